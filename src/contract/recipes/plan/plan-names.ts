import { withoutEnd } from '../../base/without-end.ts';
import { planKey } from './board-plan.ts';

/** The keys of the titles that can be meant. */
export type Known = ReadonlySet<string>;

export interface Named {
  name: string;
  /** Behind its bracket. */
  end: number;
}

const LONGEST = 400;
/** So many ends of a bracket are tried for a title that has brackets of its own. */
const MOST_ENDS = 8;
const MOST_NAMES = 200;

/**
 * The title between 「 and 」 that begins at a place. Brackets within it are its own: they are told by their pairs, and where
 * these do not meet a title, by the longest title that is known.
 */
export function nameAt(text: string, from: number, known: Known): Named | null {
  if (text[from] !== '「') return null;
  const inside = text.slice(from + 1, from + 1 + LONGEST + 1);
  const ends: number[] = [];
  let paired: number | null = null;
  let depth = 0;
  for (let i = 0; i < inside.length && ends.length < MOST_ENDS; i++) {
    if (inside[i] === '「') depth += 1;
    if (inside[i] !== '」') continue;
    if (depth === 0) paired ??= i;
    depth -= 1;
    ends.push(i);
  }
  const isKnown = (end: number) => known.has(planKey(inside.slice(0, end)));
  const [first] = ends;
  const end = paired !== null && isKnown(paired) ? paired : (ends.findLast(isKnown) ?? paired ?? first);
  const name = end === undefined ? '' : inside.slice(0, end).trim();
  return end === undefined || name === '' ? null : { name, end: from + 1 + end + 1 };
}

/** The titles of a list: in brackets, or else between commas, where a comma can be of a title that is known. */
export function namesIn(text: string, known: Known): string[] {
  const names: string[] = [];
  for (let at = text.indexOf('「'); at >= 0 && names.length < MOST_NAMES;) {
    const named = nameAt(text, at, known);
    if (named) names.push(named.name);
    at = text.indexOf('「', named?.end ?? at + 1);
  }
  return names.length > 0 ? names : listed(text, known);
}

function listed(text: string, known: Known): string[] {
  const parts = text.slice(0, LONGEST * 10).split(/[,，、]/u);
  const names: string[] = [];
  for (let at = 0; at < parts.length && names.length < MOST_NAMES;) {
    const lengths = [4, 3, 2].filter(
      (length) => at + length <= parts.length && known.has(planKey(parts.slice(at, at + length).join(','))),
    );
    const length = lengths[0] ?? 1;
    const words = parts.slice(at, at + length).join(',');
    const name = withoutEnd(words.replace(/^[\s*_"'“‘『]+/u, ''), /[\s*_"'”’』.]/);
    if (name !== '') names.push(name);
    at += length;
  }
  return names;
}
