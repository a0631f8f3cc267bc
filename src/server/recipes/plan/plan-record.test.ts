import { describe, expect, it } from 'vitest';
import type { ReadSource } from '#contract/recipes/recipe.ts';
import { checkPlan } from '#contract/recipes/plan/check-plan.ts';
import { readPlan } from '#contract/recipes/plan/read-plan.ts';
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

  it.each<[string, unknown, string, string[]]>([
    [
      'a group of one card',
      { groups: [{ title: '하나', sources: [2] }] },
      '「하나」: 「장보기 실험」',
      ['small-group'],
    ],
    [
      'numbers of no source',
      { groups: [{ title: '셋', sources: [2, 8, 0] }] },
      '「셋」: 「장보기 실험」, 「8」, 「0」',
      ['unknown-card', 'unknown-card'],
    ],
    [
      'a card in two groups',
      {
        groups: [
          { title: '가', sources: [2, 4] },
          { title: '나', sources: [4, 2] },
        ],
      },
      '「나」: 「냉동 밥」, 「장보기 실험」',
      ['twice-grouped'],
    ],
    [
      'a group without a title',
      { groups: [{ title: ' ', sources: [2, 4] }] },
      '「1」: 「장보기 실험」, 「냉동 밥」',
      [],
    ],
    ['a link to nothing', { links: [{ from: '2', to: '없는 메모', why: '' }] }, '→ 「없는 메모」', ['unknown-card']],
    ['a link of a card with itself', { links: [{ from: '2', to: '2', why: '' }] }, '→ 「장보기 실험」', ['self-link']],
    ['a link without an end', { links: [{ from: '2', to: '', why: '' }] }, '→ 「」', ['empty-plan', 'unread-line']],
    ['a note without words', { notes: [{ title: '- ## 빈 메모', text: ' ' }] }, '「빈 메모」: 〔내용〕', []],
    [
      'a note without a title',
      { notes: [{ title: '', text: '식비가 [1] 반으로 줄었다고 해요.' }] },
      '- 「식비가 반으로 줄었다고 해요.」: 식비가 [1]',
      [],
    ],
  ])('shows %s, and tells what is wrong with it', (_, draft, shown, rules) => {
    const text = drawn(draft);
    expect(text).toContain(shown);
    expect(checkPlan(text, titles).map(({ rule }) => rule)).toEqual(rules);
  });

  it.each<[string, unknown]>([
    ['what is half written', { groups: [{ title: '식' }], notes: 'x' }],
    ['nothing at all', null],
  ])('plans nothing for %s', (_, draft) => expect(drawn(draft)).toBe(''));

  it('is told the numbers of the sources', () =>
    expect(numberedSources(material, 'ko')).toContain('\n2. 장보기 실험\n'));
});
