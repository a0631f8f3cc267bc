import { describe, expect, it } from 'vitest';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { redFlagChecklist } from '#contract/offers/red-flags/red-flags.ts';
import { startValues } from '#contract/recipes/values.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { writable } from '../writings.ts';

const orderFor = (id: RecipeId, language: 'ko' | 'en', more: RecipeValues = {}) =>
  writable[id].order({ ...startValues(writable[id]), topic: 'Food', ...more }, language);

describe('what a model is told to write contradicts itself nowhere', () => {
  it('an X-ray copies what is said and is not told to copy nothing', () => {
    expect(orderFor('structure-xray', 'en')).toContain('to the letter');
    expect(orderFor('structure-xray', 'en')).not.toContain('copy no sentence');
    expect(orderFor('structure-xray', 'ko')).not.toContain('그대로 베끼지 말고');
  });

  it('a beat sheet has no numbers of passages and is not told to write them', () => {
    expect(orderFor('beat-sheet', 'en')).not.toContain('ends with the number');
    expect(orderFor('beat-sheet', 'ko')).not.toContain('구절 번호를 붙입니다');
    expect(orderFor('beat-sheet', 'en')).toContain('copy no sentence');
  });

  it.each(['ko', 'en'] as const)('a card in %s names the rules of the checklist that it asks for', (language) => {
    for (const { id } of redFlagChecklist) expect(orderFor('sponsor-brief', language)).toContain(id);
  });

  it('a mail in English is formal or polite, without the names of Korean tones', () => {
    expect(orderFor('sponsor-reply', 'en', { voice: 'nida' })).toMatch(/^- Tone: Formal$/m);
    expect(orderFor('sponsor-reply', 'en', { voice: 'yo' })).toMatch(/^- Tone: Polite$/m);
    expect(orderFor('sponsor-reply', 'ko', { voice: 'nida' })).toContain('말투: 합니다체');
  });

  it('the length of a script is told in words, too, where it is written in English', () => {
    expect(orderFor('long-script', 'en', { minutes: 3 })).toMatch(/about \d+ spoken words \(\d+ syllables\)/);
    expect(orderFor('short-script', 'en')).toMatch(/at most \d+ syllables together \(about \d+ words, /);
    expect(orderFor('long-script', 'ko')).not.toContain('words');
  });
});
