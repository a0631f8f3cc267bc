import { describe, expect, it } from 'vitest';
import { tooClose } from './originality.ts';
import { indexSources } from './source-index.ts';

const index = indexSources([
  {
    id: 'k',
    title: '식비 줄이기',
    passages: [
      { id: 'k1', text: '자취 1년 차의 식비는 한 달 평균 62만 원이었다. 배달을 주 2회로 줄이자 38만 원이 되었다.' },
      {
        id: 'k2',
        text: '장은 주 1회, 배부른 시간에 본다. 냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어든다.',
      },
      {
        id: 'k3',
        text: '일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어든다. 여러분, 솔직히 말하면 저도 처음에는 사흘 만에 포기했어요.',
      },
      {
        id: 'k4',
        text: '준비물은 냉동 브로콜리 500g, 두부 2모, 달걀 10개, 현미 1kg이다. 오늘은 제가 직접 써 보고 좋았던 방법 세 가지를 알려 드릴게요.',
      },
      {
        id: 'k5',
        text: '소득세법 제21조에 따라 기타소득은 종합소득에 합산된다. 한국소비자원은 2025년 3월 밀키트 12개 제품을 조사했다.',
      },
      {
        id: 'k6',
        text: '좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다고 나는 믿는다.',
      },
    ],
  },
  {
    id: 'y',
    title: '자취생 식비 절반으로 줄이는 현실적인 방법 5가지',
    passages: [
      {
        id: 'y1',
        text: '자취생 식비 절반으로 줄이는 현실적인 방법 5가지\n첫 번째 방법은 배달 앱을 지우는 것입니다. 두 번째는 냉장고 지도를 그리는 겁니다.',
      },
    ],
  },
  {
    id: 'e',
    title: 'Battery test',
    passages: [
      {
        id: 'e1',
        text: 'After three weeks of testing, the battery lasted nine hours and forty minutes on a single charge, which is nearly two hours longer than last year’s model.',
      },
      {
        id: 'e2',
        text: 'The trick is not to work harder but to remove the one thing that keeps interrupting you. In this video I am going to show you three ways to save money on groceries.',
      },
      {
        id: 'e3',
        text: 'The camera has a 48 megapixel main sensor, a 12 megapixel ultrawide and a 5x telephoto lens. The first thing you should do is turn off all notifications.',
      },
    ],
  },
]);
const rulesOf = (draft: string) => tooClose(draft, index).findings.map(({ rule }) => rule);

describe('what creators take over from a reference', () => {
  it.each([
    ['with other particles', '냉동 채소랑 두부랑 달걀은 기본으로 담으면 버리는 게 줄어들어요.'],
    ['in a politer form', '일요일에 두 시간만 들여서 다섯 끼를 만들어 두면 평일 저녁 배달이 반으로 줄어요.'],
    [
      'turned around',
      '평일 저녁 배달이 절반으로 줄어드는 건 일요일에 두 시간을 들여 다섯 끼를 만들어 뒀기 때문이에요.',
    ],
    [
      'whose figure of speech is lifted',
      '저는 좋은 습관이 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다고 믿어요.',
    ],
    [
      'with synonyms',
      '좋은 습관은 대단한 결심이 아니라 날마다 같은 자리에 놓인 작은 접시에서 시작한다고 저는 생각해요.',
    ],
    ['in broken lines', '냉동 채소와 두부, 달걀을 기본으로\n담으면 버리는 것이 줄어든다.'],
    [
      'with a mark but no quotation',
      '좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작돼요. [1]',
    ],
    ['with other figures', '자취 2년 차의 식비는 한 달 평균 55만 원이었다. 배달을 주 3회로 줄이자 41만 원이 되었다.'],
    [
      'cut into short ones',
      '장은 주 1회만 봐요. 배부른 시간에요. 냉동 채소와 두부, 달걀을 기본으로 담아요. 그러면 버리는 것이 줄어들어요.',
    ],
    ['as a title', '# 자취생 식비 절반으로 줄이는 현실적인 방법 5가지'],
    ['as a title with a word put in', '- 자취생 식비 절반으로 줄이는 가장 현실적인 방법 3가지'],
    ['as it is spoken', '냉동채소에 두부에 달걀을 기본으로 담으면요 버리는 것이 확 줄어들더라고요'],
    ['in English', 'After three weeks of testing, the battery lasted nine hours and forty minutes on a single charge.'],
    [
      'in English in another tense',
      'After three weeks of tests, its battery lasts nine hours and forty minutes on one charge, nearly two hours longer than last year’s model.',
    ],
    [
      'in English turned around',
      'On a single charge the battery lasted nine hours and forty minutes after three weeks of testing.',
    ],
    [
      'in English with a short form',
      'The trick isn’t to work harder, but to remove the one thing that keeps interrupting you.',
    ],
    [
      'in English with synonyms',
      'The secret is not to work harder but to remove the single thing that keeps interrupting you.',
    ],
  ])('is found %s', (_, draft) => {
    expect(rulesOf(draft)).toEqual(expect.arrayContaining([expect.stringMatching(/^(?:copied|close)$/)]));
  });

  it.each([
    '“좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다고 나는 믿는다.”',
    "'좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다고 나는 믿는다.'",
  ])('is a quotation that lacks its mark: %s', (draft) => expect(rulesOf(draft)).toEqual(['uncited']));
});

