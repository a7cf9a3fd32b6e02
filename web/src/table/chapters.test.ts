import { expect, test } from "vitest";
import type { TableInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { beginning } from "./chapters";

settings.language = "en";

const table = (about: Partial<TableInfo>): TableInfo =>
  ({ imported: true, commitment: null, origin: null, ...about }) as TableInfo;

test("a game that was brought along without its deal says that it goes on", () => {
  expect(beginning(table({}))).toBe("The game continues from where it was saved.");
  expect(beginning(table({ origin: { table: "t", played: 40 } }))).toBe(
    "The game continues from move 40 of another one.",
  );
});

test("a game that is told whole says nothing of the kind", () => {
  expect(beginning(table({ commitment: "4664" }))).toBeNull();
  expect(beginning(table({ imported: false, commitment: "4664" }))).toBeNull();
});
