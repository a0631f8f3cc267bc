import { expect, it } from 'vitest';
import { isTold } from './is-told.ts';

it.each([
  ['', true],
  ['홈카페', true],
  ['홈 카페', true],
  ['훅 홈카페', true],
  ['HOOKS', true],
  ['세개', true],
  ['홈카페'.normalize('NFD'), true],
  ['훅 장비', false],
])('%j is told: %s', (sought, found) => expect(isTold(['홈 카페', '훅 세 개', 'Hooks'], sought)).toBe(found));
