import { describe, expect, it } from 'vitest';
import { aiTells } from './ai-tells.ts';
import { patternOf } from './phrases.ts';
import { aiScore, soundsLikeAi } from './sounds-like-ai.ts';

const rulesOf = (text: string) => [...new Set(soundsLikeAi(text).map(({ rule }) => rule))];

const EVEN =
  '콘텐츠 제작자에게 시간 관리는 중요합니다. 효율적인 일정은 작업의 질을 높입니다. 명확한 목표는 집중력을 유지하게 합니다. 적절한 휴식은 창의력을 회복하게 합니다. 체계적인 계획은 실수를 줄여 줍니다. 꾸준한 기록은 성장을 확인하게 합니다. 협업 도구는 소통을 원활하게 합니다. 결국 균형이 지속 가능성을 만듭니다.';

describe('what sounds like a machine', () => {
  it.each([
    ['오늘날 빠르게 변화하는 세상에서', '오늘날 빠르게 변화하는', '요즘'],
    ['결론적으로, 좋아요.', '결론적으로', '그래서'],
    ['가격뿐만 아니라 품질도 좋아요.', '뿐만 아니라', undefined],
    ['가격 뿐만아니라 품질도 좋아요.', '뿐만아니라', undefined],
    ['여러분의 삶을 변화시킬 제품', '여러분의 삶을 변화', undefined],
    ['다양한 측면에서 봤어요.', '다양한 측면에서', '여러모로'],
    ['In today’s fast-paced world, we rest.', 'In today’s fast-paced', undefined],
    ['We delve into it.', 'delve into', 'look into'],
    ['A real Game-Changer.', 'Game-Changer', undefined],
  ])('%j holds %j', (text, words, plain) => {
    const [found] = soundsLikeAi(text);
    expect(found?.at && text.slice(...found.at)).toBe(words);
    expect(found?.fix).toBe(plain);
  });

  it.each([
    ['one hedge or small word', '그럴 수도 있습니다. 또한 다양한 맛이 있어요.'],
    ['a word that begins alike', '비혁신적인 방법이에요. 결론적이에요.'],
    ['a few dashes', 'He came — late — and left.'],
    [
      'advice that is plain',
      '아이 책은 매일 읽어 주세요. 졸려도 한 권은 읽어요. 같은 책을 또 가져와도 그냥 읽어 주세요. 아이는 그 장면을 기다리는 거예요.',
    ],
    ['nothing', ''],
  ])('%s says nothing', (_, text) => {
    expect(soundsLikeAi(text)).toEqual([]);
  });

  it.each([
    ['even-rhythm', EVEN],
    ['no-first-hand', EVEN],
    [
      'no-first-hand',
      '면접에서 가장 중요한 것은 자신감입니다. 철저한 준비는 자신감을 높여 주는 가장 확실한 방법입니다. 자신의 강점을 사례와 함께 설명할 수 있어야 합니다. 밝은 표정은 좋은 인상을 남기는 데 큰 역할을 합니다.',
    ],
    [
      'no-first-hand',
      'Balance in a busy life is essential for well-being. Small habits can make a significant difference. Prioritizing what matters makes a fulfilling life. Remember, progress is more important than perfection.',
    ],
    ['marks', '**가격** 좋아요.\n**품질** 좋아요.\n✅ 배송\n🚀 속도'],
  ])('%s is told', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it('counts a frequent word only when it is frequent for the length of the text', () => {
    const thrice = '다양한 빵을 샀어요. 다양한 차를 마셨어요. 다양한 곳을 봤어요. ';
    expect(rulesOf(thrice)).toContain('ai-phrase');
    expect(rulesOf(thrice + '저는 3시에 잤어요. 그때 비가 왔거든요. '.repeat(20))).not.toContain('ai-phrase');
  });

  it('judges by the list it is given', () => {
    expect(soundsLikeAi('정말 대박이에요.', [{ language: 'ko', phrase: '대박', weight: 3 }])).toHaveLength(1);
    expect(soundsLikeAi('결론적으로 좋아요.', [])).toEqual([]);
  });

  it('puts the right particle after the word', () => {
    expect(soundsLikeAi('혁신적인 빵이에요.')[0]?.words.ko).toMatch(/^‘혁신적인’은 /);
  });
});

describe('the list', () => {
  it('has no phrase that does not find itself', () => {
    const texts = aiTells.map(
      ({ phrase }) => [phrase, `가 ${phrase.replace('~', '').replaceAll('*', '이런 저런')}`] as const,
    );
    expect(texts.filter(([phrase, text]) => text.search(patternOf(phrase)) < 0)).toEqual([]);
  });
});

describe('hostile texts', () => {
  it.each([
    ['hyphens', 'a-'.repeat(50_000)],
    ['commas', 'abc, '.repeat(20_000)],
    ['long sentences without blanks', `${'가'.repeat(10_000)}. `.repeat(10)],
    ['gaps', '오늘날 급변하는 '.repeat(10_000)],
    ['stars', '**a'.repeat(33_000)],
    ['dots and a letter', `${'.'.repeat(100_000)}a`],
    ['lone surrogates', '\ud800'.repeat(100_000)],
  ])('%s are judged in time', (_, text) => {
    expect(aiScore(text)).toBeLessThanOrEqual(100);
  });
});
