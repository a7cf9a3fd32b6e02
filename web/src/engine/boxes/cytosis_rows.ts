/** The rows of a box of Cytosis, checked as `vesicle.cytosis.components` checks them. */

import type { RecordTable } from "../tables.ts";
import { Checks, RowError, type Kind, type Manner, type Row } from "./complaints.ts";
import { putOwnBox } from "./overlay.ts";
import { sumOf } from "./writer.ts";

/** What the build says of boxes of this game. */
export interface CytosisOwn extends Manner {
  notes: string[];
  record: RecordTable;
  rows: Record<string, Row>;
  switches: Record<string, string[]>;
  keys: Record<string, Record<string, Kind>>;
  usual: Record<string, Row>;
  names: Record<"source" | "colour" | "molecule" | "area" | "kind" | "effect" | "ability", string[]>;
  collecting: string[];
  may_ask: Record<string, string[]>;
  most: number;
  most_of_a_kind: number;
  strains: number;
  most_slots: number;
  in_box: Record<string, number>;
  in_virus_box: Record<string, number>;
  room: Record<string, number>;
  players: number[];
  most_players: number;
  most_waiting: number;
  most_free: number;
  most_flasks: number;
  most_dice: number;
  responding: number;
  by_players: string[];
  plain: string[];
  lists: Record<string, number>;
  places: number;
  virus_plain: string[];
  virus_lists: Record<string, number>;
  virus_by_players: string[];
  epigenetic_plain: string[];
  two_player_board: { printed: number; caps: number };
  boost_location: number;
  finite: number;
}

/** What belongs to the Virus expansion, section by section. */
export const OF_A_VIRUS: Record<string, (row: Row) => boolean> = {
  cards: (row) => row["kind"] === "virus-attack",
  goals: (row) => row["antibodies"] > 0 || row["counts"].includes("virus-attack"),
  events: (row) => row["effect"] === "virus",
};

/** All rows of an edition with an own box on top. */
export function allRows(own: CytosisOwn, edition: string, box: Row): Row {
  const checks = new Checks(own);
  const rows = putOwnBox(checks, own.rows[edition]!, box, own.usual, own.notes);
  new Components(own, checks, rows).check();
  return rows;
}

/** The rows without those of the Virus expansion, if it is not played; its cards come after the others. */
export function inPlay(own: CytosisOwn, rows: Row, virus: boolean): Row {
  if (virus) checkNumbers(own, rows, own.in_virus_box);
  return {
    ...rows,
    ...Object.fromEntries(Object.keys(OF_A_VIRUS).map((section) => [section, part(rows, section, virus)])),
  };
}

function part(rows: Row, section: string, virus: boolean): Row {
  const base = Object.fromEntries(
    Object.entries(rows[section] as Row).filter(([, row]) => !OF_A_VIRUS[section]!(row as Row)),
  );
  return virus ? { ...base, ...rows[section] } : base;
}

/** A box holds as many cards as the printed one. */
function checkNumbers(own: CytosisOwn, rows: Row, wanted: Record<string, number>): void {
  const base = inPlay(own, rows, false);
  const [events, baseEvents] = [rows, base].map((of) => sumOf(rowsOf(of["events"]).map(([, row]) => row["copies"])));
  const [cards, baseCards] = [rows, base].map((of) => Object.keys(of["cards"] as Row).length);
  const found: Record<string, number> = {
    cards: baseCards!,
    "Virus Attack cards": cards! - baseCards!,
    events: baseEvents!,
    "Virus Events": events! - baseEvents!,
    traits: Object.keys(rows["traits"] as Row).length,
  };
  for (const [what, number] of Object.entries(wanted)) {
    if (found[what] === number) continue;
    const section = what.split(" ").at(-1)!.toLowerCase(); // the key that a file has for it
    throw new RowError(section, `a box holds ${number}${what === section ? "" : ` ${what}`}, not ${found[what]}`);
  }
}

export function rowsOf(section: unknown): [name: string, row: Row][] {
  return Object.entries(section as Record<string, Row>);
}

/** Every row has its keys and values in range, and the counts are those of the box. */
class Components {
  readonly #own: CytosisOwn;
  readonly #checks: Checks;
  readonly #rows: Row;

  constructor(own: CytosisOwn, checks: Checks, rows: Row) {
    this.#own = own;
    this.#checks = checks;
    this.#rows = rows;
  }

  check(): void {
    const { names, keys } = this.#own;
    const rows = this.#rows;
    for (const [section, wanted] of Object.entries(keys))
      for (const [name, row] of rowsOf(rows[section])) this.#row(row, wanted, `${section}.${name}`);
    for (const [name, row] of rowsOf(rows["areas"])) this.#oneOf(row["boost"], names.area, `areas.${name}.boost`);
    for (const [name, row] of rowsOf(rows["goals"]))
      for (const kind of row["counts"]) this.#oneOf(kind, names.kind, `goals.${name}.counts`);
    for (const [name, row] of rowsOf(rows["traits"]))
      this.#oneOf(row["ability"], names.ability, `traits.${name}.ability`);
    const strains = this.#strains(rows["virus"]["strains"]);
    for (const [name, row] of rowsOf(rows["cards"])) this.#card(name, row, strains);
    for (const [name, row] of rowsOf(rows["events"])) this.#event(name, row, strains);
    for (const section of ["setup", "virus"]) this.#proposals(section);
    this.#spots(rows["spots"]);
    this.#counts();
  }

