/** Patches: how the view before an event becomes the view after it. */

import type { Patch, View } from "./protocol";

/** The view after a patch; the view before stays as it is, and what did not change is shared between the two. */
export function applyPatch(view: View, patch: Patch): View {
  let after: unknown = view;
  for (const [path, value] of patch) after = withValue(after, path, value);
  return after as View;
}

function withValue(place: unknown, path: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(place)) {
    const copy = place.slice();
    copy[Number(step)] = withValue(copy[Number(step)], rest, value);
    return copy;
  }
  const from = place as Record<string, unknown>;
  return { ...from, [step]: withValue(from[step], rest, value) };
}
