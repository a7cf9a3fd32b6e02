/** The pictures of the lessons; a lesson without one of its own has its game's. */

import type { Component } from "svelte";
import CellArt from "../lobby/CellArt.svelte";
import ClinicArt from "../lobby/ClinicArt.svelte";
import ChromatinArt from "./art/ChromatinArt.svelte";
import OutbreakArt from "./art/OutbreakArt.svelte";
import type { LessonLine } from "./lessons";

const OF_LESSON: Record<string, Component> = { virus: OutbreakArt, epigenetic: ChromatinArt };
const OF_GAME = { cytosis: CellArt, "virus-and-co": ClinicArt };

export function artOf(lesson: Pick<LessonLine, "id" | "game">): Component {
  return OF_LESSON[lesson.id] ?? OF_GAME[lesson.game];
}
