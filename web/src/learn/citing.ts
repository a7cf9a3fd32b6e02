/** Clauses as they are cited at a table: as its edition has them, else as most have. */

import type { Clause } from "../lib/protocol";
import type { RuleClause, Rules } from "../rules/library";

const LACKING = ["none", "absent"];

export function citeFrom(rules: Pick<Rules, "clauses">, edition: string, ids: string[]): Clause[] {
  return ids.map((id) =>
    cite(
      rules.clauses.find((clause) => clause.id === id)!,
      edition,
    ),
  );
}

/** One of them; a language into which it has not been translated is left out. */
function cite(clause: RuleClause, edition: string): Clause {
  const standing = clause.editions[edition];
  const texts = (standing && !LACKING.includes(standing.status) && standing.texts) || clause.texts;
  const others = Object.entries(texts).filter(([language, words]) => language !== "en" && words !== texts.en);
  return { id: clause.id, text: texts.en, texts: { en: texts.en, ...Object.fromEntries(others) } };
}
