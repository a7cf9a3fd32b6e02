/** The websocket to a table, as docs/protocol.md describes it: it says hello, comes back by itself, and keeps promises. */

import { Refusal, refusalOf } from "./refusal";
import { PROTOCOL, type Seat, type ServerMessage } from "./protocol";
import { socketAddress } from "./site";

/** `lost` means that it will be tried again, `over` that coming back unchanged is of no use. */
export type Link = "connecting" | "open" | "lost" | "over";

export type Hello = { table: string; token: string | null; since: number | null; look: Seat | null; outcomes: boolean };

/** What is used of a browser's websocket; tests give their own. */
export type Wire = {
  readonly readyState: number;
  readonly isNear?: boolean; // to a worker of this page: it cannot be lost unnoticed
  send: (text: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type Ears = {
  hello: () => Hello; // asked for anew each time, since the last number changes
  told: (message: ServerMessage) => void;
  changed: (link: Link, why: Refusal | null) => void;
};

type Promised = { resolve: (answer: ServerMessage) => void; reject: (why: Refusal) => void; timer: number };

const ANSWER_WITHIN = 10_000; // milliseconds
const AWAKE_WITHIN = 6_000; // the same for a ping
const PING_EVERY = 20_000;
const WAITS = [300, 800, 2_000, 4_000, 8_000]; // before the next attempts
const USELESS = new Set([1007, 1008, 1009]); // close codes after which one does not come back unchanged
const OPEN = 1;

export class TableSocket {
  link: Link = "connecting";
  readonly #ears: Ears;
  readonly #dial: () => Wire;
  readonly #promised = new Map<number, Promised>();
  #wire: Wire | null = null;
  #welcomed = false;
  #answer: ServerMessage | null = null; // a `why`, `preview` or `hint`, whose `ack` comes next
  #refusal: Refusal | null = null; // of the hello
  #attempts = 0;
  #lastAck = 0;
  #retry = 0;
  #pings = 0;

  constructor(ears: Ears, dial: () => Wire = dialServer) {
    this.#ears = ears;
    this.#dial = dial;
  }

  open(): void {
    if (typeof window !== "undefined") {
      addEventListener("online", this.wake);
      addEventListener("offline", this.#checkAlive);
      document.addEventListener("visibilitychange", this.wake);
    }
    this.#connect();
  }

  close(): void {
    if (typeof window !== "undefined") {
      removeEventListener("online", this.wake);
      removeEventListener("offline", this.#checkAlive);
      document.removeEventListener("visibilitychange", this.wake);
    }
    clearInterval(this.#pings);
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#set("over");
  }

  /** Say hello again, for instance with a token that is new. */
  restart(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#attempts = 0;
    this.#connect();
  }

  /** Say something; the promise is kept with the `ack`, or with the `why`, `preview` or `hint` that came before it. */
  say(message: Record<string, unknown>, within = ANSWER_WITHIN): Promise<ServerMessage> {
    if (!this.#wire || this.#wire.readyState !== OPEN || !this.#welcomed) {
      return Promise.reject(new Refusal("offline", "there is no connection"));
    }
    const ack = ++this.#lastAck;
    this.#wire.send(JSON.stringify({ ...message, ack }));
    return new Promise((resolve, reject) => {
      const late = (): void => this.#settle(ack, new Refusal("late", "no answer came"));
      this.#promised.set(ack, { resolve, reject, timer: setTimeout(late, within) as unknown as number });
    });
  }

  /** The network or the page is back: do not wait for the next attempt. */
  readonly wake = (): void => {
    if (typeof document !== "undefined" && document.visibilityState === "hidden") return;
    if (this.link === "lost") {
      clearTimeout(this.#retry);
      this.#connect();
    } else void this.#checkAlive();
  };

  readonly #checkAlive = async (): Promise<void> => {
    if (this.link !== "open") return;
    const wire = this.#wire;
    await this.say({ type: "ping" }, AWAKE_WITHIN).catch(() => {
      if (wire === this.#wire) this.#lose(1006);
    });
  };

  #connect(): void {
    this.#set("connecting");
    this.#welcomed = false;
    this.#refusal = null;
    const wire = this.#dial();
    this.#wire = wire;
    clearInterval(this.#pings);
    if (!wire.isNear) this.#pings = setInterval(() => void this.#checkAlive(), PING_EVERY) as unknown as number;
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.#ears.hello() }));
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#hear(event.data);
    };
    wire.onclose = (event) => {
      if (wire === this.#wire) this.#lose(event.code);
    };
  }

  #hear(frame: unknown): void {
    const text = typeof frame === "string" ? frame : new TextDecoder().decode(frame as ArrayBuffer);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "ack") this.#settle(Number(message.ack), this.#answer ?? message);
    else if (message.type === "refused" && this.#welcomed && message.ack == null) this.#ears.told(message);
    else if (message.type === "refused") this.#refused(refusalOf(message), message.ack);
    else if (message.type === "why" || message.type === "preview" || message.type === "hint") this.#answer = message;
    else {
      if (message.type === "you") this.#welcome();
      this.#ears.told(message);
    }
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#attempts = 0;
    this.#set("open");
  }

  #refused(why: Refusal, ack: number | string | null | undefined): void {
    if (this.#welcomed) this.#settle(Number(ack), why);
    else this.#refusal = why;
  }

  #settle(ack: number, outcome: ServerMessage | Refusal): void {
    const promised = this.#promised.get(ack);
    this.#answer = null;
    if (!promised) return;
    this.#promised.delete(ack);
    clearTimeout(promised.timer);
    if (outcome instanceof Refusal) promised.reject(outcome);
    else promised.resolve(outcome);
  }

  #lose(code: number): void {
    this.#hangUp();
    if (USELESS.has(code)) return this.#set("over", this.#refusal ?? new Refusal("sent-away", "the place is gone"));
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)]!;
    this.#attempts += 1;
    this.#set("lost", this.#refusal);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random())) as unknown as number;
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#answer = null;
    if (wire) wire.close();
    for (const ack of [...this.#promised.keys()]) this.#settle(ack, new Refusal("offline", "the connection is lost"));
  }

  #set(link: Link, why: Refusal | null = null): void {
    this.link = link;
    this.#ears.changed(link, why);
  }
}

export function dialServer(): Wire {
  const wire = new WebSocket(socketAddress());
  wire.binaryType = "arraybuffer";
  return wire as unknown as Wire;
}
