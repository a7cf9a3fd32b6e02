/** How the parts of a table are laid out, by the room that there is for them. */

/**
 * - desk: wide, as on a laptop
 * - tall: as on an upright tablet
 * - short: as on a phone that lies on its side
 * - phone: one column that scrolls
 *
 * However it is, the own things and the hand stay in sight.
 */
export type Arrangement = "desk" | "tall" | "short" | "phone";

/** Pixels, those of 1 rem, and the rem that a desk must be high. */
type Measures = { width: number; height: number; letter: number; least: number };

export function arrange({ width, height, letter, least }: Measures): Arrangement {
  const [wide, high] = [width / letter, height / letter];
  if (wide >= 54 && high >= least) return "desk";
  if (wide >= 40 && high >= 46) return "tall";
  return wide > high * 1.05 ? "short" : "phone";
}
