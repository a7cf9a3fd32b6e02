/** A box of Virus & Co.: rows checked and put into a record, as `vesicle.virus_and_co` does it. */

import type { RecordTable } from "../tables.ts";
import { Checks, quote, RowError, type Kind, type Manner, type Row } from "./complaints.ts";
import { putOwnBox } from "./overlay.ts";
import { BoxWriter, sumOf } from "./writer.ts";

export interface VirusAndCoOwn extends Manner {
  notes: string[];
  record: RecordTable;
  rows: Record<string, Row>;
  switches: Record<string, string[]>;
  keys: Record<string, Kind>;
  usual: Record<string, Row>;
  names: Record<"source" | "kind" | "pill", string[]>;
  kinds: Record<"main" | "virus" | "pills" | "lasting", string[]>;
  most_points: number;
  most_pills: number;
  in_box: Record<"cards" | "risks", number>;
  numbers: Record<string, [least: number, most: number]>;
  most_lasting: number;
  most_rounds: number;
  highest_price: number;
}

export type Length = { players: number; rounds: unknown; etiquette: unknown };

/** All rows of an edition with an own box on top, and one row for every card. */
export function rowsOf(own: VirusAndCoOwn, edition: string, box: Row): { rows: Row; dealt: Row } {
  const checks = new Checks(own);
  const rows = putOwnBox(checks, own.rows[edition]!, box, own.usual, own.notes);
  const dealt: Row = { ...rows };
  for (const [section, wanted] of Object.entries(own.in_box)) {
    dealt[section] = dealOut(own, checks, rows[section], section);
    const count = Object.keys(dealt[section] as Row).length;
    if (count !== wanted) throw new RowError(section, `a box holds ${wanted}, not ${count}`);
  }
  for (const name of Object.keys(dealt["risks"] as Row))
    if (Object.hasOwn(dealt["cards"], name))
      throw new RowError(`risks.${name}`, "a card of the main deck has this name already");
  return { rows, dealt };
}

/** One checked row for every card: `injection` with ten copies is injection-1 to injection-10. */
function dealOut(own: VirusAndCoOwn, checks: Checks, rows: Row, section: string): Row {
  const cards: Row = {};
  for (const [name, row] of Object.entries(rows)) {
    const where = `${section}.${name}`;
    const { copies, ...full } = row as Row;
    checkCard(own, checks, full, where, section === "cards");
    let made = [name];
    if (copies !== undefined && copies !== null) {
      const count = checks.number(copies, `${where}.copies`, own.in_box.cards);
      made = Array.from({ length: count }, (_, number) => `${name}-${number + 1}`);
    }
    for (const card of made) {
      if (Object.hasOwn(cards, card)) throw new RowError(where, `there is a card ${quote(card)} already`);
      cards[card] = full;
    }
  }
  return cards;
}

function checkCard(own: VirusAndCoOwn, checks: Checks, row: Row, where: string, isMain: boolean): void {
  const { names, kinds } = own;
  checks.row(row, own.keys, where, own.most_points);
  checks.name(row, where);
  checks.oneOf(row["source"], names.source, `${where}.source`);
  const kind = names.kind[checks.oneOf(row["kind"], names.kind, `${where}.kind`)]!;
  if (kinds.main.includes(kind) !== isMain)
    throw new RowError(`${where}.kind`, `${quote(kind)} belongs to the other deck`);
  if (kinds.virus.includes(kind) !== row["points"] > 0)
    throw new RowError(`${where}.points`, "a Virus has at least one point, and no other card has any");
  for (const [pill, amount] of Object.entries(row["pills"] as Row)) {
    checks.oneOf(pill, names.pill, `${where}.pills`);
    checks.number(amount, `${where}.pills.${pill}`, own.most_pills);
  }
  if (Object.keys(row["pills"] as Row).length > 0 && !kinds.pills.includes(kind))
    throw new RowError(`${where}.pills`, "a card of this kind shows no pills");
}

/** The record of a table's box; `switches` are all rulings by the number of their option. */
export function fillBox(own: VirusAndCoOwn, dealt: Row, length: Length, switches: Record<string, number>): Uint8Array {
  const box = new BoxWriter(own.record);
  box.set("players", length.players);
  for (const [name, option] of Object.entries(switches)) box.set(name, option);
  setNumbers(own, box, dealt["setup"]);
  setCards(own, box, dealt);
  checkPills(own, box);
  setLength(own, box, length);
  return box.bytes;
}

function setNumbers(own: VirusAndCoOwn, box: BoxWriter, setup: Row): void {
  const checks = new Checks(own);
  for (const [name, [least, most]] of Object.entries(own.numbers)) {
    const number = checks.number(setup[name], `setup.${name}`, most);
    if (number < least) throw new RowError(`setup.${name}`, `${number} is less than ${least}`);
    box.set(name, number);
  }
  for (const column of ["pills", "start"])
    for (const [pill, amount] of Object.entries(setup[column] as Row)) {
      const place = checks.oneOf(pill, own.names.pill, `setup.${column}`);
      box.set(column, checks.number(amount, `setup.${column}.${pill}`, 999), place);
    }
}

function setCards(own: VirusAndCoOwn, box: BoxWriter, dealt: Row): void {
  const [main, risks] = [dealt["cards"], dealt["risks"]].map((cards) => Object.values(cards as Record<string, Row>));
  const all = [...main!, ...risks!];
  box.set("n_main", main!.length);
  box.set("n_cards", all.length);
  all.forEach((row, card) => {
    box.set("card_kind", own.names.kind.indexOf(row["kind"]), card);
    box.set("card_points", row["points"], card);
    for (const [pill, amount] of Object.entries(row["pills"] as Record<string, number>))
      box.set("card_pills", amount, card, own.names.pill.indexOf(pill));
  });
  const lasting = all.filter((row) => own.kinds.lasting.includes(row["kind"])).length;
  if (lasting > own.most_lasting)
    throw new RowError(
      "risks",
      `at most ${own.most_lasting} cards can lie in front of a player all round, not ${lasting}`,
    );
}

/** The box holds the start stocks, and no refusal can cost more than there are payments for. */
function checkPills(own: VirusAndCoOwn, box: BoxWriter): void {
  const stocks = box.get("players") + 1;
  own.names.pill.forEach((name, pill) => {
    if (stocks * box.get("start", pill) > box.get("pills", pill))
      throw new RowError(`setup.start.${name}`, `${stocks} stocks need more than setup.pills has`);
  });
  const worth = stocks * sumOf(box.list("start").map((count, pill) => (pill + 1) * count));
  if (Math.floor(worth / 3) + 1 > own.highest_price)
    throw new RowError("setup.start", `the pills in play are worth ${worth}; ${3 * own.highest_price - 1} is the most`);
}

function setLength({ most_rounds }: VirusAndCoOwn, box: BoxWriter, { rounds, etiquette }: Length): void {
  if (!Number.isInteger(rounds) || Number(rounds) < 1 || Number(rounds) > most_rounds)
    throw new Error(`rounds: ${String(rounds)} is not a whole number from 1 to ${most_rounds}`);
  if (typeof etiquette !== "boolean") throw new Error(`etiquette: ${String(etiquette)} is neither true nor false`);
  box.set("rounds", Number(rounds));
  box.set("etiquette", etiquette);
}
