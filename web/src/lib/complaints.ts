/** The server's sentences about a wrong value, said in the language of the page: they have a few forms. */

import { has, t } from "./texts.svelte";

/** What stands where in each form; the text is `wrong-NAME`. */
const FORMS: Record<string, RegExp> = {
  clock: /^clock: '(?<where>\w+)' of kind '(?<kind>\w+)' is a whole number from (?<least>\d+) to (?<most>\d+)$/,
  number: /^(?<where>.+?): (?<value>.+) is not a whole number from (?<least>\d+) to (?<most>\d+)$/,
  choice: /^(?<where>.+?):? (?<value>'[^']*'|\S+) is none of (?<known>.+)$/,
  key: /^(?<where>.+?): there is no such (?:key|section); known are (?<known>.+)$/,
  near: /^(?<where>.+?): there is no such key; near it (?:is|are) (?<known>.+)$/,
  unknown: /^(?<where>.+?): there is no such key; \d+ are known$/,
  missing: /^(?<where>.+?): the key (?<value>'[^']*') is missing$/,
  truth:
    /^(?<where>.+?): (?:(?<value>.+) is (?:not true or false|neither true nor false)|True or False is wanted, not (?<other>.+))$/,
  text: /^(?<where>.+?): (?<value>.+) is not a text(?: of at most \d+ letters on one line)?$/,
  table: /^(?<where>.+?): (?:a table is wanted here, not (?<value>.+)|(?<other>.+) is not a table)$/,
  list: /^(?<where>.+?): (?:(?<value>.+) is not a list|a list of .+ is wanted, not (?<other>.+))$/,
  count: /^(?<where>.+?): a box holds (?<wanted>\d+)(?: \S+)?, not (?<value>\d+)$/,
  long: /^a (?:name|message) has at most (?<most>\d+) characters, not \d+$/,
  blank: /^a (?:name|message) needs at least one character that can be seen$/,
};
const KEY = /^(?<where>[a-z_]+(?:\.[\w-]+)*): (?<message>.+)$/; // somewhere in a box, in words that have no form

/** What is wrong with a value in a sentence; null for one that the page has no words for. */
export function sayComplaint(message: string): string | null {
  for (const [name, form] of Object.entries(FORMS)) {
    const found = form.exec(message)?.groups;
    if (found) return t(`wrong-${name}`, valuesOf(found));
  }
  const found = KEY.exec(message)?.groups;
  return found ? t("wrong-otherwise", valuesOf(found)) : null;
}

/** The parts of a sentence, without Python's quotation marks and without English words between names. */
function valuesOf({ other, ...parts }: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, part] of Object.entries({ ...parts, value: parts["value"] ?? other })) {
    values[name] = (part ?? "").replace(/^'(.*)'$/, "$1");
  }
  if (values["known"]) values["known"] = values["known"].replaceAll(" and ", ", ");
  return "where" in values ? { ...values, where: placeOf(values["where"]) } : values;
}

/** What a sentence speaks of: a field of the form by its label, a ruling by its name, else a key of the box. */
function placeOf(where: string): string {
  const ruling = /^ruling '(\w+)'$/.exec(where)?.[1];
  if (ruling) return `${t("new-rulings")} (${ruling})`;
  return has(`new-${where}`) ? t(`new-${where}`) : where;
}
