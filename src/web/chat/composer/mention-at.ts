import { squeezed } from '../../lib/is-told.ts';

const MENTION = /(?<![A-Za-z0-9._%+@-])@([^\s@]{0,40})$/;

/** An @ that is being typed: where it begins, and the letters after it. Null at any other place of the text, as in an address. */
export function mentionAt(text: string, caret: number): { from: number; sought: string } | null {
  const found = MENTION.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, sought: found[1] ?? '' } : null;
}

/** The text without an @ that was being typed, its letters, and a space that would stand there twice. */
export function withoutMention(text: string, { from, sought }: { from: number; sought: string }): string {
  const [before, rest] = [text.slice(0, from), text.slice(from + 1 + sought.length)];
  return before + (/\s$|^$/.test(before) ? rest.trimStart() : rest);
}

/** The text with an @ at the caret, parted from a word before it; `from` is where the @ stands. */
export function withMention(text: string, caret: number): { text: string; from: number } {
  const before = text.slice(0, caret);
  const sign = /\S$/.test(before) ? ' @' : '@';
  return { text: before + sign + text.slice(caret), from: caret + sign.length - 1 };
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');

/** The keys by which a text is typed, without spaces: a syllable that is only begun is the beginning of the whole one. */
const keysOf = (text: string): string =>
  Array.from(squeezed(text), (letter) => {
    const at = (letter.codePointAt(0) ?? 0) - 0xac00;
    if (at < 0 || at > 11_171) return letter;
    const [initial, vowel, final] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28];
    return `${INITIALS[initial]}${VOWELS[vowel]}${final === 0 ? '' : FINALS[final - 1]}`;
  }).join('');

/** Those whose title holds what is sought, whatever the spaces and however far a Hangul syllable has come. */
export function titled<Named extends { title: string }>(all: readonly Named[], sought: string): Named[] {
  const keys = keysOf(sought);
  return all.filter(({ title }) => keysOf(title).includes(keys));
}
