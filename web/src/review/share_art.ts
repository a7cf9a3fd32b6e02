/** The art of the share card: a cell whose vesicles leave, a clinic's virions and pills, and the winner's laurel. */

const LEAVES = [30, 55, 80, 105, 130, 152]; // degrees of the leaves on one side, from the bottom

export function laurel(): string {
  const side = LEAVES.map(
    (angle, at) =>
      `<path d="M0 0C6-3 9-11 0-19C-7-11-6-3 0 0Z" transform="rotate(${-angle}) translate(0 40) rotate(${62 + at * 4})"/>`,
  ).join("");
  return `<g fill="#d97706" stroke="#fffdf8" stroke-width="1.2">${side}<g transform="scale(-1 1)">${side}</g></g>`;
}

const MEMBRANE = "M660-40C560 130 610 250 560 380C520 490 590 590 560 690H1300V-40Z";

function vesicle(x: number, y: number, r: number, cargo: string): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fdf3e0" stroke="#c9701f" stroke-width="${r * 0.22}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#f9d9a4" stroke-width="${r * 0.1}" stroke-linecap="round" stroke-dasharray="0.1 ${r * 0.22}"/>` +
    `<g transform="translate(${x} ${y}) scale(${r / 30})">${cargo}</g>`
  );
}

const SUGAR = '<path d="M0-15L13-7.5V7.5L0 15L-13 7.5V-7.5Z" fill="#1f7a4d"/>';
const FOLD = '<path d="M-13 6q5-14 9 0t9-4 8 4" fill="none" stroke="#b93a22" stroke-width="6" stroke-linecap="round"/>';
const DROP = '<path d="M0-15C9-4 12 1 12 6A12 12 0 0 1-12 6C-12 1-9-4 0-15Z" fill="#b07a00"/>';

export function cellArt(): string {
  const golgi = [0, 1, 2, 3].map(
    (at) =>
      `<path d="M${950 + at * 8} ${92 + at * 24}q70 ${26 - at * 4} ${150 - at * 16} 0" fill="none" stroke="#d98aa4" stroke-width="13" stroke-linecap="round"/>`,
  );
  return [
    '<rect width="1200" height="630" fill="#f5f0e6"/>',
    `<path d="${MEMBRANE}" fill="#f8dfc0" transform="translate(104 0)"/>`,
    `<path d="${MEMBRANE}" fill="none" stroke="#c9701f" stroke-width="26" transform="translate(104 0)"/>`,
    `<path d="${MEMBRANE}" fill="none" stroke="#f9d9a4" stroke-width="9" stroke-linecap="round" stroke-dasharray="0.1 15" transform="translate(104 0)"/>`,
    '<circle cx="1190" cy="330" r="150" fill="#e4c8e8" stroke="#8a5aa6" stroke-width="10"/>',
    '<path d="M1100 300c40-60 60 30 100-20" fill="none" stroke="#8a5aa6" stroke-width="8" stroke-linecap="round"/>',
    ...golgi,
    vesicle(826, 158, 34, SUGAR),
    vesicle(884, 66, 24, DROP),
    vesicle(776, 70, 21, FOLD),
    vesicle(624, 96, 17, SUGAR),
  ].join("");
}

function virion(x: number, y: number, r: number, colour: string): string {
  const spikes = Array.from({ length: 12 }, (_, at) => {
    const angle = (Math.PI * at) / 6;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * 1000) / 1000) as [
      number,
      number,
    ];
    const far = r * 1.38;
    return `<path d="M${cos * r} ${sin * r}L${cos * far} ${sin * far}"/><circle cx="${cos * far}" cy="${sin * far}" r="${r * 0.1}" fill="${colour}"/>`;
  });
  return (
    `<g transform="translate(${x} ${y})" stroke="${colour}" stroke-width="${r * 0.09}" stroke-linecap="round">${spikes.join("")}` +
    `<circle r="${r}" fill="${colour}" fill-opacity="0.85"/><circle cx="${-r * 0.3}" cy="${-r * 0.3}" r="${r * 0.22}" fill="#fff" fill-opacity="0.5" stroke="none"/></g>`
  );
}

function pill(x: number, y: number, turn: number, colour: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-44" y="-18" width="88" height="36" rx="18" fill="#fffdf8" stroke="${colour}" stroke-width="4"/>` +
    `<path d="M0-18H26A18 18 0 0 1 26 18H0Z" fill="${colour}"/></g>`
  );
}

export function clinicArt(): string {
  const tiles = Array.from({ length: 9 }, (_, at) => `M0 ${70 * at}H1200`).join("");
  const joints = Array.from({ length: 17 }, (_, at) => `M${75 * at} 0V630`).join("");
  return [
    '<rect width="1200" height="630" fill="#eaf3ef"/>',
    `<path d="${tiles}${joints}" stroke="#d6e6df" stroke-width="2"/>`,
    virion(1010, 128, 66, "#a8323e"),
    virion(846, 84, 34, "#1f5f9c"),
    virion(1150, 226, 26, "#1f5f9c"),
    pill(772, 182, -24, "#a8323e"),
    pill(900, 208, 16, "#b07a00"),
    pill(1112, 60, 34, "#1f5f9c"),
    '<rect x="36" y="204" width="620" height="342" rx="26" fill="#fffdf8" fill-opacity="0.8"/>',
  ].join("");
}
