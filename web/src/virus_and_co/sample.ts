/** A small table for tests, with every question, every answer and every kind of entry. */

import type { Scene } from "../lib/games";
import type { Seat, View } from "../lib/protocol";
import cardsToml from "../../../src/vesicle/virus_and_co/data/base/cards.toml?raw";
import risksToml from "../../../src/vesicle/virus_and_co/data/base/risks.toml?raw";
import type { CardRow, Patient } from "./reading";

const NAMES = ["Ada", "Barbara", "Rita"];
const COLOURS = ["teal", "amber", "violet"];

/** The rows of a file of cards: its headings, kinds and points. */
function readRows(toml: string): Record<string, CardRow> {
  const tables = toml.matchAll(/^\[(.+)\]\n((?:\w+ +=.*\n?)+)/gm);
  return Object.fromEntries(
    [...tables].map(([, name = "", body = ""]) => {
      const kind = /^kind += "(.+)"/m.exec(body)?.[1] ?? "";
      const points = Number(/^points += (\d+)/m.exec(body)?.[1] ?? 0);
      return [name, { kind, ...(points ? { points } : {}), pills: { blue: 1 } }];
    }),
  );
}

const rows = {
  setup: {
    sickness_limit: 12,
    injection_limit: 3,
    risk_from: 4,
    risk_price: 1,
    own_risk_price: 2,
    icu_points: 13,
    bet_right: 2,
    bet_wrong: 4,
  },
  cards: readRows(cardsToml),
  risks: readRows(risksToml),
};

function lieDown(): Patient {
  return {
    points: { pills: 0, sickness: 0, bets: 0, icu: 0 },
    scores: [0, 0, 0],
    visits: 0,
    pills: { blue: 3, yellow: 2, red: 2 },
    staged: { blue: 0, yellow: 0, red: 0 },
    hand: ["plague-1", "nurse"],
    row: ["zika", "test-subject"],
    injections: [],
    under: [null, null, null],
    lasting: [],
    named: [],
  };
}

/** A table of three; `changes` is set into the view, `mine` into the first patient. */
export function clinic(changes: Partial<View>, looking: Seat | null, mine: Partial<Patient> = {}): Scene {
  const players = NAMES.map((_name, seat) => ({ ...lieDown(), ...(seat === 0 ? mine : {}) }));
  const view: View = {
    seat: 0,
    winner: null,
    winners: [],
    round_number: 2,
    starter: 0,
    active: 0,
    turn_card: 0,
    icu: null,
    pending: ["turn"],
    pile: null,
    moving: [],
    target: 1,
    giver: null,
    recipient: null,
    passes: 0,
    collected: 0,
    pharmacy: { blue: 3, yellow: 2, red: 2 },
    offers: { "1": "rhinovirus", "2": "ebola" },
    pile_1: { count: 9, known: [] },
    pile_2: { count: 9, known: [] },
    discard: [],
    out: { count: 2, known: [] },
    players,
    facts: {
      ...{ price: 3, paid: 1, owed: 2, by_piece: 0, wanted: "blue" },
      players: players.map(({ row }) => ({ sickness: 9, counts: row.map(() => 4), worth: 13, daring: 1, forecast: 4 })),
    },
    ...changes,
  };
  return {
    view,
    components: { game: "virus-and-co", rows, rulings: {}, board: {} },
    seats: NAMES.map((name, seat) => ({
      kind: "person",
      name,
      colour: COLOURS[seat] ?? null,
      bot: null,
      holder: seat,
      host: seat === 0,
      stand_in: false,
      calls: [],
    })),
    options: { rounds: 3, etiquette: true },
    looking,
    mine: looking === null ? [] : [looking],
    names: NAMES,
  };
}

export const kinds = [
  ...["light-blue", "red", "injection", "own-virus", "sent-virus", "own-injection", "test", "steal", "gain"],
  ...["others-return", "neighbours-return", "taker-returns", "give", "courtesy", "bet-on", "bet-off"],
];

