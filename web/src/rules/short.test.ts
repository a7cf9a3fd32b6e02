import { expect, test } from "vitest";
import { SHORT } from "./short";

test("the rules in short are short", () => {
  for (const parts of Object.values(SHORT)) {
    expect(parts.flatMap(({ clauses }) => clauses).length).toBeLessThan(60);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    expect(new Set(parts.flatMap(({ clauses }) => clauses)).size).toBe(parts.flatMap(({ clauses }) => clauses).length);
  }
});
