import { expect, it } from 'vitest';
import { atStart, inTurn } from './outline.ts';
import { noteOf } from './test-sources.ts';

it('quotes come from each source in turn, and what two sources say alike comes once', () => {
  const film = noteOf('첫 줄이에요.\n둘째 줄이에요.');
  const again = noteOf('첫  줄이에요.\n셋째 줄이에요.');
  const said = inTurn([film, again]).map(({ text }) => text);
  expect(said).toEqual(['첫 줄이에요.', '둘째 줄이에요.', '셋째 줄이에요.']);
});

it.each([
  ['the same but for its signs', '식비는 “장보기”에서 갈린다!', '식비는 장보기에서 갈린다.'],
  ['the same but for its spaces', '장보기는 주 1회면 된다.', '장 보기는 주 1회면 된다.'],
])('a sentence that is %s comes once', (_, one, other) => {
  const said = inTurn([noteOf(one), noteOf(`${other}\n장은 주 1회 본다.`)]).map(({ text }) => text);
  expect(said).toEqual([one, '장은 주 1회 본다.']);
});

it.each([[['좋았어요.', '물이 좋았어요.']], [['2만 원을 아끼는 방법이에요.', '12만 원을 아끼는 방법이에요.']]])(
  'what others hold by chance stays: %j',
  (lines) => {
    expect(inTurn(lines.map((line) => noteOf(line))).map(({ text }) => text)).toEqual(lines);
  },
);

it.each([
  ['halving a food budget', 'en', 'Halving a food budget'],
  ['vlogs: a start', 'en', 'Vlogs: a start'],
  ['iPhone 17 in a month', 'en', 'iPhone 17 in a month'],
  ['eBay finds', 'en', 'eBay finds'],
  ['', 'en', ''],
  ['vlog 시작하기', 'ko', 'vlog 시작하기'],
] as const)('%s begins a line (%s) as %s', (words, language, begun) => expect(atStart(words, language)).toBe(begun));
