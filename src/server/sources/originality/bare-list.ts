import { withoutEnd } from '#contract/base/without-end.ts';
import { isFinalWord } from '#contract/recipes/voice/endings.ts';

const MARK = /(?:^|(?<!\n\s*?)\n)\s*(?:[-*•·]|\d{1,2}[.)])\s+/g;
const LABEL = /^[^:：,\n]{1,20}[:：]\s/;
const BETWEEN = /[,，、;|/\n]| · |\s#/;
const COPULA = /(?:이에요|예요|입니다|이다)$/;
const END = /[.!。]/;
/** Items with a figure may have more words than those without: 'organic frozen broccoli 500 g'. */
const WITH_FIGURE = { items: 2, words: 5 } as const;
const WITHOUT = { items: 3, words: 3 } as const;
/** A line of a list stands alone: '- tofu 500 g'. */
const LINE = { items: 1, words: 3 } as const;
const MOST_LETTERS = 1_000;

/** Whether a sentence only counts up names, with or without figures: materials, data, tags. Such a list is nobody's wording. */
export function isBareList(sentence: string): boolean {
  if (sentence.length > MOST_LETTERS) return false;
  const items = withoutEnd(sentence.replace(MARK, '\n').trim(), END)
    .replace(LABEL, '')
    .split(BETWEEN)
    .map((item) => item.trim().replace(COPULA, ''))
    .filter(Boolean);
  const words = items.map((item) => item.split(/\s+/));
  if (words.some((own) => isFinalWord(own.at(-1) ?? ''))) return false;
  const hasFigures = items.every((item) => /\p{N}/u.test(item));
  const isLine = hasFigures && items.length === 1 && /^\s*(?:[-*•·]|\d{1,2}[.)])\s/.test(sentence);
  const { items: least, words: most } = isLine ? LINE : hasFigures ? WITH_FIGURE : WITHOUT;
  return items.length >= least && words.every(({ length }) => length <= most);
}
