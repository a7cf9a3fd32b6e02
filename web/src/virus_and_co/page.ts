/** The page of Virus & Co., as the table's screen uses it. */

import type { GamePage } from "../lib/games";
import "./clinic.css";
import { choice, groups, heading, onSurface, question, sources } from "./choices";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import { because } from "./reasons";
import { story } from "./story";
import Surface from "./Surface.svelte";
import { things, titles } from "./things";
import { travels } from "./travels";

export const page: GamePage = {
  Surface,
  Piece,
  question,
  choice,
  because,
  groups,
  onSurface,
  story,
  travels,
  heading,
  sources,
  things,
  titles,
  Picture,
};
