/** What was refused: a code for programs, one sentence, and the clauses where a rule says it. */

import type { Clause, RefusedMessage } from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clauses: Clause[] = [],
  ) {
    super(message);
  }
}

/** The same from a message. */
export function refusalOf({ code, message, clauses }: RefusedMessage): Refusal {
  return new Refusal(code, message, clauses ?? []);
}
