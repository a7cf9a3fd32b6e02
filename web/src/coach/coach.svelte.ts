/** The coach of a table, as the page knows it: whether it thinks, what it suggests, and where that is. */

import { Refusal } from "../lib/api";
import type { Anchor, Line } from "../lib/games";
import type { HintMessage, ServerMessage } from "../lib/protocol";

const WITHIN = 40_000; // milliseconds: the coach comes after all bots

type Say = (wish: Record<string, unknown>, within: number) => Promise<ServerMessage>;

export class Coach {
  hint: HintMessage | null = $state.raw(null);
  isThinking = $state(false);
  trouble: Refusal | null = $state.raw(null);
  at: Anchor | null = $state(null); // where the choice is made that is pointed at, or the best one
  readonly #say: Say;
  readonly #tell: (action: string) => Promise<Line[] | null>; // what a choice would do
  #places = new Map<string, Anchor | null>();
  #question = 0; // the last one; answers to others are old

  constructor(say: Say, tell: (action: string) => Promise<Line[] | null>) {
    this.#say = say;
    this.#tell = tell;
  }

  get isOpen(): boolean {
    return this.isThinking || this.hint !== null || this.trouble !== null;
  }

  /** Ask what to do now. */
  async ask(): Promise<void> {
    this.close();
    const question = this.#question;
    this.isThinking = true;
    const answer = await this.#say({ type: "hint" }, WITHIN).catch((why: unknown) => asRefusal(why));
    if (question !== this.#question) return;
    this.isThinking = false;
    if (answer instanceof Refusal) this.trouble = answer;
    else {
      this.hint = answer as HintMessage;
      void this.point(null);
    }
  }

  /** Point at where a choice is made; null points at the best one again. */
  async point(action: string | null): Promise<void> {
    const wanted = action ?? this.hint?.choices[0]?.action;
    if (wanted === undefined) return;
    const question = this.#question;
    if (!this.#places.has(wanted)) {
      const place = placeIn((await this.#tell(wanted)) ?? []);
      if (question !== this.#question) return;
      this.#places.set(wanted, place);
    }
    this.at = this.#places.get(wanted) ?? null;
  }

  /** Put the hints away; one that is still on its way is not shown. */
  close(): void {
    this.#question += 1;
    this.isThinking = false;
    this.hint = this.trouble = null;
    this.at = null;
    this.#places = new Map();
  }
}

/** Where a choice is made: the first place that its story names, rather not one of the player's own seat. */
function placeIn(lines: Line[]): Anchor | null {
  const line = lines.find((one) => one.about.length > 0);
  const isOthers = (anchor: Anchor): boolean => !anchor.split(":").slice(1).includes(String(line?.seat));
  return line?.about.find(isOthers) ?? line?.about[0] ?? null;
}

function asRefusal(why: unknown): Refusal {
  return why instanceof Refusal ? why : new Refusal("error", String(why));
}
