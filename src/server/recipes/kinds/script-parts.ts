import type { Language } from '#contract/base/language.ts';
import { SYLLABLES_PER_SEC } from '#contract/recipes/script/speech.ts';
import type { RecipeMaterial } from '#contract/recipes/recipe.ts';
import { spanOf, type TimedBeat } from '#contract/recipes/structure/wired-sheet.ts';
import type { Want } from '../worksheet/passages-for.ts';
import type { PartPlan } from '../worksheet/worksheet-of.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { sponsorSlot } from './sponsored.ts';
import { type Words, beatsBy, PURPOSES } from '#contract/recipes/kinds/script-parts.ts';

const SHORT = { hook: 0.08, promise: 0.16, body: 0.34, proof: 0.28, cta: 0.14 } as const;

const BLANKS: Readonly<Record<Language, Words>> = {
  ko: {
    hook: '여는 한마디',
    promise: '보고 나면 얻는 것',
    body: '전할 내용',
    proof: '숫자나 사례',
    cta: '정리와 부탁',
    sponsor: '협찬 내용',
    other: '전할 내용',
  },
  en: {
    hook: 'the opening line',
    promise: 'what viewers take along',
    body: 'what to tell',
    proof: 'a figure or a case',
    cta: 'sum up and ask',
    sponsor: 'what the sponsor asks for',
    other: 'what to tell',
  },
};

export const partsOfShort = (targetSec: number, language: Language): TimedBeat[] => beatsBy(SHORT, targetSec, language);

/** Nobody counts single syllables. */
export const inFives = (syllables: number): number => Math.max(5, Math.round(syllables / 5) * 5);

export const aboutSyllables = (syllables: number, language: Language): string =>
  language === 'ko' ? `약 ${syllables}음절` : `about ${wordsOf(syllables)} words (${syllables} syllables)`;

/** As many English words as are about so many syllables: 150 a minute. */
export const wordsOf = (syllables: number): number => inFives((syllables / SYLLABLES_PER_SEC.en / 60) * 150);

/** The parts of a script, each with its seconds, what it is for and what a person says there. */
export const scriptParts = (beats: readonly TimedBeat[], material: RecipeMaterial, language: Language): PartPlan[] =>
  beats.map((beat) => {
    const { name, role, startSec, endSec, purpose } = beat;
    const wants = wantOf(beat);
    return {
      name,
      heading: `## ${name} (${spanOf(beat)})`,
      fromSec: startSec,
      toSec: endSec,
      purpose: purpose || PURPOSES[language][role],
      text: role === 'sponsor' ? sponsorSlot(material, language) : blank(BLANKS[language][role]),
      ...(wants && { wants }),
    };
  });

function wantOf({ name, role, purpose }: TimedBeat): Want | null {
  if (role === 'hook') return { at: 'start' };
  if (role === 'proof') return { at: 'figures' };
  if (role === 'cta') return { at: 'end' };
  if (role === 'promise') return { at: 'matter', most: 1 };
  return role === 'sponsor' ? null : { at: 'matter', words: role === 'other' ? `${name} ${purpose}` : '' };
}
