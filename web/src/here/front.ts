/** The door of the tables in this browser: what the page asks and says comes in, what it is told goes out. */

import type { Hub } from "./hub.ts";
import { refusalBody, type RefusalBody } from "./refused.ts";
import { answer, type Request } from "./requests.ts";
import { WireViewer } from "./viewer.ts";

export type FromPage =
  | ({ kind: "ask"; number: number } & Request)
  | { kind: "fetched"; number: number; said: unknown }
  | { kind: "dial"; wire: number }
  | { kind: "say"; wire: number; text: string }
  | { kind: "hang-up"; wire: number };

export type ToPage =
  | { kind: "answer"; number: number; said?: unknown; refusal?: RefusalBody }
  | { kind: "fetch"; number: number; path: string }
  | { kind: "told"; wire: number; text: string }
  | { kind: "closed"; wire: number; code: number };

const USELESS = 1008; // a close code: coming back unchanged is of no use
const closed = (): void => {}; // a wire that was never open

export class Front {
  readonly #hub: Promise<Hub>;
  readonly #post: (message: ToPage) => void;
  readonly #wires = new Map<number, Promise<WireViewer>>();
  readonly #fetching = new Map<number, (said: unknown) => void>();
  #fetches = 0;

  constructor(hub: Promise<Hub>, post: (message: ToPage) => void) {
    this.#hub = hub;
    this.#post = post;
  }

  hear(message: FromPage): void {
    if (message.kind === "ask") void this.#answer(message);
    else if (message.kind === "fetched") this.#fetching.get(message.number)?.(message.said);
    else if (message.kind === "dial") this.#dial(message.wire);
    else if (message.kind === "say")
      void this.#wires.get(message.wire)?.then((viewer) => viewer.hear(message.text), closed);
    else this.#hangUp(message.wire);
  }

  /** Something that is read of a game, by the way that the page has to it; fails where there is none. */
  fetch(path: string): Promise<unknown> {
    const number = ++this.#fetches;
    return new Promise((resolve, reject) => {
      this.#fetching.set(number, (said) => {
        this.#fetching.delete(number);
        if (said === null) reject(new Error(`${path} cannot be had`));
        else resolve(said);
      });
      this.#post({ kind: "fetch", number, path });
    });
  }

  async #answer({ number, method, path, body, token }: FromPage & { kind: "ask" }): Promise<void> {
    try {
      const said = await answer(await this.#hub, { method, path, body, token });
      this.#post({ kind: "answer", number, said });
    } catch (error) {
      this.#post({ kind: "answer", number, refusal: refusalBody(error) });
    }
  }

  #dial(wire: number): void {
    const line = {
      say: (text: string) => this.#post({ kind: "told", wire, text }),
      close: (code: number) => {
        this.#wires.delete(wire);
        this.#post({ kind: "closed", wire, code });
      },
    };
    const viewer = this.#hub.then((hub) => new WireViewer(hub, line));
    this.#wires.set(wire, viewer);
    viewer.catch((error: unknown) => {
      line.say(JSON.stringify({ type: "refused", ack: null, ...refusalBody(error) }));
      line.close(USELESS);
    });
  }

  #hangUp(wire: number): void {
    void this.#wires.get(wire)?.then((viewer) => viewer.leave(), closed);
    this.#wires.delete(wire);
  }
}
