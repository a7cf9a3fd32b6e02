/** The brain that a table asks itself: what a seat knows, why a choice is good, how a game ended. Thinkers have their own. */

import { Brain } from "../engine/bots.ts";
import type { Engine } from "../engine/engine.ts";

const FEW_NODES = 8; // nothing is searched here
const brains = new WeakMap<Engine, Brain>();

export function brainOf(engine: Engine): Brain {
  const brain = brains.get(engine) ?? new Brain(engine, FEW_NODES);
  brains.set(engine, brain);
  return brain;
}
