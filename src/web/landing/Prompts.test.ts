import { expect, it } from 'vitest';
import { promptText } from './Prompts.tsx';
import { said } from './words.ts';

it('a copied prompt shows its gaps in brackets', () => {
  expect(promptText(['대본에서 ', '구간', '만 골라 8줄로 줄여 줘.'])).toBe('대본에서 [구간]만 골라 8줄로 줄여 줘.');
});

it('every prompt has a gap to fill in', () => {
  for (const { words } of [said.ko, said.en]) {
    expect(words.prompts.filter(([, , parts]) => !/\[[^\]]+\]/.test(promptText(parts)))).toEqual([]);
  }
});
