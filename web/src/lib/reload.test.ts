import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingPart } from "./reload";

let target: EventTarget;
let kept: Map<string, string>;
let reloads = 0;

function miss(): number {
  target.dispatchEvent(new Event("vite:preloadError"));
  return reloads;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 1, 1));
  target = new EventTarget();
  kept = new Map();
  reloads = 0;
  vi.stubGlobal("window", target);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reloadOnMissingPart(() => (reloads += 1));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a part that is missing after an update loads the page anew", () => {
  expect(miss()).toBe(1);
});

test("a part that is still missing after that does not, so that the page does not turn in circles", () => {
  miss();
  vi.advanceTimersByTime(30_000);
  expect(miss()).toBe(1);
});

test("at the next update it does again", () => {
  miss();
  vi.advanceTimersByTime(61_000);
  expect(miss()).toBe(2);
});

test("without a storage nothing is loaded anew", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("blocked");
    },
  });
  expect(miss()).toBe(0);
});
