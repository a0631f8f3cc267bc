import { stemOf } from '#contract/base/stem.ts';
import { isForm } from '../../../ai/embedded/shared-word.ts';
import { wordsOf } from '../../../ai/embedded/terms.ts';

const HANGUL = /[가-힣]/;

/** Tells whether a text has a word: in Korean over its spaces and under whatever ending, in other scripts in one of its forms. */
export function holderOf(text: string): (word: string) => boolean {
  const words = wordsOf(text);
  const distinct = new Set(words);
  const stems = new Set([...distinct].map(stemOf));
  const letters = words.join('');
  return (word) => {
    const small = word.normalize('NFC').toLowerCase();
    const stem = stemOf(small);
    if (distinct.has(small) || stems.has(stem)) return true;
    if (!HANGUL.test(small)) return [...distinct].some((said) => isForm(small, said));
    return [small, stem].some((form) => form.length > 1 && letters.includes(form));
  };
}
