/** Whose a piece is, as all drawings show it: by colour, letter and pattern, so that no one sign is needed alone. */

import type { Scene } from "../../lib/games";
import { lettersOf } from "../../lib/letters";
import type { Seat } from "../../lib/protocol";

export type Owner = { seat: Seat; colour: string; letter: string };

const COLOURS = ["teal", "amber", "violet", "rose", "green", "blue"];

/** The owners of a table's pieces, by seat. */
export function ownersOf(scene: Pick<Scene, "seats" | "names">): Owner[] {
  const letters = lettersOf(scene.names);
  return scene.names.map((_name, seat) => {
    const colour = scene.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length]!;
    return { seat, colour: `var(--seat-${colour})`, letter: letters[seat]! };
  });
}
