/** A worker in which bots think: it reads jobs and writes answers, and knows nothing but what it is handed. */

import { loadEngine } from "../engine/load.ts";
import { Minds } from "./minds.ts";
import type { Job } from "./posts.ts";

const minds = new Minds(loadEngine);

addEventListener("message", ({ data }: MessageEvent<Job>) => {
  minds.think(data).then(
    (answer) => postMessage({ answer }),
    (error: unknown) => postMessage({ fault: String(error) }),
  );
});
