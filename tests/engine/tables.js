/** Whole tables as a browser has them, played at random by people and bots: all that is said, for Python to compare.
 *
 * Reads `{code, tables, book, plans, effort}` from standard input, the first three as paths; a plan is
 * `{id, about, secret, bots, seed, most}`, the effort that of reviews.
 */

import { readFileSync } from "node:fs";
import { Engine } from "../../web/src/engine/engine.ts";
import { Library } from "../../web/src/here/clauses.ts";
import { Crew } from "../../web/src/here/crew.ts";
import { Hub } from "../../web/src/here/hub.ts";
import { HOST, TOKEN } from "../../web/src/here/ids.ts";
import { MemoryStore } from "../../web/src/here/memory_store.ts";
import { Minds } from "../../web/src/here/minds.ts";
import { Post } from "../../web/src/here/posts.ts";
import { stringifyExact } from "../../web/src/lib/exact.ts";
import { answer } from "../../web/src/here/requests.ts";
import { WireViewer } from "../../web/src/here/viewer.ts";

const { code, tables, book, plans, effort } = JSON.parse(readFileSync(0, "utf8"));
const known = JSON.parse(readFileSync(tables, "utf8"));
known.review.effort = effort;
const module = await WebAssembly.compile(readFileSync(code));
const load = () => Engine.load(module, known);
const engine = await load();
const minds = new Minds(load);

/** Places below a bound, any of them as likely as this needs; not the game's own chance. */
function chooser(seed) {
  let state = (seed % 2147483646) + 1;
  return (bound) => {
    state = (state * 48271) % 2147483647;
    return state % bound;
  };
}

function hubFor(plan, jobs) {
  let time = plan.at;
  const think = async (job) => {
    jobs.push({ ...job, record: Buffer.from(job.record).toString("hex") });
    return minds.think(structuredClone(job));
  };
  const hire = () => ({ think, end: () => {} });
  return new Hub({
    store: new MemoryStore(),
    crew: new Crew(hire),
    reviewers: [new Post(hire), new Post(hire), new Post(hire)],
    library: new Library(async () => JSON.parse(readFileSync(book, "utf8"))),
    engine: async () => engine,
    now: () => (time += 137),
    lock: async () => () => {},
  });
}

/** The first entries: who sits where, some of them bots, and the start. */
function journal({ about, bots, at }) {
  const seats = Array.from({ length: about.options.players }, (_, seat) => {
    const person = { seat, kind: "person", holder: HOST, name: `Person ${seat}`, colour: "" };
    return ["seated", bots[seat] ? { seat, kind: "bot", bot: bots[seat], name: `Bot ${seat}` } : person];
  });
  const all = [["created", about], ...seats, ["started", {}]];
  return all.map(([kind, body], place) => ({ number: place + 1, kind, body, at }));
}

class Onlooker {
  constructor(hub, hello) {
    this.told = [];
    this.viewer = new WireViewer(hub, { say: (text) => this.told.push(JSON.parse(text)), close: () => {} });
    this.coming = this.say({ type: "hello", protocol: 1, ...hello });
  }

  say(message) {
    return this.viewer.hear(JSON.stringify(message));
  }
}

async function walk(plan) {
  const jobs = [];
  const hub = hubFor(plan, jobs);
  const { store } = hub.machine;
  await store.create({
    line: { id: plan.id, game: plan.about.game, status: "playing", updated: plan.at },
    secret: plan.secret,
    entries: journal(plan),
  });
  const people = plan.about.options.players;
  const looks = [...Array(people).keys()].filter((seat) => !plan.bots[seat]);
  const onlookers = [...looks, null].map(
    (look) => new Onlooker(hub, { table: plan.id, token: look === null ? null : TOKEN, look }),
  );
  await Promise.all(onlookers.map(({ coming }) => coming));
  const { asked, hints } = await play(hub, plan, onlookers, looks);
  const late = new Onlooker(hub, { table: plan.id, token: TOKEN, look: looks[0] ?? null, since: 3 });
  await late.coming;
  for (const { viewer } of [...onlookers, late]) viewer.leave();
  const { entries } = await store.find(plan.id);
  const ask = (path, token = TOKEN) => answer(hub, { method: "GET", path: `/api/tables/${plan.id}${path}`, body: {}, token });
  const table = await hub.table(plan.id);
  const isOver = table.status === "over";
  const read = {
    components: await ask("/components"),
    events: await ask(`/events?since=0&seat=${looks[0]}`),
    ...(isOver ? await lookBack(hub, ask) : {}),
  };
  return { looks: [...looks, null], told: onlookers.map(({ told }) => told), late: late.told, entries, jobs, asked, hints, read };
}

/** Random decisions of people, some of them taken back, with questions in between; bots decide for themselves. */
async function play(hub, plan, onlookers, looks) {
  const choose = chooser(plan.seed);
  const asked = [];
  const hints = [];
  for (let step = 0; step < plan.most; step++) {
    const table = await waitForPerson(hub, plan.id);
    if (table.toAct === null) break;
    const eyes = onlookers[looks.indexOf(table.toAct)];
    const { texts } = table.match.table;
    const number = table.number;
    if (plan.about.coach && step % 5 === 0) hints.push({ number, answers: await hint(eyes) });
    if (choose(9) === 0) await eyes.say({ type: "undo", number });
    else if (choose(25) === 0) await eyes.say({ type: "chat", text: `  said at ${step} ` });
    else await eyes.say({ type: "act", number, action: table.match.legal[choose(table.match.legal.length)] });
    if (choose(12) === 0) {
      const now = await waitForPerson(hub, plan.id);
      if (now.toAct === null) break;
      const who = onlookers[looks.indexOf(now.toAct)];
      const action = texts[choose(texts.length)] || "nonsense";
      const before = who.told.length;
      for (const type of ["why", "preview", "act"]) await who.say({ type, action, number: now.number });
      asked.push({ number: now.number, action, answers: who.told.slice(before) });
    }
  }
  return { asked, hints };
}

/** All that is told of a game that is over. */
async function lookBack(hub, ask) {
  const [record, history, verify] = [await ask("/record"), await ask("/history"), await ask("/verify")];
  return { record, history, verify, review: await review(hub, ask) };
}

/** What decided a game, once that is found out. */
async function review(hub, ask) {
  Object.assign(hub.reviews, { now: () => 0 }); // nobody leaves
  for (;;) {
    const { state, review } = await ask("/review");
    if (!["waiting", "working"].includes(state)) return review;
    await new Promise((later) => setTimeout(later, 0));
  }
}

/** What the coach answers. */
async function hint(who) {
  const before = who.told.length;
  await who.say({ type: "hint", ack: 1 });
  while (!who.told.slice(before).some(({ ack }) => ack === 1)) await new Promise((later) => setTimeout(later, 0));
  return who.told.slice(before);
}

async function waitForPerson(hub, id) {
  for (;;) {
    const table = await hub.table(id);
    if (table.awaiting !== "bot") return table;
    await new Promise((later) => setTimeout(later, 0));
  }
}

const walked = [];
for (const plan of plans) walked.push(await walk(plan));
process.stdout.write(stringifyExact(walked));
