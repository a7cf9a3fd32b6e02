/** A websocket that stays in a test. */

import type { Wire } from "./socket";

export class FakeWire implements Wire {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server says something, in a binary frame as it does; who decides is told what that would do, too. */
  hear(message: unknown): void {
    this.onmessage?.({ data: new TextEncoder().encode(JSON.stringify(message)).buffer });
    const { number, turn } = message as { number?: number; turn?: { legal?: string[] } };
    if (turn?.legal) this.hear({ type: "outcomes", number, outcomes: {} });
  }
}
