/** A table as this page knows it: what the server told, shown one event at a time. */

import { Coach } from "../coach/coach.svelte";
import { type Chapter, retell, type Said, saidIn, viewAfter, withEvent } from "../table/chapters";
import { seatName } from "../shared/names";
import type { Desk } from "../table/desk";
import { LineBook } from "../table/line_book";
import { isHidden, LONG_QUEUE, PACES, wait } from "../table/pace";
import { Parade } from "../table/parade";
import { Previews } from "../table/previews.svelte";
import { dialling } from "../here/door";
import { api, Refusal } from "./api";
import { refusalOf } from "./refusal";
import { type GamePage, type Line, loadGame, type Scene } from "./games";
import { forgetPlace, keepPlace, placeAt } from "./places";
import type {
  Clause,
  Clock,
  Components,
  EventMessage,
  OutcomesMessage,
  PresenceMessage,
  PreviewMessage,
  Result,
  Seat,
  ServerMessage,
  StateMessage,
  TableInfo,
  Turn,
  View,
  WhyMessage,
  YouMessage,
} from "./protocol";
import { settings } from "./settings.svelte";
import { type Link, TableSocket, type Wire } from "./socket";
import { t } from "./texts.svelte";
import { painted, readyToFly } from "./travel";

export class TableStore implements Desk {
  readonly id: string;
  link: Link = $state("connecting");
  ending: Refusal | null = $state.raw(null); // why the connection is over for good
  away: Refusal | null = $state.raw(null); // why it is not there at the moment, if that was said
  table: TableInfo | null = $state.raw(null);
  you: YouMessage = $state.raw({ type: "you", holder: null, seats: [], looking: null });
  looking: Seat | null = $state(null);
  view: View | null = $state.raw(null); // what is shown now
  turn: Turn = $state.raw({ to_act: null });
  shown = $state(0); // the last event whose turn is shown
  foretold: OutcomesMessage = $state.raw({ type: "outcomes", number: 0, outcomes: {} });
  clock: Clock = $state.raw({ kind: "none" });
  skew = $state(0); // this machine's clock less the server's
  result: Result | null = $state.raw(null);
  presence: PresenceMessage = $state.raw({ type: "presence", holders: [], watching: 0 });
  chapters: Chapter[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  page: GamePage | null = $state.raw(null);
  components: Components | null = $state.raw(null);

  showing: EventMessage | null = $state.raw(null); // the event of another that is being shown
  unseen = $state(0); // events that wait to be shown
  sending: string | null = $state(null); // the action on its way
  trouble: Refusal | null = $state.raw(null); // why the last wish was refused
  asked: { action: string; clauses: Clause[]; isEarly?: boolean } | null = $state.raw(null); // why not
  caughtUp = $state(false); // many events went by unseen
  endedLive = $state(false); // the end came while one was looking

  readonly isOver = $derived(this.table?.status === "over");
  readonly endsAlone = $derived(settings.endTurnsAlone);

  arrivedAt = 0; // the last event of the state that one came to: nothing up to it is news
  overlay: HTMLElement | null = $state.raw(null); // where pieces fly; without one they do not

  readonly previews = new Previews((action) => this.#tellBeforehand(action));
  readonly coach = new Coach(
    (wish, within) => this.#socket.say(wish, within),
    (action) => this.#tellBeforehand(action),
  );
  readonly #socket: TableSocket;
  readonly #parade = new Parade({
    show: (event, skipped) => this.#show(event, skipped),
    isHurried: () => isHidden() || settings.speed === "instant",
    waiting: (count) => (this.unseen = count),
    over: () => (this.showing = null),
    failed: (why) => this.#lookAnew(why),
  });
  #number = 0; // the last event received
  #leastSkew = Infinity; // an event that was long under way looks later than it is
  #landing: Promise<void> = Promise.resolve(); // of own pieces, which nobody waits for but the next event
  #epoch = 0; // of the history that is being fetched
  readonly #book = new LineBook();

