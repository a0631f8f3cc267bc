import { describe, expect, it } from 'vitest';
import { generalTalkIn } from './general-talk.ts';
import { aiScore, soundsLikeAi } from './sounds-like-ai.ts';

const SECOND_LOOK = 30;

describe('a text in ‘-다’', () => {
  const REFERENCE =
    '이 제도는 지역의 균형적인 발전을 목적으로 도입되었다. 또한 전문적인 인력의 양성을 위하여 별도의 기관을 둔다. 이러한 기관은 독립성을 가진다. 또한 매우 제한적으로 예산을 쓴다.';

  it('that only is learned, as an encyclopedia is, sounds like nobody', () => {
    expect(aiScore(REFERENCE)).toBeLessThan(SECOND_LOOK);
  });

  it('that says what is good for everybody is heard as any other', () => {
    expect(
      aiScore(
        '독서는 삶을 풍요롭게 하는 여정이다. 책 속에서 우리는 다양한 관점과 새로운 가능성을 만난다. 꾸준한 습관은 성장으로 이어진다.',
      ),
    ).toBeGreaterThanOrEqual(SECOND_LOOK);
  });
});

describe('a text in a language that is neither Korean nor English', () => {
  it.each([
    'Я очень люблю готовить. Каждый раз это магия — и новое блюдо — и новая радость — для всей семьи. Еда не оставляет равнодушным ни одного человека.',
    'Cada receta empieza con buenos ingredientes — y con tiempo — y con ganas de aprender. La cocina une a las familias y crea recuerdos. No tengas miedo.',
  ])('is not judged: %s', (text) => expect(soundsLikeAi(text)).toEqual([]));
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
