/** What the page of a game gives to the table's screen. The screen knows no game; a game's page knows no server. */

import type { Component } from "svelte";
import type { Components, Entry, GameId, Seat, SeatInfo, View } from "./protocol";

/** What an action would cost and give, by the game's own names; what is nothing is left out. */
export type Outcome = Record<string, any>;

/** What a drawing or a sentence needs: who looks at which table, and what is printed on its components. */
export type Scene = {
  view: View;
  components: Components;
  seats: SeatInfo[];
  options: Record<string, any>;
  looking: Seat | null; // the seat through whose eyes one sees
  mine: Seat[]; // own seats
  names: string[]; // by seat, never empty
  outcomes?: Record<string, Outcome>; // of the legal actions of who decides, once they are known
};

/** One line of the story. `about` names the anchors that it speaks of: they light up with it; `of` what it tells. */
export type Line = {
  text: string;
  seat: Seat | null;
  kind: "act" | "note" | "headline";
  about: string[];
  of?: Entry[];
};

/** A place on the screen: an element with `data-at="…"`, e.g. `spot:nucleus-3`, `stock:0:mrna`, `card:insulin`. */
export type Anchor = string;

/** A piece that travels from one anchor to another when something happens. */
export type Travel = { piece: string; from: Anchor; to: Anchor };

/** Something that there is a word to say about; family and id are those of the science notes ("card", "insulin"). */
export type Thing = { family: string; id: string };

/** What a game's playing surface may do. */
export type Deeds = {
  legal: ReadonlySet<string>; // actions that glow now; empty while others' moves are shown
  play: (action: string) => void;
  why: (action: string) => void; // shows which clauses forbid it
  preview: (action: string | null) => void; // shows what it would do; null hides that
};

export type SurfaceProps = { scene: Scene; deeds: Deeds; lit: ReadonlySet<Anchor> };

export type GamePage = {
  /** Everything on the table: board, cards, players, own hand. It fills the room that it is given. */
  Surface: Component<SurfaceProps>;
  /** A travelling piece, drawn at a size of about 28 px: `piece` as in `Travel`. */
  Piece: Component<{ piece: string }>;
  /** What is asked of the player who decides, in a sentence: "Your turn: use a flask (3 left)". */
  question: (scene: Scene) => string;
  /** A legal action in words, for buttons and screen readers: "Place a flask on Nucleus 3 (+3 mRNA)". */
  choice: (scene: Scene, action: string) => string;
  /** Why an action cannot be done now, said to the player in a sentence before the clause; "" where that says all. */
  because: (scene: Scene, action: string, clause: string) => string;
  /** What one lacks or finds taken while another decides; nothing where there is no more to say than whose turn it is. */
  meanwhile?: (scene: Scene, action: string) => string;
  /** Choices in groups, in the order to show them; a group without a title stands alone. */
  groups: (scene: Scene, legal: string[]) => { title: string; actions: string[] }[];
  /** Whether an action is done on the surface itself (a spot, a card), so that the prompt need not repeat it. */
  onSurface: (scene: Scene, action: string) => boolean;
  /** The entries of one event (or of a preview) as lines. */
  story: (scene: Scene, entries: Entry[]) => Line[];
  /** Which pieces travel, in order, when these entries happen; `before` is the scene before them. */
  travels: (before: Scene, after: Scene, entries: Entry[]) => Travel[];
  /** Round, event and the like for the top bar: "Round 2 of 12 · Toxicity". */
  heading: (scene: Scene) => string;
  /** The names of the sources of points, in the order of the final table. */
  sources: (scene: Scene) => { id: string; name: string }[];
  /** What an anchor shows, the first thing that one would ask about first; nothing where its face is hidden. */
  things: (scene: Scene, anchor: Anchor) => Thing[];
  /** What a thing is called, and what kind of thing it is: "Insulin", "Protein hormone". */
  titles: (scene: Scene, thing: Thing) => { name: string; kind: string };
  /** A picture of a thing; it fills the box that it is given. */
  Picture: Component<{ scene: Scene; thing: Thing }>;
};

const loaders: Record<GameId, () => Promise<{ page: GamePage }>> = {
  cytosis: () => import("../cytosis/page"),
  "virus-and-co": () => import("../virus_and_co/page"),
};

export async function loadGame(game: GameId): Promise<GamePage> {
  return (await loaders[game]()).page;
}
