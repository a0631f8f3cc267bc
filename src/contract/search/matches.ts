/** A part of a text that matches, counted in letters (code points). */
export type Range = readonly [from: number, to: number];

/**
 * Where a text matches what is sought, in any case and whatever the spaces: the whole of it once, otherwise the first
 * place of each of its words. `letters` are the text's own, composed; the ranges stand in order and do not overlap.
 */
export function matchesIn(text: string, sought: string): { letters: string[]; ranges: Range[] } {
  const letters = Array.from(text.normalize('NFC'));
  const places = letters.flatMap((letter, index) => (/\s/.test(letter) ? [] : [index]));
  const units = places.flatMap((place) => Array.from(letters[place]?.toLowerCase() ?? '', (unit) => ({ unit, place })));
  const squeezed = units.map(({ unit }) => unit);
  const find = (word: string): Range | null => {
    const wanted = Array.from(word.normalize('NFC').toLowerCase().replace(/\s+/g, ''));
    const at = wanted.length === 0 ? -1 : indexOfRun(squeezed, wanted);
    const [first, last] = [units[at], units[at + wanted.length - 1]];
    return first && last ? [first.place, last.place + 1] : null;
  };
  const whole = find(sought);
  if (whole) return { letters, ranges: [whole] };
  const found = sought
    .split(/\s+/)
    .map(find)
    .filter((range) => range !== null)
    .toSorted((a, b) => a[0] - b[0]);
  return { letters, ranges: found.filter(([from], index) => index === 0 || from >= (found[index - 1]?.[1] ?? 0)) };
}

function indexOfRun(all: readonly string[], run: readonly string[]): number {
  const last = all.length - run.length;
  for (let at = 0; at <= last; at++) if (run.every((unit, i) => all[at + i] === unit)) return at;
  return -1;
}

const BEFORE = 24;
const AFTER = 72;

/** A few words around the first match: '…원두 탓이 아니라 분쇄도 하나만 바꿨더니…'. Null when nothing matches. */
export function excerptOf(text: string, sought: string): string | null {
  const { letters, ranges } = matchesIn(text.replace(/\s+/g, ' ').trim(), sought);
  const [first] = ranges;
  if (!first) return null;
  const from = Math.max(0, first[0] - BEFORE);
  const to = Math.min(letters.length, first[0] + AFTER);
  return `${from > 0 ? '…' : ''}${letters.slice(from, to).join('').trim()}${to < letters.length ? '…' : ''}`;
}
