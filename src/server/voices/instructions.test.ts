import { expect, it } from 'vitest';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import { voices } from '#contract/recipes/voice/test-voices.ts';
import { instructionsFor } from './instructions.ts';

const measured = measureVoice(voices.vlog.own.map((text) => ({ text, durationSec: 60 })));
const profile = { ...profileOf('혜진', measured), forbidden: ['대박'], notes: '반말은 쓰지 않아요.' };

it('a voice tells a model rules with figures, forbidden phrases and notes', () => {
  expect(instructionsFor(profile, 'ko')).toMatch(/~요체[^]*14음절[^]*‘자 여러분’[^]*‘대박’[^]*반말은 쓰지 않아요/);
  expect(instructionsFor({ ...profile, formality: 'formal' }, 'en')).toContain('formal Korean (~습니다)');
});
