import { afterEach, describe, expect, it, test, vi } from "vitest";
import { parseExact, stringifyExact } from "../lib/exact";
import { Crew } from "./crew";
import { ask, begin, GAMES, makeHub, Player, sound } from "./fake_machine";
import type { Hub, Machine } from "./hub";
import { Front } from "./front";
import type { Body } from "./journal";
import { MemoryStore } from "./memory_store";
import { Post, type Job, type Thinker } from "./posts";
import { Refused } from "./refused";
import { spendTime } from "./thinking";

const GAME = GAMES[0]!;

describe.each(GAMES)("a table of %s in the browser", (game) => {
  it("plays a game against bots to its end, keeps it, and saves it so that it can be brought along", async () => {
    const hub = makeHub();
    const table = await begin(hub, game, "greedy");
    const player = new Player(hub, table);
    await player.come();
    await player.play();
    player.viewer.leave();
    const record = await ask(hub, "GET", `/api/tables/${table}/record`);
    expect(record["result"].winner).not.toBeNull();
    expect(await ask(hub, "GET", `/api/tables/${table}/verify`)).toMatchObject({ sound: true, promised: true });
    const { table: brought } = await ask(hub, "POST", "/api/tables/import", { record });
    expect((await ask(hub, "GET", `/api/tables/${brought}/record`))["digests"]).toEqual(record["digests"]);
    const { tables } = await ask(hub, "POST", "/api/mine");
    expect(tables).toMatchObject([
      { id: table, status: "over", mine: [0] },
      { id: brought, status: "over", mine: [] },
    ]);
  });

  it("goes on from a moment of a game that is over, with fresh cards or the same, and plays again", async () => {
    const hub = makeHub();
    const table = await begin(hub, game, "random");
    const player = new Player(hub, table);
    await player.come();
    await player.play();
    player.viewer.leave();
    const seats = ["me", "bot", "bot"].map((kind) => ({ kind, name: "Ada", bot: "random" }));
    for (const cards of ["fresh", "same"]) {
      const wish = { played: 12, cards, seats, start: true };
      const { table: next } = await ask(hub, "POST", `/api/tables/${table}/continue`, wish);
      const again = new Player(hub, next);
      await again.come();
      await again.play();
      const { seed, start, actions } = await ask(hub, "GET", `/api/tables/${next}/record`);
      expect([seed === null, start !== undefined]).toEqual(cards === "fresh" ? [true, true] : [false, false]);
      expect(actions.length).toBeGreaterThan(12);
      expect(await ask(hub, "GET", `/api/tables/${next}/verify`)).toMatchObject({ sound: true });
    }
    const { table: rematch } = await ask(hub, "POST", `/api/tables/${table}/rematch`);
    const state = await ask(hub, "GET", `/api/tables/${rematch}`);
    expect(state["table"]).toMatchObject({
      status: "playing",
      seats: [{ kind: "bot" }, { name: "Ada" }, { kind: "bot" }],
    });
  });
});

describe("a bot's worker", () => {
  /** A thinker that fails as told the first times it is asked. */
  const failing = (fail: (job: Job) => Promise<string>): { crew: Crew; hired: () => number } => {
    let hired = 0;
    const hire = (): Thinker => (++hired > 1 ? sound() : { think: fail, end: () => {} });
    return { crew: new Crew(hire), hired: () => hired };
  };

  it.each([
    ["fails", () => Promise.reject(new Error("lost"))],
    ["answers nonsense", () => Promise.resolve("nonsense")],
  ])("that %s is replaced, and a legal action is played meanwhile", async (_, fail) => {
    const quiet = vi.spyOn(console, "warn").mockReturnValue();
    const { crew, hired } = failing(fail);
    const hub = makeHub({ crew });
    const table = await begin(hub, GAME, "greedy");
    const player = new Player(hub, table);
    await player.come();
    await player.play();
    const by = player.told.filter(({ kind }) => kind === "played").map((event) => event["by"] as string);
    expect(by.filter((one) => one === "fallback")).toHaveLength(1);
    expect(by.filter((one) => one === "bot").length).toBeGreaterThan(10);
    expect(hired()).toBe(2);
    quiet.mockRestore();
  });

  it("thinks for as long as it may, and no longer", () => {
    let now = 0;
    const done = spendTime(
      (iterations) => (now += iterations),
      1000,
      () => now,
    );
    expect(done).toBeGreaterThan(900);
    expect(now).toBeLessThanOrEqual(1000);
  });
});

