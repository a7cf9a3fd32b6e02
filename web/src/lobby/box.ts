/** Box files: TOML as `vesicle box export` writes it, or the same as JSON. */

import { t } from "../lib/texts.svelte";
import type { Mistake } from "./toml_mistakes";

export type Wrong = { line: number; mistake: Mistake }; // line 0 where the reader names none
export type Read = { box: Record<string, unknown> | null; wrong: Wrong | null };

/** What was written as a box, and the name of the file that it came from, if it was one. */
export type Source = { file: string; text: string };

/** What a box file says, or where and why it cannot be read; an empty text is no box. */
export async function readBox(text: string): Promise<Read> {
  if (!text.trim()) return { box: null, wrong: null };
  try {
    const box = text.trimStart().startsWith("{") ? JSON.parse(text) : (await import("smol-toml")).parse(text);
    return { box: box as Record<string, unknown>, wrong: null };
  } catch (error) {
    const { line = 0 } = error as Error & { line?: number }; // a reader's own words are not ours
    const mistake = line ? (await import("./toml_mistakes")).mistakeIn(text, line) : { kind: "json" };
    return { box: null, wrong: { line, mistake } };
  }
}

/** What is wrong with what was written, and where. */
export function sayWrong({ file }: Source, { line, mistake }: Wrong): string {
  return at(file, line, t("box-syntax", mistake));
}

function at(file: string, line: number, said: string): string {
  if (line === 0) return file ? `${file}: ${said}` : said;
  return t("box-at", { file, has_file: file ? "yes" : "no", line, said });
}

/** A box file with all the values of ours: whoever has another printing changes what differs. */
export async function templateOf(game: string, rows: Record<string, unknown>): Promise<string> {
  const { stringify } = await import("smol-toml");
  return `# ${t("box-template.about")}\n\n${stringify({ game, ...rows })}`;
}

/** A complaint about a box with the file and the line of its key, as far as they are known. */
export async function placed(source: Source, message: string, said: string): Promise<string> {
  const { findLines, lineOf } = await import("./toml_lines");
  return at(source.file, lineOf(findLines(source.text), message.split(": ")[0]!), said);
}
