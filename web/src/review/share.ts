/** The card that people share: one SVG that needs nothing else, with our own art. */

import type { GameId } from "../lib/protocol";
import { dashOf, linePath, scale, shapeOf, shortened, ticks } from "./geometry";
import { cellArt, clinicArt, laurel } from "./share_art";

export const WIDTH = 1200;
export const HEIGHT = 630;

export type Player = { seat: number; name: string; letter: string; colour: string; total: string; isWinner: boolean };
export type Card = {
  game: GameId;
  title: string; // "Cytosis · Second edition"
  headline: string; // "Ada wins!"
  players: Player[]; // the best first
  series: number[][]; // totals after every round, by seat
  chart: string; // what the small chart shows
  date: string;
};

/** The seats' colours on light ground; a picture that travels knows no style sheet. */
const COLOURS: Record<string, string> = {
  teal: "#0f766e",
  violet: "#6d28d9",
  amber: "#b45309",
  rose: "#be185d",
  green: "#3f6f12",
  blue: "#1d4fa3",
};
const SANS = "'Vesicle Text',Arial,'Liberation Sans',sans-serif";
const DISPLAY = "'Vesicle Display','Times New Roman','Liberation Serif',serif";
const INK = "#1d2830";
const SOFT = "#4d5b65";
const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const PANEL = { x: 706, y: 262, width: 430, height: 276 };
const ROWS = { top: 232, room: 306, most: 66 };

/** Text as it may stand in a picture: names are whatever people write. Signs that XML forbids are left out. */
export function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

const colourOf = (player: Player): string => COLOURS[player.colour] ?? INK;

/** Smaller letters for more of them, so that a line keeps its room. */
const fitting = (text: string, room: number, most: number): number =>
  Math.min(most, Math.round((room / Math.max([...text].length, 1)) * 1.9));

/** The picture; `faces` are style rules that carry its typefaces. */
export function shareCard(card: Card, faces = ""): string {
  const art = card.game === "cytosis" ? cellArt() : clinicArt();
  const size = fitting(card.headline, 560, 66);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${escaped(`${card.title}: ${card.headline}`)}</title>`,
    faces && `<style>${faces}</style>`,
    art,
    `<text x="64" y="92" font-family="${SANS}" font-size="25" font-weight="700" letter-spacing="1.5" fill="#0a6b66">${escaped(card.title.toLocaleUpperCase())}</text>`,
    `<text x="62" y="176" font-family="${DISPLAY}" font-size="${size}" font-weight="600" fill="${INK}">${escaped(card.headline)}</text>`,
    ...card.players.map((player, at) => row(player, at, card.players.length)),
    chart(card),
    `<text x="64" y="590" font-family="${SANS}" font-size="22" fill="${SOFT}">${escaped(card.date)}</text>`,
    `<text x="1136" y="590" font-family="${DISPLAY}" font-size="30" font-weight="600" text-anchor="end" fill="${INK}">Vesicle</text>`,
    "</svg>",
  ].join("");
}

function row(player: Player, at: number, count: number): string {
  const tall = Math.min(ROWS.most, ROWS.room / count);
  const y = ROWS.top + tall * (at + 0.5);
  const radius = Math.min(22, tall * 0.36);
  const size = Math.min(32, tall * 0.52);
  return [
    player.isWinner ? `<g transform="translate(92 ${y}) scale(${radius / 27})">${laurel()}</g>` : "",
    `<circle cx="92" cy="${y}" r="${radius}" fill="${colourOf(player)}"/>`,
    `<text x="92" y="${y + radius * 0.36}" font-family="${SANS}" font-size="${radius}" font-weight="700" text-anchor="middle" fill="#fff">${escaped(player.letter)}</text>`,
    `<text x="140" y="${y + size * 0.34}" font-family="${SANS}" font-size="${size}" font-weight="${player.isWinner ? 700 : 500}" fill="${INK}">${escaped(shortened(player.name, 20))}</text>`,
    `<text x="590" y="${y + size * 0.36}" font-family="${SANS}" font-size="${size * 1.15}" font-weight="750" text-anchor="end" fill="${colourOf(player)}">${escaped(player.total)}</text>`,
  ].join("");
}

function chart(card: Card): string {
  const { x, y, width, height } = PANEL;
  const all = card.series.flat();
  const rows = ticks(Math.min(0, ...all), Math.max(1, ...all), 4);
  const along = scale([0, (card.series[0]?.length ?? 2) - 1], [x + 54, x + width - 26]);
  const up = scale([rows[0]!, rows.at(-1)!], [y + height - 26, y + 56]);
  const lines = rows.map(
    (tick) =>
      `<path d="M${x + 54} ${up(tick)}H${x + width - 26}" stroke="${tick === 0 ? SOFT : "#dcd4c4"}"/>` +
      `<text x="${x + 44}" y="${up(tick) + 6}" font-family="${SANS}" font-size="17" text-anchor="end" fill="${SOFT}">${String(tick).replace("-", "−")}</text>`,
  );
  const drawn = card.players.map((player) => {
    const points = (card.series[player.seat] ?? []).map((total, at) => ({ x: along(at), y: up(total) }));
    const dash = dashOf(player.seat);
    const end = points.at(-1) ?? { x: 0, y: 0 };
    return (
      `<path d="${linePath(points)}" fill="none" stroke="${colourOf(player)}" stroke-width="4" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>` +
      `<path d="${shapeOf(player.seat)}" transform="translate(${end.x} ${end.y}) scale(1.7)" fill="${colourOf(player)}" stroke="#fffdf8" stroke-width="0.8"/>`
    );
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24" fill="#fffdf8" fill-opacity="0.93" stroke="#dcd4c4"/>`,
    `<text x="${x + 24}" y="${y + 36}" font-family="${SANS}" font-size="19" font-weight="600" fill="${SOFT}">${escaped(card.chart)}</text>`,
    ...lines,
    ...drawn,
  ].join("");
}

/** The picture as an address that needs no file; the page's content policy allows pictures of this kind. */
export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture as PNG, drawn by the browser; twice its size, so that it is sharp. */
export async function pngOf(svg: string): Promise<string> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}