export const asks: (Partial<View> & { pending: string })[] = [
  { pending: "turn-card" },
  { pending: "turn" },
  { pending: "pass", pile: 1 },
  { pending: "pass", moving: ["nurse"] },
  { pending: "address" },
  { pending: "lapse" },
  { pending: "receive", moving: ["zika"], recipient: 0, giver: 1, passes: 2 },
  { pending: "receive", moving: [null], recipient: 0, giver: null, passes: 1 },
  { pending: "inject", moving: ["injection-1"] },
  { pending: "choose" },
  { pending: "name", moving: ["sneeze-1"] },
  { pending: "name", moving: ["free-sample"] },
  { pending: "name", moving: ["diagnosis"] },
  { pending: "name", moving: ["nurse"] },
  { pending: "return", moving: ["recall"] },
  { pending: "give" },
  { pending: "donor" },
  { pending: "manners" },
];

export const actions: (Partial<View> & { action: string })[] = [
  ...["took", "forgot", "keep 1", "circulate 2", "risk nurse", "plain", "doctor", "done", "pass 1", "donor 2"].map(
    (action) => ({ action }),
  ),
  ...["pill blue", "pill yellow", "pill red", "inject zika", "choose zika"].map((action) => ({ action })),
  { action: "accept", moving: ["zika"] },
  { action: "accept", moving: [null] },
  { action: "pay 1y-1r", moving: ["zika"], passes: 6 },
  { action: "pay 0y-1r", moving: [null], passes: 1 },
  ...["sneeze-1", "free-sample", "diagnosis", "nurse"].map((card) => ({ action: "name 1", moving: [card] })),
];

const spoken = ["took", "forgot", "keep 1", "circulate 1", "risk", "risk nurse", "accept", "pay 0y-1r", "pass 2"];
const answered = ["plain", "doctor", "inject zika", "choose zika", "name 1", "pill", "pill red", "donor 1", "done"];

export const entries: Record<string, unknown>[] = [
  ...[...spoken, ...answered].map((action) => ({ what: "act", seat: 0, action })),
  { what: "round", round: 1, first_seat: 0 },
  { what: "offers", cards: ["zika", "injection-1"] },
  { what: "deal", seat: 0, cards: ["nurse", "plague-1"] },
  { what: "deal", seat: 0, cards: [null, null] },
  { what: "shuffle", pile: "pile_1", order: ["zika"] },
  { what: "circulates", card: "zika" },
  { what: "played", card: null },
  { what: "kept", card: "injection-1" },
  { what: "passed", from: 0, to: 1, passes: 1 },
  { what: "revealed", card: "nurse" },
  { what: "pills", seat: 0, pill: "blue", change: 1 },
  { what: "pills", seat: 0, pill: "red", change: -2 },
  { what: "staged", seat: 0, pill: "yellow", change: -1 },
  { what: "staged", seat: 0, pill: "yellow", change: 1 },
  { what: "pharmacy", pill: "blue", change: 1 },
  { what: "pharmacy", pill: "red", change: -1 },
  { what: "virus", seat: 0, card: "zika" },
  { what: "injection", seat: 0, card: "injection-1", on: "zika" },
  { what: "injection", seat: 0, card: "injection-1", on: null },
  { what: "lasting", seat: 0, card: "diagnosis", named: 1 },
  { what: "lasting", seat: 0, card: "nurse", named: 1 },
  { what: "lasting", seat: 0, card: "senior-doctor", named: null },
  { what: "offer", pile: "1", card: "zika" },
  { what: "turn-card", seat: 0 },
  { what: "scored", seat: 0, icu: true, points: -13, sources: { pills: 0, sickness: 0, bets: 0, icu: -13 } },
  { what: "scored", seat: 0, icu: false, points: 3, sources: { pills: 7, sickness: -6, bets: 2, icu: 0 } },
  { what: "end", winner: 0, winners: [0] },
  { what: "end", winner: 0, winners: [0, 2] },
  { what: "undone", seat: 0, to: 4 },
];
