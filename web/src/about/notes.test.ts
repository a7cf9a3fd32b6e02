/** Notes are looked up by what people and addresses name, which may be anything. */
import { expect, test } from "vitest";
import { atlasPath, noteOn } from "./notes.svelte";

const note = { texts: {}, references: [] };
const notes = { card: { insulin: note } };

test("a thing has its own note, and one of an own box has none", () => {
  expect(noteOn(notes, { family: "card", id: "insulin" })).toBe(note);
  expect(noteOn(notes, { family: "card", id: "luciferase" })).toBeNull();
  expect(noteOn(notes, { family: "goal", id: "enzymes" })).toBeNull();
});

test.each([
  ["constructor", "name"],
  ["card", "constructor"],
  ["__proto__", "toString"],
])("%s/%s is no note", (family, id) => expect(noteOn(notes, { family, id })).toBeNull());

test("a thing has its place in the atlas", () => {
  expect(atlasPath("virus-and-co", { family: "risk", id: "co-payment" })).toBe("/atlas/virus-and-co/risk/co-payment");
});
