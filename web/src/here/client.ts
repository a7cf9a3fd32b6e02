/** The page's side of the tables in this browser: requests and wires go to a worker, which is started when first needed. */

import { parseExact, stringifyExact } from "../lib/exact";
import { Refusal } from "../lib/refusal";
import type { Wire } from "../lib/socket";
import type { FromPage, ToPage } from "./front";

type Fetch = (path: string) => Promise<unknown>;
type Asked = { resolve: (said: unknown) => void; reject: (why: Refusal) => void };

const OPEN = 1;
const CLOSED = 3;
const BROKEN = 1013; // the worker is gone: come back

/** What is used of a worker; tests give their own. */
export type Backroom = Pick<Worker, "postMessage" | "terminate"> & {
  onmessage: ((event: MessageEvent<ToPage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export class Here {
  readonly #start: () => Backroom;
  readonly #fetch: Fetch;
  readonly #asked = new Map<number, Asked>();
  readonly #wires = new Map<number, HereWire>();
  #worker: Backroom | null = null;
  #last = 0;

  constructor(start: () => Backroom, fetch: Fetch) {
    this.#start = start;
    this.#fetch = fetch;
  }

  ask(method: string, path: string, body: unknown, token: string | null): Promise<unknown> {
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      this.#post({ kind: "ask", number, method, path, body: plain(body), token });
    });
  }

  dial(): Wire {
    const number = ++this.#last;
    const wire = new HereWire(
      (text) => this.#post({ kind: "say", wire: number, text }),
      () => {
        this.#wires.delete(number);
        this.#post({ kind: "hang-up", wire: number });
      },
    );
    this.#wires.set(number, wire);
    this.#post({ kind: "dial", wire: number });
    queueMicrotask(() => wire.onopen?.());
    return wire;
  }

  #post(message: FromPage): void {
    this.#worker ??= this.#hire();
    this.#worker.postMessage(message);
  }

  #hire(): Backroom {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#lose(worker, event.message);
    return worker;
  }

  #hear(message: ToPage): void {
    if (message.kind === "answer") this.#settle(message);
    else if (message.kind === "fetch") void this.#fetchFor(message.number, message.path);
    else if (message.kind === "told") this.#wires.get(message.wire)?.onmessage?.({ data: message.text });
    else this.#closed(message.wire, message.code);
  }

  #settle({ number, said, refusal }: ToPage & { kind: "answer" }): void {
    const asked = this.#asked.get(number);
    this.#asked.delete(number);
    if (refusal) asked?.reject(new Refusal(refusal.code, refusal.message, refusal.clauses));
    else asked?.resolve(said);
  }

  #closed(number: number, code: number): void {
    const wire = this.#wires.get(number);
    this.#wires.delete(number);
    if (!wire) return;
    wire.readyState = CLOSED;
    wire.onclose?.({ code });
  }

  async #fetchFor(number: number, path: string): Promise<void> {
    const said = await this.#fetch(path).catch(() => null);
    this.#post({ kind: "fetched", number, said });
  }

  /** The worker has failed: whoever waits is told, and the next question starts another. All that was acknowledged is kept. */
  #lose(worker: Backroom, message: string): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = null;
    for (const { reject } of this.#asked.values()) reject(new Refusal("here-broken", message));
    this.#asked.clear();
    for (const wire of [...this.#wires.keys()]) this.#closed(wire, BROKEN);
  }
}

/** What is sent, as a server would read it: the page's own objects may be of a kind that cannot travel. */
function plain(body: unknown): Record<string, unknown> {
  return parseExact(stringifyExact(body ?? {})) as Record<string, unknown>;
}

class HereWire implements Wire {
  readyState = OPEN;
  readonly isNear = true;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly send: (text: string) => void;
  readonly #hangUp: () => void;

  constructor(send: (text: string) => void, hangUp: () => void) {
    this.send = send;
    this.#hangUp = hangUp;
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#hangUp();
  }
}
