/** The texts for people: Project Fluent files, the same that the command line reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
const LOCALES: Record<Language, string> = { en: "en-GB", it: "it-IT" }; // how lists, numbers and dates are written
export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>("../../../src/vesicle/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<Language, FluentBundle>();
for (const language of LANGUAGES) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
}

/** The language now: the chosen one, else the first of the browser's that we have, else English. */
export function language(): Language {
  if (settings.language) return settings.language;
  const wanted = (typeof navigator === "undefined" ? [] : navigator.languages).map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((found) => found) ?? "en";
}

/** Whether there is a text of this id, or of `id.attribute`, in the language now. */
export function has(id: string): boolean {
  const [name = "", attribute] = id.split(".");
  const message = bundles.get(language())?.getMessage(name);
  return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
}

/** The text of an id with its values filled in; `id.attribute` gives another form of it. Reactive to the language. */
export function t(id: string, values: Values = {}): string {
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

/** Parts in a row, as the language lists them: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(LOCALES[language()], { type: "conjunction" }).format(parts);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(LOCALES[language()]).format(value);
}

export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language()], { dateStyle: "medium", timeStyle: "short" }).format(at);
}

export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language()], { dateStyle: "long" }).format(at);
}
