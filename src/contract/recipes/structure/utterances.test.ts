import { describe, expect, it } from 'vitest';
import { isQuestion } from './questions.ts';
import { utterancesOf } from './utterances.ts';

const said = (...texts: string[]) =>
  utterancesOf(texts.map((text, i) => ({ startSec: i * 2, endSec: i * 2 + 2, text }))).map(({ text }) => text);

describe('captions', () => {
  it.each<[string, string[], string[]]>([
    [
      'without full stops are divided at Korean endings',
      ['오늘은 커피를 내려', '볼게요 먼저 물을 끓여', '주세요 그리고'],
      ['오늘은 커피를 내려 볼게요', '먼저 물을 끓여 주세요', '그리고'],
    ],
    [
      'end behind a number, and go on behind that of a list',
      ['1. First of all I got', 'it down to 380. Then I', 'limited delivery'],
      ['1. First of all I got it down to 380.', 'Then I limited delivery'],
    ],
    ['go on where 니까 gives a reason', ['맛있으니까 먹어', '봐요'], ['맛있으니까 먹어 봐요']],
    ['end where 니까 asks', ['드셔 보셨습니까 저는', '먹었어요'], ['드셔 보셨습니까', '저는 먹었어요']],
    ['keep the name of the button together', ['구독과 좋아요', '부탁드립니다'], ['구독과 좋아요 부탁드립니다']],
    ['end behind 좋아요 as praise', ['이거 정말 좋아요', '다음은 색이에요'], ['이거 정말 좋아요', '다음은 색이에요']],
    [
      'end in plain speech',
      ['물을 끓인다 면을 넣는다', '정말 맛있다 끝'],
      ['물을 끓인다', '면을 넣는다', '정말 맛있다', '끝'],
    ],
    [
      'end in casual speech',
      ['오늘 진짜 좋았어 다음에', '또 올 거야 안녕'],
      ['오늘 진짜 좋았어', '다음에 또 올 거야', '안녕'],
    ],
    [
      'go on where a plain sentence is only quoted',
      ['비가 온다 고 했는데', '안 왔어요'],
      ['비가 온다 고 했는데 안 왔어요'],
    ],
    [
      'go on behind nouns that end as sentences do',
      ['여름 바다 보러 가는', '언니 어머니'],
      ['여름 바다 보러 가는 언니 어머니'],
    ],
    [
      'end in casual speech behind 야지, 자 and 네',
      ['이번에는 꼭 다시 와야지 구독이랑', '좋아요 눌러 줘 이거 너무 좋네 한번 사 보자', '가격은 만 원이야'],
      ['이번에는 꼭 다시 와야지', '구독이랑 좋아요 눌러 줘 이거 너무 좋네', '한번 사 보자', '가격은 만 원이야'],
    ],
    [
      'go on where 지 and 자 are bound to the next word',
      ['그렇지 않으면 가야지 돼요', '투자하자 마자 떨어졌어', '사야지 하고 갔는데 없더라'],
      ['그렇지 않으면 가야지 돼요', '투자하자 마자 떨어졌어', '사야지 하고 갔는데 없더라'],
    ],
    [
      'end behind what something is',
      ['이게 진짜 문제야 다들 몰라', '이제야 알았어 꼭 가야 되는 거야'],
      ['이게 진짜 문제야', '다들 몰라 이제야 알았어', '꼭 가야 되는 거야'],
    ],
    [
      'in English without stops begin anew with what opens a caption',
      ['you will not believe what i found', 'hey guys welcome back', 'today we are going to style', 'five outfits'],
      ['you will not believe what i found', 'hey guys welcome back', 'today we are going to style five outfits'],
    ],
    ['begin anew with 그런데', ['물을 끓여 봤거든 그런데 너무', '뜨거워'], ['물을 끓여 봤거든', '그런데 너무 뜨거워']],
    ['keep numbers whole', ['It weighs 3.5 kilos.', 'Nice!'], ['It weighs 3.5 kilos.', 'Nice!']],
    ['lose noises', ['[음악] 안녕하세요 ♪', '[박수]'], ['안녕하세요']],
  ])('%s', (_name, captions, expected) => {
    expect(said(...captions)).toEqual(expected);
  });

  it('are divided at silences, whose lengths are known', () => {
    const lines = utterancesOf([
      { startSec: 5, endSec: 6, text: '둘' },
      { startSec: 0, endSec: 2, text: '하나' },
    ]);
    expect(lines.map(({ text, pauseSec }) => [text, pauseSec])).toEqual([
      ['하나', 0],
      ['둘', 3],
    ]);
  });

  it('without any end are divided all the same', () => {
    const lines = said(...Array.from({ length: 50 }, () => 'and we keep talking on'));
    expect(Math.max(...lines.map((line) => line.split(' ').length))).toBeLessThan(40);
    expect(lines.join(' ').split(' ')).toHaveLength(250);
  });
});

