/** Checked rows of Cytosis become the record of a box, as `vesicle.cytosis.tables` fills it. */

import { Checks, RowError, type Row } from "./complaints.ts";
import { OF_A_VIRUS, rowsOf, type CytosisOwn } from "./cytosis_rows.ts";
import { BoxWriter, sumOf } from "./writer.ts";

const MOST = 99; // of a number of the setup

export type Choice = { players: number; virus: boolean; epigenetic: boolean };
type Amounts = Record<string, unknown>;

export class CytosisBox {
  readonly box: BoxWriter;
  readonly #own: CytosisOwn;
  readonly #checks: Checks;
  readonly #choice: Choice;

  /** `switches` are all rulings by the number of their option. */
  constructor(own: CytosisOwn, choice: Choice, switches: Record<string, number>) {
    this.#own = own;
    this.#checks = new Checks(own);
    this.#choice = choice;
    this.box = new BoxWriter(own.record);
    for (const name of ["players", "virus", "epigenetic"] as const) this.box.set(name, choice[name]);
    for (const [name, option] of Object.entries(switches)) this.box.set(name, option);
  }

  fill(rows: Row): Uint8Array {
    this.#setNumbers(rows["setup"]);
    this.#setBoard(rows);
    this.#setCards(rows["cards"], rows["virus"]["strains"]);
    this.#setGoals(rows["goals"]);
    this.#setEvents(rows["events"], rows["virus"]["strains"]);
    this.#setVirus(rows["virus"]);
    this.#setEpigenetic(rows);
    this.#checkEnough();
    return this.box.bytes;
  }

