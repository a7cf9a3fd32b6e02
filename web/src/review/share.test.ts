import { describe, expect, it } from "vitest";
import { type Card, escaped, shareCard } from "./share";

const CARD: Card = {
  game: "cytosis",
  title: "Cytosis · Second edition",
  headline: "Ada wins!",
  players: [
    { seat: 1, name: "Ada", letter: "A", colour: "amber", total: "62", isWinner: true },
    { seat: 0, name: `<img src=x onerror="1"> & 'Bo'`, letter: "<", colour: "teal", total: "−5", isWinner: false },
  ],
  series: [
    [0, 2, -5],
    [0, 30, 62],
  ],
  chart: "Points by round",
  date: "15 November 2026",
};

describe("the card to share", () => {
  it("escapes whatever people call themselves", () => {
    expect(escaped(`a<b>&"c"'\u0000d`)).toBe("a&lt;b&gt;&amp;&quot;c&quot;&#39;d");
    expect(shareCard(CARD)).not.toContain("<img");
    expect(shareCard(CARD)).toContain("&lt;img");
  });

  it("shows every player's points, and a laurel for the winner alone", () => {
    const svg = shareCard(CARD);
    expect(svg).toContain(">62</text>");
    expect(svg).toContain(">−5</text>");
    expect(svg.split('fill="#d97706"').length - 1).toBe(1);
  });

  it("needs nothing from elsewhere", () => {
    for (const game of ["cytosis", "virus-and-co"] as const) {
      expect(shareCard({ ...CARD, game })).not.toMatch(/href|url\(|style|NaN|undefined/);
    }
  });

  it("carries the typefaces that it is given", () => {
    expect(shareCard(CARD, "@font-face{}")).toContain("<style>@font-face{}</style>");
  });
});
