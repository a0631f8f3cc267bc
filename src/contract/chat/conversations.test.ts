import { describe, expect, it } from 'vitest';
import { forkTitle, titleOf } from './conversation-title.ts';
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
