import { expect, it } from 'vitest';
import { atStart, inTurn } from './outline.ts';
import { noteOf } from './test-sources.ts';

it('quotes come from each source in turn, and what two sources say alike comes once', () => {
  const film = noteOf('첫 줄이에요.\n둘째 줄이에요.');
  const again = noteOf('첫  줄이에요.\n셋째 줄이에요.');
  const said = inTurn({ sources: [film, again], keywords: [] }).map(({ text }) => text);
  expect(said).toEqual(['첫 줄이에요.', '둘째 줄이에요.', '셋째 줄이에요.']);
});

it.each([
  ['halving a food budget', 'en', 'Halving a food budget'],
  ['vlogs: a start', 'en', 'Vlogs: a start'],
  ['iPhone 17 in a month', 'en', 'iPhone 17 in a month'],
  ['eBay finds', 'en', 'eBay finds'],
  ['', 'en', ''],
  ['vlog 시작하기', 'ko', 'vlog 시작하기'],
] as const)('%s begins a line (%s) as %s', (words, language, begun) => expect(atStart(words, language)).toBe(begun));