describe('a question', () => {
  it.each([
    '이거 아세요',
    '왜 그럴까요',
    '드셔 보셨습니까',
    '어떻게 해야 하는 걸까',
    '이게 정말 맞는 건가요',
    '커피 좋아하시나요',
    '너 아직도 이거 해?',
    '얼마나 될까',
    '한 달에 식비 얼마나 쓰세요',
    '아침에 뭐 드세요',
    '여러분은 어떻게 생각하세요',
    '보통 몇 시에 주무세요',
    '이걸 왜 하는 거예요',
    '그 옷 어디서 사셨어요',
    '이게 말이 돼요',
    '궁금하지 않으세요',
    '제 말이 맞죠',
    '요즘 뭐 보세요',
    '보통 몇시에 일어나세요',
    '도대체 이게 뭐지',
    '이게 뭐예요',
    '왜 이렇게 안 빠져요',
    '그럼 어떻게 해요',
    '혹시 식단 해 보셨어요',
    '이거 다들 아시죠',
    '요즘 많이 힘드시죠',
    '기분이 어떠세요',
    '이 상태로 언제까지 버티실 거예요',
    'do you know why',
    'what if i told you',
    'Is it worth it?',
    'so why does this happen',
    '다들 한 번쯤 겪어 보셨죠',
    '이게 얼마게요',
    '무슨 말인지 아시겠죠',
    'which one is better',
    '여러분 월급 들어오면 며칠 만에 없어지세요',
    '하나만 고르라면 뭘 고르시겠어요',
  ])('is told from its words: %s', (text) => expect(isQuestion(text)).toBe(true));

  it.each([
    '오늘은 커피를 내려 볼게요',
    '맛있으니까',
    '그때가 생각나요',
    '저는 이게 좋아요',
    '왜냐하면 물이 뜨거웠어요',
    '카페에 가요',
    '한번 해 보세요',
    '이 중에 몇 개 골라 보세요',
    '어떻게 하는지 잘 보세요',
    '어떻게 생각하시는지 댓글로 알려 주세요',
    '왜 그런지 지금부터 보시죠',
    '궁금한 건 뭐든 물어보세요',
    '언제든지 놀러 오세요',
    '누구나 할 수 있어요',
    '뭐 좀 드세요',
    '이대로 하나씩 따라 하세요',
    '절대 버리지 마세요',
    '얼마나 좋은지 몰라요',
    '누가 봐도 새것이에요',
    '몇 개 샀어요',
    '얼마 전에 이사했어요',
    '어떻게 하냐면 이렇게 하는 거예요',
    '왜 안 했나 싶어요',
    '왜냐하면 사람이 많은 거죠',
    '이건 맵지 않아요',
    '그래야 말이 돼요',
    '혹시 궁금하시면 댓글 주세요',
    '선생님이 그렇게 말씀하셨어요',
    '어떤 분이 물어보셨는데 그게 다예요',
    '같이 알아보시죠',
    '건강하세요',
    'what you need is coffee',
    'this is how it works',
    '',
    '까',
    '얼마 안 남았어요',
    '그래서 어디로 갔냐면 강릉입니다',
    '언젠가는 알게 되겠죠',
    'what I did next was simple',
  ])('is none: %s', (text) => expect(isQuestion(text)).toBe(false));
});
