/** An action is one number with a readable name; families of actions stand end to end. */

import type { Labels } from "./options.ts";
import type { Tables } from "./tables.ts";

/** The text of every action, by number; one that the box has no name for is empty. */
export function actionTexts(tables: Tables, labels: Labels): string[] {
  return tables.actions.flatMap(([word, label, count]) =>
    Array.from({ length: count }, (_, argument) => actionText(word, label, argument, labels)),
  );
}

function actionText(word: string, label: string, argument: number, labels: Labels): string {
  if (label === "") return word;
  if (label === "number") return `${word} ${argument}`;
  const name = labels[label]![argument];
  return name === undefined ? "" : `${word} ${name}`;
}

/** The ids of the clauses behind an answer of the engine, most telling first. */
export function clausesOf(tables: Tables, text: string, answer: number): string[] {
  const clauses = tables.clauses[answer]!;
  return clauses[text.split(" ")[0]!] ?? clauses[""]!;
}
