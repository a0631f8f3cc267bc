import { readFileSync } from 'node:fs';
import { aiScore, soundsLikeAi } from '../src/contract/recipes/voice/sounds-like-ai.ts';
import { usualPhrasesIn } from './ai-phrases/baseline.ts';

/**
 * How well is told that a text sounds like a machine: precision and recall of what is shown (a finding) and of what costs a
 * voice its match (a score of 30), beside a baseline. The sealed part is not tuned on: of it and of the long texts only sums
 * are printed; `--failures` lists what goes wrong in the tuned part.
 */
const PARTS = ['tuned', 'sealed', 'long'] as const;
type Part = (typeof PARTS)[number];

interface Labelled {
  id: string;
  by: 'people' | 'model';
  language: 'ko' | 'en';
  text: string;
}

const rulesIn = (text: string) => soundsLikeAi(text).map(({ rule }) => rule);
const SECOND_LOOK = 30;
const judges: Readonly<Record<string, (text: string) => boolean>> = {
  'one of 20 phrases (baseline)': (text) => usualPhrasesIn(text) > 0,
  'two of 20 phrases': (text) => usualPhrasesIn(text) > 1,
  'a phrase of the list': (text) => rulesIn(text).includes('ai-phrase'),
  'without talk in general': (text) => rulesIn(text).some((rule) => rule !== 'general' && rule !== 'no-first-hand'),
  'without even rhythm': (text) => rulesIn(text).some((rule) => rule !== 'even-rhythm'),
  'without phrases': (text) => rulesIn(text).some((rule) => rule !== 'ai-phrase'),
  'any finding': (text) => rulesIn(text).length > 0,
  [`score of ${SECOND_LOOK}`]: (text) => aiScore(text) >= SECOND_LOOK,
};

const textsOf = (part: Part): Labelled[] =>
  readFileSync(new URL(`ai-phrases/${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);

const rows = PARTS.flatMap((part) =>
  Object.entries(judges).map(([judge, isHeard]) => {
    const texts = textsOf(part);
    const heard = texts.filter(({ text }) => isHeard(text));
    const right = heard.filter(({ by }) => by === 'model').length;
    if (part === 'tuned' && process.argv.includes('--failures'))
      for (const one of texts.filter((text) => heard.includes(text) !== (text.by === 'model')))
        console.log(`${judge}: ${heard.includes(one) ? 'falsely heard' : 'missed'}: ${one.text.slice(0, 80)}`);
    const [precision, recall] = [right / (heard.length || 1), right / texts.filter(({ by }) => by === 'model').length];
    const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    const [p, r, f] = [precision, recall, f1].map((share) => Math.round(share * 100) / 100);
    return { part, judge, texts: texts.length, heard: heard.length, precision: p, recall: r, f1: f };
  }),
);
console.table(rows);
console.log(JSON.stringify({ bench: 'ai-phrases', rows }));
