import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "./api";
import { FakeWire } from "./fake_wire";
import type { ServerMessage } from "./protocol";
import { type Link, TableSocket } from "./socket";

const YOU = { type: "you", holder: 0, seats: [0], looking: 0 };
let links: [Link, string | null][] = [];
let wires: FakeWire[] = [];
let told: ServerMessage[] = [];
let since: number | null = null;

function connect(): TableSocket {
  const socket = new TableSocket(
    {
      hello: () => ({ table: "abc", token: "secret", since, look: null, outcomes: true }),
      told: (message) => told.push(message),
      changed: (link, why: Refusal | null) => links.push([link, why?.code ?? null]),
    },
    () => {
      wires.push(new FakeWire());
      return wire();
    },
  );
  socket.open();
  return socket;
}

function wire(): FakeWire {
  return wires.at(-1)!;
}

function welcome(): void {
  wire().onopen?.();
  wire().hear(YOU);
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  told = [];
  since = null;
});

afterEach(() => vi.useRealTimers());

test("it says hello, and is open once the server says who one is", () => {
  const socket = connect();
  welcome();
  expect(wire().sent[0]).toMatchObject({ type: "hello", protocol: 1, table: "abc", token: "secret", since: null });
  expect(socket.link).toBe("open");
  expect(told).toEqual([YOU]);
});

test("a promise is kept by its ack, and broken by a refusal with its code", async () => {
  const socket = connect();
  welcome();
  const kept = socket.say({ type: "act", number: 4, action: "done" });
  const broken = socket.say({ type: "undo", number: 4 });
  wire().hear({ type: "ack", ack: 1, number: 5 });
  wire().hear({ type: "refused", ack: 2, code: "stale", message: "look again" });
  await expect(kept).resolves.toMatchObject({ number: 5 });
  await expect(broken).rejects.toMatchObject({ code: "stale" });
});

test("the answer to why comes with its ack", async () => {
  const socket = connect();
  welcome();
  const answer = socket.say({ type: "why", action: "place golgi-1" });
  wire().hear({ type: "why", action: "place golgi-1", clauses: [{ id: "C-1", text: "No." }] });
  wire().hear({ type: "ack", ack: 1, number: 5 });
  await expect(answer).resolves.toMatchObject({ type: "why", clauses: [{ id: "C-1" }] });
});

test("what is not answered in time is refused", async () => {
  const socket = connect();
  welcome();
  const answer = expect(socket.say({ type: "chat", text: "Well!" })).rejects.toMatchObject({ code: "late" });
  await vi.advanceTimersByTimeAsync(10_001);
  await answer;
});

test("a lost connection comes back with the last number, after longer and longer waits", async () => {
  const socket = connect();
  welcome();
  const pending = expect(socket.say({ type: "ping" })).rejects.toMatchObject({ code: "offline" });
  since = 17;
  wire().onclose?.({ code: 1012 });
  await pending;
  expect(socket.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(400);
  expect(wires).toHaveLength(2);
  wire().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  expect(wires).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(wires).toHaveLength(3);
  welcome();
  expect(wire().sent[0]).toMatchObject({ type: "hello", since: 17 });
  expect(socket.link).toBe("open");
});

test("when the network is back it does not wait", () => {
  const socket = connect();
  welcome();
  wire().onclose?.({ code: 1006 });
  socket.wake();
  expect(wires).toHaveLength(2);
});

test("a refused hello is the end, and says why", () => {
  connect();
  wire().onopen?.();
  wire().hear({ type: "refused", code: "no-such-table", message: "there is no such table" });
  wire().onclose?.({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(links.at(-1)).toEqual(["over", "no-such-table"]);
});

test("a server that does not answer pings is left", async () => {
  const socket = connect();
  welcome();
  await vi.advanceTimersByTimeAsync(20_000 + 6_001);
  expect(socket.link).toBe("lost");
});
