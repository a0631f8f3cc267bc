import { wordsAsPattern } from '#contract/base/either.ts';
import { stemOf } from '#contract/base/stem.ts';

/** Two or three words with capitals beside each other. A line is no end of a name, a sign is. */
const IN_A_ROW = /\p{Lu}[\p{Script=Latin}\d'’-]{0,40}(?: \p{Lu}[\p{Script=Latin}\d'’-]{0,40}){1,2}/gu;
const CAPITAL = /\p{Lu}[\p{Script=Latin}\d'’-]*/gu;
/** What has a capital only because a sentence begins with it, and what stands before any name. */
const BESIDE_NAMES = new RegExp(
  String.raw`^(?:${wordsAsPattern(`
    the an? in on at of for from to by with and but or if when while as it its this that these those
    there he she we i you they his her our my your their what how why who so no not is are was mr mrs ms
    dr
  `)})$`,
  'i',
);
const LEAST_TIMES = 2;
/** So many of the times that a word stands with its capital it has to stand in the name. */
const LEAST_PART = 0.5;

/**
 * The names of several words in these texts, as New York, by the stem of each of their words: said more than once,
 * and their words seldom said apart.
 */
export function joinedNames(given: readonly string[]): ReadonlyMap<string, string> {
  const texts = given.map((text) =>
    text.normalize('NFC').replace(CAPITAL, (word) => (BESIDE_NAMES.test(word) ? word.toLowerCase() : word)),
  );
  const alone = counted(texts, CAPITAL);
  const isName = (name: string, times: number) =>
    times >= LEAST_TIMES && wordsOf(name).every((word) => times >= LEAST_PART * (alone.get(word) ?? 0));
  const likely = [...counted(texts, IN_A_ROW)]
    .filter(([name, times]) => isName(name, times))
    .sort(([a, first], [b, second]) => second - first || b.length - a.length);
  const names = new Map<string, string>();
  for (const [name] of likely) {
    const words = wordsOf(name).map((word) => stemOf(word.toLowerCase()));
    if (!words.some((word) => names.has(word))) for (const word of words) names.set(word, name);
  }
  return names;
}

const wordsOf = (name: string): string[] => name.split(' ');

function counted(texts: readonly string[], pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [found] of text.matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}
