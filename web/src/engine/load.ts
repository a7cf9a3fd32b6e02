/** The engines that the build has made, by the names of their games. */

import { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

const CODES = import.meta.glob<string>(["./data/*.wasm", "!./data/*.mind.wasm"], {
  query: "?url",
  import: "default",
  eager: true,
});
const TABLES = import.meta.glob<Tables>(["./data/*.json", "!./data/manifest.json"], { import: "default" });

/** The engine of a game, with a memory of its own. */
export async function loadEngine(game: string): Promise<Engine> {
  const code = CODES[`./data/${game}.wasm`];
  const tables = TABLES[`./data/${game}.json`];
  if (code === undefined || tables === undefined) throw new Error(`there is no engine for ${game}`);
  const [response, read] = await Promise.all([fetch(code), tables()]);
  return Engine.load(await response.arrayBuffer(), read);
}
