import { withoutEnd } from '../../base/without-end.ts';
import { YOUTUBE } from './youtube-limits.ts';

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** A cut at white space may cost at most this share of the room. */
const MOST_LOST = 0.4;
const LOOSE_END = /[\s,;:|/~·–—([{-]/;

/** The title within YouTube's limit: cut behind a word where there is one near enough, never inside a letter. */
export function fitTitle(title: string): string {
  const whole = title.trim();
  return whole.length <= YOUTUBE.titleLength ? whole : cutBehindWord(whole, YOUTUBE.titleLength);
}

function cutBehindWord(text: string, room: number): string {
  const start = text.slice(0, room + 1);
  const space = start.search(/\s\S*$/);
  const isNear = space >= room * (1 - MOST_LOST);
  const cut = isNear ? start.slice(0, space) : cutBetweenLetters(text, room);
  return withoutEnd(withoutOpenBracket(cut, room), LOOSE_END);
}

const OPENED = /[([{〈《「『【（][^)\]}〉》」』】）]*$/;

/** A remark in brackets is whole or goes, where that costs no more than a cut may. */
function withoutOpenBracket(text: string, room: number): string {
  const at = text.search(OPENED);
  return at >= room * (1 - MOST_LOST) ? text.slice(0, at) : text;
}

/** The longest letter of all, a family of emoji, has about this many units. */
const LONGEST_LETTER = 40;

function cutBetweenLetters(text: string, room: number): string {
  let end = 0;
  for (const { segment, index } of graphemes.segment(text.slice(0, room + LONGEST_LETTER))) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end === 0 ? room : end);
}
