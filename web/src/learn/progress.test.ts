import { describe, expect, it } from "vitest";
import { allProgress, keepDone, keepStep, nextLesson, progressOf, resumeAt } from "./progress";

/** A local storage of one's own. */
function cabinet(content: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  return { getItem: (key) => content[key] ?? null, setItem: (key, value) => void (content[key] = value) };
}

describe("how far one has come", () => {
  it("is nothing at first, and nothing where something unreadable was kept", () => {
    expect(progressOf("cell", cabinet())).toBeNull();
    expect(allProgress(cabinet({ "vesicle.lessons": "{" }))).toEqual({});
  });

  it("is kept for each lesson by itself", () => {
    const kept = cabinet();
    keepStep("cell", "golgi", 6, kept);
    keepStep("virus", "attack", 1, kept);
    expect(progressOf("cell", kept)).toEqual({ step: "golgi", passed: 6, done: false });
    expect(progressOf("virus", kept)).toEqual({ step: "attack", passed: 1, done: false });
  });

  it("stays done when the lesson is opened once more", () => {
    const kept = cabinet();
    keepDone("cell", kept);
    keepStep("cell", "mrna", 2, kept);
    expect(progressOf("cell", kept)).toEqual({ step: "mrna", passed: 2, done: true });
  });
});

describe("where to go on", () => {
  const STEPS = ["welcome", "mrna", "golgi"];

  it("is the step that was left", () => {
    expect(resumeAt({ step: "golgi", passed: 2, done: false }, STEPS)).toBe(2);
  });

  it("is the first step for newcomers, after the end, and where a step is no more", () => {
    expect(resumeAt(null, STEPS)).toBe(0);
    expect(resumeAt({ step: "", passed: 0, done: true }, STEPS)).toBe(0);
    expect(resumeAt({ step: "gone", passed: 9, done: false }, STEPS)).toBe(0);
  });
});

describe("the next lesson", () => {
  const LESSONS = [{ id: "cell" }, { id: "virus" }, { id: "clinic" }];
  const done = { step: "", passed: 0, done: true };

  it("is the next that is not done, then one from the beginning", () => {
    expect(nextLesson(LESSONS, "cell", {})?.id).toBe("virus");
    expect(nextLesson(LESSONS, "cell", { virus: done })?.id).toBe("clinic");
    expect(nextLesson(LESSONS, "clinic", { virus: done })?.id).toBe("cell");
  });

  it("is none when all others are done", () => {
    expect(nextLesson(LESSONS, "cell", { virus: done, clinic: done })).toBeNull();
  });
});
