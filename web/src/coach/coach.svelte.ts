/** The coach of a table, as the page knows it: whether it thinks, what it suggests, and what of that lights up. */

import { Refusal } from "../lib/api";
import type { Line } from "../lib/games";
import type { HintMessage, ServerMessage } from "../lib/protocol";

const WITHIN = 40_000; // milliseconds: the coach comes after all bots

type Say = (wish: Record<string, unknown>, within: number) => Promise<ServerMessage>;

export class Coach {
  hint: HintMessage | null = $state.raw(null);
  isThinking = $state(false);
  trouble: Refusal | null = $state.raw(null);
  lit: string[] = $state.raw([]); // anchors of the choice that is pointed at, or of the best one
  readonly #say: Say;
  readonly #tell: (action: string) => Promise<Line[] | null>; // what a choice would do
  #anchors = new Map<string, string[]>();
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

  /** Light up what a choice is about; null points at the best one again. */
  async point(action: string | null): Promise<void> {
    const wanted = action ?? this.hint?.choices[0]?.action;
    if (wanted === undefined) return;
    const question = this.#question;
    const anchors = this.#anchors.get(wanted) ?? anchorsIn((await this.#tell(wanted)) ?? []);
    if (question !== this.#question) return;
    this.#anchors.set(wanted, anchors);
    this.lit = anchors;
  }

  /** Put the hints away; one that is still on its way is not shown. */
  close(): void {
    this.#question += 1;
    this.isThinking = false;
    this.hint = this.trouble = null;
    this.lit = [];
    this.#anchors = new Map();
  }
}

/** Where a choice is made: what the first line of its story speaks of that speaks of anything. */
function anchorsIn(lines: Line[]): string[] {
  return lines.find((line) => line.about.length > 0)?.about ?? [];
}

function asRefusal(why: unknown): Refusal {
  return why instanceof Refusal ? why : new Refusal("error", String(why));
}
