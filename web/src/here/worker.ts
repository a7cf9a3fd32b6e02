/** The worker that owns the tables of this browser: it answers requests and wires, and lets bots think beside it. */

import { loadEngine } from "../engine/load.ts";
import type { Engine } from "../engine/engine.ts";
import { Library, type Book } from "./clauses.ts";
import { Crew } from "./crew.ts";
import { Front, type FromPage } from "./front.ts";
import { Hub } from "./hub.ts";
import type { Store } from "./journal.ts";
import { LastingStore } from "./lasting_store.ts";
import { MemoryStore } from "./memory_store.ts";
import { Post, type Job, type Thinker } from "./posts.ts";
import { Refused } from "./refused.ts";
import { send } from "./sending.ts";

const MOST_REVIEWERS = 4;

const engines = new Map<string, Promise<Engine>>();

function engineOf(game: string): Promise<Engine> {
  const engine = engines.get(game) ?? loadEngine(game);
  engines.set(game, engine);
  engine.catch(() => engines.delete(game));
  return engine;
}

/** Where a browser keeps nothing, games last as long as the page; what a newer page keeps is left to it. */
async function openStore(): Promise<Store> {
  try {
    return await LastingStore.open(indexedDB);
  } catch (error) {
    if (error instanceof Refused && error.code === "newer") throw error;
    return new MemoryStore();
  }
}

/** A lock that every tab of this browser sees; where there are none, of two that write the same number one is refused. */
function lock(table: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    navigator.locks
      .request(`vesicle ${table}`, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null);
        return new Promise<void>((letGo) => resolve(letGo));
      })
      .catch(() => resolve(() => {})); // locks are refused where storage is: no other tab can have the game
  });
}

function hire(): Thinker {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  return {
    think: (job: Job) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => (data.fault ? reject(new Error(data.fault)) : resolve(data.answer));
        worker.onerror = (event) => reject(new Error(event.message || "the bot's worker cannot be started"));
        worker.postMessage(job);
      }),
    end: () => worker.terminate(),
  };
}

/** A core is left to the page. */
function countReviewers(): number {
  return Math.max(1, Math.min((navigator.hardwareConcurrency || 1) - 1, MOST_REVIEWERS));
}

const opening: Promise<Hub> = openStore().then((store) => {
  const library = new Library((game) => front.fetch(`/api/games/${game}/rules`) as Promise<Book>);
  const reviewers = Array.from({ length: countReviewers() }, () => new Post(hire));
  const crew = new Crew(hire);
  return new Hub({ store, library, engine: engineOf, crew, reviewers, now: () => Date.now(), lock, send });
});
const front: Front = new Front(opening, (message) => postMessage(message));

addEventListener("message", ({ data }: MessageEvent<FromPage>) => front.hear(data));
