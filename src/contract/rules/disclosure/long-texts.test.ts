import { expect, it } from 'vitest';
import { checkDisclosure, type Sponsor } from './disclosure.ts';

const sponsor: Sponsor = { kind: 'paid', brand: '글로우랩' };

it.each([
  'a',
  '가',
  '광고',
  '수수료 받을 수',
  '링크수수료',
  '\ud800',
  '\n',
  '#광고 ',
  '<small>',
  '[ ',
  '광고 아님 ',
  'I may earn ',
  '🙂',
])('reads 100,000 letters of "%s" in time', (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  for (const kind of ['blog', 'script'] as const) {
    expect(checkDisclosure(kind, text, { sponsor, language: 'ko' }).every(({ words }) => words.ko.isWellFormed())).toBe(
      true,
    );
  }
});
