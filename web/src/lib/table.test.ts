import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWire } from "./fake_wire";
import type { GamePage } from "./games";
import type { EventMessage } from "./protocol";
import { change } from "./settings.svelte";
import { TableStore } from "./table.svelte";

const page = {
  story: (_scene, entries) => entries.map((entry) => ({ text: entry.what, seat: null, kind: "act", about: [] })),
  travels: () => [],
} as Partial<GamePage> as GamePage;

vi.mock("./games", () => ({ loadGame: async () => page }));
vi.mock("./api", async (original) => ({
  ...(await original<typeof import("./api")>()),
  api: { components: async () => ({ game: "cytosis", rows: {}, rulings: {}, board: {} }), events: async () => [] },
}));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const seat = { kind: "person", name: "Ada", colour: "teal", bot: null, holder: 0, host: true, stand_in: false };
const bot = { ...seat, kind: "bot", name: "Rita", colour: "rose", bot: "graduate", holder: null, host: false };
const table = {
  id: "abc",
  game: "cytosis",
  options: { players: 2 },
  status: "playing",
  seats: [seat, bot],
  next: null,
};
let wire: FakeWire;
let store: TableStore;

async function arrive(seats: number[] = [0]): Promise<void> {
  wire = new FakeWire();
  store = new TableStore("abc", () => wire);
  store.open();
  wire.onopen?.();
  const looking = seats.length === 1 ? seats[0] : null;
  wire.hear({ type: "you", holder: 0, seats, looking });
  wire.hear({
    type: "state",
    number: 4,
    table,
    looking,
    view: { count: 0 },
    turn: { to_act: 1 },
    clock: { kind: "none" },
  });
  await vi.advanceTimersByTimeAsync(1);
}

function played(number: number, by: "bot" | "person", legal?: string[]): EventMessage {
  const turn = legal ? { to_act: 0, legal, undo: 1 } : { to_act: 1 };
  const patch: EventMessage["patch"] = [[["count"], number]];
  const log = [{ what: "act" }];
  return { type: "event", number, kind: "played", at: 0, seat: by === "bot" ? 1 : 0, by, patch, log, turn };
}

beforeEach(async () => {
  vi.useFakeTimers();
  change({ speed: "normal" });
  await arrive();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

test("the moves of others are shown one at a time, and choices glow only after the last", async () => {
  wire.hear(played(5, "bot"));
  wire.hear(played(6, "bot", ["done"]));
  await vi.advanceTimersByTimeAsync(50);
  expect(store.view).toEqual({ count: 5 });
  expect([store.busy, store.legal]).toEqual([true, []]);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.view).toEqual({ count: 6 });
  expect(store.legal).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect([store.busy, store.legal, store.myTurn]).toEqual([false, ["done"], true]);
});

test("own moves are shown at once", async () => {
  wire.hear(played(5, "person", ["done"]));
  await vi.advanceTimersByTimeAsync(1);
  expect(store.view).toEqual({ count: 5 });
  expect(store.legal).toEqual(["done"]);
});

test("to skip shows all the rest", async () => {
  for (const number of [5, 6, 7]) wire.hear(played(number, "bot"));
  wire.hear(played(8, "bot", ["done"]));
  await vi.advanceTimersByTimeAsync(20);
  store.skip();
  await vi.advanceTimersByTimeAsync(5);
  expect([store.view, store.legal]).toEqual([{ count: 8 }, ["done"]]);
});

test("a long queue is caught up with, and said to be", async () => {
  for (let number = 5; number < 45; number += 1) wire.hear(played(number, "bot"));
  await vi.advanceTimersByTimeAsync(30);
  expect(store.view).toEqual({ count: 44 });
  expect(store.caughtUp).toBe(true);
  expect(store.chapters).toHaveLength(40);
});

test("an action is sent with the last number, and only if it is legal now", async () => {
  await store.act("done");
  wire.hear(played(5, "person", ["done"]));
  await vi.advanceTimersByTimeAsync(1);
  void store.act("fly");
  void store.act("done");
  void store.act("done"); // the answer to the first has not come
  expect(wire.sent.filter((message) => message["type"] === "act")).toEqual([
    { type: "act", number: 5, action: "done", ack: 1 },
  ]);
  expect(store.legal).toEqual(["done"]);
});

test("a refusal is kept to be told", async () => {
  wire.hear(played(5, "person", ["done"]));
  await vi.advanceTimersByTimeAsync(1);
  const acted = store.act("done");
  wire.hear({ type: "refused", ack: 1, code: "stale", message: "look again" });
  await acted;
  expect(store.trouble?.code).toBe("stale");
  expect(store.legal).toEqual(["done"]);
});

test("an event that comes twice is shown once", async () => {
  wire.hear(played(5, "bot"));
  wire.hear(played(5, "bot"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.chapters).toHaveLength(1);
});

test("what was undone is marked", async () => {
  wire.hear(played(5, "person", ["done"]));
  const undone = { ...played(6, "person", ["done"]), kind: "undone", to: 0, log: [{ what: "undone" }] };
  const { by: _by, ...rest } = undone;
  wire.hear(rest);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.chapters.map((chapter) => chapter.undone)).toEqual([true, true]);
});

test("a new state replaces what waits to be shown", async () => {
  for (const number of [5, 6, 7]) wire.hear(played(number, "bot"));
  await vi.advanceTimersByTimeAsync(20);
  wire.hear({
    type: "state",
    number: 9,
    table,
    looking: 0,
    view: { count: 9 },
    turn: { to_act: 1 },
    clock: { kind: "none" },
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect([store.view, store.busy]).toEqual([{ count: 9 }, false]);
});

test("on a shared screen the curtain falls before each own seat", async () => {
  store.close();
  await arrive([0, 1]);
  expect(store.curtain).toBe(1);
  wire.hear({
    type: "state",
    number: 4,
    table,
    looking: 1,
    view: { count: 0 },
    turn: { to_act: 1, legal: ["done"], undo: 0 },
    clock: { kind: "none" },
  });
  expect([store.curtain, store.legal]).toEqual([null, ["done"]]);
});

test("an event that cannot be shown does not stop the table: the whole state is asked for", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const travels = vi.spyOn(page, "travels").mockImplementationOnce(() => {
    throw new Error("no such piece");
  });
  wire.sent = [];
  wire.readyState = 1;
  wire.hear(played(5, "bot"));
  await vi.advanceTimersByTimeAsync(1);
  wire.onopen?.();
  expect(wire.sent.at(-1)).toMatchObject({ type: "hello", since: null });
  expect(store.busy).toBe(false);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
  travels.mockRestore();
});
