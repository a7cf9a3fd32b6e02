/** Reads `{code, mind, tables, lenses, network, asked}`, the first five as paths; writes what the network and its search say. */

import { readFileSync } from "node:fs";
import { Brain } from "../../web/src/engine/bots.ts";
import { Engine } from "../../web/src/engine/engine.ts";
import { Mind } from "../../web/src/engine/mind.ts";

const {
    code,
    mind: own,
    tables,
    lenses,
    network,
    asked,
} = JSON.parse(readFileSync(0, "utf8"));
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const engine = await Engine.load(readFileSync(code), read(tables));
const thinking = await Engine.load(readFileSync(own), engine.tables);
const mind = new Mind(
    thinking,
    new Uint8Array(readFileSync(network)),
    read(lenses),
);
const brain = new Brain(thinking);
const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bits = (numbers) => hex(new Uint8Array(new Float64Array(numbers).buffer));

const told = asked.map(({ options, record, seed, iterations, columns }) => {
    const match = engine
        .table(options)
        .resume(new Uint8Array(Buffer.from(record, "hex")));
    const situation = { match, seed: BigInt(seed) };
    const { logits, chances } = mind.ask(situation);
    const chosen = brain.chooseByMind(situation, mind, iterations);
    const tree = columns.map((name) => hex(brain.column(name)));
    return { logits: bits(logits), chances: bits(chances), chosen, tree };
});
process.stdout.write(JSON.stringify(told));
