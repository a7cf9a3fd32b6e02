/** The screens of the page by address: each is loaded when it is first asked for, with all that only it needs. */

import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<any> }>; // each gets the steps of the path; some need none

const lobby: Load = () => import("../screens/Lobby.svelte");
const newGame: Load = () => import("../screens/NewGame.svelte");
const table: Load = () => import("../screens/Table.svelte");

const OTHERS: Record<string, Load> = {
  learn: () => import("../screens/Learn.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  atlas: () => import("../screens/Atlas.svelte"),
  companion: () => import("../screens/Companion.svelte"),
  replay: () => import("../screens/Replay.svelte"),
  review: () => import("../screens/Review.svelte"),
};

/** How the screen at a place of the page is loaded; null where there is none. */
export function screenOf(path: string): Load | null {
  if (path === "/") return lobby;
  if (path === "/new") return newGame;
  if (/^\/t\/[a-z0-9]+$/.test(path)) return table;
  const steps = path.split("/").slice(1);
  const name = (steps[0] === "t" ? steps[2] : steps[0]) ?? "";
  return Object.hasOwn(OTHERS, name) ? OTHERS[name]! : null;
}

/** Where a game can be begun, the table is fetched ahead. */
export function fetchAhead(path: string): void {
  if (path === "/" || path === "/new") table().catch(() => {}); // whoever comes to a table is told
}
