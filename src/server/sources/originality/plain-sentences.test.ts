import { describe, expect, it } from 'vitest';
import { tooClose } from './originality.ts';
import { indexSources } from './source-index.ts';

const index = indexSources([
  {
    id: 'a1',
    title: '커피 이야기',
    passages: [
      {
        id: 'a1a1',
        text: '에티오피아 예가체프는 해발 1,800미터가 넘는 고산지대에서 자란다. 꽃향기와 레몬 같은 산미가 두드러져 얇게 볶아 드립으로 마시기 좋다. 물 온도는 92도, 원두는 20그램이 기준이다.',
      },
      {
        id: 'a1a2',
        text: '아침마다 주방에서 원두를 가는 소리로 하루가 시작된다. 누구에게나 자기만의 의식이 하나쯤은 필요하다고 나는 생각한다. 그게 내게는 커피였다.',
      },
      {
        id: 'a1a3',
        text: '좋은 그라인더를 고르는 일은 좋은 칼을 고르는 일과 비슷하다. 비싼 것을 사면 오래 쓰지만, 손에 맞지 않으면 결국 서랍으로 들어간다. 먼저 손으로 돌려 보고 무게를 느껴 봐야 한다.',
      },
      {
        id: 'a1a4',
        text: '오늘 영상도 끝까지 봐 주셔서 감사합니다. 구독과 좋아요는 큰 힘이 됩니다. 그럼 다음 영상에서 만나요.',
      },
      {
        id: 'a1a5',
        text: '저는 이 방법을 매일 아침 씁니다. 생각보다 어렵지 않아요. 한번 해 보세요. 이건 정말 중요한 이야기예요. 처음에는 누구나 다 어려워요.',
      },
    ],
  },
  {
    id: 'e1',
    title: 'Focus',
    passages: [
      {
        id: 'e1e1',
        text: 'Your attention is a budget, and every notification is a small withdrawal that nobody asked your permission for. The only way to stay in the black is to close the account. I started by deleting every app that could ring.',
      },
      {
        id: 'e1e2',
        text: 'I think this is a really good idea. Let me show you how it works. It only takes five minutes a day.',
      },
    ],
  },
  {
    id: 'a2',
    title: '자전거 출퇴근',
    passages: [
      {
        id: 'a2a1',
        text: '비 오는 날의 자전거는 용기보다 장비의 문제다. 흙받이 하나가 바지 한 벌을 살린다. 나는 그걸 세 벌을 버리고 나서야 알았다.',
      },
      {
        id: 'a2a2',
        text: '회사까지는 7.4킬로미터, 신호가 열한 개다. 처음 한 달은 매일 늦었다. 지금은 22분이면 도착한다. 정말 신기한 일이다.',
      },
      {
        id: 'a2a3',
        text: '많은 분들이 물어보시는데요, 체인 오일은 한 달에 한 번이면 충분합니다. 너무 많이 바르면 먼지가 붙어요. 마른 헝겊으로 닦아 주세요.',
      },
      {
        id: 'a2a4',
        text: '출근길에 만나는 강은 계절보다 하루 먼저 바뀐다. 도시에서 날씨를 가장 먼저 아는 사람은 자전거를 타는 사람이다. 여러분도 한번 해 보시면 알게 될 거예요. 이렇게 하면 됩니다.',
      },
    ],
  },
  {
    id: 'e2',
    title: 'Bread',
    passages: [
      {
        id: 'e2e1',
        text: 'A sourdough starter is a pet that lives in your fridge and forgives you less often than a dog. Feed it on Sundays and it will raise your bread all week. You can do this at home. That was the best part of my day.',
      },
    ],
  },
]);

