/** A table with somebody's own box: its record, what its numbers are called, and what is printed on it. */

import type { Labels, Options } from "../options.ts";
import type { Tables } from "../tables.ts";
import { Checks, isTable, quote, RowError, type Row } from "./complaints.ts";
import { CytosisBox } from "./cytosis_box.ts";
import { allRows, inPlay, type CytosisOwn } from "./cytosis_rows.ts";
import { fillBox, rowsOf, type VirusAndCoOwn } from "./virus_and_co.ts";

export type OwnBox = { bytes: Uint8Array; labels: Labels; rows: Row };

/** The own box of a table; null where it has none, an Error in one sentence where something is wrong with it. */
export function ownBoxOf(tables: Tables, options: Options, usual: () => Labels): OwnBox | null {
  const box = options["box"] ?? null;
  if (box === null) return null;
  if (!isTable(box)) throw new Error("box: the path of a TOML file is wanted");
  const own = tables.own as { rows: Record<string, Row>; few: number; quoted: number; longest_name: number };
  const checks = new Checks(own);
  if ("game" in box && box["game"] !== tables.game)
    throw new RowError("game", `this is a box of ${checks.shown(box["game"])}, not of ${quote(tables.game)}`);
  if ("edition" in box) checks.oneOf(box["edition"], Object.keys(own.rows), "edition");
  if (Object.keys(box).length === 0) return null;
  return tables.game === "cytosis" ? ofCytosis(tables, options, box, usual) : ofVirusAndCo(tables, options, box, usual);
}

function ofCytosis(tables: Tables, options: Options, box: Row, usual: () => Labels): OwnBox {
  const own = tables.own as CytosisOwn;
  const { players, edition, virus, epigenetic } = { ...tables.usual, ...options } as Row;
  const playing = inPlay(own, allRows(own, edition, box), virus);
  const filler = new CytosisBox(own, { players, virus, epigenetic }, switchesOf(tables, own.switches, options));
  const bytes = filler.fill(playing);
  const slots = Object.values(playing["spots"] as Record<string, Row>).filter((row) => row["area"] === "card").length;
  const called = Object.fromEntries(
    ["spot", "card", "goal", "event", "trait"].map((label) => [label, Object.keys(playing[`${label}s`] as Row)]),
  );
  const labels = {
    ...usual(),
    ...called,
    slot: Array.from({ length: slots }, (_, slot) => String(slot + 1)),
    strain: playing["virus"]["strains"] as string[],
  };
  return { bytes, labels, rows: playing };
}

function ofVirusAndCo(tables: Tables, options: Options, box: Row, usual: () => Labels): OwnBox {
  const own = tables.own as VirusAndCoOwn;
  const { players, edition, rounds, etiquette } = { ...tables.usual, ...options } as Row;
  const { rows, dealt } = rowsOf(own, edition, box);
  const bytes = fillBox(own, dealt, { players, rounds, etiquette }, switchesOf(tables, own.switches, options));
  return {
    bytes,
    labels: { ...usual(), card: [...Object.keys(dealt["cards"]), ...Object.keys(dealt["risks"])] },
    rows,
  };
}

/** Every ruling as the edition or the table plays it, by the number of its option. */
function switchesOf(tables: Tables, known: Record<string, string[]>, options: Options): Record<string, number> {
  const edition = String(options["edition"] ?? tables.usual["edition"]);
  const chosen = (options["rulings"] ?? {}) as Record<string, string>;
  const plays = Object.entries(tables.rulings).map(([name, ways]) => [name, chosen[name] ?? ways[edition]!] as const);
  return Object.fromEntries(plays.map(([name, option]) => [name, known[name]!.indexOf(option)]));
}