  get #index(): number {
    return this.#choice.players - this.#own.players[0]!;
  }

  #numbers(value: unknown, length: number, where: string): number[] {
    return this.#checks.numbers(value, length, where, MOST);
  }

  #setPlain(names: string[], section: Row, where: string): void {
    for (const name of names) this.box.set(name, this.#checks.number(section[name], `${where}.${name}`, MOST));
  }

  #setLists(lists: Record<string, number>, section: Row, where: string): void {
    for (const [name, length] of Object.entries(lists))
      this.box.setAll(name, this.#numbers(section[name], length, `${where}.${name}`));
  }

  #setNumbers(setup: Row): void {
    const { by_players, plain, lists, players, names, places } = this.#own;
    for (const name of by_players)
      this.box.set(name, this.#numbers(setup[name], players.length, `setup.${name}`)[this.#index]!);
    this.#setPlain(plain, setup, "setup");
    this.#setLists(lists, setup, "setup");
    const kinds: unknown = setup["free_kinds"];
    if (!Array.isArray(kinds) || kinds.length === 0)
      throw new RowError("setup.free_kinds", `a list of resources is wanted, not ${this.#checks.shown(kinds)}`);
    for (const molecule of kinds)
      this.box.set("free_kinds", 1, this.#checks.oneOf(molecule, names.molecule, "setup.free_kinds"));
    this.#setMolecules("tokens", setup["tokens"], "setup.tokens");
    this.#setMolecules("macro_rate", setup["macro_rate"], "setup.macro_rate");
    const which = this.#choice.players === 2 ? "detox_places_two" : "detox_places";
    this.box.setAll("detox_places", this.#numbers(setup[which], places, `setup.${which}`));
  }

  #setMolecules(column: string, amounts: Amounts, where: string, ...row: number[]): void {
    for (const [molecule, amount] of Object.entries(amounts)) {
      const place = this.#checks.oneOf(molecule, this.#own.names.molecule, where);
      this.box.set(column, this.#checks.number(amount, `${where}.${molecule}`, 999), ...row, place);
    }
  }

  #setBoard(rows: Row): void {
    const { names, two_player_board: board } = this.#own;
    const isTwo = this.#choice.players === 2;
    const isPrinted = isTwo && this.box.get("two_player_board") === board.printed;
    this.box.set("n_spots", rowsOf(rows["spots"]).length);
    rowsOf(rows["spots"]).forEach(([, row], spot) =>
      this.#setSpot(spot, row, Boolean(row["printed_two"]) || !isPrinted),
    );
    this.box.set("capped", isTwo && this.box.get("two_player_board") === board.caps);
    for (const [name, row] of rowsOf(rows["areas"])) {
      const area = names.area.indexOf(name);
      this.box.set("area_room", row["room"], area);
      this.box.set("area_cap", row["cap_two"], area);
      this.box.set("area_location", names.area.indexOf(row["boost"]), area);
      this.box.set("area_collects", row["collects"], area);
    }
  }

  #setSpot(spot: number, row: Row, isOnBoard: boolean): void {
    const { names, collecting } = this.#own;
    const area = names.area.indexOf(row["area"]);
    this.box.set("spot_area", area, spot);
    this.box.set("spot_on_board", isOnBoard, spot);
    for (const [molecule, amount] of Object.entries(row["pay"] as Record<string, number>)) {
      this.box.set("spot_takes", names.molecule.indexOf(molecule), spot);
      this.box.set("spot_price", amount, spot);
    }
    for (const [molecule, amount] of Object.entries(row["gain"] as Record<string, number>)) {
      this.box.set("spot_gives", names.molecule.indexOf(molecule), spot);
      this.box.set("spot_amount", amount, spot);
    }
    if (this.box.get("area_end", area) === 0) this.box.set("area_first", spot, area);
    this.box.set("area_end", spot + 1, area);
    this.box.addBit("area_bits", spot, area);
    const isBottom = row["area"] === "mitochondria" && this.box.get("spot_price", spot) > 0;
    const isNumbered = collecting.includes(row["area"]) && (!isBottom || this.box.get("collector_bottom") !== 0);
    this.box.set("spot_numbered", isNumbered, spot);
    if (isOnBoard) this.box.addBit("board_bits", spot);
  }

  #setCards(cards: Row, strains: string[]): void {
    const { names } = this.#own;
    const all = rowsOf(cards);
    this.box.set("n_cards", all.length);
    this.box.set("n_attacks", all.filter(([, row]) => row["kind"] === "virus-attack").length);
    all.forEach(([name, row], card) => {
      this.box.set("card_kind", names.kind.indexOf(row["kind"]), card);
      if (row["colour"]) this.box.set("card_colour", names.colour.indexOf(row["colour"]), card);
      if (row["strain"]) this.box.set("card_strain", strains.indexOf(row["strain"]), card);
      this.box.set("card_atp", row["atp"], card);
      this.box.set("card_points", row["points"], card);
      this.#setMolecules("card_needs", row["needs"], `cards.${name}.needs`, card);
      this.#setMolecules("card_gain", row["gain"], `cards.${name}.gain`, card);
    });
  }

  #setGoals(goals: Row): void {
    this.box.set("n_goals", rowsOf(goals).length);
    rowsOf(goals).forEach(([, row], goal) => {
      this.box.set("goal_points", row["points"], goal);
      this.box.set("goal_different", row["different"], goal);
      this.box.set("goal_antibodies", row["antibodies"], goal);
      this.box.set("goal_virus", OF_A_VIRUS["goals"]!(row), goal);
      for (const kind of row["counts"]) this.box.set("goal_counts", 1, goal, this.#own.names.kind.indexOf(kind));
    });
  }

  #setEvents(events: Row, strains: string[]): void {
    const { names } = this.#own;
    this.box.set("n_events", rowsOf(events).length);
    rowsOf(events).forEach(([, row], event) => {
      this.box.set("event_copies", row["copies"], event);
      this.box.set("event_effect", names.effect.indexOf(row["effect"]), event);
      if (row["strain"]) {
        this.box.set("event_strain", strains.indexOf(row["strain"]), event);
        this.box.set("virus_events", this.box.get("virus_events") + Number(row["copies"]));
      }
      if (row["effect"] !== "boost") return;
      this.box.set("event_area", this.box.get("area_location", names.area.indexOf(row["area"])), event);
      for (const [molecule, amount] of Object.entries(row["gain"] as Record<string, number>)) {
        this.box.set("event_gives", names.molecule.indexOf(molecule), event);
        this.box.set("event_amount", amount, event);
      }
    });
    this.#checkBoosts(events);
  }

  /** Every Boost lies where somebody can take it, and what may wait in one place together can be counted. */
  #checkBoosts(events: Row): void {
    const { boost_location, most_waiting, names } = this.#own;
    const isAnywhere = this.box.get("boost_spots") === boost_location;
    const collecting = names.area
      .map((_, area) => area)
      .filter((area) => isAnywhere || this.box.get("area_collects", area));
    const reachable = new Set(collecting.map((area) => this.box.get("area_location", area)));
    const waiting = new Map<string, number>();
    rowsOf(events).forEach(([name, row], event) => {
      if (row["effect"] !== "boost") return;
      const place = this.box.get("event_area", event);
      if (!reachable.has(place))
        throw new RowError(
          `events.${name}.area`,
          `nobody could take a Boost from ${row["area"]}, where no spot gives any`,
        );
      const key = `${place} ${this.box.get("event_gives", event)}`;
      const more = this.box.get("event_amount", event) * this.box.get("event_copies", event);
      waiting.set(key, (waiting.get(key) ?? 0) + more);
      if (waiting.get(key)! > most_waiting)
        throw new RowError(`events.${name}.gain`, `more than ${most_waiting} pieces could wait in one place`);
    });
  }

  #setVirus(virus: Row): void {
    const { virus_plain, virus_lists, virus_by_players, most_dice, players, responding } = this.#own;
    this.#setPlain(virus_plain, virus, "virus");
    this.#setLists(virus_lists, virus, "virus");
    if (Math.max(...this.box.list("zone_dice")) > most_dice)
      throw new RowError("virus.zone_dice", `at most ${most_dice} dice are rolled`);
    for (const name of ["antibody_price", "antibody_step"])
      if (virus[name] === 0) throw new RowError(`virus.${name}`, "at least 1 is wanted");
    const gains: unknown = virus["gains"];
    if (!Array.isArray(gains) || gains.length !== players.length)
      throw new RowError(
        "virus.gains",
        `a list of ${players.length} lists is wanted, not ${this.#checks.shown(gains)}`,
      );
    const all = Math.max(this.#choice.players, responding);
    this.box.setAll("virus_gain", this.#numbers(gains[this.#index], all, "virus.gains"));
    const of = Object.fromEntries(
      virus_by_players.map((name) => [name, this.#numbers(virus[name], players.length, `virus.${name}`)[this.#index]!]),
    );
    this.box.set("virus_loss", of["loss"]!);
    this.box.set("virus_goals", of["virus_goals"]!);
    if (!this.#choice.virus) return;
    const copies = sumOf(this.box.list("event_copies"));
    if (of["events_out"]! > copies - this.box.get("virus_events"))
      throw new RowError("virus.events_out", `${of["events_out"]} is more than the box has`);
    this.box.set("events_in_play", copies - of["events_out"]!);
    this.box.set("goals_in_play", of["goals_in_play"]!);
  }

  #setEpigenetic(rows: Row): void {
    this.#setPlain(this.#own.epigenetic_plain, rows["epigenetic"], "epigenetic");
    this.#setMolecules("trade_price", rows["epigenetic"]["trade_price"], "epigenetic.trade_price");
    this.box.set("n_traits", rowsOf(rows["traits"]).length);
    rowsOf(rows["traits"]).forEach(([, row], trait) =>
      this.box.set("trait_ability", this.#own.names.ability.indexOf(row["ability"]), trait),
    );
  }

  /** The box must hold what its own setup asks for. */
  #checkEnough(): void {
    const get = (name: string, ...index: number[]): number => this.box.get(name, ...index);
    const { most_flasks, most_free, names, finite } = this.#own;
    for (const [name, most] of Object.entries({
      flasks: most_flasks,
      free_resources: most_free,
      dealt: get("n_cards"),
    }))
      if (get(name) < 1 || get(name) > most)
        throw new RowError(`setup.${name}`, `${get(name)} is not a whole number from 1 to ${most}`);
    const goals = get("n_goals");
    const baseGoals = goals - sumOf(this.box.list("goal_virus").slice(0, goals));
    if (get("goals_in_play") > baseGoals + Math.min(get("virus_goals"), goals - baseGoals))
      throw new RowError(
        `${get("virus") ? "virus" : "setup"}.goals_in_play`,
        `${get("goals_in_play")} goals are wanted, the box has ${goals}`,
      );
    if (get("events_in_play") > sumOf(this.box.list("event_copies")))
      throw new RowError("setup.events_in_play", `${get("events_in_play")} is more than the box has`);
    const kinds = this.box.list("card_kind").slice(0, get("n_cards"));
    if (get("detox_out") > kinds.filter((kind) => names.kind[kind] === "detox").length)
      throw new RowError("setup.detox_out", `${get("detox_out")} is more than the box has`);
    this.#checkDeal();
    const startAtp = sumOf(this.box.list("start_atp").slice(0, get("players")));
    const atp = names.molecule.indexOf("atp");
    if (startAtp > get("tokens", atp)) throw new RowError("setup.start_atp", "more ATP than setup.tokens has");
    const isFree = this.box.list("free_kinds").map((free) => free === 1);
    const free = sumOf(this.box.list("tokens").filter((_, place) => isFree[place])) - (isFree[atp] ? startAtp : 0);
    if (get("supply") === finite && free < get("players") * get("free_resources"))
      throw new RowError("setup.tokens", "too few pieces for the free resources of setup");
  }

  #checkDeal(): void {
    const card = this.#own.names.area.indexOf("card");
    const slots = this.box.get("area_end", card) - this.box.get("area_first", card);
    const [players, dealt, out] = ["players", "dealt", "detox_out"].map((name) => this.box.get(name)) as [
      number,
      number,
      number,
    ];
    if (players * dealt + slots + out > this.box.get("n_cards") - this.box.get("n_attacks"))
      throw new RowError("setup.dealt", `${dealt} cards for each of ${players} players are more than the box has`);
  }
}