describe('a sentence beside references', () => {
  it.each([
    '꽃향기와 레몬 같은 산미가 두드러져 얇게 볶아 드립으로 마시기 좋다.',
    '꽃향기와 레몬 같은 산미가 두드러져서 얇게 볶아 드립으로 마시기 좋아요.',
    '예가체프는 꽃향기랑 레몬 같은 산미가 두드러지니까 얇게 볶아서 드립으로 마시기 좋습니다.',
    '좋은 그라인더를 고르는 일은 좋은 칼을 고르는 일과 비슷합니다.',
    '비싼 걸 사면 오래 쓰지만 손에 맞지 않으면 결국 서랍으로 들어가요.',
    '누구에게나 자기만의 의식이 하나쯤은 필요하다고 저는 생각해요.',
    '아침마다 주방에서 원두 가는 소리로 하루가 시작돼요.',
    '먼저 손으로 돌려 보고 무게를 느껴 보셔야 해요.',
    'Your attention is a budget, and every notification is a small withdrawal nobody asked you for.',
    'The only way to stay in the black is to close the account.',
    'I started by deleting every app that could ring, and it changed everything.',
    '그라인더를 고르는 건 칼을 고르는 것과 비슷해요. 비싼 것을 사면 오래 쓰지만 손에 안 맞으면 결국 서랍으로 들어가거든요.',
    '비 오는 날의 자전거는 용기보다 장비 문제예요.',
    '흙받이 하나가 바지 한 벌을 살려요.',
    '저는 그걸 바지 세 벌을 버리고 나서야 알았어요.',
    '출근길에 만나는 강은 계절보다 하루 먼저 바뀝니다.',
    '도시에서 날씨를 제일 먼저 아는 사람은 자전거 타는 사람이에요.',
    'A starter is a pet that lives in your fridge and forgives you less often than a dog does.',
    '체인 오일은 한 달에 한 번이면 충분하고 너무 많이 바르면 먼지가 붙습니다.',
    'Feed it on Sundays and it raises your bread all week.',
  ])('is told as theirs, with other endings and words: %s', (draft) => {
    expect(tooClose(draft, index).findings.length).toBeGreaterThan(0);
  });

  it.each([
    '오늘 영상도 끝까지 봐 주셔서 감사합니다.',
    '구독과 좋아요는 큰 힘이 됩니다.',
    '그럼 다음 영상에서 만나요.',
    '저는 이 방법을 매일 아침 씁니다.',
    '생각보다 어렵지 않아요. 한번 해 보세요.',
    '이건 정말 중요한 이야기예요.',
    '처음에는 누구나 다 어려워요.',
    '그게 저에게는 커피였어요.',
    'I think this is a really good idea.',
    'Let me show you how it works.',
    'It only takes five minutes a day.',
    '물 온도는 92도, 원두는 20그램으로 맞췄어요.',
    '예가체프는 해발 1,800미터가 넘는 곳에서 자라요.',
    '저는 산미 있는 커피를 좋아해서 예가체프를 자주 삽니다.',
    '그라인더는 세 대째인데 이번 건 손잡이가 짧아서 좋아요.',
    '알림을 다 끄고 나니 오후가 두 시간 길어졌어요.',
    '칼은 무거운 게 좋다는 말을 저는 믿지 않아요.',
    '아침에 일어나자마자 물 한 잔을 마시고 창문을 엽니다.',
    'My phone stays in the kitchen after nine, and nobody has complained so far.',
    '나는 그렇게 생각한다. 하루가 시작된다.',
    '정말 신기한 일이에요.',
    '처음 한 달은 매일 늦었어요.',
    '이렇게 하면 됩니다.',
    '여러분도 한번 해 보시면 알게 될 거예요.',
    '많은 분들이 물어보시는데요.',
    'You can do this at home.',
    'That was the best part of my day.',
    '회사까지는 7.4킬로미터예요.',
    '지금은 22분이면 도착해요.',
    '저는 비 오는 날엔 그냥 지하철을 타요.',
    '체인은 두 달에 한 번 갈았어요.',
    '자전거를 타면 날씨를 먼저 알게 되더라고요.',
    'My starter died in June and I threw the jar away.',
    '강 옆 길이 막혀서 다리를 건너 돌아갔어요.',
  ])('is nobody’s, or one’s own: %s', (draft) => {
    expect(tooClose(draft, index).findings).toEqual([]);
  });
});
