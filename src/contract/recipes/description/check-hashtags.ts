import type { Finding } from '../../base/finding.ts';
import { packWords } from './pack-words.ts';
import type { Placed } from './placed.ts';
import { YOUTUBE } from './youtube-limits.ts';

export type HashtagRule = 'hashtag-count' | 'hashtag-space' | 'hashtag-hash' | 'hashtag-sign' | 'hashtag-twice';

const HASHTAG = /(?<![\p{L}\p{N}_&/#])#[\p{L}\p{M}\p{N}_]+/gu;
/** What a hashtag consists of; emoji are left to YouTube. */
const FOREIGN = /(?!\u200d|\ufe0f)[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}_#\s]/u;

const FOREIGN_ALL = new RegExp(FOREIGN, 'gu');

/** The hashtags that stand in a text. */
export const hashtagsIn = (text: string): string[] => text.match(HASHTAG) ?? [];

/** `beside`: the title and the description, whose hashtags count with those of the list. */
export function checkHashtags(hashtags: readonly Placed[], beside: readonly Placed[]): Finding<HashtagRule>[] {
  const written = beside.flatMap(({ text }) => hashtagsIn(text));
  const count = new Set([...hashtags.map(({ text }) => plainOf(text)), ...written.map(plainOf)]).size;
  const extra = hashtags[Math.max(0, YOUTUBE.hashtags - written.length)];
  const known = new Set<string>();
  return [
    ...(count > YOUTUBE.hashtags
      ? [
          {
            rule: 'hashtag-count' as const,
            level: 'error' as const,
            at: extra?.at ?? null,
            words: packWords.hashtagCount(count),
          },
        ]
      : []),
    ...hashtags.flatMap((hashtag) => {
      const key = plainOf(hashtag.text);
      const isKnown = known.has(key);
      known.add(key);
      const twice: Finding<HashtagRule> = {
        rule: 'hashtag-twice',
        level: 'warning',
        at: hashtag.at,
        words: packWords.twice(hashtag.text.slice(0, LONGEST_TOLD)),
      };
      return [...faultsOf(hashtag), ...(isKnown ? [twice] : [])];
    }),
  ];
}

const LONGEST_TOLD = 60;
const plainOf = (text: string): string => text.toLowerCase().replace(/[\s#]/g, '');
const repaired = (text: string): string => `#${text.replace(FOREIGN_ALL, '').replace(/[\s#]/g, '')}`;

function faultsOf({ text, at }: Placed): Finding<HashtagRule>[] {
  const told = text.slice(0, LONGEST_TOLD);
  const sign = FOREIGN.exec(text)?.[0];
  const faults: [HashtagRule, boolean, Finding['words']][] = [
    ['hashtag-hash', !text.startsWith('#'), packWords.hashtagHash(told)],
    ['hashtag-space', /\s/.test(text), packWords.hashtagSpace(told)],
    ['hashtag-sign', sign !== undefined, packWords.hashtagSign(told, sign ?? '')],
  ];
  return faults
    .filter(([, isBroken]) => isBroken)
    .map(([rule, , words]) => ({ rule, level: 'error', at, words, fix: repaired(text) }));
}
