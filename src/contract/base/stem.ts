import { wordsAsPattern } from './either.ts';

const HANGUL = /^[가-힣]/;
/** Whether a word is written in Hangul. */
export const isHangul = (word: string): boolean => HANGUL.test(word);

/** Particles and endings of verbs at the end of a Korean word, longest first. */
const PARTICLES = new RegExp(
  String.raw`(${wordsAsPattern(`
    으로부터 으려면 을까요 습니다 으세요 에게서 으로서 으로써 어야 아야 려면 나요 을까 는지 어요 아요 세요 이라는 이라고 에서는 에서도 까지의 에서의 부터 까지 에서 에게 으로 라는
    라고 이나 이며 이고 처럼 보다 만큼 하고 이라 과의 와의 들이 들은 들을 들의 의 은 는 이 가 을 를 에 로 와 과 도 만 나 며 고
  `)})$`,
);

/** A word in small letters without its particle, or its English plural; never empty. */
export function stemOf(word: string): string {
  if (isHangul(word)) return word.length > 1 ? word.replace(PARTICLES, '') || word : word;
  return /^[a-z]{3,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