describe("a table with a coach", () => {
  const coached = async (crew: Crew): Promise<Player> => {
    const hub = makeHub({ crew });
    const seats = [
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "random" },
    ];
    const wish = { game: GAME, options: { players: 2 }, seats, start: true, coach: true };
    const player = new Player(hub, (await ask(hub, "POST", "/api/tables", wish))["table"]);
    await player.come();
    await player.play(1);
    await player.myTurn();
    return player;
  };
  const answered = (player: Player, ack: number): Promise<Body> =>
    vi.waitUntil(() => player.told.find((message) => message["ack"] === ack));

  it("answers who decides with the best choices and their reasons", async () => {
    const player = await coached(new Crew(sound));
    await player.say({ type: "hint", ack: 1 });
    await answered(player, 1);
    const hint = player.told.find(({ type }) => type === "hint")!;
    const { legal } = (await player.myTurn()).match!;
    for (const { action, chance, reason } of hint["choices"]) {
      expect(legal).toContain(action);
      expect(chance).toBeGreaterThan(0);
      expect(reason.id).toMatch(/^why-/);
    }
    expect(hint["chances"][0] + hint["chances"][1]).toBeCloseTo(1, 3);
  });

  it("goes on while the coach thinks, which then has nothing to say", async () => {
    let think = (): void => {};
    const thinking = new Promise<void>((resolve) => (think = resolve));
    const slow = sound();
    const late: Thinker = {
      ...slow,
      think: (job) => (job.task.do === "advise" ? thinking.then(() => slow.think(job)) : slow.think(job)),
    };
    const player = await coached(new Crew(() => late));
    await player.say({ type: "hint", ack: 1 });
    await player.say({ type: "hint", ack: 2 });
    expect(await answered(player, 2)).toMatchObject({ type: "refused", code: "too-fast" });
    await player.play(1);
    think();
    expect(await answered(player, 1)).toMatchObject({ type: "refused", code: "stale" });
  });

  it("says so when the coach cannot think", async () => {
    const quiet = vi.spyOn(console, "warn").mockReturnValue();
    const broken: Thinker = { think: () => Promise.reject(new Error("lost")), end: () => {} };
    const player = await coached(new Crew(() => broken));
    await player.say({ type: "hint", ack: 1 });
    expect(await answered(player, 1)).toMatchObject({ type: "refused", code: "busy" });
    quiet.mockRestore();
  });
});

