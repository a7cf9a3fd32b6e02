import { afterEach, expect, test } from "vitest";
import { Refusal } from "./api";
import { sayComplaint } from "./complaints";
import { sayRefusal } from "./refusals";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.language = null;
});

const WRONG: [said: string, en: string, it: string][] = [
  ["players: 7 is none of 2, 3, 4, 5", "Players: there is no “7”", "Giocatori: «7» non esiste"],
  ["edition 'third' is none of first, second", "Edition: there is no “third”", "Edizione: «third» non esiste"],
  ["ruling 'supply': 'x' is none of finite", "(supply): there is no “x”", "Interpretazioni (supply): «x»"],
  ["rounds: 99 is not a whole number from 1 to 9", "Rounds: 99 won’t work", "Round: 99 non va bene"],
  [
    "clock: 'seconds' of kind 'turn' is a whole number from 5 to 86400",
    "Seconds per turn: enter a whole number from 5 to 86400",
    "Secondi per turno: inserisci un numero intero da 5 a 86400",
  ],
  ["cards.insulin.atp: -1 is not a whole number from 0 to 99", "cards.insulin.atp: -1", "serve un numero intero da 0"],
  ["cards.insulin.x: there is no such key; known are atp", "Known names: atp", "Nomi validi: atp"],
  ["cards.insulim: there is no such key; near it is insulin", "Similar names: insulin", "Nomi simili: insulin"],
  [
    "cards: a table is wanted here, not 3",
    "cards: 3 won’t work; write a table",
    "cards: 3 non va bene; serve una tabella",
  ],
  ["spots.x: there is no such key; near it are a-1 and b", "Similar names: a-1, b", "Nomi simili: a-1, b"],
  [
    "virus: True or False is wanted, not 3",
    "virus: 3 won’t work; enter true or false",
    "virus: 3 non va bene; serve true",
  ],
  ["virus.gains: a list of 4 lists is wanted, not 1", "virus.gains: 1 won’t work", "virus.gains: 1 non va bene"],
  ["cards: a box holds 43, not 2", "cards: a box holds 43, not 2", "cards: una scatola ne contiene 43, non 2"],
  ["a name has at most 40 characters, not 41", "40 characters at most", "al massimo 40 caratteri"],
  ["spots: every area needs at least one spot", "spots does not fit", "Parole del server (in inglese): «every area"],
];

test.each(WRONG)("%s", (said, en, it) => {
  settings.language = "en";
  expect(sayComplaint(said)).toContain(en);
  settings.language = "it";
  expect(sayComplaint(said)).toContain(it);
});

test("a sentence of no known form is told as it is, and other refusals by their code", () => {
  settings.language = "en";
  expect(sayRefusal(new Refusal("invalid", "something else"))).toBe("The server did not accept that: something else.");
  expect(sayRefusal(new Refusal("taken", "players: 7 is none of 2"))).toContain("quicker");
});
