import type { DomElement } from './dom.ts';
import { lengthOf, NUMBER, type Place, type Unit } from './units.ts';
import { wordsOf } from './words-of.ts';

/** Gives every element that holds text of its own a number, in the order of the page. */
export function numberElements(page: DomElement): void {
  let number = 0;
  for (const element of page.querySelectorAll('*')) {
    if (element.nodeName === 'PRE' || hasOwnText(element)) element.setAttribute(NUMBER, String(number++));
    else if (element.getAttribute(NUMBER) !== null) element.removeAttribute(NUMBER);
  }
}

function hasOwnText(element: DomElement): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 3 && /\S/.test(child.nodeValue ?? '')) return true;
  return false;
}

/** What the page says of itself, so that it is no part of its text; each may be unknown. */
export interface Said {
  titles: readonly (string | null | undefined)[];
  description: string | null;
}

/** Levels between what was passed over and a place in which text was found. */
const NEAR = 3;
/** Characters; shorter lines tell nothing about where the text stands. */
const LEAST_LINE = 30;
/** Characters of a line on the average, in what is more than labels. */
const LEAST_AVERAGE = 12;
const MOST_LINKED = 0.4;
/** Characters that may come back however little was found. */
const LEAST_MOST = 1_000;
/** Of a title: a line with so much of it is the title, without the name of the site. */
const MOST_OF = 0.4;

/**
 * What was found with what was passed over beside it: between what was found and behind it what stands at the like
 * place, above it what belongs to the same article. Nothing comes back that is named for navigation, comments or sharing.
 */
export function withGaps(found: readonly Unit[], page: readonly Unit[], isSaid: (unit: Unit) => boolean): Unit[] {
  const numbers = new Set(found.map((unit) => unit.at));
  const isFound = (unit: Unit): boolean => numbers.has(unit.at);
  const first = page.findIndex(isFound);
  if (first < 0) return [...found];
  const known = page.filter(isFound);
  const parts = new Set(known.map((unit) => unit.part));
  const homes = new Set(known.filter((unit) => unit.text.length > LEAST_LINE).map((unit) => unit.place.outer));
  const belongs = (unit: Unit, index: number): boolean => {
    if (unit.isAway || unit.isBeside || isSaid(unit) || /[©ⓒ]/.test(unit.text) || !parts.has(unit.part)) return false;
    return (index < first && unit.part !== null) || isNear(unit, homes);
  };
  const most = lengthOf(found);
  const missing: Unit[] = [];
  let run: Unit[] = [];
  for (const [index, unit] of page.entries()) {
    if (!isFound(unit)) {
      if (belongs(unit, index)) run.push(unit);
      continue;
    }
    if (isText(run, most)) missing.push(...run);
    run = [];
  }
  if (isText(run, most)) missing.push(...run);
  return merge(found, missing);
}

function isNear(unit: Unit, homes: ReadonlySet<Place | null>): boolean {
  let place = unit.place.outer;
  for (let level = 0; place && level < NEAR; level++, place = place.outer) if (homes.has(place)) return true;
  return false;
}

/** Not a list of links, not the labels of a drawing, and not more than all that was found. */
function isText(run: readonly Unit[], most: number): boolean {
  const length = lengthOf(run);
  const linked = run.reduce((sum, unit) => sum + unit.linkLength, 0);
  const isLabels = length < LEAST_AVERAGE * run.length && !run.some((unit) => unit.inList || unit.heading !== null);
  return length <= Math.max(most, LEAST_MOST) && linked < MOST_LINKED * length && !isLabels;
}

/** Whether a line repeats what the page says of itself. */
export function createSaid({ titles, description }: Said): (unit: Unit) => boolean {
  const names = titles.flatMap((title) => wordsOf(title ?? '') || []);
  const deck = wordsOf(description ?? '');
  return (unit) => {
    const words = wordsOf(unit.text);
    if (words === '' || names.some((name) => isAlike(words, name))) return true;
    return unit.heading !== null && deck !== '' && (deck.includes(words) || words.includes(deck));
  };
}

/** The same but for the name of the site behind it, or the way to it before it. */
const isAlike = (line: string, title: string): boolean =>
  (title.includes(line) && line.length > MOST_OF * title.length) ||
  (line.includes(title) && title.length > MOST_OF * line.length);

function merge(found: readonly Unit[], missing: readonly Unit[]): Unit[] {
  const merged: Unit[] = [];
  let next = 0;
  for (const unit of found) {
    for (; unit.at !== null && next < missing.length; next++) {
      const other = missing[next] as Unit;
      if ((other.at ?? 0) > unit.at) break;
      merged.push(other);
    }
    merged.push(unit);
  }
  return [...merged, ...missing.slice(next)];
}
