import { describe, expect, it } from 'vitest';
import { withKeptIds } from './kept-ids.ts';
import type { Draft } from './passages.ts';

const at = (text: string, place: Partial<Draft> = {}): Draft => ({
  text,
  heading: null,
  page: null,
  startSec: null,
  endSec: null,
  ...place,
});
const stored = (...drafts: Draft[]) => drafts.map((draft, i) => ({ ...draft, id: `old ${i}` }));
const idsOf = (before: Draft[], now: Draft[]) => {
  let made = 0;
  return withKeptIds(stored(...before), now, () => `new ${made++}`).map(({ id }) => id);
};

describe('a source that is read again', () => {
  it.each([
    ['unchanged', [at('가'), at('나')], [at('가'), at('나')], ['old 0', 'old 1']],
    ['with a new beginning', [at('가'), at('나')], [at('새'), at('가'), at('나')], ['new 0', 'old 0', 'old 1']],
    ['with changed words', [at('가'), at('나')], [at('가'), at('나다')], ['old 0', 'new 0']],
    ['that says the same twice', [at('가'), at('가')], [at('가'), at('가'), at('가')], ['old 0', 'old 1', 'new 0']],
    [
      'with the same words at another second',
      [at('네', { startSec: 1, endSec: 2 }), at('네', { startSec: 5, endSec: 6 })],
      [at('네', { startSec: 5, endSec: 7 }), at('네', { startSec: 9, endSec: 10 })],
      ['old 1', 'new 0'],
    ],
    ['with the same words on another page', [at('가', { page: 1 })], [at('가', { page: 2 })], ['new 0']],
    ['with another heading', [at('가', { heading: '옛' })], [at('가', { heading: '새' })], ['old 0']],
    [
      'with its sections exchanged',
      [at('가', { heading: '하나' }), at('가', { heading: '둘' })],
      [at('가', { heading: '둘' }), at('가', { heading: '하나' })],
      ['old 1', 'old 0'],
    ],
  ] as const)('%s keeps the ids of what says the same at the same place', (_name, before, now, ids) => {
    expect(idsOf([...before], [...now])).toEqual(ids);
  });

  it('gives no id twice', () => {
    const ids = idsOf([at('가', { heading: '하나' })], [at('가', { heading: '둘' }), at('가', { heading: '하나' })]);
    expect(ids).toEqual(['new 0', 'old 0']);
  });
});
