import { describe, expect, it } from 'vitest';
import { errorsOf } from '../finding.ts';
import type { ReadSource, Recipe, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { isBeyondKept, packSeconds, unpackSeconds } from '../structure/known-seconds.ts';
import { checkXray, learnTimes } from './check-xray.ts';
import { recipes } from './index.ts';

const talk = [
  '한 달 식비 얼마나 쓰세요',
  '오늘은 제가 해 본 방법 세 가지를 알려드릴게요',
  '실제로 62만 원에서 38만 원이 됐어요',
  '도움이 되셨다면 구독과 좋아요 부탁드려요',
];
const film = (title: string, step: number): ReadSource => ({
  title,
  kind: 'youtube',
  quotes: [],
  text: talk.join(' '),
  segments: talk.map((text, at) => ({ startSec: at * step, endSec: at * step + 9, text })),
  chapters: [],
  citeAt: (startSec) => Math.round(startSec / step) + 1,
});
const material: RecipeMaterial = { sources: [film('가', 10), film('나', 12)], keywords: [] };
const xray: Recipe = recipes['structure-xray'];
const learnt = learnTimes({ wish: '' }, material);
const own = xray.outline(learnt, material, 'ko');

describe('an X-ray', () => {
  it('is given to a model as it was found by rule, with totals and what is shared', () => {
    const found = xray.found?.(material, 'ko') ?? '';
    expect(found).toContain('| 훅 | 0:00–0:09 | 한 달 식비 얼마나 쓰세요 [1] |');
    expect(found).toMatch(/분당 \d+어절 · 질문 분당 \d\.\d개/);
    expect(found).toContain('## 닮은 점');
    expect(xray.order(learnt, 'ko')).toContain('이 표에서 이름과 까닭만 고쳐 주세요');
    expect(xray.found?.({ sources: [], keywords: [] }, 'en')).toBe('');
  });

  it.each<[string, (text: string) => string, string[]]>([
    ['as it was found', (text) => text, []],
    ['in English', () => xray.outline(learnt, material, 'en'), []],
    ['with other names and reasons', (text) => text.replaceAll('훅', '여는 질문').replaceAll('까닭', '이유'), []],
    ['with a row of a caption that was not found', (text) => text.replace('| 약속 | 0:10', '| 전환 | 0:30'), []],
    ['with a beginning that is rounded', (text) => text.replace('| 0:10–', '| 0:11–'), []],
    ['with a moment in a sentence', (text) => `${text}\n\n5:55에 끝나요.`, []],
    ['with a time at which nothing begins', (text) => text.replace('| 0:10–', '| 0:17–'), ['time-unknown']],
    ['with a time behind the end', (text) => `${text}\n| 전환 | 1:02:03 | 가 | 나 |`, ['time-unknown']],
    ['without the totals of a recording', (text) => text.replace(/길이 .*/, ''), ['totals-missing']],
    ['with totals that were changed', (text) => text.replace(/분당 \d+어절/, '분당 999어절'), ['totals-missing']],
    ['of nothing', () => '', ['totals-missing', 'totals-missing']],
  ])('%s is judged by its times and totals', (_, change, rules) => {
    const findings = checkXray(change(own), learnt);
    expect(findings.map(({ rule }) => rule)).toEqual(rules);
    for (const { words } of findings) expect(words.ko).toMatch(/주세요\.$/);
  });

  it('is told the nearest beginning, at the very place', () => {
    const text = own.replace('| 0:10–', '| 0:17–');
    const [finding] = checkXray(text, learnt);
    expect(text.slice(...(finding?.at ?? [0, 0]))).toBe('0:17');
    expect(finding?.fix).toBe('0:20');
  });

  it('of recordings without times, or made before times were kept, is not judged', () => {
    expect(learnTimes({}, { sources: [{ ...film('가', 10), segments: [] }], keywords: [] })).toEqual({});
    expect(errorsOf(checkXray(own, {}))).toEqual([]);
    const broken: RecipeValues[] = [{ begins: '?' }, { totals: 'x y' }, { begins: '\ud83d', totals: '1\n\n' }];
    for (const values of broken) expect(checkXray(own, values)).toEqual([]);
  });
});

describe('seconds in a form', () => {
  it.each<[string, number[], number[]]>([
    ['come back in order, each once', [61.9, 0, 5, 6, 61], [0, 5, 6, 61]],
    ['of nothing are none', [], []],
    ['that are none are left out', [Number.NaN, -1, Infinity, 3], [3]],
    ['of a whole day are kept for four hours', [14_399, 14_400, 80_000], [14_399]],
  ])('%s', (_, moments, expected) => expect(unpackSeconds(packSeconds(moments))).toEqual(expected));

  it('of four hours take no more than 2,400 characters', () => {
    expect(packSeconds(Array.from({ length: 20_000 }, (_, sec) => sec))).toHaveLength(2_400);
    expect([isBeyondKept(14_399), isBeyondKept(14_400)]).toEqual([false, true]);
  });
});
