/** What this browser's user likes: kept in local storage, the same for all tables. */

import { cabinet } from "./cabinet";
import type { Language } from "./texts.svelte";

export type Speed = "slow" | "normal" | "fast" | "instant";
export type Theme = "auto" | "light" | "dark";

export type Preferences = {
  language: Language | null; // null: the browser's
  theme: Theme;
  sound: boolean;
  speed: Speed; // of the moves of others
  endTurnsAlone: boolean; // a turn whose only legal action is `done` ends by itself
  confirmTurn: boolean; // ask before a turn ends
  forecast: boolean; // what the points would be if the game ended now
  remarks: boolean; // bots say a word now and then
  name: string;
};

const KEY = "vesicle.settings";
const USUAL: Preferences = {
  language: null,
  theme: "auto",
  sound: true,
  speed: "normal",
  endTurnsAlone: true,
  confirmTurn: false,
  forecast: false,
  remarks: true,
  name: "",
};

function load(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(cabinet.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Preferences = $state(load());

/** Change some settings and keep them. */
export function change(some: Partial<Preferences>): void {
  Object.assign(settings, some);
  cabinet.setItem(KEY, JSON.stringify($state.snapshot(settings)));
}
