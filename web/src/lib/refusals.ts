/** Refusals and clauses as sentences in the language of the page. */

import { Refusal } from "./api";
import { sayComplaint } from "./complaints";
import type { Clause } from "./protocol";
import { has, language, t } from "./texts.svelte";

/** What was refused, in a sentence; where the code says too little, with the server's own words. */
export function sayRefusal(why: unknown): string {
  if (!(why instanceof Refusal)) throw why;
  const complaint = why.code === "invalid" ? sayComplaint(why.message) : null;
  if (complaint) return complaint;
  const id = `refused-${why.code}`;
  return t(has(id) ? id : "refused-error", { message: why.message });
}

/** A clause in the language now; a server may know it in English alone. */
export function sayClause(clause: Clause): string {
  return clause.texts?.[language()] ?? clause.text;
}
