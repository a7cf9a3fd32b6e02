/** What one viewer sees of a game and is told of a step: an observed record, and all that is read from it. */

import type { Match } from "./engine.ts";
import type { Place } from "./memory.ts";
import type { View } from "./reading.ts";
import { readFields } from "./reading.ts";
import { newStory, numbersOf, readStory, type Entry } from "./stories.ts";

/** A seat; null is a spectator, "all" knows the whole truth. */
export type Viewer = number | "all" | null;

export class Sight {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly record: Uint8Array; // with all that the viewer may not know blanked
  private found: Uint8Array | null = null; // the facts

  constructor(match: Match, viewer: Viewer) {
    this.match = match;
    this.viewer = viewer;
    this.record = this.observe();
  }

  /** All of it for people. */
  view(): View {
    const { table } = this.match;
    const { record, facts } = table.engine.tables;
    const reading = { ...table, viewer: this.viewer };
    return {
      ...readFields(this.record, record.fields, reading),
      facts: readFields(this.facts, facts.fields, reading),
    };
  }

  /** What an action did, which has led here from an earlier sight. */
  tell(text: string, before: Sight): Entry[] {
    return this.told(before.record, this.match.table.find(text));
  }

  /** How the game began, if this is its beginning. */
  tellStart(): Entry[] {
    return this.told(this.record, this.match.table.engine.tables.stories.no_action);
  }

  private observe(): Uint8Array {
    const { engine, marks } = this.match.table;
    const { sights, record } = engine.tables;
    const seen = engine.room("seen", record.size, record.size);
    const table = engine.room("marks", 8 * sights.marks.flat().length);
    engine.memory.write(seen, this.match.record);
    engine.memory.write(table, new Uint8Array(BigInt64Array.from(marks.flat(), BigInt).buffer));
    const shape = [marks.length, marks[0]?.length ?? 0];
    engine.memory.call("observe", seen, { ...table, shape }, sights.known, this.number);
    return engine.memory.bytes(seen, record.size).slice();
  }

  /** What is worked out of it for people, as bytes. */
  get facts(): Uint8Array {
    return (this.found ??= this.findFacts());
  }

  private findFacts(): Uint8Array {
    const { engine, box } = this.match.table;
    const { record, facts } = engine.tables;
    const [seen, room] = ["sight 0", "sight 1"].map((name) => engine.room(name, record.size, 1)) as [Place, Place];
    const found = engine.room("facts", facts.size, 1);
    engine.memory.write(seen, this.record);
    engine.memory.call("find_facts", seen, engine.boxAt(box), room, found);
    return engine.memory.bytes(found, facts.size).slice();
  }

  private told(before: Uint8Array, action: number): Entry[] {
    const { engine, box } = this.match.table;
    const { record, stories } = engine.tables;
    const places = [before, this.record].map((bytes, number) => {
      const place = engine.room(`sight ${number}`, record.size, 1);
      engine.memory.write(place, bytes);
      return place;
    });
    const story = newStory(engine);
    engine.memory.call("tell", ...places, engine.boxAt(box), action, this.number, story);
    return readStory(numbersOf(engine, story), stories.entries, stories.verbs, this.match.table);
  }

  /** The viewer as the rules know it. */
  private get number(): number {
    const { spectator, everything } = this.match.table.engine.tables.sights;
    return this.viewer === null ? spectator : this.viewer === "all" ? everything : this.viewer;
  }
}
