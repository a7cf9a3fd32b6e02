/** The messages of the table server, as docs/protocol.md describes them. */

export const PROTOCOL = 1;

export type GameId = "cytosis" | "virus-and-co";
export type Seat = number;

/** A view of the game as one seat may see it; each game's page knows its own fields. */
export type View = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** One entry of the log: what happened, by ids and parameters. */
export type Entry = { what: string; seat?: Seat | null; action?: string } & Record<string, any>;

export type SeatInfo = {
  kind: "person" | "bot" | "open";
  name: string | null;
  colour: string | null;
  bot: string | null;
  holder: number | null;
  host: boolean;
  stand_in: boolean;
  calls: number[]; // the holders who want a bot to stand in
};

export type TableInfo = {
  id: string;
  game: GameId;
  options: Record<string, any> & { players: number; edition: string };
  rules_version: string;
  title: string | null;
  public: boolean;
  watch: boolean;
  join: "invited" | "anyone";
  stand_in: string;
  coach: boolean; // whether hints can be asked for now
  commitment: string | null;
  imported: boolean;
  origin: { table: string; played: number } | null; // where the game began, if at another table
  status: "open" | "playing" | "over";
  playable: boolean;
  created: number;
  host: number; // a holder
  seats: SeatInfo[];
  next: string | null;
  moved?: { server: string; table: string }; // of a table in the browser: where it goes on
};

export type Turn = { to_act: Seat | null; legal?: string[]; undo?: number };

export type Clock = {
  kind: "none" | "turn" | "bank" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
  seat?: Seat | null;
  since?: number;
  deadline?: number | null;
  banks?: number[];
};

export type Score = { seat?: Seat; total: number } & Record<string, any>;
export type Result = { winner: Seat | null; scores: Score[]; seed: string | null; salt: string | null } & Record<
  string,
  any
>;

export type Patch = [path: (string | number)[], value: unknown][];

export type StateMessage = {
  type: "state";
  number: number;
  table: TableInfo;
  looking: Seat | null;
  view: View | null;
  turn: Turn;
  clock: Clock;
  result?: Result;
};

export type EventMessage = {
  type: "event";
  number: number;
  kind:
    | "created"
    | "seated"
    | "started"
    | "played"
    | "undone"
    | "stand-in"
    | "called"
    | "host"
    | "chat"
    | "notice"
    | "rematch"
    | "reopened"
    | "moved";
  at: number;
  turn?: Turn;
  clock?: Clock;
  table?: TableInfo;
  view?: View;
  seat?: Seat;
  by?: "person" | "bot" | "stand-in" | "clock" | "fallback" | "import";
  patch?: Patch;
  log?: Entry[];
  to?: number;
  result?: Result;
  holder?: number;
  name?: string;
  text?: string;
};

export type YouMessage = { type: "you"; holder: number | null; seats: Seat[]; looking: Seat | null };
export type PresenceMessage = { type: "presence"; holders: number[]; watching: number };
export type AckMessage = { type: "ack"; ack: number | string | null; number: number };
/** A clause in English, and in every language that it has. */
export type Clause = { id: string; text: string; texts?: Record<string, string> };
export type WhyMessage = { type: "why"; action: string; clauses: Clause[] };
/** What an action would do for certain, as entries of a log; nothing that depends on luck or on hidden cards. */
export type PreviewMessage = { type: "preview"; action: string; log: Entry[] };
/** A choice that the search bot would make: the chance to win with it, and why, as the id of a text with its values. */
export type Hint = {
  action: string;
  chance: number;
  visits: number;
  reason: { id: string; values: Record<string, string | number> };
};
/** The best choices, best first, and each seat's chance to win after the first. */
export type HintMessage = { type: "hint"; number: number; chances: number[]; choices: Hint[] };
export type RefusedMessage = {
  type: "refused";
  ack?: number | string | null;
  code: string;
  message: string;
  clauses?: Clause[];
};

/** What each legal action would cost and give whoever decides, after an event; what is nothing is left out. */
export type OutcomesMessage = { type: "outcomes"; number: number; outcomes: Record<string, Record<string, any>> };

export type ServerMessage =
  | StateMessage
  | OutcomesMessage
  | EventMessage
  | YouMessage
  | PresenceMessage
  | AckMessage
  | WhyMessage
  | PreviewMessage
  | HintMessage
  | RefusedMessage;

/** What is printed on the components of a table, by section and name; `board` says where on the picture areas lie. */
export type Components = {
  game: GameId;
  rows: Record<string, Record<string, any>>;
  rulings: Record<string, string>;
  board: Record<string, any>;
};

/** Where to read on. */
export type Reference = { authors: string; title: string; published: string; year: number };
/** What is true of a thing, by language: a sentence, a paragraph, and how the game simplifies it. */
export type Note = { texts: Record<string, { brief: string; more: string; game: string }>; references: Reference[] };
/** The science notes of a game by family and id. */
export type Notes = Record<string, Record<string, Note>>;

/** A place at a table, as making or joining one answers. */
export type Place = { table: string; holder: number; token: string; invite: string | null; number: number };

/** Whether a game that is over leads to the same end when it is played again. */
export type Soundness = { sound: boolean; promised: boolean; actions: number; message: string | null };

/** One table in a list. */
export type TableLine = Record<string, any>;
