/** What a score sheet comes to: it is laid out as a position, and the engine scores it as it scores every game. */

import type { Engine, Match, Table } from "../engine/engine.ts";
import { findField, type Field } from "../engine/tables.ts";
import { MOLECULES, NOBODY, STRAINS, type Sheet, type Side } from "./sheet";

export const AT_THE_END = ["macromolecules", "detox", "sets", "goals"]; // sources that the engine works out
const ANY_SEED = 0; // of the table that the sheet is laid out on: nothing that is dealt counts
const ANYWHERE = 0; // the area of a vesicle, which does not count
const ATTACK = "virus-attack";

export type Score = { total: number; track: number; sources: Record<string, number> };
export type Outcome = { scores: Score[]; winner: number; isTie: boolean };

export function tableOf(engine: Engine, { edition, players, virus }: Sheet): Table {
  return engine.table({ edition, players, virus });
}

/** The cards that can lie face up before a player: all but those that are played at once. */
export function cardsOf(table: Table): string[] {
  return table.labels["card"]!.filter((card) => kindOf(table, card) !== "instant");
}

export function scoreSheet(table: Table, sheet: Sheet): Outcome {
  const ended = layOut(table, sheet).ended;
  const scores = ended.scores().map(({ total, sources }, seat) => {
    return { total: Number(total), track: sheet.sides[seat]!.track, sources: sources as Record<string, number> };
  });
  const winner = ended.winner ?? NOBODY;
  const best = scores[winner]?.total;
  return { scores, winner, isTie: scores.filter(({ total }) => total === best).length > 1 };
}

/** A fresh table on which everything lies that the sheet tells, and nothing else that could score. */
function layOut(table: Table, sheet: Sheet): Match {
  const { record } = table.engine.tables;
  const bytes = table.deal(ANY_SEED).record.slice();
  const seats = table.labels["goal"]!.flatMap((goal) => sheet.goals[goal] ?? [NOBODY, NOBODY]);
  write(
    bytes,
    findField(record, "goal_seats"),
    0,
    seats.map((seat) => (seat < sheet.players ? seat : NOBODY)),
  );
  write(bytes, findField(record, "marker"), 0, [sheet.marker % sheet.players]);
  const players = findField(record, "players");
  for (let seat = 0; seat < sheet.players; seat++)
    for (const [name, numbers] of Object.entries(numbersOf(table, sheet, sheet.sides[seat]!)))
      write(
        bytes,
        players.fields!.find((field) => field.name === name)!,
        players.start + seat * players.records!,
        numbers,
      );
  return table.resume(bytes);
}

/** The fields of a player's record that count. The Health Track has all that was scored on the way. */
function numbersOf(table: Table, sheet: Sheet, side: Side): Record<string, number[]> {
  const { molecule, strain, card, source } = table.labels;
  const known = side.cards.filter((one) => card!.includes(one));
  const rows = (isAttack: boolean): number[] =>
    known.filter((one) => (kindOf(table, one) === ATTACK) === isAttack).map((one) => card!.indexOf(one));
  return {
    points: source!.map((name) => (name === "cards" ? side.track : 0)),
    stock: molecule!.map((name) => (MOLECULES.includes(name) ? (side.stock[name] ?? 0) : 0)),
    cargo: molecule!.map((name) => side.cargo[name] ?? 0), // all on the first disk
    disk_area: Object.values(side.cargo).some((count) => count > 0) ? [ANYWHERE] : [],
    completed: rows(false),
    attacks: rows(true),
    antibodies: strain!.map((name) => (sheet.virus && STRAINS.includes(name) ? (side.antibodies[name] ?? 0) : 0)),
  };
}

function kindOf(table: Table, card: string): string {
  const cards = table.rows["cards"] as Record<string, { kind: string }>;
  return cards[card]!.kind;
}

/** Numbers from the beginning of a field on; what is left of it is empty. */
function write(bytes: Uint8Array, { start, width, shape, fill }: Field, at: number, numbers: number[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at + start);
  const length = shape!.reduce((all, one) => all * one, 1);
  for (let place = 0; place < length; place++) {
    const number = numbers[place] ?? fill!;
    if (width === 1) view.setInt8(place, number);
    else view.setInt16(2 * place, number, true);
  }
}
