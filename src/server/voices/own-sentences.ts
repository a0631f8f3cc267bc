import { sentencesOf } from '../ai/sentences.ts';

const MOST = 5;
/** In letters: shorter ones show no manner, longer ones are most often several that nobody has parted. */
const LENGTH = { least: 12, most: 90 } as const;
/** Addresses, numbers of passages and figures say more of the matter than of the manner. */
const OF_THE_MATTER = /https?:|[[\]<>{}@#]|\d{3}/;

/** Sentences of somebody as they stand in his texts, evenly spread over them: they show a manner better than figures do. */
export function ownSentences(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => text.split('\n').flatMap((line) => sentencesOf(line.trim())));
  const fitting = [...new Set(all.map((sentence) => sentence.replace(/\s+/g, ' ').trim()))].filter((sentence) => {
    const { length } = Array.from(sentence);
    return length >= LENGTH.least && length <= LENGTH.most && !OF_THE_MATTER.test(sentence);
  });
  const step = Math.max(1, fitting.length / MOST);
  const places = Array.from({ length: Math.min(MOST, fitting.length) }, (_, i) => Math.floor(i * step));
  return places.flatMap((place) => fitting[place] ?? []);
}
