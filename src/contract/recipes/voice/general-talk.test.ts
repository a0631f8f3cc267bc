import { describe, expect, it } from 'vitest';
import { generalTalkIn } from './general-talk.ts';
import { aiScore, soundsLikeAi } from './sounds-like-ai.ts';
import { byModels, byPeople } from './test-texts.ts';

const SECOND_LOOK = 30;

describe('short texts', () => {
  it.each(byPeople)('of people are left alone: %s', (text) => {
    expect(soundsLikeAi(text)).toEqual([]);
    expect(aiScore(text)).toBeLessThan(SECOND_LOOK);
  });

  it('of models are heard nine times in ten', () => {
    const heard = byModels.filter((text) => aiScore(text) >= SECOND_LOOK);
    expect(heard.length / byModels.length).toBeGreaterThan(0.88);
  });
});

describe('somebody who talks to others at the stove', () => {
  it('is no machine, though no figure and no “I” stands there', () => {
    const talk =
      '아이고 배추가 좋네. 반으로 갈라 봐. 칼은 밑동만 넣고 손으로 찢는 거야. 소금은 줄기에 뿌려. 잎은 놔둬. 조금 있다가 뒤집어. 그치, 잘하네. 물은 찬물로 헹궈.';
    expect(soundsLikeAi(talk)).toEqual([]);
  });
});

describe('talk that is true for everybody', () => {
  const TALK =
    '영어 회화 실력을 높이고 싶다면 매일 10분씩 꾸준히 말하는 습관이 필요합니다. 완벽한 문법보다 자신의 생각을 표현하는 것이 중요합니다. 실수를 두려워하지 마세요. 자신감은 성장의 시작입니다.';

  it('is told with the words that say it, also where a figure stands', () => {
    const [finding] = soundsLikeAi(TALK).filter(({ rule }) => rule === 'general');
    expect(finding?.words.ko).toContain('‘꾸준’, ‘습관’');
    expect(finding?.words.en).toContain('“꾸준”');
  });

  it('is as much of a long text as of a short one', () => {
    expect(aiScore(Array.from({ length: 5 }, () => TALK).join('\n\n'))).toBeGreaterThan(SECOND_LOOK);
  });

  it('is not told of two sentences', () => {
    const two = '꾸준한 노력은 중요합니다. 작은 습관이 삶을 바꿉니다.';
    expect(generalTalkIn(two, 2, 'ko').isTold).toBe(false);
  });

  it('is none where somebody tells what they saw', () => {
    expect(
      generalTalkIn('꾸준함이 중요하대서 저는 43일째 걷고 있어요. 어제도 걸었어요. 효과요? 몰라요.', 4, 'ko').isTold,
    ).toBe(false);
  });
});
