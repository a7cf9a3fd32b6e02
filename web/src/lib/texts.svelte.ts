/** The texts for people: Project Fluent files, the same that the command line reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
const LOCALES: Record<Language, string> = { en: "en-GB", it: "it-IT" }; // how lists, numbers and dates are written
export type Values = Record<string, FluentVariable>;

/** Each language is a part of the page, loaded where it is spoken. */
const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./texts/en"),
  it: () => import("./texts/it"),
};
const bundles = new Map<Language, FluentBundle>();
let loaded = $state.raw<Language[]>([]);

/** Have the texts of a language; from then on it can be spoken. */
export async function loadTexts(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const { default: files } = await SOURCES[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
  loaded = [...loaded, language];
}

/** The first of the browser's languages that we have. */
const spoken = (typeof navigator === "undefined" ? [] : (navigator.languages ?? []))
  .map((tag) => LANGUAGES.find((known) => known === tag.slice(0, 2)))
  .find((found) => found);

/** The language that is wanted: the chosen one, else the browser's, else English. */
export function wanted(): Language {
  return settings.language ?? spoken ?? "en";
}

/** The language now: the one that is wanted, or, until its texts are there, the one before. */
export function language(): Language {
  return loaded.includes(wanted()) ? wanted() : (loaded.at(-1) ?? wanted());
}

/** Whether there is a text of this id, or of `id.attribute`, in the language now. */
export function has(id: string): boolean {
  const [name = "", attribute] = id.split(".");
  const message = bundles.get(language())?.getMessage(name);
  return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
}

const MOST = 4000; // texts that are remembered
const filled = new Map<string, string>();

/** The text of an id with its values filled in; `id.attribute` gives another form of it. Reactive to the language.
 *
 * A table says most of its texts anew with every move: what was said before with the same values is remembered. */
export function t(id: string, values: Values = {}): string {
  const key = `${language()} ${id} ${JSON.stringify(values)}`;
  const known = filled.get(key);
  if (known !== undefined) return known;
  if (filled.size >= MOST) filled.clear();
  const text = fill(id, values);
  filled.set(key, text);
  return text;
}

function fill(id: string, values: Values): string {
  const bundle = bundles.get(language())!;
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no text ${id} in ${language()}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { edition: "second", ...values }, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** How a language writes something: made once, since it takes as long as a hundred uses of it. */
function ways<Way>(make: (locale: string) => Way): () => Way {
  const made = new Map<Language, Way>();
  return () => {
    const now = language();
    if (!made.has(now)) made.set(now, make(LOCALES[now]));
    return made.get(now)!;
  };
}

const lists = ways((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const numbers = ways((locale) => new Intl.NumberFormat(locale));
const times = ways((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
const moments = ways((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }));

/** Parts in a row, as the language lists them: "a, b and c". */
export function listed(parts: string[]): string {
  return lists().format(parts);
}

export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** A number with a true minus. */
export function signed(value: number): string {
  return formatNumber(value).replace("-", "−");
}

/** When something was: the time alone if it was today. */
export function formatTime(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (isToday ? times() : moments()).format(at);
}

export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language()], { dateStyle: "long" }).format(at);
}
