/** Letters as people see them: an emoji of several parts, or a syllable typed in parts, is one. */
const seen = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `max` characters, with an ellipsis when something was left out. No letter or emoji is cut in two. */
export function cut(full: string, max: number): string {
  const characters = Array.from(full);
  if (characters.length <= max) return full;
  const end = characters.slice(0, max).join('').length;
  const whole = seen.segment(full).containing(end)?.index || end;
  return `${full.slice(0, whole).trimEnd()}…`;
}

/** The first letter of a title as shown in an avatar; `fallback` for a blank one. */
export const initialOf = (title: string, fallback = '?'): string =>
  seen.segment(title.trim()).containing(0)?.segment.normalize('NFC').toLocaleUpperCase() ?? fallback;

/** Whether anything stands in it that is seen: neither white space nor signs without a width. */
export const saysSomething = (typed: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(typed);

/** How many characters stand in it, an emoji of one code point as one. Fast enough for a whole book. */
export const countCharacters = (text: string): number => text.length - (text.match(/[\uD800-\uDBFF]/g)?.length ?? 0);
