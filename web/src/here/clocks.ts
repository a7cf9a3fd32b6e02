/** Clocks: how long a seat may think. All is computed from the journal's timestamps. */

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Of each kind, the keys and their smallest and largest whole numbers. */
const BOUNDS: Record<string, Record<string, [least: number, most: number]>> = {
  none: {},
  turn: { seconds: [5, 86_400] },
  bank: { seconds: [10, 86_400], increment: [0, 3_600] },
  days: { days: [1, 30] },
};

export type Control = { kind: string; seconds?: number; increment?: number; days?: number };

export interface Clock {
  control: Control;
  seat: number | null; // who decides
  since: number; // when that seat's turn began
  banks: number[]; // milliseconds left to each seat when the turn began
}

/** A time control that is one; an Error in one sentence for anything else. */
export function checkControl(given: Control): Control {
  const bounds = BOUNDS[given?.kind];
  if (!bounds) throw new Error(`clock: it is an object whose 'kind' is one of ${Object.keys(BOUNDS).join(", ")}`);
  const control: Record<string, unknown> = { kind: given.kind };
  for (const [key, [least, most]] of Object.entries(bounds)) {
    const number = given[key as keyof Control];
    if (!Number.isInteger(number) || Number(number) < least || Number(number) > most)
      throw new Error(`clock: '${key}' of kind '${given.kind}' is a whole number from ${least} to ${most}`);
    control[key] = number;
  }
  return control as Control;
}

export function startClock(control: Control, players: number, seat: number | null, at: number): Clock {
  const bank = (control.seconds ?? 0) * SECOND;
  return { control, seat, since: at, banks: control.kind === "bank" ? Array<number>(players).fill(bank) : [] };
}

/** The clocks after an action: when the turn passes, the seat before pays for its time and gets its increment. */
export function turned(clock: Clock, before: number | null, after: number | null, at: number): Clock {
  if (before === after) return clock;
  const banks = [...clock.banks];
  if (before !== null && banks.length > 0)
    banks[before] = bankLeft(clock, before, at) + (clock.control.increment ?? 0) * SECOND;
  return { control: clock.control, seat: after, since: Math.max(at, clock.since), banks };
}

function bankLeft(clock: Clock, seat: number, at: number): number {
  const spent = seat === clock.seat ? Math.max(0, at - clock.since) : 0;
  return Math.max(0, clock.banks[seat]! - spent);
}

/** When a seat's time is up; null if it does not decide now, or if there is no limit. */
export function deadlineOf(clock: Clock, seat: number): number | null {
  const { kind, seconds = 0, days = 0 } = clock.control;
  if (seat !== clock.seat || kind === "none") return null;
  const left = { turn: seconds * SECOND, days: days * DAY, bank: clock.banks[seat] }[kind];
  return clock.since + left!;
}

export function shownClock(clock: Clock): Record<string, unknown> {
  const { control, seat, since, banks } = clock;
  return { ...control, seat, since, deadline: seat === null ? null : deadlineOf(clock, seat), banks };
}
