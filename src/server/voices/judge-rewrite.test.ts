import { describe, expect, it } from 'vitest';
import { judgeRewrite } from './judge-rewrite.ts';
import { noOwnTells, tellsWith, type OwnTells } from '#contract/recipes/voice/own-tells.ts';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import { voices } from '#contract/recipes/voice/test-voices.ts';

const profile = {
  ...profileOf('브이로그', measureVoice(voices.vlog.own.map((text) => ({ text })))),
  forbidden: ['혁신적인'],
  formality: 'polite' as const,
};
const LINE = '한 달 식비는 38만 원으로 감소하였습니다 [2].';

describe('a rewritten line', () => {
  it.each([
    ['in the voice with all facts', '한 달 식비가 38만 원으로 줄었어요 [2].'],
    ['with its number of evidence elsewhere', '식비요? 한 달 38만 원으로 줄었어요 [2]'],
  ])('may stand for the line %s', (_, line) => {
    expect(judgeRewrite(LINE, line, profile)).toEqual([]);
  });

  it('is judged by the list as its writer keeps it', () => {
    const judged = (own: OwnTells) =>
      judgeRewrite(LINE, '한 달 식비가 꿀팁 덕에 혁명적으로 38만 원이 됐어요 [2].', profile, tellsWith(own))
        .map(({ ko }) => ko)
        .join(' ');
    expect(judged(noOwnTells)).not.toContain('꿀팁');
    expect(judged({ phrases: ['꿀팁'], off: [] })).toContain('꿀팁');
  });

  it.each([
    ['the same', LINE, '그대로예요'],
    ['nothing', '  ', '그대로예요'],
    ['two lines', '식비가 줄었어요.\n38만 원이에요 [2].', '한 줄로'],
    ['another figure', '한 달 식비가 35만 원으로 줄었어요 [2].', '숫자'],
    ['one figure more', '한 달 식비가 3년 만에 38만 원으로 줄었어요 [2].', '숫자'],
    ['without its evidence', '한 달 식비가 38만 원으로 줄었어요.', '숫자'],
    ['with other evidence', '한 달 식비가 38만 원으로 줄었어요 [3].', '숫자'],
    ['in another register', '한 달 식비가 38만 원으로 줄었습니다 [2].', '~요체'],
    ['with a forbidden phrase', '혁신적인 방법으로 식비가 38만 원이 됐어요 [2].', '혁신적인'],
    ['far longer', `식비가 38만 원이 됐어요 [2]. ${'정말 그랬어요. '.repeat(12)}`, '너무 길어요'],
  ])('is refused for %s', (_, line, why) => {
    expect(
      judgeRewrite(LINE, line, profile)
        .map(({ ko }) => ko)
        .join(' '),
    ).toContain(why);
  });

  it('keeps its blanks and its figures, however they are grouped', () => {
    const line = '〔이름〕이 1,200만 원을 절약하였습니다.';
    expect(judgeRewrite(line, '〔이름〕이 1200만 원을 아꼈어요.', profile)).toEqual([]);
    expect(judgeRewrite(line, '제가 1200만 원을 아꼈어요.', profile)).not.toEqual([]);
  });
});
