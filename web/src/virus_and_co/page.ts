/** This game's page, as the table's screen uses it. */

import type { GamePage } from "../lib/games";
import Piece from "./Piece.svelte";
import Surface from "./Surface.svelte";

export const page: GamePage = {
  Surface,
  Piece,
  question: () => "",
  choice: (_scene, action) => action,
  groups: (_scene, legal) => [{ title: "", actions: legal }],
  onSurface: () => false,
  story: (_scene, entries) => entries.map((entry) => ({ text: entry.what, seat: null, kind: "note", about: [] })),
  travels: () => [],
  heading: () => "",
  sources: () => [],
};
