import { beforeAll, expect, it } from 'vitest';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { CanvasListSkeleton } from './CanvasListSkeleton.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

it.each([
  ['cards', true, 2, 3],
  ['cards', true, 4, 5],
  ['cards', true, 40, 9],
  ['rows', false, 4, 4],
  ['rows', false, 40, 9],
])('as %s (%s), after %i canvases were seen there are %i places', (_as, isCards, count, places) => {
  const body = drawn(<CanvasListSkeleton isCards={isCards} count={count} />);
  expect(body.querySelectorAll('[class*="h-[67px]"]')).toHaveLength(places);
});
