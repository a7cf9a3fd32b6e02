/** The bots as company: who is who, by name. They are the same at a server's tables and at the browser's own. */

import table from "../../../src/vesicle/bots/company.toml";
import { has, t } from "../lib/texts.svelte";

export const MANNERS = ["cheerful", "kind", "shy", "keen", "dry", "proud"] as const;
export type Manner = (typeof MANNERS)[number];
export type Character = { name: string; level: string; manner: Manner; body: string; hue: number; eyes: string };

export const COMPANY = table["character"] as Character[];

/** The character of a seat; null for people, and for bots that are only called by their kind. */
export function characterAt(seat: { kind: string; name: string | null } | undefined): Character | null {
  return seat?.kind === "bot" ? (COMPANY.find(({ name }) => name === seat.name) ?? null) : null;
}

/** Who is at home at a level. */
export function companyOf(level: string): Character[] {
  return COMPANY.filter((character) => character.level === level);
}

/** The level of a bot in words; nothing for people, and for bots whose name says it. */
export function levelAt(seat: { kind: string; name: string | null; bot?: string | null } | undefined): string {
  const id = `level-${seat?.bot}`;
  return seat && characterAt(seat) && has(id) ? t(id) : "";
}
