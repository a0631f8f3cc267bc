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

const keywordsIn = (text: string): string[] => keywordsOf([text, text], [], 40);

describe('verbs are no terms', () => {
  it.each([
    ['시작한', '인사말로 시작한 영상은 짧았다.'],
    ['들어간', '글자가 들어간 썸네일이 좋다.'],
    ['들어', '예를 들어 보면 쉽다.'],
    ['만든', '직접 만든 반찬이 남았다.'],
    ['완성된', '완성된 접시를 먼저 본다.'],
    ['나온', '어제 나온 카메라를 샀다.'],
    ['정리한', '책상을 정리한 사람이 많다.'],
    ['찍은', '아침에 찍은 사진이 밝다.'],
    ['선택할', '렌즈를 선택할 때 본다.'],
    ['넣어', '소금을 넣어 끓인다.'],
    ['골라', '두부를 골라 담는다.'],
    ['비교한', '둘을 비교한 표가 있다.'],
    ['올라온', '어제 올라온 글이 많다.'],
    ['줄어든', '지출이 줄어든 달이다.'],
    ['느낀', '제가 느낀 점을 적는다.'],
  ])('%s in “%s”', (verb, text) => expect(keywordsIn(text)).not.toContain(verb));
});

describe('what names no matter is no term', () => {
  it.each([
    ['버리', '음식을 버리는 것이 아깝다. 남기지 말고 버리고 나면 후회한다.'],
    ['다루', '카메라를 다루는 법을 배운다.'],
    ['모든', '모든 장비를 챙긴다.'],
    ['이후', '업로드 이후 반응을 본다.'],
    ['있으', '빛이 있으며 바람이 분다.'],
    ['있었기', '비가 있었기 때문이다.'],
    ['고려하여', '날씨를 고려하여 찍는다.'],
    ['이루어져', '팀은 셋으로 이루어져 움직인다.'],
    ['새로운', '새로운 렌즈를 샀다.'],
    ['개인적인', '개인적인 생각을 말한다.'],
    ['마리씩', '두 마리씩 나눈다.'],
    ['esp는', 'ESP는 기타를 만든다.'],
    ['삼십', '삼십 퍼센트를 더 쓴다.'],
    ['다섯', '다섯 통을 만든다.'],
    ['일요일', '일요일 저녁에 장을 본다.'],
    ['오히려', '지우면 오히려 다시 깐다.'],
  ])('%s in “%s”', (word, text) => expect(keywordsIn(text)).not.toContain(word));
});

describe('names are terms as they are written', () => {
  it.each([
    ['ESP', 'ESP는 기타를 만들고 ESP의 공장은 도쿄에 있다.'],
    ['베드로', '베드로가 섰다. 베드로는 성당의 이름이다.'],
    ['New York', 'We filmed in New York. The light of New York is soft.'],
    ['New York Times', 'The New York Times wrote it. He reads The New York Times.'],
    ['Davinci Resolve', 'Davinci Resolve is free, and Davinci Resolve runs here.'],
    ['유적', '유적 사진이 많다.'],
    ['이천', '이천 쌀을 산다.'],
  ])('%s in “%s”', (name, text) => expect(keywordsIn(text)).toContain(name));

  it.each([
    ['a word that mostly stands apart', 'New York is big. York has walls. York is old. York is cold.', 'New York'],
    ['a word that only begins a sentence', 'The Camera broke. The Camera is lost.', 'The Camera'],
  ])('but not with %s', (_, text, name) => expect(keywordsIn(text)).not.toContain(name));
});

describe('nouns that end like verbs are terms', () => {
  it.each([
    ['권한', '관리자 권한 설정 화면이다.'],
    ['유통기한', '우유의 유통기한 확인 방법이다.'],
    ['영어', '영어 공부 계획표다.'],
    ['언어', '언어 설정 메뉴다.'],
    ['간장', '간장 한 숟갈을 넣는다.'],
    ['공간', '작업 공간 조명이다.'],
    ['시간', '촬영 시간 확보가 먼저다.'],
    ['무한', '무한 리필 식당이다.'],
    ['상어', '상어 영상 조회수다.'],
    ['된장', '된장 국물이 진하다.'],
    ['제한', '속도 제한 표지다.'],
    ['역할', '역할 분담 표다.'],
    ['인형', '인형 만들기 재료다.'],
    ['자세', '자세 교정 운동이다.'],
    ['주간', '주간 계획 노트다.'],
    ['단어', '단어 암기 카드다.'],
  ])('%s in “%s”', (noun, text) => expect(keywordsIn(text)).toContain(noun));
});

describe('the terms of English texts', () => {
  it.each<[what: string, text: string, found: string[]]>([
    [
      'no words that bind or point',
      'They told us that we have to film it, but because it was raining they did not, and there were no lights.',
      ['film', 'raining', 'lights'],
    ],
    ['no verbs of every matter', "Let's get going: you need a tripod and I don't think it takes long.", ['tripod']],
    [
      'no adverbs, and no past of a verb',
      'She quickly cooked dinner for the family and really saved money.',
      ['dinner', 'family', 'money'],
    ],
    ['a name with its capitals', 'Edit it on YouTube with an iPhone, then edit again.', ['YouTube', 'iPhone', 'edit']],
    [
      'a plural as it is written where there is no other',
      'The analysis of recipes takes a recipe.',
      ['analysis', 'recipe'],
    ],
  ])('%s', (_, text, found) => {
    const said = keywords(text);
    for (const term of found) expect(said).toContain(term);
    expect(said).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(they|us|that|we|have|it|but|because|was|not|there|let|get|going|need|don|think|take|long|quickly|cooked|really|saved|then|again|for)$/i,
        ),
      ]),
    );
  });
});
