/** A game's rules as the server has them, fetched when somebody first asks, and which clauses speak of what. */

import { ask } from "../lib/api";
import type { Components, Entry, GameId } from "../lib/protocol";
import { language, type Language } from "../lib/texts.svelte";

export type Texts = Record<Language, string>;
export type Status = "stated" | "derived" | "silent" | "unknown" | "none" | "absent";
export type Standing = { status: Status; texts?: Texts }; // the edition's own sentence, where it plays otherwise
const LACKING: Status[] = ["none", "absent"];

/** One numbered sentence, or a ruling that settles a doubt (it says why, and how well it fits). */
export type RuleClause = {
  id: string;
  subject: string;
  modules: string[];
  texts: Texts;
  editions: Record<string, Standing>;
  rulings: string[];
  see: string[];
  why: Texts | null;
  fit: "H" | "M" | "L" | null;
};

/** What a table may choose, and what each edition plays. */
export type Switch = { options: string[]; defaults: Record<string, string>; clause: string; text: string };

export type Rules = {
  game: GameId;
  editions: string[];
  edition: string;
  clauses: RuleClause[];
  rulings: Record<string, Switch>;
  things: Record<string, Record<string, string[]>>;
  kinds: Record<string, Record<string, string[]>>;
  families: Record<string, { rows: string; by: string }>;
  entries: Record<string, string[]>;
  named: Record<string, string[]>;
};

export type Thing = { family: string; id: string };

const fetched = new Map<GameId, Promise<Rules>>();

/** The rules of a game, fetched once; what failed is tried again the next time. */
export function loadRules(game: GameId): Promise<Rules> {
  const known = fetched.get(game);
  if (known) return known;
  const rules = ask<Rules>("GET", `/api/games/${game}/rules`);
  fetched.set(game, rules);
  rules.catch(() => fetched.delete(game));
  return rules;
}

/** The clauses of a thing, the most telling first. A card of an own box has those of its kind, told by `components`. */
export async function clausesOf(game: GameId, thing: Thing, components?: Components): Promise<RuleClause[]> {
  const rules = await loadRules(game);
  return pick(rules, idsOfThing(rules, thing, components));
}

/** The clauses of an entry of the log, or of several that one line tells. */
export async function clausesOfEntry(
  game: GameId,
  entry: Entry | Entry[],
  components?: Components,
): Promise<RuleClause[]> {
  const rules = await loadRules(game);
  const entries = Array.isArray(entry) ? entry : [entry];
  return pick(
    rules,
    entries.flatMap((one) => idsOfEntry(rules, one, components)),
  );
}

export async function clausesById(game: GameId, ids: string[]): Promise<RuleClause[]> {
  return pick(await loadRules(game), ids);
}

/** Clauses by their ids, each once, in the order of the ids. */
export function pick(rules: Rules, ids: string[]): RuleClause[] {
  const byId = new Map(rules.clauses.map((clause) => [clause.id, clause]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

export function idsOfThing(rules: Rules, { family, id }: Thing, components?: Components): string[] {
  const { rows = "", by = "" } = rules.families[family] ?? {};
  const kind = components?.rows[rows]?.[id]?.[by] ?? "";
  return rules.things[family]?.[id] ?? rules.kinds[family]?.[kind] ?? [];
}

/** What an entry is called in the index: an act by its verb, points by their source. */
export function nameOfEntry(entry: Entry): string {
  if (entry.what === "act") return `act ${entry.action?.split(" ")[0] ?? ""}`;
  return entry.what === "points" ? `points ${entry["source"]}` : entry.what;
}

/** The clauses of the thing that an entry names come first: they tell the most. */
export function idsOfEntry(rules: Rules, entry: Entry, components?: Components): string[] {
  const name = nameOfEntry(entry);
  const argument = entry.action?.split(" ")[1];
  const named = (rules.named[name] ?? []).flatMap((family) => {
    const id = argument ?? entry[family] ?? entry["card"];
    return typeof id === "string" ? idsOfThing(rules, { family, id }, components) : [];
  });
  return [...named, ...(rules.entries[name] ?? [])];
}

/** Whether a table with these options plays by a clause: its edition has the rule, or a module brings it in. */
export function isPlayed(clause: RuleClause, options: Record<string, unknown>): boolean {
  const modules = clause.modules.filter((module) => module !== "base");
  if (modules.some((module) => options[module] === true)) return true;
  return clause.modules.includes("base") && sentenceIn(clause, String(options["edition"])) !== null;
}

/** The sentence as an edition has it, in the language of the page; null where the edition lacks the rule. */
export function sentenceIn(clause: RuleClause, edition: string | null): string | null {
  if (edition === null || !(edition in clause.editions)) return say(clause.texts);
  const { status, texts } = clause.editions[edition]!;
  return LACKING.includes(status) ? null : say(texts ?? clause.texts);
}

export function say(texts: Texts): string {
  return texts[language()] ?? texts.en;
}
