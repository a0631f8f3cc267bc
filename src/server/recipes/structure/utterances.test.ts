import { describe, expect, it } from 'vitest';
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