  constructor(id: string, dial?: () => Wire) {
    this.id = id;
    const ears = {
      hello: () => {
        const look = this.mine.length > 1 ? this.looking : null;
        return { table: id, token: this.token, since: this.#number || null, look, outcomes: true };
      },
      told: (message: ServerMessage) => this.#hear(message),
      changed: (link: Link, why: Refusal | null) => {
        Object.assign(this, { link, away: link === "connecting" ? this.away : why });
        if (link === "over") this.ending = why;
      },
    };
    this.#socket = new TableSocket(ears, dial ?? dialling(id));
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#parade.clear();
    this.previews.forget();
    this.#socket.close();
  }

  // ---- who one is ----

  get token(): string | null {
    return placeAt(this.id)?.token ?? null;
  }

  get invite(): string | null {
    return placeAt(this.id)?.invite ?? null;
  }

  get mine(): Seat[] {
    return this.you.seats;
  }

  get isHost(): boolean {
    return this.you.holder !== null && this.you.holder === this.table?.host;
  }

  get names(): string[] {
    const unnamed = (index: number): string => t("table-seat", { number: index + 1 });
    return (this.table?.seats ?? []).map((seat, index) => (seat.name ? seatName(seat) : unnamed(index)));
  }

  get scene(): Scene | null {
    return this.view ? this.sceneOf(this.view) : null;
  }

  sceneOf(view: View): Scene | null {
    const { components, table, looking, mine, names } = this;
    if (!components || !table || !this.page) return null;
    const { outcomes } = this.foretold;
    return { view, components, seats: table.seats, options: table.options, looking, mine, names, outcomes };
  }

  // ---- what can be done ----

  /** Something of another's is still being shown. */
  get busy(): boolean {
    return this.unseen > 0 || this.showing !== null;
  }

  /** What can be done. It still glows while a wish is on its way, since the answer is there before one could blink. */
  get legal(): string[] {
    const isClosed = this.busy || this.link !== "open" || this.foretold.number !== this.shown;
    return isClosed || this.looking !== this.turn.to_act ? [] : (this.turn.legal ?? []);
  }

  get undoable(): number {
    return this.busy || this.looking !== this.turn.to_act ? 0 : (this.turn.undo ?? 0);
  }

  /** An own seat decides now, and everything before was shown. */
  get myTurn(): boolean {
    const seat = this.turn.to_act;
    if (this.busy || seat === null || this.table?.status !== "playing") return false;
    return this.mine.includes(seat) && !this.table.seats[seat]?.stand_in;
  }

  /** On a shared screen: the seat to which the device must be passed first. */
  get curtain(): Seat | null {
    return this.mine.length > 1 && this.myTurn && this.looking !== this.turn.to_act ? this.turn.to_act : null;
  }

  async act(action: string): Promise<void> {
    if (this.sending !== null || !this.legal.includes(action)) return;
    this.caughtUp = false;
    this.preview(null);
    this.asked = null;
    this.sending = action;
    await this.#wish(this.#socket.say({ type: "act", number: this.#number, action }));
    this.sending = null;
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.#wish(this.#socket.say({ type: "undo", number: this.#number }));
  }

  async chat(text: string): Promise<boolean> {
    return this.#wish(this.#socket.say({ type: "chat", text }));
  }

  async look(seat: Seat | null): Promise<void> {
    await this.#wish(this.#socket.say({ type: "look", seat }));
  }

  /** Take the own seats back from the bot that stands in. */
  async takeBack(): Promise<void> {
    const away = this.mine.filter((seat) => this.table?.seats[seat]?.stand_in);
    for (const seat of away) await this.#wish(api.standIn(this.id, seat, false, this.token ?? ""));
  }

  /** Come to the table with an invitation, and say hello anew with the token. */
  async join(invite: string | null): Promise<boolean> {
    return this.#wish(
      api.join(this.id, invite, this.token).then((place) => {
        keepPlace(this.id, place.token, place.invite);
        this.#restart();
      }),
    );
  }

  /** Go on as a spectator after the place is gone. */
  watch(): void {
    forgetPlace(this.id);
    this.ending = null;
    this.#restart();
  }

  /** The table of the next game, to which the same token holds. */
  async rematch(): Promise<string | null> {
    const token = this.token;
    let next = this.table?.next ?? null;
    if (!next && token) await this.#wish(api.rematch(this.id, token).then((said) => (next = String(said["table"]))));
    if (next && token) keepPlace(next, token, this.invite);
    return next;
  }

  async why(action: string): Promise<void> {
    const answer = await this.#socket.say({ type: "why", action }).catch((why: Refusal) => why);
    if (answer instanceof Refusal && answer.code === "not-your-turn")
      this.asked = { action, clauses: [], isEarly: true };
    else if (answer instanceof Refusal) this.trouble = answer;
    else this.asked = { action, clauses: (answer as WhyMessage).clauses };
  }

  /** Show what an action would do for certain; null hides that. */
  preview(action: string | null): void {
    this.previews.show(action !== null && this.legal.includes(action) ? action : null);
  }

