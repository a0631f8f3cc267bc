import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

interface Told {
  source: string;
  right: string[];
  wrong: string[];
}

const told: Told[] = [
  {
    source: '스튜디오의 월 임대료는 280만 원이다. 소득은 아직 일정하지 않다. 직원은 세 명이다.',
    right: [
      '월 임대료는 280만 원이에요 [1].',
      '스튜디오 월세로 280만 원이 나가요 [1].',
      '소득이 일정하지 않은데 월 임대료가 280만 원이에요 [1].',
      '스튜디오를 쓰는 데 한 달에 280만 원이 들어요 [1].',
    ],
    wrong: ['소득은 월 280만 원이에요 [1].', '한 달 소득이 280만 원입니다 [1].', '직원의 월급은 280만 원이에요 [1].'],
  },
  {
    source: '이 영상은 공개 첫 주에 좋아요 4,300개를 받았다. 댓글에는 다음 편을 기다린다는 말이 많았다.',
    right: [
      '첫 주에 좋아요가 4,300개 달렸어요 [1].',
      '공개 첫 주 반응은 4,300개의 좋아요와 다음 편을 기다린다는 댓글이었어요 [1].',
    ],
    wrong: ['첫 주에 댓글 4,300개를 받았어요 [1].', '첫 주 조회수는 4,300회였어요 [1].'],
  },
  {
    source: '보증금 없이 계약금 150만 원을 먼저 냈다. 잔금은 촬영이 끝나면 낸다. 촬영은 11월에 시작한다.',
    right: ['먼저 낸 돈은 150만 원이에요 [1].', '촬영 전에 계약금 150만 원을 냈고 잔금은 나중에 내요 [1].'],
    wrong: ['잔금은 150만 원이에요 [1].'],
  },
  {
    source: '협찬 영상의 클릭률은 4.8%였다. 전환율은 아직 집계하지 않았다. 브랜드는 만족했다고 한다.',
    right: ['클릭률은 4.8%로 브랜드가 만족했어요 [1].'],
    wrong: ['협찬 영상의 전환율은 4.8%였습니다 [1].'],
  },
  {
    source: '굿즈를 팔아 한 달에 320만 원의 매출을 올렸다. 광고비는 쓰지 않았다. 포장은 혼자 한다.',
    right: ['굿즈 판매로 월 320만 원을 벌었어요 [1].'],
    wrong: ['한 달 광고비는 320만 원이에요 [1].', '굿즈로 한 달에 320만 원의 순이익을 냈어요 [1].'],
  },
  {
    source: 'The studio rent is $1,850 a month. Our income still varies. There are three of us.',
    right: ['They pay $1,850 a month for the studio [1].', 'Monthly fixed costs start at $1,850 for the studio [1].'],
    wrong: ['Income is $1,850 a month [1].'],
  },
  {
    source: 'The launch video got 9,400 likes in its first week. Comments asked for a sequel.',
    right: ['In its first week it collected 9,400 likes [1].'],
    wrong: [
      'The launch video got 9,400 comments in its first week [1].',
      'The launch video got 9,400 views in its first week [1].',
    ],
  },
  {
    source: 'We paid a deposit of $600. The final payment is due after filming. Travel is not included.',
    right: ['An upfront payment of $600 was made [1].'],
    wrong: ['The final payment is $600 [1].'],
  },
  {
    source: 'The click-through rate was 5.2%. The conversion rate has not been measured yet.',
    right: ['The CTR came to 5.2% [1].'],
    wrong: ['The conversion rate was 5.2% [1].'],
  },
  {
    source: 'Merch brought in revenue of $2,700 last month. We spent nothing on ads.',
    right: ['Merch sales came to $2,700 last month [1].'],
    wrong: [],
  },
  {
    source: 'The newsletter has 8,150 subscribers. Sponsors usually ask about the open rate.',
    right: ['The newsletter reaches 8,150 people [1].'],
    wrong: [],
  },
  {
    source: '지난달 협찬으로 450만 원의 수입이 생겼다. 위약금 조항은 협의 중이다. 세금은 다음 달에 낸다.',
    right: [
      '지난달 협찬 수익은 450만 원이었어요 [1].',
      '지난달 협찬으로 450만 원을 벌었어요 [1].',
      '협찬으로 들어온 돈은 450만 원이고 세금은 다음 달에 내요 [1].',
    ],
    wrong: [
      '지난달 위약금은 450만 원이었어요 [1].',
      '지난달에 낸 세금은 450만 원이에요 [1].',
      '협찬으로 생긴 빚은 450만 원입니다 [1].',
    ],
  },
  {
    source: '쇼츠 한 편의 노출수는 86,000회였다. 클릭수와 댓글수는 아직 보지 못했다.',
    right: ['쇼츠 한 편이 86,000번 노출됐어요 [1].', '클릭수는 아직 모르고 노출수는 86,000회예요 [1].'],
    wrong: ['쇼츠 한 편의 클릭수는 86,000회였습니다 [1].', '쇼츠 한 편에 댓글이 86,000개 달렸어요 [1].'],
  },
  {
    source: '제주 촬영에서 숙박비로 64만 원을 썼다. 교통비는 브랜드가 냈고 식비는 각자 냈다.',
    right: ['제주에서 묵는 데 64만 원이 들었어요 [1].', '교통비와 식비를 빼고 숙소비만 64만 원이에요 [1].'],
    wrong: ['제주 촬영에서 교통비로 64만 원을 썼어요 [1].', '제주 촬영의 식비는 64만 원이었어요 [1].'],
  },
  {
    source: '뉴스레터의 오픈율은 41.5%다. 클릭률은 따로 재지 않는다.',
    right: ['뉴스레터를 열어 보는 비율은 41.5%예요 [1].'],
    wrong: ['뉴스레터의 클릭률은 41.5%예요 [1].'],
  },
  {
    source: '- 탁자 높이: 72cm\n- 상판 두께는 업체에 물어볼 것\n- 배송은 2주',
    right: ['탁자는 높이가 72cm예요 [1].'],
    wrong: ['상판 두께는 72cm예요 [1].'],
  },
  {
    source: '| 항목 | 수치 |\n|---|---|\n| 좋아요 | 2,310개 |\n| 업로드 | 매주 금요일 |',
    right: ['좋아요 수는 2,310개예요 [1].'],
    wrong: ['댓글은 2,310개예요 [1].'],
  },
  {
    source: '강의 하나의 저작권료로 90만 원을 받기로 했다. 출연료는 없다. 선금도 없다.',
    right: ['강의 저작권료는 90만 원이고 출연료와 선금은 없어요 [1].', '로열티로 90만 원을 받아요 [1].'],
    wrong: ['출연료로 90만 원을 받기로 했어요 [1].', '선금 90만 원을 받기로 했습니다 [1].'],
  },
  {
    source: 'The agency keeps a commission of 15%. We talked about the discount, but nothing is settled.',
    right: [
      'The agency takes 15% of the deal [1].',
      'A commission of 15% goes to the agency, while the discount is still open [1].',
    ],
    wrong: ['The discount is 15% [1].'],
  },
  {
    source: 'Shipping costs us $940 a quarter. Tax is paid by the marketplace.',
    right: ['They spend $940 a quarter on postage [1].'],
    wrong: ['Tax comes to $940 a quarter [1].'],
  },
  {
    source: 'The table has a height of 72 cm. Ask them about the thickness.',
    right: ['The table is 72 cm high [1].'],
    wrong: ['The thickness of the table is 72 cm [1].'],
  },
  {
    source: 'Our salary budget aside, the grant was $12,000. The loan was never needed.',
    right: [],
    wrong: ['The loan was $12,000 [1].'],
  },
  {
    source: 'Downloads of the preset pack reached 6,420 in March. Refunds were rare.',
    right: ['The preset pack was downloaded 6,420 times in March [1].'],
    wrong: [],
  },
  {
    source: 'The reel got 31,500 plays and we did not look at the saves.',
    right: ['The reel had 31,500 views [1].'],
    wrong: [],
  },
  {
    source: '이번 시즌 후원금으로 780만 원이 모였다. 대출은 받지 않았고 상금도 아직 없다.',
    right: ['이번 시즌 후원 수입은 780만 원이에요 [1].', '후원으로 모은 돈이 780만 원이에요 [1].'],
    wrong: ['이번 시즌 상금은 780만 원이에요 [1].', '이번 시즌에 대출 780만 원을 받았어요 [1].'],
  },
];

const all = (what: 'right' | 'wrong') =>
  told.flatMap((one) => one[what].map((answer) => ({ answer, source: one.source })));
const support = ({ answer, source }: ReturnType<typeof all>[number]) => supportOf(answer, [source]);

describe('a figure that an answer says measures something else', () => {
  it.each(all('wrong'))('counts against it: $answer', (one) => expect(support(one)).toBe(0));

  it.each(all('right'))('is borne out where it is so: $answer', (one) => expect(support(one)).toBe(1));
});
