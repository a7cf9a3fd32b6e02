/** The options of a table: its box, and what its numbers are called. */

import { ownBoxOf } from "./boxes/own_box.ts";
import { applyPatch, newBytes, type Switches, type Tables } from "./tables.ts";

export type Options = Record<string, unknown>;
export type Rows = Record<string, unknown>;
export type Labels = Record<string, string[]>;

const ELSEWHERE = ["rulings", "first_seat"];

/** The bytes of the box for these options; an Error in one sentence for what does not exist. */
export function makeBox(tables: Tables, options: Options): Uint8Array {
  const table = findTable(tables, options);
  const box = newBytes(tables.boxes.size, tables.boxes.usual, table.box);
  const switches: Switches = { ...tables.boxes.switches, ...table.switches };
  for (const [name, value] of Object.entries(choicesOf(tables, options))) {
    const ways = switches[name];
    if (!ways) throw new Error(`there is no ruling ${name}`);
    const patch = ways[String(value)];
    if (!patch) throw new Error(`${name}: ${String(value)} is none of ${Object.keys(ways).join(", ")}`);
    applyPatch(box, patch);
  }
  return box;
}

export function makeLabels(tables: Tables, options: Options): Labels {
  const chosen = findTable(tables, options).labels;
  return Object.fromEntries(Object.entries(tables.labels).map(([label, ways]) => [label, ways[chosen[label] ?? 0]!]));
}

/** All options, defaults filled in; rulings that the edition plays anyway are left out. */
export function fillOptions(tables: Tables, options: Options): Options {
  const edition = String(valueOf(tables, options, "edition"));
  const rulings = Object.entries((options["rulings"] as Record<string, string> | undefined) ?? {});
  const chosen = rulings.filter(([name, value]) => tables.rulings[name]?.[edition] !== value);
  return { ...tables.usual, ...options, rulings: Object.fromEntries(chosen) };
}

/** The box, what its numbers are called and what is printed on it. */
export function layOut(tables: Tables, options: Options): { box: Uint8Array; labels: Labels; rows: Rows } {
  const { sections } = findTable(tables, options);
  checkRulings(tables, options);
  const own = ownBoxOf(tables, options, () => makeLabels(tables, options));
  if (own) return { box: own.bytes, labels: own.labels, rows: own.rows };
  const printed = Object.entries(tables.sections).map(([name, ways]) => [name, ways[sections[name] ?? 0]] as const);
  const rows = Object.fromEntries(printed.filter(([, section]) => section !== undefined)) as Rows;
  return { box: makeBox(tables, options), labels: makeLabels(tables, options), rows };
}

export function houseRules(tables: Tables, options: Options): string[] {
  return findTable(tables, options).house_rules;
}

export function valueOf(tables: Tables, options: Options, name: string): unknown {
  return options[name] ?? tables.usual[name];
}

export function findTable(tables: Tables, options: Options) {
  const unknown = Object.keys(options).find((name) => !(name in tables.usual) && !ELSEWHERE.includes(name));
  if (unknown !== undefined) throw new Error(`there is no option ${unknown}; known are ${known(tables).join(", ")}`);
  for (const [axis, values] of Object.entries(tables.axes)) {
    const value = valueOf(tables, options, axis);
    if (!values.some((one) => one === value))
      throw new Error(`${axis}: ${String(value)} is none of ${values.join(", ")}`);
  }
  const name = Object.keys(tables.axes).map((axis) => String(valueOf(tables, options, axis)));
  return tables.boxes.tables[name.join(" ")]!;
}

/** What a table's rulings may be; an Error in one sentence for another one. */
function checkRulings(tables: Tables, options: Options): void {
  const known = { ...tables.boxes.switches, ...findTable(tables, options).switches };
  for (const [name, value] of Object.entries((options["rulings"] as Record<string, string> | undefined) ?? {})) {
    if (!known[name]) throw new Error(`there is no ruling ${name}`);
    if (!known[name][value]) throw new Error(`${name}: ${value} is none of ${Object.keys(known[name]).join(", ")}`);
  }
}

/** The switches that are set: options that make no table, and rulings. */
function choicesOf(tables: Tables, options: Options): Record<string, unknown> {
  const others = Object.entries(options).filter(
    ([name, value]) => name in tables.boxes.switches && name in tables.usual && value != null,
  );
  return { ...Object.fromEntries(others), ...(options["rulings"] as object | undefined) };
}

function known(tables: Tables): string[] {
  return [...new Set([...Object.keys(tables.usual), ...ELSEWHERE])];
}
