/** What is wrong with a line that no reader of TOML takes: of the usual mistakes the one that fits. */

import { findKeys } from "./toml_lines";

/** The kind of a mistake, as a text names it, with the words that it quotes. */
export type Mistake = { kind: string; key?: string; first?: number; word?: string };

const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g;
const COMMENT = /#.*/;
const WORD = /=\s*([A-Za-z][^\s=,[\]{}]*)\s*$/; // behind the equals sign, and not in quotation marks

export function mistakeIn(text: string, line: number): Mistake {
  const lines = text.split(/\r?\n/);
  const plain = (lines[line - 1] ?? "").replaceAll(QUOTED, '""').replace(COMMENT, "");
  const word = WORD.exec(plain)?.[1];
  if (plain.replaceAll('""', "").search(/["']/) >= 0) return { kind: "text" };
  if (/^\s*\[[^\]]*$/.test(plain)) return { kind: "header" };
  if (isOpen(lines.slice(0, line - 1))) return { kind: "open" };
  if (!/=|^\s*\[/.test(plain)) return { kind: "equals" };
  if (/=\s*$/.test(plain)) return { kind: "value" };
  return repeated(text, line) ?? (word ? { kind: "word", word } : { kind: "other" });
}

/** Whether a bracket from before is still open. */
function isOpen(lines: string[]): boolean {
  const marks = lines.map((one) => one.replaceAll(QUOTED, "").replace(COMMENT, "")).join("");
  const count = (some: RegExp): number => marks.match(some)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}

/** A key of the line that an earlier one has already. */
function repeated(text: string, line: number): Mistake | null {
  const first = new Map<string, number>();
  for (const { key, line: here } of findKeys(text)) {
    const name = key.join(".");
    if (here === line && first.has(name)) return { kind: "twice", key: name, first: first.get(name)! };
    if (!first.has(name)) first.set(name, here);
  }
  return null;
}
