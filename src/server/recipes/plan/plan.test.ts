import { describe, expect, it } from 'vitest';
import type { Quote, ReadSource, RecipeMaterial } from '#contract/recipes/recipe.ts';
import { writePlan } from './write-plan.ts';
import type { BoardPlan } from '#contract/recipes/plan/board-plan.ts';
import { checkPlan, PLAN, type PlanRule } from '#contract/recipes/plan/check-plan.ts';
import { planOf } from './outline-plan.ts';
import { readPlan } from '#contract/recipes/plan/read-plan.ts';

const plan: BoardPlan = {
  groups: [{ title: '식비', members: ['한 달 기록', '장보기 요령'] }],
  notes: [{ title: '식비 핵심', text: '배달을 줄이면 반이 된다. [1]' }],
  links: [{ from: '한 달 기록', to: '식비 핵심', label: '근거' }],
};
const cards = ['한 달 기록', '장보기 요령', '브이로그'];

describe('a plan as a text', () => {
  it.each(['ko', 'en'] as const)('is read back as it was written: %s', (language) => {
    expect(readPlan(writePlan(plan, language))).toEqual(plan);
  });

  it.each<[string, string, Partial<BoardPlan>]>([
    ['words before it', '이렇게 정리해 보세요.\n\n## 메모\n- 「ㄱ」: ㄴ', { notes: [{ title: 'ㄱ', text: 'ㄴ' }] }],
    [
      'a heading that is none of its own ends a part',
      '## 메모\n- 「ㄱ」: ㄴ\n## 그 밖\n- 「ㄷ」: ㄹ',
      { notes: [{ title: 'ㄱ', text: 'ㄴ' }] },
    ],
    ['lines of another part are passed over', '## 묶음\n- 「가」 → 「나」\n설명', {}],
    [
      'a note of two lines',
      '## 메모\n- 「핵심」: 하나 [1]\n  둘 [2]',
      { notes: [{ title: '핵심', text: '하나 [1]\n둘 [2]' }] },
    ],
    [
      'a note of two paragraphs',
      '## 메모\n- 「핵심」: 하나\n\n  둘',
      { notes: [{ title: '핵심', text: '하나\n\n둘' }] },
    ],
    ['no reason', '## Links\n- 「a」 → 「b」', { links: [{ from: 'a', to: 'b', label: '' }] }],
    ['nothing', '', {}],
  ])('is read with %s', (_, text, read) => {
    expect(readPlan(text)).toEqual({ groups: [], notes: [], links: [], ...read });
  });
});

describe('the text of a plan', () => {
  it('is written so that notes of several lines come back', () => {
    const whole: BoardPlan = {
      groups: [],
      notes: [
        { title: '핵심', text: '하나 [1]\n- 둘 [2]' },
        { title: '끝', text: '셋' },
      ],
      links: [],
    };
    expect(readPlan(writePlan(whole, 'ko'))).toEqual(whole);
  });

  it.each([
    '「',
    '」',
    '「가',
    '「가」',
    '- 「가」: ',
    '- 「가」 → ',
    '- 「가」: 「나\n',
    '가, ',
    '## 묶음\n- 가: 나, 다\n',
  ])('is read in time, of 100,000 letters of “%s”', (piece) => {
    const text = `## 묶음\n${piece.repeat(Math.ceil(100_000 / piece.length))}`;
    expect(checkPlan(text, cards)).toBeDefined();
  });
});

