/** Pointing at something shows what it would do. */

import type { Deeds } from "../lib/games";

/** The listeners of a button that does an action; they outlive the button, which may go while it is pointed at. */
export function previews(deeds: Deeds, action: string): Record<string, () => void> {
  const { preview } = deeds;
  const show = (): void => preview(action);
  const hide = (): void => preview(null);
  return { onpointerenter: show, onfocus: show, onpointerleave: hide, onblur: hide };
}
