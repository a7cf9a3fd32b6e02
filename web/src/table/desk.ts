/** What the prompt and its lists need to know of who plays: a table tells it, and so does a lesson. */

import type { Coach } from "../coach/coach.svelte";
import type { Refusal } from "../lib/api";
import type { GamePage, Line } from "../lib/games";
import type { Clause, GameId, Seat, SeatInfo, Turn } from "../lib/protocol";
import type { Previews } from "./previews.svelte";

/** Who sits where. */
export interface Seating {
  readonly table: { game: GameId; seats: SeatInfo[]; coach?: boolean } | null;
  readonly names: string[];
}

export interface Desk extends Seating {
  readonly page: GamePage | null;
  readonly mine: Seat[];
  readonly turn: Turn;
  readonly legal: string[]; // nothing while others' moves are shown
  readonly undoable: number;
  readonly myTurn: boolean;
  readonly isOver: boolean;
  readonly endsAlone: boolean; // a turn in which nothing else can be done ends by itself
  readonly showing: { seat?: Seat | undefined } | null; // the move of another that is being shown
  readonly lastLines: Line[]; // what happened last, in words
  readonly previews: Previews;
  readonly coach?: Coach; // a lesson needs none
  asked: { action: string; clauses: Clause[]; isEarly?: boolean } | null; // why not; early while another decides
  trouble: Refusal | null; // why the last wish was refused
  act: (action: string) => Promise<void>;
  undo: () => Promise<void>;
}
