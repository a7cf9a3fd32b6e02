/** What is said no with: a code for programs, one sentence for people, and the clauses where a rule says it. */

import type { Clause } from "../lib/protocol.ts";

export class Refused extends Error {
  readonly code: string;
  readonly clauses: Clause[];

  constructor(code: string, message: string, clauses: Clause[] = []) {
    super(message);
    this.code = code;
    this.clauses = clauses;
  }
}

export const NO_SPECTATORS = "this table is not open to spectators";

/** A refusal as it travels. */
export type RefusalBody = { code: string; message: string; clauses?: Clause[] };

/** Anything that went wrong, as it is told; what nobody foresaw stands in the console. */
export function refusalBody(error: unknown): RefusalBody {
  if (!(error instanceof Refused)) {
    console.error(error);
    return { code: "error", message: "something went wrong here" };
  }
  const { code, message, clauses } = error;
  return clauses.length > 0 ? { code, message, clauses } : { code, message };
}

/** A text in quotation marks, as the other messages have it. */
export function quoted(text: string): string {
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
}
