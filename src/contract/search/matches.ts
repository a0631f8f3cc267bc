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
/** A long match has fewer words before it, so that two lines show its end. */
const LONG = 40;
/** An excerpt is taken around so many places at most. */
const MOST_PLACES = 3;

/**
 * A few words around the match, which is whole within them: '…원두 탓이 아니라 분쇄도 하나만 바꿨더니…'. Words that stand far
 * apart are each shown with what is around them. Null when nothing matches.
 */
export function excerptOf(text: string, sought: string): string | null {
  const composed = text.replaceAll(SPACES, ' ').trim().normalize('NFC');
  const places = findIn(composed, sought).slice(0, MOST_PLACES);
  if (places.length === 0) return null;
  const windows: { from: number; to: number }[] = [];
  for (const place of places) {
    const { from, to } = around(composed, place, places.length);
    const last = windows.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else windows.push({ from, to });
  }
  const shown = windows.map(({ from, to }) => composed.slice(from, to).trim()).join(' … ');
  const isCut = { before: (windows[0]?.from ?? 0) > 0, after: (windows.at(-1)?.to ?? 0) < composed.length };
  return `${isCut.before ? '…' : ''}${shown}${isCut.after ? '…' : ''}`;
}

/** The part of a text around one of so many places, in units; no letter of two units is cut. */
function around(composed: string, [start, end]: Range, places: number): { from: number; to: number } {
  const length = Array.from(composed.slice(start, end)).length;
  const most = { before: Math.min(BEFORE, Math.max(0, LONG - length)), after: Math.max(0, AFTER - length) };
  // A letter takes two units at most.
  const before = Array.from(composed.slice(Math.max(0, start - 2 * BEFORE), start));
  const after = Array.from(composed.slice(end, end + 2 * AFTER));
  const letters = (part: string[]) => part.join('').length;
  const shownBefore = Math.floor(most.before / places);
  return {
    from: start - letters(shownBefore === 0 ? [] : before.slice(-shownBefore)),
    to: end + letters(after.slice(0, Math.floor(most.after / places))),
  };
}

/**
 * What is shown of a text below its title, so that both together hold what is sought: null where the title alone does, or
 * where the text holds nothing of what the title lacks.
 */
export function excerptBelow(title: string, text: string, sought: string): string | null {
  const isInTitle = (words: string) => squeeze(title.normalize('NFC')).includes(squeeze(words.normalize('NFC')));
  if (isInTitle(sought)) return null;
  const words = sought.split(SPACES).filter((word) => word !== '');
  const missing = words.filter((word) => !isInTitle(word));
  if (missing.length === 0) return null;
  return excerptOf(text, missing.length === words.length ? sought : missing.join(' '));
}
