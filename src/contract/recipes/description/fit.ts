import { withoutEnd } from '../../base/without-end.ts';
import { tagsLength, YOUTUBE } from './youtube-limits.ts';

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** A cut at white space may cost at most this share of the room. */
const MOST_LOST = 0.4;
const LOOSE_END = /[\s,;:|/~·–—([{-]/;

/** The title within YouTube's limit: cut behind a word where there is one near enough, never inside a letter. */
export function fitTitle(title: string): string {
  const whole = title.trim();
  return whole.length <= YOUTUBE.titleLength ? whole : cutBehindWord(whole, YOUTUBE.titleLength);
}

/** The first tags that fit together; one that does not, or is there already, is passed over. */
export function fitTags(tags: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  const known = new Set<string>();
  for (const tag of tags.map((one) => one.trim())) {
    const added = tagsLength([tag]) + (kept.length > 0 ? 1 : 0);
    const key = tag.toLowerCase();
    if (tag === '' || known.has(key) || length + added > YOUTUBE.tagsLength) continue;
    known.add(key);
    kept.push(tag);
    length += added;
  }
  return kept;
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
