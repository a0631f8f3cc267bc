import { describe, expect, it } from 'vitest';
import { errorsOf } from '#contract/base/finding.ts';
import type { ReadSource, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { isBeyondKept, unpackSeconds } from '#contract/recipes/structure/known-seconds.ts';
import { packSeconds } from '../structure/pack-seconds.ts';
import { totalsLine } from '#contract/recipes/structure/totals-line.ts';
import { checkXray } from '#contract/recipes/kinds/check-xray.ts';
import { learnTimes } from './learn-times.ts';
import { keyless } from './test-sources.ts';
import { writable } from '../writings.ts';

const talk = [
  '한 달 식비 얼마나 쓰시나요?',
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
const xray: WritableRecipe = writable['structure-xray'];
const learnt = learnTimes({ wish: '' }, material);
const own = keyless(xray, learnt, material, 'ko');

describe('an X-ray', () => {
  it('is given to a model as it was found by rule, with totals and what is shared', () => {
    const found = xray.found?.(material, 'ko') ?? '';
    expect(found).toContain('| 훅 | 0:00–0:09 | 한 달 식비 얼마나 쓰시나요? [1] |');
    expect(found).toMatch(/분당 \d+어절 · 질문 분당 \d\.\d개/);
    expect(found).toContain('## 닮은 점');
    expect(xray.order(learnt, 'ko')).toContain('이 표에서 이름과 까닭만 고쳐 주세요');
    expect(xray.found?.({ sources: [], keywords: [] }, 'en')).toBe('');
  });

  it.each<[string, (text: string) => string, string[]]>([
    ['as it was found', (text) => text, []],
    ['in English', () => keyless(xray, learnt, material, 'en'), []],
    ['with other names and reasons', (text) => text.replaceAll('훅', '여는 질문').replaceAll('까닭', '이유'), []],
    ['with a row of a caption that was not found', (text) => text.replace('| 약속 | 0:10', '| 전환 | 0:30'), []],
    ['with a beginning that is rounded', (text) => text.replace('| 0:10–', '| 0:11–'), []],
    ['with a moment in a sentence', (text) => `${text}\n\n5:55에 끝나요.`, []],
    ['with a time at which nothing begins', (text) => text.replace('| 0:10–', '| 0:17–'), ['time-unknown']],
    ['with a time behind the end', (text) => `${text}\n| 전환 | 1:02:03 | 가 | 나 |`, ['time-unknown']],
    ['with a stretch that goes on behind the end', (text) => text.replace('0:30–0:39', '0:30–2:10'), ['time-beyond']],
    ['with a stretch up to the end screen', (text) => text.replace('0:30–0:39', '0:30–0:50'), []],
    ['with a time after four hours', (text) => text.replace('| 0:30–', '| 4:30:00–'), ['time-unknown']],
    ['without the totals of a recording', (text) => text.replace(/길이 .*/, ''), ['totals-missing']],
    ['with totals that were changed', (text) => text.replace(/분당 \d+어절/, '분당 999어절'), ['totals-missing']],
    ['of nothing', () => '', ['totals-missing', 'totals-missing']],
  ])('%s is judged by its times and totals', (_, change, rules) => {
    const findings = checkXray(change(own), learnt);
    expect(findings.map(({ rule }) => rule)).toEqual(rules);
    for (const { words } of findings) expect(words.ko).toMatch(/주세요\.$/);
  });

  it.each<[number, string, string]>([
    [0, '질문 없음', 'no questions'],
    [0.01, '질문 거의 없음', 'hardly a question'],
    [0.3, '질문 분당 0.3개', '0.3 questions a minute'],
  ])('tells %d questions a minute as “%s” and “%s”', (questionsPerMinute, ko, en) => {
    const totals = { durationSec: 61, wordsPerMinute: 99.6, questionsPerMinute };
    expect(totalsLine(totals, 'ko')).toBe(`길이 1:01 · 분당 100어절 · ${ko}`);
    expect(totalsLine(totals, 'en')).toBe(`1:01 long · 100 words a minute · ${en}`);
    for (const line of [totalsLine(totals, 'ko'), totalsLine(totals, 'en')])
      expect(checkXray(line, { totals: `61 100 ${questionsPerMinute}` })).toEqual([]);
  });

  it('without a question may say so in words or in figures', () => {
    const silent = [{ startSec: 0, endSec: 60, text: '물을 붓고 십 분 동안 기다립니다' }];
    const quiet = { ...material, sources: [{ ...film('가', 10), segments: silent }] };
    const values = learnTimes({}, quiet);
    expect(xray.found?.(quiet, 'ko')).toContain('질문 없음');
    for (const said of ['질문 없음', '질문 분당 0.0개']) {
      const text = `길이 1:00 · 분당 6어절 · ${said}`;
      expect(checkXray(text, values).map(({ rule }) => rule)).toEqual([]);
    }
    expect(checkXray('길이 1:00 · 분당 6어절', values).map(({ rule }) => rule)).toEqual(['totals-missing']);
  });

  it('shows the words of its sources, and no others, as quotations', () => {
    const cells = (text: string) => xray.quotes?.(text).map((at) => text.slice(...at));
    expect(cells('| 훅 | 0:00–0:09 | 한 달 식비 [1] | 질문이에요 |\n| 약속 | 0:10 | 말 | 까닭 [2] |')).toEqual([
      ' 한 달 식비 [1] ',
    ]);
  });

  it('is told the nearest beginning, at the very place', () => {
    const text = own.replace('| 0:10–', '| 0:17–');
    const [finding] = checkXray(text, learnt);
    expect(text.slice(...(finding?.at ?? [0, 0]))).toBe('0:17');
    expect(finding?.fix).toBe('0:20');
  });

  const note = (title: string, text: string): ReadSource => ({ ...film(title, 1), kind: 'text', text, segments: [] });
  const table = (title: string, time: string) => `### ${title}\n\n| Beat | When |\n| --- | --- |\n| Hook | ${time} |`;
  const rules = (text: string, sources: ReadSource[]) =>
    checkXray(text, learnTimes({}, { sources, keywords: [] })).flatMap(({ rule }) =>
      rule === 'totals-missing' ? [] : rule,
    );

  it('of a note is judged by the time codes that stand in it', () => {
    const sources = [note('Notes', 'Transcript\n0:00 Hi\n[0:18] I tracked it\n(01:22) So I stopped'), film('가', 10)];
    for (const time of ['0:00', '0:18–0:30', '1:22–1:40']) expect(rules(table('Notes', time), sources)).toEqual([]);
    expect(rules(table('Notes', '0:55'), sources)).toEqual(['time-unknown']);
  });

  it('of a recording is not judged by what begins later in a longer one', () => {
    const text = `${table('가', '1:00')}\n\n${totalsLine({ durationSec: 39, wordsPerMinute: 31, questionsPerMinute: 1.5 }, 'ko')}`;
    const values = { begins: packSeconds([0, 30, 60]), totals: '39 31 1.5\n99 12 0.6' };
    expect(checkXray(text, values)[0]).toMatchObject({ rule: 'time-unknown', fix: '0:30' });
  });

  it('of a source without times is not judged, beside a recording that is', () => {
    const sources = [note('Notes', 'I tracked it, and so I stopped.'), film('가', 10)];
    expect(rules(table('Notes', '0:55'), sources)).toEqual([]);
    expect(rules(table('가', '0:55'), sources)).toEqual(['time-unknown']);
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