describe("a review", () => {
  const finished = async (parts: Partial<Machine>): Promise<{ hub: Hub; path: string }> => {
    const hub = makeHub(parts);
    const table = await begin(hub, GAME, "random", 2);
    const player = new Player(hub, table);
    await player.come();
    await expect(ask(hub, "GET", `/api/tables/${table}/review`)).rejects.toThrow("once it is over");
    await player.play();
    player.viewer.leave();
    return { hub, path: `/api/tables/${table}/review` };
  };
  /** A thinker that knows everything at once, and how often it was asked. */
  const quick = (): { hire: () => Thinker; reviewers: Post[]; jobs: Job[]; ended: () => number } => {
    const jobs: Job[] = [];
    let ended = 0;
    const even = [0.5, 0.5, 0, 0, 0, 0];
    const think = async (job: Job): Promise<unknown> => {
      jobs.push(job);
      if (job.task.do === "weigh") return Array(job.task.turns).fill(even);
      return Array(5).fill({ best: "done", before: even, after: {} });
    };
    const hire = (): Thinker => ({ think, end: () => (ended += 1) });
    return { hire, reviewers: [new Post(hire)], jobs, ended: () => ended };
  };
  const done = (hub: Hub, path: string): Promise<Body> =>
    vi.waitUntil(async () => {
      const standing = await ask(hub, "GET", path);
      return ["waiting", "working"].includes(standing["state"]) ? false : standing;
    });

  it("is made once, lets its workers go, and is kept with the game", async () => {
    const { reviewers, jobs, ended } = quick();
    const { hub, path } = await finished({ reviewers });
    const { state, review } = await done(hub, path);
    expect(state).toBe("done");
    expect(review.sums).toHaveLength(2);
    expect(ended()).toBe(1);
    const asked = jobs.length;
    const again = makeHub({ store: hub.machine.store, reviewers });
    expect(await ask(again, "GET", path)).toMatchObject({ state: "done", review });
    expect(jobs).toHaveLength(asked);
  });

  it("of another engine is made anew", async () => {
    const { reviewers, jobs } = quick();
    const { hub, path } = await finished({ reviewers });
    await hub.machine.store.keepReview(path.split("/")[3]!, { mark: "another", review: {} });
    await done(hub, path);
    expect(jobs.length).toBeGreaterThan(10);
  });

  it("is stopped when nobody asks any more, and begins again when somebody does", async () => {
    const { reviewers, jobs, ended } = quick();
    const { hub, path } = await finished({ reviewers });
    const clock = vi.spyOn(hub.reviews, "now");
    await ask(hub, "GET", path);
    clock.mockReturnValue(Infinity);
    await vi.waitUntil(() => ended() === 1);
    const asked = jobs.length;
    clock.mockRestore();
    expect((await done(hub, path))["state"]).toBe("done");
    expect(jobs.length).toBeGreaterThan(2 * asked);
  });

  it("that fails says so once, and begins again", async () => {
    const quiet = vi.spyOn(console, "error").mockReturnValue();
    const sane = quick();
    let lost = true;
    const reviewers = [
      new Post(() => (lost ? { think: () => Promise.reject(new Error("lost")), end: () => {} } : sane.hire())),
    ];
    const { hub, path } = await finished({ reviewers });
    expect((await done(hub, path))["state"]).toBe("failed");
    lost = false;
    expect((await done(hub, path))["state"]).toBe("done");
    quiet.mockRestore();
  });
});

describe("what cannot be kept", () => {
  it("is not played, and said", async () => {
    const store = new MemoryStore();
    const hub = makeHub({ store });
    const table = await begin(hub, GAME, "random");
    const player = new Player(hub, table);
    await player.come();
    await player.play(1);
    const { number, match } = await player.myTurn();
    vi.spyOn(store, "append").mockRejectedValue(new Refused("full", "no room"));
    await player.say({ type: "act", number, action: match!.legal[0], ack: 5 });
    expect(player.told.at(-1)).toMatchObject({ type: "refused", ack: 5, code: "full" });
    expect((await hub.table(table)).number).toBe(number);
  });
});

describe("two tabs at one game", () => {
  it("do not both play: the second waits", async () => {
    const hub = makeHub();
    const table = await begin(hub, GAME, "random");
    const other = new Player(makeHub({ store: hub.machine.store, lock: async () => null }), table);
    await other.come();
    expect(other.told).toMatchObject([{ type: "refused", code: "elsewhere" }]);
    expect(other.closed).toBe(1013);
  });

  it("where there are no locks, the slower one is refused and comes again", async () => {
    const hub = makeHub();
    const table = await begin(hub, GAME, "random", 2);
    const players = [new Player(hub, table), new Player(makeHub({ store: hub.machine.store }), table)];
    for (const player of players) await player.come();
    const { number, turn } = players[0]!.told.find(({ type }) => type === "state")!;
    for (const player of players) await player.say({ type: "act", number, action: turn.legal?.[0] ?? "", ack: 1 });
    expect(players[1]!.told.at(-1)).toMatchObject({ type: "refused" });
  });
});

