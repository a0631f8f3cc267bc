/** A part of a text that matches, counted in letters (code points). */
export type Range = readonly [from: number, to: number];

/**
 * Where a text matches what is sought, in any case and whatever the spaces: the whole of it once, otherwise the first
 * place of each of its words. `letters` are the text's own, composed; the ranges stand in order and do not overlap.
 */
export function matchesIn(text: string, sought: string): { letters: string[]; ranges: Range[] } {
  const composed = text.normalize('NFC');
  const found = findIn(composed, sought);
  const letters = Array.from(composed);
  if (letters.length === composed.length) return { letters, ranges: found };
  const lettersBefore = (units: number) => Array.from(composed.slice(0, units)).length;
  return { letters, ranges: found.map(([from, to]) => [lettersBefore(from), lettersBefore(to)]) };
}

/** The same places, counted in units of UTF-16 of a composed text. */
function findIn(composed: string, sought: string): Range[] {
  const squeezed = squeeze(composed);
  const places = lazyPlaces(composed);
  const find = (word: string): Range | null => {
    const wanted = squeeze(word.normalize('NFC'));
    const at = wanted === '' ? -1 : squeezed.indexOf(wanted);
    return at < 0 ? null : [places(at), places(at + wanted.length - 1) + 1];
  };
  const whole = find(sought);
  if (whole) return [whole];
  const found = sought
    .split(/\s+/)
    .map(find)
    .filter((range) => range !== null)
    .toSorted((a, b) => a[0] - b[0]);
  return found.filter(([from], index) => index === 0 || from >= (found[index - 1]?.[1] ?? 0));
}

const SPACES = /\s+/g;

/** In small letters, without spaces. Each letter keeps its length: the one that would grow is made small without its dot. */
const squeeze = (text: string): string => text.replaceAll('İ', 'i').toLowerCase().replaceAll(SPACES, '');

/** Where in a text a unit of its squeezed form stands. */
function lazyPlaces(text: string): (index: number) => number {
  let spaces: { from: number; length: number }[] | null = null;
  return (index) => {
    spaces ??= Array.from(text.matchAll(SPACES), ({ index: from, 0: { length } }) => ({ from, length }));
    let place = index;
    for (const { from, length } of spaces) {
      if (from > place) break;
      place += length;
    }
    return place;
  };
}

const BEFORE = 24;
const AFTER = 72;

/** A few words around the first match: '…원두 탓이 아니라 분쇄도 하나만 바꿨더니…'. Null when nothing matches. */
export function excerptOf(text: string, sought: string): string | null {
  const composed = text.replaceAll(SPACES, ' ').trim().normalize('NFC');
  const [first] = findIn(composed, sought);
  if (!first) return null;
  // A letter takes two units at most.
  const before = Array.from(composed.slice(Math.max(0, first[0] - 2 * BEFORE), first[0]));
  const after = Array.from(composed.slice(first[0], first[0] + 2 * AFTER));
  const shown = [...before.slice(-BEFORE), ...after.slice(0, AFTER)].join('');
  const from = first[0] - before.slice(-BEFORE).join('').length;
  const to = from + shown.length;
  return `${from > 0 ? '…' : ''}${shown.trim()}${to < composed.length ? '…' : ''}`;
}
