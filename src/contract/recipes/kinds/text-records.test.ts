import { describe, expect, it } from 'vitest';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { readBeatSheet } from '../structure/wired-sheet.ts';
import { startValues } from '../values.ts';
import { recipes, type RecipeId } from './index.ts';

const drawn = (id: RecipeId, told: unknown, more: RecipeValues = {}, language: 'ko' | 'en' = 'ko'): string => {
  const recipe: Recipe = recipes[id];
  const values = { ...startValues(recipe), topic: '식비', ...more };
  return recipe.record?.draw(recipe.record.verify(told, { sources: [], keywords: [] }, values), values, language) ?? '';
};
const rulesOf = (id: RecipeId, text: string, more: RecipeValues = {}): string[] => {
  const recipe: Recipe = recipes[id];
  return (recipe.check?.(text, { ...startValues(recipe), topic: '식비', ...more }) ?? []).map(({ rule }) => rule);
};

describe('a beat sheet that a model fills as a record', () => {
  const rows = [
    { name: '훅', sec: 24, purpose: '궁금증 하나를 심는다' },
    { name: '본론 | 하나', sec: 456, purpose: '차례로\n푼다' },
  ];

  it('is the table of its rows one after another, and is read as the rows that it was', () => {
    const text = drawn('beat-sheet', { rows }, { minutes: 8 });
    expect(text).toBe(
      '## 비트 시트 (8:00)\n\n| 비트 | 시간 | 길이 | 목적 |\n| --- | --- | --- | --- |\n| 훅 | 0:00–0:24 | 24초 | 궁금증 하나를 심는다 |\n| 본론 / 하나 | 0:24–8:00 | 456초 | 차례로 푼다 |\n',
    );
    expect(readBeatSheet(text)).toEqual([
      { name: '훅', sec: 24, purpose: '궁금증 하나를 심는다' },
      { name: '본론 / 하나', sec: 456, purpose: '차례로 푼다' },
    ]);
    expect(rulesOf('beat-sheet', text, { minutes: 8 })).toEqual([]);
  });

  it('is told where its rows do not add up to the video', () =>
    expect(rulesOf('beat-sheet', drawn('beat-sheet', { rows }, { minutes: 9 }), { minutes: 9 })).toEqual([
      'beats-sum',
    ]));

  it('leaves out rows without a name or a length', () =>
    expect(drawn('beat-sheet', { rows: [{ name: '훅', sec: Infinity }, { name: ' ', sec: 3 }, { sec: 3 }] })).toBe(''));
});

describe('an analysis that a model fills as a record', () => {
  const told = {
    glance: ['질문으로 시작한다 [1].'],
    works: [{ what: '결과부터', why: '끝이 궁금하다 (0:09) [1].' }],
    structure: [{ source: '식비 절반', flow: '질문, 증거, 부탁' }],
    alike: [],
    toTry: ['# 첫 문장을\n질문으로'],
  };

  it('is a list under each of its headings, without those of which nothing is told', () =>
    expect(drawn('reference-analysis', told)).toBe(
      '## 한눈에\n\n- 질문으로 시작한다 [1].\n\n## 무엇이 통하나\n\n- 결과부터: 끝이 궁금하다 (0:09) [1].\n\n## 구조\n\n- 식비 절반: 질문, 증거, 부탁\n\n## 내 콘텐츠로 옮기기\n\n- 첫 문장을 질문으로',
    ));

  it('begins to be seen with the first words', () =>
    expect(drawn('reference-analysis', { glance: ['질문'] }, {}, 'en')).toBe('## At a glance\n\n- 질문'));
});
