/** Cytosis as the table's screen uses it. */

import type { GamePage, Scene } from "../lib/games";
import { t } from "../lib/texts.svelte";
import { choice, groups, question } from "./choices";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import { because, meanwhile } from "./reasons";
import { story } from "./story";
import Surface from "./Surface.svelte";
import { things, titles } from "./things";
import { travels } from "./travels";
import { named } from "./wording";

const ON_SURFACE = [
  "place",
  "grey",
  "return",
  "play",
  "complete",
  "choose",
  "put",
  "keep",
  "move",
  "disk",
  "evict",
  "goal",
];

/** "Round 3 of 8 · Toxicity"; round 0 is the setup. */
function heading(scene: Scene): string {
  const { view } = scene;
  const coming: number = view["events"].count ?? view["events"].length;
  const last = Math.max(1, view["round_number"]) + coming + (view["pending"].includes("new-round") ? 1 : 0);
  const round = t("heading-round", { round: view["round_number"], last });
  return view["event"] === null ? round : `${round} · ${named(scene, "event", view["event"])}`;
}

function sources(scene: Scene): { id: string; name: string }[] {
  const points = Object.keys(scene.view["players"][0]?.points ?? {});
  return points.filter((id) => id !== "virus" || scene.options["virus"]).map((id) => ({ id, name: t(`source-${id}`) }));
}

export const page: GamePage = {
  Surface,
  Piece,
  question,
  choice,
  because,
  meanwhile,
  groups,
  onSurface: (_scene, action) => ON_SURFACE.includes(action.split(" ")[0]!),
  story,
  travels,
  heading,
  sources,
  things,
  titles,
  Picture,
};
