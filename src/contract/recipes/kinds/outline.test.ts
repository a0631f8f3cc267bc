import { expect, it } from 'vitest';
import { atStart, inTurn, within } from './outline.ts';
import { noteOf } from './test-sources.ts';

it('quotes come from each source in turn, and what two sources say alike comes once', () => {
  const film = noteOf('첫 줄이에요.\n둘째 줄이에요.');
  const again = noteOf('첫  줄이에요.\n셋째 줄이에요.');
  const said = inTurn({ sources: [film, again] }).map(({ text }) => text);
  expect(said).toEqual(['첫 줄이에요.', '둘째 줄이에요.', '셋째 줄이에요.']);
});

it.each([
  ['the same but for its signs', '식비는 “장보기”에서 갈린다!', '식비는 장보기에서 갈린다.'],
  ['the same but for its spaces', '장보기는 주 1회면 된다.', '장 보기는 주 1회면 된다.'],
])('a sentence that is %s comes once', (_, one, other) => {
  const said = inTurn({ sources: [noteOf(one), noteOf(`${other}\n장은 주 1회 본다.`)] }).map(({ text }) => text);
  expect(said).toEqual([one, '장은 주 1회 본다.']);
});

it.each([[['좋았어요.', '물이 좋았어요.']], [['2만 원을 아끼는 방법이에요.', '12만 원을 아끼는 방법이에요.']]])(
  'what others hold by chance stays: %j',
  (lines) => {
    expect(inTurn({ sources: lines.map((line) => noteOf(line)) }).map(({ text }) => text)).toEqual(lines);
  },
);

it.each([
  ['왜 살이 안 빠질까?', '왜 살이 안 빠질까'],
  ['식비 반으로 줄이기!!', '식비 반으로 줄이기'],
  ['v1.5 사용기', 'v1.5 사용기'],
  ['?!', '?!'],
])('%j stands within a sentence as %j', (words, said) => expect(within(words)).toBe(said));

it.each([
  ['halving a food budget', 'en', 'Halving a food budget'],
  ['vlogs: a start', 'en', 'Vlogs: a start'],
  ['iPhone 17 in a month', 'en', 'iPhone 17 in a month'],
  ['eBay finds', 'en', 'eBay finds'],
  ['', 'en', ''],
  ['vlog 시작하기', 'ko', 'vlog 시작하기'],
] as const)('%s begins a line (%s) as %s', (words, language, begun) => expect(atStart(words, language)).toBe(begun));