  #oneOf(value: unknown, names: readonly string[], where: string): number {
    return this.#checks.oneOf(value, names, where);
  }

  #row(row: Row, keys: Record<string, Kind>, where: string): void {
    const { most, most_of_a_kind, names } = this.#own;
    this.#checks.row(row, keys, where, most);
    if ("name" in keys) this.#checks.name(row, where);
    this.#oneOf(row["source"], names.source, `${where}.source`);
    for (const table of ["needs", "pay", "gain"])
      for (const [molecule, amount] of Object.entries((row[table] as Row | undefined) ?? {})) {
        this.#oneOf(molecule, names.molecule, `${where}.${table}`);
        this.#checks.number(amount, `${where}.${table}.${molecule}`, most_of_a_kind);
      }
  }

  #strains(strains: unknown): string[] {
    const areNames = Array.isArray(strains) && strains.every((name) => typeof name === "string");
    if (areNames && new Set(strains).size === this.#own.strains) return strains;
    throw new RowError(
      "virus.strains",
      `a list of ${this.#own.strains} different names is wanted, not ${this.#checks.shown(strains)}`,
    );
  }

  #strain(row: Row, strains: string[], isWanted: boolean, where: string): void {
    if (isWanted) this.#oneOf(row["strain"], strains, where);
    else if (row["strain"]) throw new RowError(where, "only a virus has a strain");
  }

  #card(name: string, row: Row, strains: string[]): void {
    const { names } = this.#own;
    const kind = names.kind[this.#oneOf(row["kind"], names.kind, `cards.${name}.kind`)];
    if (kind === "enzyme") this.#oneOf(row["colour"], names.colour, `cards.${name}.colour`);
    else if (row["colour"]) throw new RowError(`cards.${name}.colour`, "only an enzyme has a colour");
    if ((kind === "instant") !== Object.keys(row["gain"] as Row).length > 0)
      throw new RowError(`cards.${name}.gain`, "an instant card gives resources, and no other card does");
    this.#strain(row, strains, kind === "virus-attack", `cards.${name}.strain`);
  }

  #event(name: string, row: Row, strains: string[]): void {
    const { names } = this.#own;
    const effect = names.effect[this.#oneOf(row["effect"], names.effect, `events.${name}.effect`)];
    this.#strain(row, strains, effect === "virus", `events.${name}.strain`);
    if (effect !== "boost") return;
    this.#oneOf(row["area"], names.area, `events.${name}.area`);
    if (Object.keys(row["gain"] as Row).length !== 1)
      throw new RowError(`events.${name}.gain`, "a Boost gives one kind of resource");
  }

  #proposals(section: string): void {
    const { proposals } = this.#rows[section] as Row;
    if (!Array.isArray(proposals)) throw new RowError(`${section}.proposals`, "a list of keys is wanted");
    const known = Object.keys(this.#rows[section] as Row);
    for (const name of proposals) this.#oneOf(name, known, `${section}.proposals`);
  }

  /** The spots of an area stand together, and every area has some. */
  #spots(spots: Row): void {
    const { names, most_slots } = this.#own;
    const order = rowsOf(spots).map(([name, row]) => this.#oneOf(row["area"], names.area, `spots.${name}.area`));
    if (order.some((area, index) => order.indexOf(area) < index && order[index - 1] !== area))
      throw new RowError("spots", "the spots of an area must stand together");
    if (new Set(order).size !== names.area.length) throw new RowError("spots", "every area needs at least one spot");
    if (order.filter((area) => names.area[area] === "card").length > most_slots)
      throw new RowError("spots", `at most ${most_slots} spots can be in the card area`);
    for (const [name, row] of rowsOf(spots)) this.#trade(name, row);
  }

  /** A spot asks for what its area's rule can take, and hands something out if its area is there for that. */
  #trade(name: string, row: Row): void {
    const { area, pay, gain } = row as { area: string; pay: Record<string, number>; gain: Record<string, number> };
    for (const [table, amounts] of Object.entries({ pay, gain }))
      if (Object.keys(amounts).length > 1)
        throw new RowError(`spots.${name}.${table}`, "a spot names one kind of resource");
    for (const [molecule, amount] of Object.entries(pay))
      if (amount && !(this.#own.may_ask[area] ?? []).includes(molecule))
        throw new RowError(`spots.${name}.pay`, `a spot in ${area} cannot ask for ${molecule}`);
    const given = Object.values(gain);
    const isWanted = this.#own.collecting.includes(area);
    if (given.length !== Number(isWanted) || given.includes(0))
      throw new RowError(
        `spots.${name}.gain`,
        `a spot in ${area} hands out ${isWanted ? "at least 1 of some resource" : "nothing"}`,
      );
  }

  #counts(): void {
    checkNumbers(this.#own, this.#rows, this.#own.in_box);
    for (const [what, most] of Object.entries(this.#own.room)) {
      const count = Object.keys(this.#rows[what] as Row).length;
      if (count > most) throw new RowError(what, `at most ${most} fit, not ${count}`);
    }
  }
}
