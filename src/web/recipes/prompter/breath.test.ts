import { describe, expect, it } from 'vitest';
import { BREATH, breathsOf, withBreaths } from './breath.ts';
import { syllablesOf } from '#contract/recipes/script/speech.ts';

const long =
  '물 온도를 낮추면 쓴맛은 줄어들지만 향은 그대로 남기 때문에 아침에 마시기 좋고, 원두를 아낄 수 있어서 지갑에도 도움이 돼요.';

describe('breaths', () => {
  it.each([
    ['오늘은 커피가 쓴 이유를 알아볼게요.', '오늘은 커피가 쓴 이유를 알아볼게요.'],
    ['', ''],
    [
      '(웃으며 길게 아주 길게 길게 길게 길게 길게 길게 길게 말한다)',
      '(웃으며 길게 아주 길게 길게 길게 길게 길게 길게 길게 말한다)',
    ],
    [
      '물을 끓이고 나서 조금 식히면, 쓴맛이 줄어들고 향이 살아나요.',
      '물을 끓이고 나서 조금 식히면, / 쓴맛이 줄어들고 향이 살아나요.',
    ],
    [
      '온도를 낮추면 쓴맛이 줄지만 너무 낮추면 신맛만 남아요.',
      '온도를 낮추면 쓴맛이 줄지만 / 너무 낮추면 신맛만 남아요.',
    ],
    ['가'.repeat(60), '가'.repeat(60)],
  ])('in %j', (text, marked) => {
    expect(withBreaths(text)).toBe(marked);
  });

  it('part a long sentence at clauses into groups of one breath', () => {
    const groups = withBreaths(long).split(' / ');
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups) expect(syllablesOf(group)).toBeLessThanOrEqual(BREATH.most);
    expect(groups.slice(0, -1).filter((group) => !/(?:면|지만|에|고,|서|문에)$/.test(group))).toEqual([]);
  });

  it.each([long, `## 훅\n- ${long} ${long}\n화면: ${long}`, `**${long}** [1] [글](https://a.kr)`])(
    'leave the words of %j and are put once',
    (text) => {
      const marked = withBreaths(text);
      expect(marked.replaceAll(' /', '')).toBe(text);
      expect(withBreaths(marked)).toBe(marked);
    },
  );

  it('are places at the ends of words, rising', () => {
    const places = breathsOf(`${long}\n${long}`);
    expect(places.every((at) => /\s/.test(`${long}\n${long}`.charAt(at)))).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.length).toBeGreaterThan(3);
  });

  it.each([
    ['a line without an end', '오늘은 커피를 마셨고 '.repeat(9_000)],
    ['exclamations', `${'!'.repeat(100_000)}가`],
    ['slashes', '/ '.repeat(50_000)],
  ])('take no long time over %s', (_what, text) => {
    expect(withBreaths(text).length).toBeGreaterThanOrEqual(text.length);
  });
});