describe('what creators write themselves', () => {
  it.each([
    [
      'the same advice in own words',
      '저는 먼저 냉동실을 채웠어요. 오래 두고 먹는 재료 위주로 사니까 음식물 쓰레기가 안 나오더라고요.',
    ],
    ['a fact in own words, cited', '배달 앱을 덜 켰더니 한 달에 24만 원을 아꼈어요 [1].'],
    ['the bare figures', '식비가 62만 원에서 38만 원으로 줄었어요.'],
    ['another advice on the same matter', '장보기 전에 냉장고 사진을 찍어 두면 뭐가 있는지 바로 알아요.'],
    ['a thought on the same matter', 'A phone in another room is a phone that cannot interrupt you.'],
    ['the same figures in own words', '62만 원 쓰던 식비가 38만 원까지 내려갔어요 [1].'],
    [
      'a quotation that names whose it is',
      '영상에서는 “일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어든다”고 했어요 [1].',
    ],
    [
      'one in single marks',
      "이 채널은 '좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다'고 말해요 [2].",
    ],
    [
      'a block quotation',
      '> 좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다고 나는 믿는다. [2]',
    ],
    [
      'one with its source in the line below',
      '> 좋은 습관은 거창한 결심이 아니라 매일 같은 자리에 놓인 작은 접시에서 시작된다고 나는 믿는다.\n> — 식비 줄이기 [2]',
    ],
    ['how everybody announces a video', '오늘은 제가 직접 써 보고 좋았던 방법 세 가지를 알려 드릴게요.'],
    ['how everybody confesses', '여러분, 솔직히 말하면 저도 처음에는 포기했어요.'],
    ['a list of materials', '- 냉동 브로콜리 500g\n- 두부 2모\n- 달걀 10개\n- 현미 1kg'],
    ['materials in one line', '준비물: 냉동 브로콜리 500g, 두부 2모, 달걀 10개, 현미 1kg'],
    ['the name of a law', '소득세법 제21조의 기타소득이라 5월에 같이 신고했어요.'],
    ['a short heading', '## 두 번째 방법'],
    ['the words of the topic', '자취생 식비, 현실적으로 얼마나 줄일 수 있을까요?'],
    ['a common phrase', '첫 번째 방법은 정말 간단해요.'],
    ['hashtags', '#자취생 #식비 #절약 #배달 #밀프렙'],
    ['tags', '자취생 식비, 식비 절반, 식비 줄이기, 현실적인 방법'],
    [
      'how everybody announces a video in English',
      'In this video I am going to show you three ways to save money on groceries.',
    ],
    ['such an announcement of something else', 'In this video, I’m going to show you three lenses I use every day.'],
    [
      'the same fact in own English words',
      'I charged it at breakfast and it was still alive when I went to bed, nearly ten hours later [1].',
    ],
    [
      'an English quotation',
      'He puts it well: “The trick is not to work harder but to remove the one thing that keeps interrupting you” [2].',
    ],
    ['technical data', '48 megapixel main sensor, 12 megapixel ultrawide, 5x telephoto'],
    ['a common English phrase', 'The first thing you should do is breathe.'],
  ])('%s is original', (_, draft) => expect(rulesOf(draft)).toEqual([]));
});