  async #tellBeforehand(action: string): Promise<Line[] | null> {
    const answer = await this.#socket.say({ type: "preview", action }).catch(() => null);
    return answer && this.scene && this.page!.story(this.scene, (answer as PreviewMessage).log);
  }

  /** Show the rest at once. */
  skip(): void {
    if (this.busy) this.#parade.skip();
  }

  /** Wait for an answer; a refusal becomes the trouble that is shown. */
  async #wish(answer: Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await answer;
      return true;
    } catch (why) {
      this.trouble = why instanceof Refusal ? why : new Refusal("error", String(why));
      return false;
    }
  }

  // ---- what the server says ----

  #restart(): void {
    this.#number = 0;
    this.you = { type: "you", holder: null, seats: [], looking: null };
    this.#socket.restart();
  }

  /** What could not be shown is passed over: the whole state says how the table stands. */
  #lookAnew(why: unknown): void {
    console.error(why);
    this.#landing = Promise.resolve();
    this.#restart();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "you") this.you = message;
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "state") this.#startAfresh(message);
    else if (message.type === "event") this.#receive(message);
    else if (message.type === "outcomes") this.foretold = message;
    else if (message.type === "refused") this.trouble = refusalOf(message); // nobody's wish: a bot cannot play on
  }

  #startAfresh(state: StateMessage): void {
    this.#parade.clear();
    this.#number = this.arrivedAt = state.number;
    this.table = state.table;
    this.looking = state.looking;
    this.view = state.view;
    this.turn = state.turn;
    this.shown = state.number;
    this.clock = state.clock;
    this.result = state.result ?? null;
    this.#forgetAnswers();
    void this.#fetchPast(state);
    if (state.view) void this.#loadGame();
  }

  #receive(event: EventMessage): void {
    if (event.number <= this.#number) return;
    this.#number = event.number;
    this.#leastSkew = Math.min(this.#leastSkew, Date.now() - event.at);
    this.skew = this.#leastSkew;
    this.said = [...this.said, ...saidIn(event)];
    this.#parade.join(event);
    if (this.unseen > LONG_QUEUE || (this.unseen > 0 && isHidden())) {
      this.caughtUp = true;
      this.#parade.skip();
    }
  }

  /** The log and the talk before the state that was sent, as the seat that looks may know them. */
  async #fetchPast(state: StateMessage): Promise<void> {
    const epoch = ++this.#epoch;
    this.chapters = [];
    const events = await api.events(this.id, state.looking, this.token).catch(() => null);
    if (!events || epoch !== this.#epoch) return;
    const past = retell(events.filter((event) => event.number <= state.number));
    this.chapters = [...past.chapters, ...this.chapters];
    this.said = [...past.said, ...this.said.filter((said) => said.number > state.number)];
  }

  async #loadGame(): Promise<void> {
    if (this.components || !this.table) return;
    const both = Promise.all([loadGame(this.table.game), api.components(this.id, this.token)]);
    await this.#wish(both.then(([page, components]) => Object.assign(this, { page, components })));
  }

  #forgetAnswers(): void {
    this.asked = this.trouble = null;
    this.previews.forget();
    this.coach.close();
  }

  // ---- showing one event after the other ----

  async #show(event: EventMessage, skipped: AbortSignal): Promise<void> {
    const before = this.scene;
    const after = viewAfter(this.view, event);
    const isMine = event.seat !== undefined && this.mine.includes(event.seat) && event.by === "person";
    if (!isMine) await this.#landing;
    if (!this.#parade.isNext(event)) return; // a new state has come meanwhile, and contains it
    const travels = skipped.aborted ? [] : this.#travelsOf(before, after, event);
    const pace = PACES[settings.speed];
    const takeOff = readyToFly(this.page, travels, this.overlay, { ...pace, signal: skipped });
    this.showing = isMine || !event.log ? null : event;
    this.#apply(event, after);
    if (isMine) this.#landing = painted(); // what others do at once is not drawn before it
    if (!this.page || !event.log || skipped.aborted) return;
    this.#landing = takeOff();
    if (isMine) return;
    await this.#landing;
    await wait(this.lastLines.length ? pace.pause : 0, skipped);
  }

  #travelsOf(before: Scene | null, view: View | null, event: EventMessage) {
    const after = view && this.sceneOf(view);
    if (!before || !after || !event.log || !event.patch) return [];
    return this.page!.travels(before, after, event.log);
  }

  #apply(event: EventMessage, view: View | null): void {
    this.view = view;
    this.chapters = withEvent(this.chapters, event, view);
    if (event.table) this.table = event.table;
    if (event.turn) this.turn = event.turn;
    this.shown = event.number;
    if (event.clock) this.clock = event.clock;
    if (event.result) {
      this.result = event.result;
      this.endedLive = true;
    }
    if (event.kind !== "chat" && event.kind !== "notice") this.#forgetAnswers();
    if (event.kind === "started") void this.#loadGame();
  }

  // ---- the story ----

  get lastLines(): Line[] {
    return this.linesOf(this.chapters.at(-1));
  }

  /** The lines of a chapter in the language now. */
  linesOf(chapter: Chapter | undefined): Line[] {
    const scene = chapter && this.sceneOf(chapter.view);
    if (!chapter || !scene) return [];
    return this.#book.lines(this.looking, chapter.number, () => this.page!.story(scene, chapter.entries));
  }
}
