/** What is kept of a table: its secret, and entries that are numbered without gaps. */

export type Body = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

export type Kind = "created" | "seated" | "started" | "played" | "undone" | "stand-in" | "rematch" | "chat" | "moved";

export interface Entry {
  number: number;
  kind: Kind;
  body: Body;
  at: number; // milliseconds since 1970
}

export interface Secret {
  seed: string | null; // in decimal
  start: string | null; // the bytes of the position to begin from if it is no deal, in hexadecimal
  salt: string;
  bot_seed: string;
}

/** What a list shows of a table; nothing secret is in it. */
export type Line = Record<string, unknown> & { id: string; game: string; status: string; updated: number };

export interface Kept {
  line: Line;
  secret: Secret;
  entries: Entry[];
}

/** The review of a game that is over, and the mark of the engine that made it. */
export interface KeptReview {
  mark: string;
  review: Body;
}

/** Where tables are kept. What `append` and `create` have answered survives whatever happens to the page. */
export interface Store {
  readonly isLasting: boolean;
  create(kept: Kept): Promise<void>;
  append(line: Line, entry: Entry): Promise<void>;
  find(table: string): Promise<Kept | null>;
  lines(): Promise<Line[]>;
  remove(table: string): Promise<void>;
  findReview(table: string): Promise<KeptReview | null>;
  keepReview(table: string, kept: KeptReview): Promise<void>;
}

/** Another tab has written the same number. */
export class Conflict extends Error {}
