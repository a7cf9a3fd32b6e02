/** A machine for tests: engines from the build's files, a store in memory, bots that think beside the table. */

import { Engine } from "../engine/engine.ts";
import type { Tables } from "../engine/tables.ts";
import { Library } from "./clauses.ts";
import { Crew } from "./crew.ts";
import { Hub, type Machine } from "./hub.ts";
import { HOST, TOKEN } from "./ids.ts";
import type { Body } from "./journal.ts";
import { MemoryStore } from "./memory_store.ts";
import { Minds } from "./minds.ts";
import { Post, type Job, type Thinker } from "./posts.ts";
import { Refused } from "./refused.ts";
import { answer } from "./requests.ts";
import { WireViewer } from "./viewer.ts";

const CODES = import.meta.glob<string>("../engine/data/*.wasm", {
  query: "?url&inline",
  import: "default",
  eager: true,
});
const TABLES = import.meta.glob<Tables>(["../engine/data/*.json", "!../engine/data/manifest.json"], {
  import: "default",
  eager: true,
});

export const GAMES = Object.values(TABLES).map(({ game }) => game);

async function load(game: string): Promise<Engine> {
  const code = await fetch(CODES[`../engine/data/${game}.wasm`]!);
  return Engine.load(await code.arrayBuffer(), TABLES[`../engine/data/${game}.json`]!);
}

const engines = new Map(GAMES.map((game) => [game, load(game)]));
const minds = new Minds(load);

/** A thinker beside the table. */
export function sound(): Thinker {
  return { think: (job: Job) => minds.think(structuredClone(job)), end: () => {} };
}

export function makeHub(parts: Partial<Machine> = {}): Hub {
  let time = 1_000_000;
  return new Hub({
    store: new MemoryStore(),
    crew: new Crew(sound),
    reviewers: [new Post(sound), new Post(sound)],
    library: new Library(() => Promise.reject(new Error("there is no book"))),
    engine: (game) => engines.get(game) ?? Promise.reject(new Error(`there is no engine for ${game}`)),
    now: () => (time += 10),
    lock: async () => () => {},
    send: () => Promise.reject(new Refused("offline", "there is no server")),
    ...parts,
  });
}

/** Ask a hub as the page does. */
export async function ask(hub: Hub, method: string, path: string, body: Body = {}): Promise<Body> {
  return (await answer(hub, { method, path, body, token: TOKEN })) as Body;
}

/** A table with one person and bots of a spec, begun. */
export async function begin(hub: Hub, game: string, bot: string, players = 3): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }));
  const seats = [{ kind: "me", name: "Ada" }, ...bots];
  return (await ask(hub, "POST", "/api/tables", { game, options: { players }, seats, start: true }))["table"];
}

/** Somebody at a table who plays the first legal action again and again. */
export class Player {
  readonly told: Body[] = [];
  closed: number | null = null;
  readonly viewer: WireViewer;
  readonly #hub: Hub;
  readonly #table: string;

  constructor(hub: Hub, table: string) {
    this.#hub = hub;
    this.#table = table;
    this.viewer = new WireViewer(hub, {
      say: (text) => this.told.push(JSON.parse(text) as Body),
      close: (code) => (this.closed = code),
    });
  }

  come(): Promise<void> {
    return this.say({ type: "hello", protocol: 1, table: this.#table, token: TOKEN });
  }

  say(message: Body): Promise<void> {
    return this.viewer.hear(JSON.stringify(message));
  }

  /** Decide until the game is over, or so often. */
  async play(decisions = Infinity): Promise<void> {
    for (let made = 0; made < decisions; made++) {
      const table = await this.myTurn();
      if (table.toAct === null) return;
      await this.say({ type: "act", number: table.number, action: table.match!.legal[0] });
    }
  }

  /** The table as soon as one is to decide, or nobody is. */
  async myTurn() {
    for (;;) {
      const table = await this.#hub.table(this.#table);
      if (table.toAct === null || table.seatsOf(HOST).includes(table.toAct)) return table;
      await new Promise((later) => setTimeout(later, 0));
    }
  }
}
