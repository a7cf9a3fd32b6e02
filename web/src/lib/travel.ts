/** Pieces that travel: ghosts fly over the page from where a piece was to where it is now. */

import { mount, tick, unmount, type Component } from "svelte";
import type { Anchor, GamePage, Travel } from "./games";

type Spots = Map<Anchor, DOMRect>;
export type Flight = { duration: number; stagger: number; signal: AbortSignal };

const LONGEST_WAVE = 900; // milliseconds from the first piece that leaves to the last, however many they are
const LONGEST_FRAME = 120; // milliseconds
const STEPS = 10; // key frames of an arc
const SIZE = 28; // of a ghost, in pixels

/** Where anchors are on the screen now; those that are not there, or have no size, are left out. */
function measure(anchors: Iterable<Anchor>): Spots {
  const spots: Spots = new Map();
  for (const anchor of new Set(anchors)) {
    const rect = find(anchor)?.getBoundingClientRect();
    if (rect && rect.width + rect.height > 0) spots.set(anchor, rect);
  }
  return spots;
}

function anchorsOf(travels: Travel[]): Anchor[] {
  return travels.flatMap((travel) => [travel.from, travel.to]);
}

/** Look where the pieces are before something happens; calling the answer when it has happened lets them fly. */
export function readyToFly(
  page: GamePage | null,
  travels: Travel[],
  overlay: HTMLElement | null,
  flight: Flight,
): () => Promise<void> {
  if (!page || !overlay || travels.length === 0) return tick;
  const spots = measure(anchorsOf(travels));
  return () => tick().then(() => fly(page.Piece, travels, spots, overlay, flight));
}

function find(anchor: Anchor): Element | null {
  return document.querySelector(`[data-at="${CSS.escape(anchor)}"]`);
}

/** Let pieces fly; resolves when the last has landed, or at once when the signal says so. */
async function fly(
  Piece: Component<{ piece: string }>,
  travels: Travel[],
  before: Spots,
  overlay: HTMLElement,
  { duration, stagger, signal }: Flight,
): Promise<void> {
  if (signal.aborted) return;
  const after = measure(anchorsOf(travels));
  const gap = Math.min(stagger, LONGEST_WAVE / Math.max(1, travels.length - 1));
  const flights = travels.map((travel, index) => {
    const from = before.get(travel.from) ?? after.get(travel.from);
    const to = after.get(travel.to) ?? before.get(travel.to);
    if (!from || !to) return Promise.resolve();
    if (!before.has(travel.to)) reveal(travel.to, duration + gap * index, signal);
    return flyOne(Piece, travel.piece, from, to, overlay, { duration, delay: gap * index, signal });
  });
  await Promise.all(flights);
}

async function flyOne(
  Piece: Component<{ piece: string }>,
  piece: string,
  from: DOMRect,
  to: DOMRect,
  overlay: HTMLElement,
  { duration, delay, signal }: { duration: number; delay: number; signal: AbortSignal },
): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  overlay.append(ghost);
  const drawing = mount(Piece, { target: ghost, props: { piece } });
  const frames = prefersCalm() ? fadeAt(to) : arc(from, to);
  const animation = ghost.animate(frames, { duration, delay, easing: "cubic-bezier(.45,.05,.25,1)", fill: "both" });
  const stop = (): void => animation.cancel();
  signal.addEventListener("abort", stop);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", stop);
  void unmount(drawing);
  ghost.remove();
}

/** What was not there before appears when its piece lands. */
function reveal(anchor: Anchor, duration: number, signal: AbortSignal): void {
  const animation = find(anchor)?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }], { duration });
  signal.addEventListener("abort", () => animation?.cancel(), { once: true });
}

function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x0, y0, x1, y1] = [...middle(from), ...middle(to)] as [number, number, number, number];
  const lift = Math.min(90, 12 + Math.hypot(x1 - x0, y1 - y0) * 0.16);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const way = step / STEPS;
    const height = 4 * way * (1 - way);
    const [x, y] = [x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - lift * height];
    const opacity = way === 0 ? 0.2 : way === 1 ? 0.5 : 1;
    return { transform: `translate(${x}px, ${y}px) scale(${1 + 0.35 * height})`, opacity };
  });
}

function fadeAt(to: DOMRect): Keyframe[] {
  const [x, y] = middle(to);
  const transform = `translate(${x}px, ${y}px)`;
  return [0, 1, 1, 0].map((opacity) => ({ transform, opacity }));
}

/** Where a ghost's corner must be for its middle to lie in the middle of a place. */
function middle(rect: DOMRect): [number, number] {
  return [rect.left + rect.width / 2 - SIZE / 2, rect.top + rect.height / 2 - SIZE / 2];
}

/** After the next frame has been made; at once where nobody looks. */
export function painted(): Promise<void> {
  if (typeof document === "undefined" || document.hidden) return Promise.resolve();
  return new Promise((seen) => {
    requestAnimationFrame(() => setTimeout(seen));
    setTimeout(seen, LONGEST_FRAME); // the page may have been hidden meanwhile
  });
}

export function prefersCalm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