describe('a plan is wrong where', () => {
  const links = (count: number) => Array.from({ length: count }, (_, i) => `- 「한 달 기록」 → 「메모 ${i}」`);
  it.each<[string, string, PlanRule[]]>([
    ['it plans nothing', '좋은 보드네요.', ['empty-plan']],
    ['it names a card that is not there', '## 묶음\n- 「식비」: 「한 달 기록」, 「장보기」', ['unknown-card']],
    ['a group has one card', '## 묶음\n- 「식비」: 「한 달 기록」, 「한 달 기록」', ['small-group']],
    [
      'a card is in two groups',
      '## 묶음\n- 「ㄱ」: 「한 달 기록」, 「브이로그」\n- 「ㄴ」: 「브이로그」, 「장보기 요령」',
      ['twice-grouped'],
    ],
    [
      'a line cannot be read',
      '## 연결\n- 「한 달 기록」 ↔ 「브이로그」\n- 「한 달 기록」 → 「브이로그」',
      ['unread-line'],
    ],
    ['a note has no words', '## 메모\n- 「ㄱ」:\n- 「ㄴ」: 둘', ['unread-line']],
    ['an item stands under no part', '## 그 밖\n- 「ㄱ」: 하나\n## 메모\n- 「ㄴ」: 둘', ['unread-line']],
    ['a remark follows its wires', '## 연결\n- 「한 달 기록」 → 「브이로그」\n\n이렇게 하면 좋아요.', ['unread-line']],
    ['two notes have one title', '## 메모\n- 「ㄱ」: 하나\n- 「ㄱ」: 둘', ['same-title']],
    ['a note has the title of a card', '## 메모\n- 「브이로그」: 하나', ['same-title']],
    ['a note is too long', `## 메모\n- 「ㄱ」: ${'가'.repeat(PLAN.noteLength + 1)}`, ['long-note']],
    ['a wire leads nowhere', '## 연결\n- 「한 달 기록」 → 「없는 메모」: 근거', ['unknown-card']],
    [
      'there is too much of it',
      `## 메모\n${Array.from({ length: 9 }, (_, i) => `- 「메모 ${i}」: 글`).join('\n')}\n## 연결\n${links(9).join('\n')}`,
      ['too-much'],
    ],
    ['nothing', writePlan(plan, 'ko'), []],
    ['nothing, though a title came back escaped', '## 묶음\n- 「ㄱ」: 「‘한 달’ 기록」, 「장보기\u00a0요령」', []],
  ])('%s', (_, text, rules) => {
    const found = new Set(checkPlan(text, cards).map(({ rule }) => rule));
    expect([...found].toSorted()).toEqual(rules);
  });

  it.each([
    ['사과', '「사과」라는 카드는 없어요'],
    ['수박', '「수박」이라는 카드는 없어요'],
  ])('%s is called with its own particle', (name, said) => {
    const [finding] = checkPlan(`## 묶음\n- 「ㄱ」: 「${name}」, 「브이로그」`, cards);
    expect(finding?.words.ko).toContain(said);
  });
});

describe('a plan without a model', () => {
  let mark = 0;
  const source = (title: string, ...sentences: string[]): ReadSource => ({
    title,
    kind: 'website',
    quotes: sentences.map((text): Quote => ({ mark: (mark += 1), text, startSec: null })),
    text: sentences.join(' '),
    segments: [],
    chapters: [],
    citeAt: () => null,
  });
  const material: RecipeMaterial = {
    keywords: ['식비', '배달', '조명', '삼각대'],
    sources: [
      source('한 달 기록', '배달을 줄이자 식비가 반이 되었어요.'),
      source('촬영 장비', '삼각대와 조명부터 사세요.'),
      source('장보기', '식비는 배달에서 새요.'),
      source('조명 하나로', '조명이 반이고 삼각대는 그다음이에요.'),
    ],
  };

  it('groups what says the same words, notes their sentences with their numbers, and wires where they are from', () => {
    const made = planOf(material, 'ko');
    expect(made.groups).toEqual([
      { title: '식비 · 배달', members: ['한 달 기록', '장보기'] },
      { title: '조명 · 삼각대', members: ['촬영 장비', '조명 하나로'] },
    ]);
    expect(made.notes[0]).toEqual({
      title: '식비 · 배달 핵심',
      text: '배달을 줄이자 식비가 반이 되었어요. [1] 식비는 배달에서 새요. [3]',
    });
    expect(made.links).toContainEqual({ from: '장보기', to: '식비 · 배달 핵심', label: '근거' });
    expect(
      checkPlan(
        writePlan(made, 'ko'),
        material.sources.map(({ title }) => title),
      ),
    ).toEqual([]);
  });

  it('leaves out cards that cannot be told apart by their titles', () => {
    const twins = { ...material, sources: [...material.sources, source('장보기', '식비와 배달')] };
    expect(planOf(twins, 'en').groups.map(({ members }) => members)).toEqual([['촬영 장비', '조명 하나로']]);
  });

  it('keeps its rules with forty sources', () => {
    const many = Array.from({ length: 40 }, (_, i) => source(`글 ${i}`, `${material.keywords[i % 4] ?? ''} 이야기`));
    const made = planOf({ ...material, sources: many }, 'ko');
    expect(
      checkPlan(
        writePlan(made, 'ko'),
        many.map(({ title }) => title),
      ),
    ).toEqual([]);
  });
});
