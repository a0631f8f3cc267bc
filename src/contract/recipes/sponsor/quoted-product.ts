import { quoteOf, type Read } from './brief-types.ts';
import { CLOSE, isName, OPEN } from './party-words.ts';

/** To bring out something new. */
const LAUNCH =
  '(?:출시|런칭|론칭|선보[이여인]|내놓|내게|내려고|냈|낸\\s|내는|나오|나왔|나온|나와|발매|출간|개봉|오픈|공개|개발|만들었|판매|리뉴얼)';
/** No apostrophe within a word, no address of a mail. */
const QUOTED = `(?<![A-Za-z])${OPEN}([^'"“”‘’「」『』<>《》\\[\\]@\\n]{2,40})${CLOSE}(?![A-Za-z])`;

/** A name in quotes, and what is done with it. */
export const QUOTED_PRODUCT: readonly RegExp[] = [
  new RegExp(`${QUOTED}(?:이|가|을|를|은|는)?\\s(?:[^.,!?\\n'"]{1,12}\\s){0,3}?${LAUNCH}`, 'g'),
  new RegExp(
    `${QUOTED}(?:이|가|은|는|와|과|이랑|랑)?\\s(?:[^.,!?\\n'"]{1,12}\\s){0,3}?(?:잘 )?(?:맞을|맞는|맞다|맞겠|어울)`,
    'g',
  ),
  new RegExp(
    `${QUOTED}(?:을|를)\\s[^.!?\\n'"]{0,24}?(?:노출|착용|시식|시음|시연|플레이|읽어|발라|먹어|입어|써\\s)`,
    'g',
  ),
];

const HEAD = 3_000;
const ANY_QUOTED = new RegExp(QUOTED, 'g');
/** What somebody says or writes, a film or a channel: in quotes as well, and no product. */
const OTHER_BEHIND =
  /^\s?(?:이라고|라고|이라는 (?:말|멘트|문구|제목|댓글)|라는 (?:말|멘트|문구|제목|댓글)|(?:[가-힣]{1,6}\s)?(?:영상|편|시리즈|채널|코너|콘텐츠|컨텐츠|멘트|문구|해시태그|키워드|댓글|제목|코드|표기|컨셉|콘셉트|주제|기획전)|(?:video|series|episode|vlog|channel|code))/i;
const OTHER_BEFORE =
  /(?:멘트|문구|해시태그|키워드|코드|제목|표기|주제|컨셉|콘셉트|채널|영상|시리즈)(?:는|은|인|로|:)?\s?$/;
const SPEAKS = /[.!?~…]$|(?:[요다죠]|하게|하기)$|^[#@]|님|https?:/;

interface Named {
  words: string;
  at: number;
}

/** '과 드립 주전자 ': between two names that are told together. */
const JOINS = /^['"”’」』>\]]?(?:과|와|랑|이랑|,|·|및|\s?\+|\s?&)\s?[^.!?\n'"“‘「『]{0,20}['"“‘「『<《[]$/;

/**
 * The only name in quotes of a letter, or several that are told together, where nothing says otherwise; null where it could be
 * one or the other, or where there is none.
 */
export function loneQuoted(text: string, isOther: (words: string, at: number) => boolean): Read<string> | null {
  const named: Named[] = [];
  for (const match of text.slice(0, HEAD).matchAll(ANY_QUOTED)) {
    const words = (match[1] ?? '').trim();
    const at = match.index + match[0].indexOf(words);
    if (named.some((one) => one.words === words) || isOther(words, at)) continue;
    if (isName(words) && !isSaid(text, match.index, match[0], words)) named.push({ words, at });
  }
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return null;
  const areTogether = named.every(({ at }, i) => {
    const before = named[i - 1];
    return !before || JOINS.test(text.slice(before.at + before.words.length, at));
  });
  if (!areTogether) return null;
  const quote = quoteOf(text, first.at, last.at + last.words.length);
  return { value: named.map(({ words }) => words).join(', '), quote };
}

/** What somebody says or a film is called, or a heading. */
function isSaid(text: string, at: number, quoted: string, words: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  const isHeading = line.trim() === '' && /^[[【<]/.test(quoted);
  return (
    isHeading ||
    SPEAKS.test(words) ||
    OTHER_BEHIND.test(text.slice(at + quoted.length, at + quoted.length + 30)) ||
    OTHER_BEFORE.test(text.slice(Math.max(0, at - 10), at))
  );
}
