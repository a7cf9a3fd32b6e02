import { expect, test, vi } from "vitest";
import type { Entry, SeatInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { LANGUAGES } from "../lib/texts.svelte";
import { characterAt, COMPANY, companyOf, levelAt, MANNERS } from "./characters";
import { remarkOn, sayRemark, type Moment } from "./remarks";

const MOMENTS: Moment[] = ["hello", "score", "praise", "hurt", "won", "lost"];
const seat = (kind: string, name: string, bot: string | null = null): SeatInfo =>
  ({ kind, name, bot, colour: "teal" }) as unknown as SeatInfo;
const SEATS = [seat("person", "Ada"), seat("bot", "Mimo", "freshman"), seat("bot", "Nox", "freshman")];
const entry = (what: string, more: object): Entry => ({ what, ...more }) as Entry;

test("a dozen are at home at four levels, no two are alike", () => {
  expect(COMPANY.length).toBe(12);
  for (const level of ["freshman", "graduate", "postdoc", "laureate"]) expect(companyOf(level).length).toBe(3);
  expect(new Set(COMPANY.map(({ name }) => name)).size).toBe(12);
  expect(new Set(COMPANY.map(({ body }) => body)).size).toBe(12);
});

test("a bot is known by its name, a person never", () => {
  expect(characterAt(SEATS[1])?.manner).toBe("cheerful");
  expect(characterAt(seat("person", "Mimo"))).toBeNull();
  expect(levelAt(SEATS[2])).toBe("Freshman");
  expect(levelAt(seat("bot", "Greedy", "greedy"))).toBe("");
});

test("everybody has a word for every moment in every language", () => {
  const missing = vi.spyOn(console, "error");
  for (const language of LANGUAGES) {
    settings.language = language;
    for (const moment of MOMENTS) {
      const said = COMPANY.map((character) => sayRemark(character, moment));
      expect(new Set(said).size).toBe(MANNERS.length);
    }
  }
  settings.language = "en";
  expect(missing).not.toHaveBeenCalled();
});

test("who scores much is proud of it, and a person who does is praised by a bot", () => {
  const points = (seat: number): Entry[] => [entry("points", { seat, source: "cards", change: 9 })];
  expect(remarkOn(SEATS, points(1), 4)).toMatchObject({ seat: 1, text: "Yes! Did you see that?" });
  expect(remarkOn(SEATS, points(0), 4)?.seat).not.toBe(0);
  expect(remarkOn(SEATS, points(1), 5)).toBeNull(); // not every time
});

test("the winner has the last word, and where a person wins a bot congratulates", () => {
  expect(remarkOn(SEATS, [entry("end", { winner: 2 })], 7)).toMatchObject({ seat: 2, text: "Well, that’s that." });
  expect(remarkOn(SEATS, [entry("end", { winner: 0 })], 7)?.seat).not.toBe(0);
});

test("among people alone nobody remarks on anything", () => {
  expect(remarkOn([SEATS[0]!, SEATS[0]!], [entry("end", { winner: 0 })], 7)).toBeNull();
});
