import { describe, expect, it } from 'vitest';
import { forkTitle, givenTitle, madeTitleIn, titleOf } from '#contract/chat/conversation-title.ts';
import { shownTurns, turnsTo, type Turn } from './versions.ts';

describe('the title that a conversation has by itself', () => {
  it.each([
    ['첫 30초를 비교해 줘', '첫 30초를 비교해 줘'],
    ['  첫 30초를\n비교해 줘.  표로 보여 줘.', '첫 30초를 비교해 줘'],
    ['왜 쓸까? 원두 탓일까?', '왜 쓸까?'],
    ['1.5배로 추출하면 어떻게 돼?', '1.5배로 추출하면 어떻게 돼?'],
    ['> 원두 1에 물 16\n> — 드립커피\n\n이 비율이 맞아?', '이 비율이 맞아?'],
    ['> 원두 1에 물 16', '원두 1에 물 16'],
    ['# 대본\n- 도입부를 써 줘', '대본 도입부를 써 줘'],
    ['...', '...'],
    ['', ''],
    [
      '세 영상이 첫 삼십 초에 초보자를 붙잡는 방식을 서로 비교하고 우리 영상의 도입부 대본도 써 줘',
      '세 영상이 첫 삼십 초에 초보자를 붙잡는 방식을 서로 비교하고 우리…',
    ],
    ['가'.repeat(60), `${'가'.repeat(40)}…`],
    ['🏳️'.repeat(3), '🏳️'.repeat(3)],
  ])('%j is called %j', (question, title) => expect(titleOf(question)).toBe(title));

  it.each([
    ['도입부', [], '도입부 (2)'],
    ['도입부', ['도입부 (2)'], '도입부 (3)'],
    ['도입부 (2)', ['도입부', '도입부 (2)'], '도입부 (3)'],
    ['', [], '(2)'],
  ])('%j goes on, beside %j, as %j', (title, taken, next) => expect(forkTitle(title, taken)).toBe(next));
});

describe('the title in what a model said', () => {
  it.each([
    ['첫 잔의 쓴맛', '첫 잔의 쓴맛'],
    ['\n\n  **드리퍼 비교**  \n', '드리퍼 비교'],
    ['제목: “세라믹 드리퍼 값.”', '세라믹 드리퍼 값'],
    ['대화 제목： 원두 보관', '원두 보관'],
    ['Title: "Brewing ratios"', 'Brewing ratios'],
    ['# 원두\n이 대화는 원두에 대한 것이에요.', '원두'],
    ['「도입부 대본」', '도입부 대본'],
    ['Node.js 24 vs. 22', 'Node.js 24 vs. 22'],
    ['쓴맛\u202e의 까닭', '쓴맛의 까닭'],
    ['iPhone 17 Pro', 'iPhone 17 Pro'],
    [`${'가나다 '.repeat(15)}`, `${'가나다 '.repeat(10).trim()}…`],
  ])('%j is %j', (said, title) => expect(madeTitleIn(said)).toBe(title));

  it.each(['', ' \n ', '...', '""', '[값](https://evil.test/a)', 'www.evil.test 방문', '가'.repeat(300)])(
    'is none in %j',
    (said) => expect(madeTitleIn(said)).toBeNull(),
  );
});

const turn = (id: string, parentId: string | null, isChosen = true): Turn => ({ id, parentId, isChosen });

describe('what is shown of a conversation', () => {
  it.each<[string, Turn[], [string, string[]][]]>([
    ['nothing of an empty one', [], []],
    [
      'all of one without versions',
      [turn('q', null), turn('a', 'q')],
      [
        ['q', ['q']],
        ['a', ['a']],
      ],
    ],
    [
      'the chosen version of an answer, with its versions in order',
      [turn('q', null), turn('a', 'q'), turn('b', 'q', false), turn('c', 'q', false)],
      [
        ['q', ['q']],
        ['a', ['a', 'b', 'c']],
      ],
    ],
    [
      'what follows the chosen version of a question, and nothing of the other',
      [turn('p', null, false), turn('a', 'p'), turn('q', null), turn('b', 'q')],
      [
        ['q', ['p', 'q']],
        ['b', ['b']],
      ],
    ],
    ['the last version where none is chosen', [turn('q', null, false), turn('r', null, false)], [['r', ['q', 'r']]]],
    ['nothing of a circle', [turn('q', 'a'), turn('a', 'q')], []],
  ])('%s', (_, turns, shown) => expect(shownTurns(turns).map(({ id, versions }) => [id, versions])).toEqual(shown));
});

describe('the way to a message', () => {
  const turns = [turn('q', null), turn('a', 'q'), turn('b', 'q', false), turn('r', 'b')];
  it.each([
    ['q', ['q']],
    ['a', ['q', 'a']],
    ['r', ['q', 'b', 'r']],
    ['elsewhere', []],
  ])('%s: %j', (id, way) => expect(turnsTo(turns, id)).toEqual(way));

  it('ends in a circle', () => expect(turnsTo([turn('q', 'a'), turn('a', 'q')], 'a')).toEqual(['q', 'a']));
});

it.each([
  ['  도입부\n대본 ', '도입부 대본'],
  ['\u202e거꾸로\u2066', '거꾸로'],
  ['\u200f\ufeff', ''],
])('a person who calls it %j calls it %j', (typed, title) => expect(givenTitle(typed)).toBe(title));
