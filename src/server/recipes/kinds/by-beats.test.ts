import { describe, expect, it } from 'vitest';
import { errorsOf } from '#contract/base/finding.ts';
import type { RecipeMaterial } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { readValues, startValues } from '#contract/recipes/values.ts';
import { withoutModel } from '../worksheet/without-model.ts';
import { keyless } from './test-sources.ts';
import { writable } from '../writings.ts';

const sentences = [
  '한 달 식비가 62만 원에서 38만 원이 되었어요.',
  '장은 주 1회 봐요.',
  '두부와 달걀을 기본으로 담아요.',
];
const page = {
  title: '식비',
  kind: 'website' as const,
  quotes: sentences.map((text, at) => ({ mark: at + 1, text, startSec: null })),
  text: sentences.join(' '),
  segments: [],
  chapters: [],
  citeAt: () => null,
};
const beats = [
  { name: '훅', sec: 30, purpose: '궁금증을 심는다' },
  { name: '약속', sec: 30, purpose: '얻는 것을 밝힌다' },
  { name: '전환', sec: 60, purpose: '기대를 뒤집는다' },
  { name: '본론', sec: 90, purpose: '차례로 푼다' },
  { name: '행동 유도', sec: 30, purpose: '하나만 청한다' },
];
const material: RecipeMaterial = { sources: [page], keywords: ['식비'], beats };

describe.each(['long-script', 'short-script'] as const)('%s', (id) => {
  const recipe: WritableRecipe = writable[id];
  const read = readValues(recipe, { ...startValues(recipe), topic: '식비' });
  if (!read.ok) throw new Error(read.reason);
  const plain = read.value;
  const learnt = recipe.learn?.(plain, material) ?? plain;

  it.each(['ko', 'en'] as const)('is ordered by the beats of a wired sheet (%s)', (language) => {
    const order = recipe.order(learnt, language);
    for (const { name } of beats) expect(order).toContain(name);
    expect(order).toContain(id === 'long-script' ? '`전환`' : '전환 0:15–0:30');
    expect(order).not.toContain('기대를 뒤집는다');
  });

  it('is a worksheet of its beats with their purposes, beside passages of the sources only, and keeps its rules', () => {
    const { text, sheet } = withoutModel(recipe, learnt, material, 'ko');
    expect(errorsOf(recipe.check?.(text, learnt) ?? [])).toEqual([]);
    expect(sheet?.parts.map(({ name, purpose }) => ({ name, purpose }))).toEqual(
      beats.map(({ name, purpose }) => ({ name, purpose })),
    );
    expect(text).toContain('\n\n> 기대를 뒤집는다\n\n〔전할 내용〕');
    expect(text).not.toMatch(/\[\d\]|〔협찬/);
    expect(sheet?.parts.flatMap(({ passages }) => passages.map(({ mark }) => mark)).toSorted()).toEqual([1, 2, 3]);
  });

  it('is told which beats it lacks', () => {
    const [first, ...others] = errorsOf(recipe.check?.('하나.\n\n둘.', learnt) ?? []).filter(
      ({ rule }) => rule === 'beat-missing',
    );
    expect([first, ...others]).toHaveLength(id === 'long-script' ? beats.length : 1);
  });

  it('is as ever without a wired sheet', () => {
    expect(recipe.learn?.(plain, { ...material, beats: [] })).toEqual(plain);
    expect(recipe.order(plain, 'ko')).not.toContain('전환');
    expect((recipe.check?.('하나.', plain) ?? []).filter(({ rule }) => rule.startsWith('beat'))).toEqual([]);
  });

  it('has a frame without any source', () => {
    const nothing = { sources: [], keywords: [], beats };
    expect(errorsOf(recipe.check?.(keyless(recipe, learnt, nothing, 'en'), learnt) ?? [])).toEqual([]);
  });
});
