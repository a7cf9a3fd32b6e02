import { expect, test } from "vitest";
import {
  type Draft,
  draftFrom,
  fieldOf,
  isComplete,
  namelessSeats,
  type Offer,
  toWish,
  usualDraft,
  withPlayers,
  withRuling,
} from "./draft";

const OFFER: Offer = {
  title: "Cytosis",
  players: [2, 3, 4, 5],
  editions: { first: "First edition", second: "Second edition" },
  options: { players: 4, edition: "second", virus: false, epigenetic: false, box: null, first_seat: null },
  rulings: {
    supply: { options: ["finite", "unlimited"], defaults: { second: "unlimited" }, clause: "A-20", text: "" },
  },
  modules: { virus: { text: "", written_for: ["first"] }, epigenetic: { text: "", written_for: ["first"] } },
};

const draft = (changes: Partial<Draft> = {}): Draft => ({ ...usualDraft("cytosis", OFFER, "Ada"), ...changes });

test("the usual game is one person against three bots, begun at once", () => {
  const wish = toWish(draft(), OFFER);
  expect(wish["start"]).toBe(true);
  expect(wish["seats"]).toEqual([{ kind: "me", name: "Ada" }, ...Array(3).fill({ kind: "bot", bot: "graduate" })]);
  expect(wish["options"]).toMatchObject({ players: 4, edition: "second", virus: false });
});

test("a link may ask for an edition and a ruling, and for nothing that there is not", () => {
  const from = (asked: string): Draft => draftFrom(new URLSearchParams(asked), "cytosis", OFFER, "Ada");
  expect(from("ruling=supply:finite").rulings).toEqual({ supply: "finite" });
  expect(from("edition=first&ruling=supply:unlimited")).toMatchObject({
    edition: "first",
    rulings: { supply: "unlimited" },
  });
  expect(from("edition=third&ruling=supply:none&ruling=weather:rain&ruling=supply")).toEqual(draft());
});

test("only options of the game are sent", () => {
  expect(toWish(draft(), OFFER)["options"]).not.toHaveProperty("rounds");
});

test("a free seat keeps the game from beginning at once", () => {
  const seats = [...draft().seats.slice(0, 3), { kind: "open", name: "", bot: "" } as const];
  expect(isComplete(draft({ seats }))).toBe(false);
  expect(toWish(draft({ seats }), OFFER)["start"]).toBe(false);
});

test("another person at the same screen is of the same place", () => {
  const seats = [draft().seats[0]!, { kind: "guest", name: " Ben ", bot: "" } as const];
  expect(toWish(draft({ seats }), OFFER)["seats"]).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "me", name: "Ben" },
  ]);
});

test("more players are bots like the last one, fewer leave from the end", () => {
  const four = withPlayers(draft().seats, 4).map((seat) => (seat.kind === "bot" ? { ...seat, bot: "laureate" } : seat));
  expect(withPlayers(four, 5)[4]).toEqual({ kind: "bot", name: "", bot: "laureate" });
  expect(withPlayers(four, 2)).toEqual(four.slice(0, 2));
});

test("a ruling is kept only where it differs from the edition's", () => {
  expect(withRuling(draft(), OFFER, "supply", "finite")).toEqual({ supply: "finite" });
  expect(withRuling(draft({ rulings: { supply: "finite" } }), OFFER, "supply", "unlimited")).toEqual({});
});

test("a person needs a name", () => {
  expect(namelessSeats(draft({ seats: [{ kind: "me", name: " ", bot: "" }] }))).toEqual([0]);
});

test("who may come is said in the server's two words", () => {
  expect(toWish(draft({ access: "invited" }), OFFER)).toMatchObject({ public: false, join: "invited" });
  expect(toWish(draft({ access: "address" }), OFFER)).toMatchObject({ public: false, join: "anyone" });
  expect(toWish(draft({ access: "public" }), OFFER)).toMatchObject({ public: true, join: "anyone" });
});

test("a refusal stands beside what it speaks of", () => {
  expect(fieldOf("ruling 'supply': 'x' is none of finite, unlimited", draft())).toBe("rulings");
  expect(fieldOf("clock: 'seconds' of kind 'turn' is a whole number from 5 to 86400", draft())).toBe("clock");
  expect(fieldOf("a name needs at least one character that can be seen", draft())).toBe("seats");
  expect(fieldOf("cards.insulin.points: 999 is not a whole number from 0 to 99", draft({ box: {} }))).toBe("box");
  expect(fieldOf("players: 7 is none of 2, 3, 4, 5", draft())).toBe("all");
});
