import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage } from "../lib/games";
import { change } from "../lib/settings.svelte";
import { LessonStore } from "./lesson.svelte";
import type { Stand } from "./lessons";

const page = {
  story: (_scene, entries) => entries.map((entry) => ({ text: entry.what, seat: null, kind: "act", about: [] })),
  travels: () => [],
} as Partial<GamePage> as GamePage;

const step = { texts: { en: { title: "", do: "", why: "" } }, clauses: [], point: [], about: [] };
const lesson = {
  id: "cell",
  game: "cytosis",
  seat: 0,
  seats: [{ name: null }, { name: "Ada" }],
  options: {},
  components: {},
  texts: { en: { title: "The cell", about: "" } },
  steps: [
    { ...step, id: "look", kind: "read" },
    { ...step, id: "take", kind: "play" },
    { ...step, id: "end", kind: "play" },
  ],
};
const asked: unknown[] = [];

/** One action "good" reaches a step, "wrong" leads elsewhere; Ada replies to each. */
function stand(actions: string[]): Stand {
  const last = actions.at(-1);
  const moves = [0, 1].map((seat) => ({ seat, action: "", log: [{ what: `moved ${seat}` }], view: { moves: seat } }));
  const kind = last === "good" || last === "wrong" ? last : "hint";
  return {
    view: { actions: actions.length },
    to_act: 0,
    legal: ["good", "wrong", "other"],
    outcomes: {},
    log: [],
    moves,
    reached: last === "good",
    answer: last === undefined ? null : { kind, texts: { en: kind } },
    result: null,
  };
}

vi.mock("../lib/games", () => ({ loadGame: async () => page }));
vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof import("../lib/api")>()),
  ask: async (_method: string, path: string, body?: { actions: string[] }) => {
    asked.push(path);
    if (path.endsWith("/why")) return { clauses: [{ id: "C-1", text: "no" }] };
    return body ? stand(body.actions) : lesson;
  },
}));

const kept: Record<string, string> = {};
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
});
vi.stubGlobal("document", { hidden: false });

async function arrive(): Promise<LessonStore> {
  const store = new LessonStore("cell");
  await store.open();
  return store;
}

beforeEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
  change({ speed: "instant" });
});

describe("a step to read", () => {
  it("is reached at once, offers nothing, and shows its places", async () => {
    const store = await arrive();
    expect([store.isReached, store.legal, store.isShowingPlaces]).toEqual([true, [], true]);
  });
});

describe("a step to play", () => {
  let store: LessonStore;
  beforeEach(async () => {
    store = await arrive();
    await store.next();
  });

  it("offers what the server says, and shows its places on request alone", () => {
    expect(store.legal).toEqual(["good", "wrong", "other"]);
    expect(store.isShowingPlaces).toBe(false);
    store.isPointing = true;
    expect(store.isShowingPlaces).toBe(true);
  });

  it("is reached by a good move: nothing more is offered", async () => {
    await store.act("good");
    expect([store.isReached, store.legal, store.answer?.kind]).toEqual([true, [], "good"]);
    expect(store.view).toEqual({ actions: 1 });
  });

  it("goes on after a move that is neither good nor wrong", async () => {
    await store.act("other");
    expect([store.isReached, store.undoable, store.answer?.kind]).toEqual([false, 1, "hint"]);
    await store.act("good");
    expect(store.isReached).toBe(true);
  });

  it("waits after a wrong move, shows where to look, and begins anew", async () => {
    await store.act("wrong");
    expect([store.legal, store.isShowingPlaces, store.undoable]).toEqual([[], true, 1]);
    await store.again();
    expect([store.legal.length, store.actions, store.answer]).toEqual([3, [], null]);
  });

  it("takes a move back without a word about it", async () => {
    await store.act("other");
    await store.undo();
    expect([store.actions, store.answer, store.view]).toEqual([[], null, { actions: 0 }]);
  });

  it("plays nothing that is not offered", async () => {
    const before = asked.length;
    await store.act("never");
    expect(asked.length).toBe(before);
  });

  it("tells why something is not possible, while one decides", async () => {
    await store.why("never");
    expect(store.asked?.clauses.map((clause) => clause.id)).toEqual(["C-1"]);
    await store.act("good");
    await store.why("never");
    expect(store.asked).toBeNull();
  });

  it("shows one move after the other when nobody is in a hurry", async () => {
    change({ speed: "fast" });
    const played = store.act("good");
    await vi.waitFor(() => expect(store.showing?.seat).toBe(1));
    expect([store.legal, store.isReached, store.told.map((line) => line.text)]).toEqual([[], false, ["moved 1"]]);
    store.skip();
    await played;
    expect(store.isReached).toBe(true);
  });

  it("forgets what was still shown when one goes on", async () => {
    change({ speed: "slow" });
    const played = store.act("good");
    await vi.waitFor(() => expect(store.showing?.seat).toBe(1));
    await store.next();
    await played;
    expect([store.step?.id, store.view, store.busy]).toEqual(["end", { actions: 0 }, false]);
  });
});

describe("leaving and coming back", () => {
  it("goes on at the step that was left", async () => {
    const store = await arrive();
    await store.next();
    store.close();
    expect((await arrive()).step?.id).toBe("take");
  });

  it("closes after the last step, and begins anew the next time", async () => {
    const store = await arrive();
    for (let steps = 0; steps < 3; steps += 1) await store.next();
    expect(store.isClosing).toBe(true);
    expect((await arrive()).step?.id).toBe("look");
    await store.back();
    expect([store.isClosing, store.step?.id]).toEqual([false, "end"]);
  });
});
