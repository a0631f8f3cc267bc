import { describe, expect, it } from 'vitest';
import { keywordsOf } from './keywords.ts';

const keywords = (text: string, ...titles: string[]): string[] => keywordsOf([text, text], titles, 20);

describe('the terms that texts are about', () => {
  it.each<[what: string, text: string, found: string[]]>([
    [
      'no greeting, and no verb of a speaker',
      '안녕하세요 오늘은 대본을 쓰는 순서를 말씀드리겠습니다.',
      ['대본', '순서'],
    ],
    [
      'nothing that counts or puts in order',
      '첫 번째로 질문을, 두 번째로 근거를 봐요. 마지막 하나는 제목이에요.',
      ['질문', '근거'],
    ],
    ['no verb without its ending', '약속하는 말과 구독해 달라는 말, 조회수가 높아졌습니다.', ['조회수']],
    ['a place without its particles', '썸네일에는 얼굴을 넣어요.', ['썸네일', '얼굴']],
    ['nouns that end like verbs', '강아지를 데리고 가게에 갔어요. 가게의 라면을 먹었어요.', ['강아지', '가게', '라면']],
    ['nouns that end like verbs without their endings', '자연재해를 겪은 날의 기록을 봐요.', ['자연재해', '기록']],
    ['no verb that ends like a noun', '먹으면서 보다가 그러면 하지만 자면 좋다.', []],
  ])('%s', (_, text, found) => {
    const said = keywords(text);
    for (const term of found) expect(said).toContain(term);
    expect(said).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(안녕하?|말씀드리겠|번째|하나|마지막|약속하|구독해|높아졌|썸네일에|먹으면서|보다|자면)$/,
        ),
      ]),
    );
  });

  it('of a title sooner than of a text, and each once', () => {
    expect(keywords('홈카페 이야기예요. 원두를 골라요.', '원두 고르기')[0]).toBe('원두');
  });
});
