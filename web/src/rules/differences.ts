/** Two editions side by side: what differs, word by word. */

import { sentenceIn, type RuleClause } from "./library";
import type { Piece } from "./search";

export type Difference = { clause: RuleClause; one: string | null; other: string | null };

/** The clauses that read differently in two editions, or that only one of them has. */
export function differencesOf(clauses: RuleClause[], one: string, other: string): Difference[] {
  return clauses
    .map((clause) => ({ clause, one: sentenceIn(clause, one), other: sentenceIn(clause, other) }))
    .filter((difference) => difference.one !== difference.other);
}

/** Two sentences in pieces, in each those words marked that the other lacks. */
export function markChanges(one: string, other: string): [Piece[], Piece[]] {
  const [left, right] = [split(one), split(other)];
  const shared = longestShared(left, right);
  return [joined(left, new Set(shared.map(([at]) => at))), joined(right, new Set(shared.map(([, at]) => at)))];
}

/** Words, and what stands between them. */
function split(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

/** The longest run of words that both have in this order, as pairs of places. */
function longestShared(left: string[], right: string[]): [number, number][] {
  const lengths = left.map(() => new Array<number>(right.length + 1).fill(0));
  lengths.push(new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        left[i] === right[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Neighbouring words of one sort are one piece; a gap between two changed words is changed with them. */
function joined(words: string[], shared: Set<number>): Piece[] {
  const isChanged = (at: number): boolean => {
    if (words[at]?.trim() === "") return at > 0 && !shared.has(at - 1) && at + 1 < words.length && !shared.has(at + 1);
    return !shared.has(at);
  };
  const pieces: Piece[] = [];
  words.forEach((text, at) => {
    const last = pieces.at(-1);
    const marked = isChanged(at);
    if (last?.marked === marked) last.text += text;
    else pieces.push({ text, marked });
  });
  return pieces;
}
