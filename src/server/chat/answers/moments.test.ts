import { describe, expect, it } from 'vitest';
import { judgeByRules, shareBorneOut } from './support.ts';

interface Told {
  source: string;
  /** Where its passage stands in a film; absent where it is of none. */
  span?: [number, number];
  right: string[];
  wrong: string[];
}

const told: Told[] = [
  {
    source:
      '여기서부터는 가격 이야기를 해 볼게요. 처음 제안받은 금액은 너무 낮았고 두 번째 메일에서 올려 달라고 했어요.',
    span: [415, 462],
    right: [
      '7분쯤부터 가격 이야기를 해요 [1].',
      '6분 55초에 가격 이야기가 시작돼요 [1].',
      '7:10쯤 처음 제안받은 금액이 낮았다고 말해요 [1].',
      '영상 07:30 무렵 두 번째 메일 이야기가 나와요 [1].',
      '가격 이야기는 (6:58) 처음 제안받은 금액에서 시작해요 [1].',
    ],
    wrong: [
      '3분 20초부터 가격 이야기를 해요 [1].',
      '가격 이야기는 영상 1분 05초쯤에 나와요 [1].',
      '가격 이야기는 3:20에 시작해요 [1].',
      '영상 12분 지점에서 처음 제안받은 금액을 말해요 [1].',
    ],
  },
  {
    source: '- 0분 40초 인사\n- 3분 20초 장비 소개\n- 7분 45초 가격 공개\n- 12분 10초 마무리',
    right: [
      '가격 공개는 7분 45초에 나와요 [1].',
      '장비 소개(3:20) 다음에 가격 공개(7:45)가 이어져요 [1].',
      '장비 소개는 3분 20초에 시작해서 7분 45초 가격 공개 전까지 이어져요 [1].',
      '마무리는 730초 지점이에요 [1].',
    ],
    wrong: ['마무리는 9분 30초부터예요 [1].'],
  },
  {
    source: '반죽은 12분 30초 동안 치댄다. 오븐은 230도로 예열한다. 굽는 데 25분이 걸린다.',
    right: ['반죽은 12분 30초 동안 치대요 [1].', '반죽은 약 12분 동안 치대고 25분 구워요 [1].'],
    wrong: ['반죽은 20분 15초 동안 치대요 [1].', '반죽을 12분 50초 동안 치대세요 [1].'],
  },
  {
    source:
      'So now let us talk about the price. The first offer was far too low and I asked for more in my second email.',
    span: [415, 462],
    right: ['The price comes up at 6:55 [1].', 'Around the 7-minute mark the first offer is called far too low [1].'],
    wrong: ['The price comes up at 3:20 [1].', 'At 3 minutes 20 seconds the first offer is called far too low [1].'],
  },
  {
    source: '0:40 Intro\n3:20 Gear tour\n7:45 Price reveal\n12:10 Wrap-up',
    right: [
      'The gear tour starts at 3:20, before the price reveal at 7:45 [1].',
      'The wrap-up comes at 12 minutes 10 seconds [1].',
    ],
    wrong: [],
  },
  {
    source: 'Knead the dough for 12 minutes and 30 seconds. Heat the oven to 230 degrees.',
    right: ['The dough is kneaded for 12.5 minutes [1].'],
    wrong: ['Knead the dough for 15 minutes and 30 seconds [1].'],
  },
  {
    source: '조명은 창문 맞은편에 두는 게 좋아요. 그림자가 생기면 흰 종이로 빛을 되돌려 주세요.',
    span: [610, 655],
    right: [
      '10분 20초쯤 조명을 창문 맞은편에 두라고 해요 [1].',
      '10분대에 조명 위치를 설명해요 [1].',
      '조명 이야기는 10:10에 시작해 그림자를 없애는 법으로 이어져요 [1].',
      '그림자가 생기면 2분 30초쯤 종이로 빛을 되돌려 본 뒤, 10분 40초에 말하듯 위치를 바꿔요 [1].',
    ],
    wrong: [
      '조명 위치는 2분 05초에 설명해요 [1].',
      '4:30부터 흰 종이로 빛을 되돌리는 법이 나와요 [1].',
      '15분 지점에서 그림자를 없애는 법을 보여 줘요 [1].',
    ],
  },
  {
    source: '00:00 오프닝\n01:15 재료 준비\n04:40 반죽하기\n09:05 굽기\n13:30 시식',
    right: [
      '반죽하기는 4분 40초부터 9분 5초까지예요 [1].',
      '굽기(9:05)와 시식(13:30)이 이어집니다 [1].',
      '재료 준비는 75초에 시작해요 [1].',
      '4분 40초에 반죽을 시작해요 [1].',
    ],
    wrong: ['시식은 11분 20초에 나와요 [1].'],
  },
  {
    source: '이 영상의 구성: 1분 15초에 재료 준비를 보여 주고, 4분 40초에 반죽을 시작하며, 9분 5초에 오븐에 넣는다.',
    right: ['오븐에 넣는 건 9분 5초예요 [1].'],
    wrong: ['오븐에 넣는 장면은 8분 30초에 나와요 [1].'],
  },
  {
    source: '달걀은 6분 30초 삶으면 반숙이 된다. 찬물에 바로 식힌다. 완숙은 11분 걸린다.',
    right: ['반숙은 6분 30초, 완숙은 11분 삶아요 [1].', '달걀을 390초 삶으면 반숙이 돼요 [1].'],
    wrong: ['달걀을 7분 45초 삶으면 반숙이 돼요 [1].'],
  },
  {
    source: 'Put the light across from the window. If there is a shadow, bounce the light back with white paper.',
    span: [610, 655],
    right: [
      'At 10:15 they say to put the light across from the window [1].',
      'About 10 minutes in, they talk about shadows and white paper [1].',
    ],
    wrong: [
      'The advice about shadows comes at 2:05 [1].',
      'Around minute 20 they explain bouncing light with white paper [1].',
    ],
  },
  {
    source: '- 01:15 Ingredients\n- 04:40 Kneading\n- 09:05 Baking\n- 13:30 Tasting',
    right: ['Kneading (4:40) comes before baking (9:05) [1].', 'The tasting starts at 13 minutes 30 seconds [1].'],
    wrong: ['The tasting is at 10:50 [1].'],
  },
  {
    source: 'Boil the egg for 6 minutes and 30 seconds for a soft yolk. A hard one takes 11 minutes.',
    right: ['A soft yolk takes 6 minutes 30 seconds [1].'],
    wrong: ['Boil the egg for 8 minutes and 15 seconds for a soft yolk [1].'],
  },
];

const all = (what: 'right' | 'wrong') =>
  told.flatMap((one) => one[what].map((answer) => ({ answer, source: one.source, span: one.span })));
const support = ({ answer, source, span: [startSec, endSec] = [NaN, NaN] }: ReturnType<typeof all>[number]) => {
  const place = Number.isNaN(startSec) ? { startSec: null, endSec: null } : { startSec, endSec };
  return shareBorneOut(judgeByRules(answer, [{ text: source, ...place }]));
};

describe('a moment or a length that an answer gives', () => {
  it.each(all('wrong'))('counts against it: $answer', (one) => expect(support(one)).toBe(0));

  it.each(all('right'))('is borne out where it is so: $answer', (one) => expect(support(one)).toBe(1));
});