describe("an altered file", () => {
  const finished = async () => {
    const hub = makeHub();
    const table = await begin(hub, GAME, "random", 2);
    const player = new Player(hub, table);
    await player.come();
    await player.play();
    return { hub, record: await ask(hub, "GET", `/api/tables/${table}/record`) };
  };
  const file = finished();

  it.each([
    ["another seed", { seed: 5 }, "is refused: action "],
    ["another action", { actions: ["nonsense"] }, "action 1: nonsense is no action"],
    ["other rules", { rules_version: "0" }, "saved under rules_version '0'"],
    ["another format", { format: "x" }, "the format 'x' is not known"],
    ["another result", { result: { winner: 9, scores: [] } }, "the saved result is not the one"],
    ["a broken promise", { fair: { version: 1, salt: "0", commitment: "1" } }, "not the one that was promised"],
    ["a position of its own", { seed: null, start: {} }, "can be brought only to a server"],
    ["options that there are not", { options: { wings: 2 } }, "there is no option wings"],
  ])("with %s is refused in one sentence", async (_, change, sentence) => {
    const { hub, record } = await file;
    const asked = ask(hub, "POST", "/api/tables/import", { record: { ...record, ...change } });
    await expect(asked).rejects.toThrow(sentence);
    expect((await ask(hub, "POST", "/api/mine"))["tables"]).toHaveLength(1);
  });
});

test("a seed keeps all its digits on the way to a file and back", () => {
  const text = `{"seed":9223372036854775806,"name":"\\"seed\\":1234567890123456789"}`;
  expect(stringifyExact(parseExact(text))).toBe(text);
  expect(parseExact(`{"seed": 7}`)).toEqual({ seed: 7 });
});

test("a wish that means nothing is refused, and no table comes of it", async () => {
  const hub = makeHub();
  const wish = { game: GAME, options: { players: 3 }, start: true };
  await expect(ask(hub, "POST", "/api/tables", { ...wish, options: { players: 99 } })).rejects.toThrow("players");
  await expect(ask(hub, "POST", "/api/tables", { ...wish, seats: [{ kind: "bot", bot: "x" }] })).rejects.toThrow(
    "no bot",
  );
  await expect(ask(hub, "POST", "/api/tables", wish)).rejects.toThrow("every seat");
  await expect(ask(hub, "GET", "/api/tables/localnone")).rejects.toThrow("no such table");
  expect((await ask(hub, "POST", "/api/mine"))["tables"]).toEqual([]);
});

describe("while a person thinks", () => {
  afterEach(() => vi.useRealTimers());

  it("no timer runs, and none is left behind by a bot", async () => {
    const hub = makeHub();
    const player = new Player(hub, await begin(hub, GAME, "random"));
    await player.come();
    await player.play(3);
    await player.myTurn();
    vi.useFakeTimers();
    await player.say({ type: "ping" });
    hub.goOn(await hub.enter((await player.myTurn()).id));
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("games that a newer page keeps", () => {
  it("are not touched, and that is said", async () => {
    const told: Body[] = [];
    const why = new Refused("newer", "a newer page keeps them");
    const front = new Front(Promise.reject(why), (message) => told.push(message));
    front.hear({ kind: "ask", number: 1, method: "POST", path: "/api/mine", body: {}, token: null });
    front.hear({ kind: "dial", wire: 2 });
    front.hear({ kind: "say", wire: 2, text: "{}" });
    await new Promise((later) => setTimeout(later, 0));
    expect(told).toMatchObject([
      { kind: "answer", number: 1, refusal: { code: "newer" } },
      { kind: "told", wire: 2 },
      { kind: "closed", wire: 2, code: 1008 },
    ]);
  });
});
