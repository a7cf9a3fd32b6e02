/** The rules as a book: parts, chapters by subject, and what a reader is told of a clause beside its sentence. */

import type { GameId } from "../lib/protocol";
import { listed, t } from "../lib/texts.svelte";
import { say, sentenceIn, type RuleClause, type Rules, type Switch } from "./library";
import { fold, isFound } from "./search";

const PARTS: Record<GameId, Record<string, string[]>> = {
  cytosis: {
    beginning: ["names", "components", "setup", "round"],
    turn: ["placing", "exhaust", "grey", "first-player"],
    areas: [
      ...["nucleus", "glucose", "mitochondria", "lipid-synthesis", "ribosome", "buying", "smooth-er", "rough-er"],
      ...["golgi", "exocytosis", "cytoplasm", "laureates", "vesicles", "displacement"],
    ],
    cards: [
      ...["cards", "hormones", "receptors", "enzymes", "detoxification", "instant-cards", "market", "goals", "events"],
    ],
    end: [
      ...["phase-two", "end", "scoring", "macromolecules", "detox-majority", "enzyme-sets", "goal-scoring", "winner"],
    ],
    variants: ["two-players", "virus-expansion", "epigenetic-modifications"],
    doubts: ["rulings"],
  },
  "virus-and-co": {
    beginning: ["components", "setup"],
    turn: ["turns", "keeping", "circulation", "payment", "sickness"],
    cards: ["risk", "risk-cards"],
    end: ["scoring"],
    doubts: ["rulings"],
  },
};

export type Chapter = { subject: string; clauses: RuleClause[] };
export type Part = { id: string; chapters: Chapter[] };

/** All clauses in the order of the book; a subject that no part names stands in the last one. */
export function partsOf(rules: Rules): Part[] {
  const chapters = new Map<string, RuleClause[]>();
  for (const clause of rules.clauses) chapters.set(clause.subject, [...(chapters.get(clause.subject) ?? []), clause]);
  const parts = Object.entries(PARTS[rules.game]).map(([id, subjects]) => ({
    id,
    chapters: subjects.flatMap((subject) => {
      const clauses = chapters.get(subject);
      chapters.delete(subject);
      return clauses ? [{ subject, clauses }] : [];
    }),
  }));
  for (const [subject, clauses] of chapters) parts.at(-1)?.chapters.push({ subject, clauses });
  return parts;
}

export function nameOfEdition(game: GameId, edition: string): string {
  return t(`edition-${game}-${edition}`);
}

/** What one edition says of a clause: its own sentence, or in what way it has or lacks the common one. */
export type Remark = { editions: string[]; text: string; isSentence: boolean };

/** What the editions say that do not simply state the sentence above; those that say the same stand together. */
export function remarksOn(rules: Rules, clause: RuleClause, edition: string | null): Remark[] {
  const above = sentenceIn(clause, edition) ?? say(clause.texts);
  const remarks = new Map<string, Remark>();
  for (const name of edition ? [edition] : rules.editions) {
    const own = sentenceIn(clause, name);
    const isSentence = own !== null && own !== above;
    const text = isSentence ? own : sayStatus(clause, name);
    if (text) remarks.set(text, { editions: [...(remarks.get(text)?.editions ?? []), name], text, isSentence });
  }
  return [...remarks.values()];
}

/** How an edition stands to a clause; nothing where its text states it. A doubt that does not arise is not needed. */
export function sayStatus(clause: RuleClause, edition: string): string {
  const { status } = clause.editions[edition]!;
  if (clause.why && sentenceIn(clause, edition) === null) return t("rules-status-unneeded");
  return status === "stated" ? "" : t(`rules-status-${status}`);
}

export function sayEditions({ game, editions: all }: Rules, editions: string[]): string {
  if (editions.length === all.length) return t("rules-edition.all");
  return listed(editions.map((edition) => nameOfEdition(game, edition)));
}

const FITS = { H: "certain", M: "likely", L: "open" };

/** How well a ruling fits the text. */
export function sayFit(clause: RuleClause): string {
  return t(`rules-fit-${FITS[clause.fit ?? "L"]}`);
}

/** What a table may choose about a clause: the names of the switches, and the switches. */
export function switchesOf(rules: Rules, clause: RuleClause): [string, Switch][] {
  return Object.entries(rules.rulings).filter(([, choice]) => choice.clause === clause.id);
}

/** Everything of a clause that can be searched, folded: its number, its sentences, its reason. */
export function searchable(clause: RuleClause, edition: string | null): string {
  const editions = edition ? [edition] : Object.keys(clause.editions);
  const sentences = editions.map((name) => sentenceIn(clause, name) ?? "");
  const chapter = t(`rules-subject-${clause.subject}`);
  return fold([clause.id, chapter, ...new Set(sentences), clause.why ? say(clause.why) : ""].join("\n"));
}

export type Filter = { words: string[]; edition: string | null; module: string | null };

/** Whether a clause is to be shown: found, in the edition, and of the module. */
export function isWanted(clause: RuleClause, text: string, { words, edition, module }: Filter): boolean {
  if (edition && sentenceIn(clause, edition) === null) return false;
  return (!module || clause.modules.includes(module)) && isFound(text, words);
}
