/** Refusals and clauses as sentences in the user's language. */

import type { Refusal } from "../lib/api";
import type { Clause } from "../lib/protocol";
import { has, language, t } from "../lib/texts.svelte";

export function sayRefusal(why: Refusal): string {
  const id = `refused-${why.code}`;
  return has(id) ? t(id) : t("refused-error");
}

/** A clause in the language now; a server may know it in English alone. */
export function sayClause(clause: Clause & { texts?: Record<string, string> }): string {
  return clause.texts?.[language()] ?? clause.text;
}
