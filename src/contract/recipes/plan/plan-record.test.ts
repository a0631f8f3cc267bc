import { describe, expect, it } from 'vitest';
import type { ReadSource } from '../recipe.ts';
import { readPlan } from './read-plan.ts';
import { numberedSources, planRecord } from './plan-record.ts';

const source = (title: string): ReadSource => ({
  title,
  kind: 'text',
  quotes: [],
  text: title,
  segments: [],
  chapters: [],
  citeAt: () => null,
});
const titles = ['밀프렙하는 김대리: 한 달 식비 38만 원 만들기', '장보기 실험', '「1인 가구」 설문, 8월', '냉동 밥'];
const material = { sources: titles.map(source), keywords: [] };
const drawn = (draft: unknown) => planRecord.draw(planRecord.verify(draft, material, {}), {}, 'ko');

describe('a plan that a model fills as a record', () => {
  it('has the titles of its sources to the letter, whatever they look like', () => {
    const text = drawn({
      groups: [{ title: '식비', sources: [1, 3] }],
      notes: [{ title: '정리', text: '식비가 줄었어요 [1].' }],
      links: [
        { from: '2', to: '정리', why: '근거' },
        { from: '식비', to: '4', why: '' },
      ],
    });
    expect(readPlan(text)).toEqual({
      groups: [{ title: '식비', members: [titles[0], expect.stringContaining('1인 가구')] }],
      notes: [{ title: '정리', text: '식비가 줄었어요 [1].' }],
      links: [
        { from: '장보기 실험', to: '정리', label: '근거' },
        { from: '식비', to: '냉동 밥', label: '' },
      ],
    });
  });

  it.each<[string, unknown]>([
    ['a group of one card', { groups: [{ title: '하나', sources: [1] }] }],
    ['numbers of no source', { groups: [{ title: '없는 것', sources: [8, 9, 0, -1] }] }],
    ['a link to nothing', { links: [{ from: '1', to: '없는 메모', why: '' }] }],
    ['a link of a card with itself', { links: [{ from: '1', to: '1', why: '' }] }],
    ['a note without words', { notes: [{ title: '빈 메모', text: ' ' }] }],
    ['what is half written', { groups: [{ title: '식' }], notes: 'x' }],
    ['nothing at all', null],
  ])('plans nothing for %s', (_, draft) => expect(drawn(draft)).toBe(''));

  it('puts a card into one group only', () => {
    const groups = [
      { title: '가', sources: [1, 2] },
      { title: '나', sources: [2, 3, 4] },
    ];
    expect(planRecord.verify({ groups }, material, {})).toMatchObject({
      groups: [
        { title: '가', members: [titles[0], titles[1]] },
        { title: '나', members: [titles[2], titles[3]] },
      ],
    });
  });

  it('is told the numbers of the sources', () =>
    expect(numberedSources(material, 'ko')).toContain('\n2. 장보기 실험\n'));
});
