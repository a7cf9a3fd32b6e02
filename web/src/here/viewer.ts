/** One wire: a viewer who has said hello, what they say, and what they are told, in order. */

import { PROTOCOL } from "../lib/protocol.ts";
import { findHint } from "./coach.ts";
import type { Hub } from "./hub.ts";
import { HOST, TOKEN } from "./ids.ts";
import type { Body } from "./journal.ts";
import { sayIn } from "./lobby.ts";
import { NO_SPECTATORS, refusalBody, Refused } from "./refused.ts";
import type { Room, Viewer } from "./room.ts";
import { stateMessage, youMessage, type Eyes } from "./sight.ts";

/** Close codes: coming back unchanged is of no use, or it is. */
const BROKEN = 1008;
const COME_BACK = 1013;
const MAY_PASS = ["busy", "elsewhere"]; // refusals of a hello after which one may come again

/** How a viewer is spoken to. */
export interface Line {
  say(text: string): void;
  close(code: number): void;
}

export class WireViewer implements Viewer {
  holder: number | null = null;
  eyes: Eyes = null;
  foresees = false;
  readonly #hub: Hub;
  readonly #line: Line;
  #room: Room | null = null;
  #last: Promise<void> = Promise.resolve();
  #isHinted = false; // the coach thinks for this viewer

  constructor(hub: Hub, line: Line) {
    this.#hub = hub;
    this.#line = line;
  }

  send(message: Body): void {
    this.#line.say(JSON.stringify(message));
  }

  sendBack(): void {
    this.leave();
    this.#line.close(COME_BACK);
  }

  /** Messages are answered one after another. */
  hear(text: string): Promise<void> {
    this.#last = this.#last.then(() => this.#answer(text));
    return this.#last;
  }

  /** The viewer looks no longer. */
  leave(): void {
    const room = this.#room;
    this.#room = null;
    if (room) this.#hub.leave(room, this);
  }

  async #answer(text: string): Promise<void> {
    let ack: unknown = null;
    try {
      const message = readMessage(text);
      ack = message["ack"] ?? null;
      if (!this.#room) return await this.#welcome(message);
      if (message["type"] === "hint") return this.#startHint(this.#room, ack);
      const number = await this.#do(this.#room, message);
      this.send({ type: "ack", ack, number });
    } catch (error) {
      const refusal = refusalBody(error);
      this.send({ type: "refused", ack, ...refusal });
      if (!this.#room) this.#line.close(MAY_PASS.includes(refusal.code) ? COME_BACK : BROKEN);
    }
  }

  /** Let the coach think while the viewer goes on; who has left is told nothing. */
  #startHint(room: Room, ack: unknown): void {
    if (this.#isHinted) throw new Refused("too-fast", "the coach is already thinking");
    this.#isHinted = true;
    void findHint(this.#hub.machine.crew, room, this.eyes)
      .then(
        (found) => [
          { type: "hint", ...found },
          { type: "ack", ack, number: room.table.number },
        ],
        (error: unknown) => [{ type: "refused", ack, ...refusalBody(error) }],
      )
      .then((messages: Body[]) => {
        this.#isHinted = false;
        if (this.#room === room) for (const message of messages) this.send(message);
      });
  }

  /** Answer a hello with the state of the table or the events that the viewer missed. */
  async #welcome(hello: Body): Promise<void> {
    if (hello["type"] !== "hello" || hello["protocol"] !== PROTOCOL)
      throw new Refused("invalid", `say hello first, with protocol ${PROTOCOL}`);
    const room = await this.#hub.enter(String(hello["table"]));
    try {
      this.holder = hello["token"] === TOKEN ? HOST : null;
      if (!room.table.mayLook(this.holder)) throw new Refused("not-allowed", NO_SPECTATORS);
      const seats = room.table.seatsOf(this.holder);
      this.eyes = seats.length === 1 ? seats[0]! : null;
      if (hello["look"] != null) this.eyes = this.#ownSeat(room, hello["look"]);
      const missed = await this.#hub.events(room.table, hello["since"] ?? null, this.eyes);
      this.send(youMessage(room.table, this.holder, this.eyes));
      for (const message of missed ?? [stateMessage(room.table, this.eyes)]) this.send(message);
      this.foresees = hello["outcomes"] === true;
      room.foretell(this);
    } catch (error) {
      this.#hub.leave(room, this);
      throw error;
    }
    this.#room = room;
    room.viewers.add(this);
    room.tellPresence();
    this.#hub.goOn(room);
  }

  /** Do what a message asks for; the number of the last event after it. */
  async #do(room: Room, message: Body): Promise<number> {
    const { type, number, action, text, seat } = message;
    switch (type) {
      case "act":
        return room.act(this.holder, number, action);
      case "undo":
        return room.undo(this.holder, number);
      case "chat":
        return sayIn(room, this.holder, text);
      case "look":
        this.eyes = seat === null ? null : this.#ownSeat(room, seat);
        this.send(stateMessage(room.table, this.eyes));
        room.foretell(this);
        break;
      case "why":
        this.send({ type: "why", action, clauses: await room.whyNot(this.eyes, action) });
        break;
      case "preview":
        this.send({ type: "preview", action, log: await room.preview(this.eyes, action) });
        break;
      case "ping":
        break;
      default:
        throw new Refused("invalid", `this is not a message of protocol ${PROTOCOL}`);
    }
    return room.table.number;
  }

  #ownSeat(room: Room, seat: number): number {
    if (!room.table.seatsOf(this.holder).includes(seat))
      throw new Refused("not-allowed", `seat ${seat} is not yours, so you cannot look through it`);
    return seat;
  }
}

function readMessage(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    throw new Refused("invalid", `this is not a message of protocol ${PROTOCOL}`);
  }
}
