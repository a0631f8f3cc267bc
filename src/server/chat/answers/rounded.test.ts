import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

interface Told {
  source: string;
  right: string[];
  wrong: string[];
}

const told: Told[] = [
  {
    source: '첫 영상의 조회수는 214,932회였다. 댓글은 1,180개가 달렸다.',
    right: [
      '첫 영상의 조회수는 21만 5천 회예요 [1].',
      '첫 영상의 조회수는 21.5만 회예요 [1].',
      '첫 영상은 조회수 21만 회를 넘겼어요 [1].',
      '첫 영상의 조회수는 약 21만 회예요 [1].',
      '첫 영상의 조회수는 21만 4천여 회예요 [1].',
    ],
    wrong: [
      '첫 영상의 조회수는 21만 4천 회예요 [1].',
      '첫 영상의 조회수는 21만 6천 회예요 [1].',
      '첫 영상의 조회수는 22만 5천 회예요 [1].',
      '첫 영상의 조회수는 215,000회예요 [1].',
      '댓글은 1,200개예요 [1].',
      '첫 영상의 조회수는 30만 회예요 [1].',
    ],
  },
  {
    source: '행사에는 12,340명이 다녀갔다.',
    right: ['행사에 1만 2천 명이 다녀갔어요 [1].', '행사에 1.23만 명이 다녀갔어요 [1].'],
    wrong: ['행사에 1만 3천 명이 다녀갔어요 [1].', '행사에 2만 명이 다녀갔어요 [1].'],
  },
  {
    source: '작년 총매출은 387,412,000원이다.',
    right: [
      '작년 총매출은 3억 8,700만 원이에요 [1].',
      '작년 총매출은 3억 9천만 원이에요 [1].',
      '작년 총매출은 3.87억 원이에요 [1].',
    ],
    wrong: ['작년 총매출은 3억 8천만 원이에요 [1].', '작년 총매출은 4억 원이에요 [1].'],
  },
  {
    source: 'The first video had 214,932 views. It drew 1,180 comments.',
    right: [
      'The first video had 215K views [1].',
      'The first video had 214.9K views [1].',
      'The first video had about 215,000 views [1].',
    ],
    wrong: ['The first video had 214K views [1].', 'The first video had 225K views [1].'],
  },
  {
    source: 'The channel earned $1,382,000 last year.',
    right: ['The channel earned $1.38 million last year [1].', 'The channel earned $1.4 million last year [1].'],
    wrong: ['The channel earned $1.5 million last year [1].'],
  },
  {
    source: '라이브 동시 접속자는 최대 38,460명이었다.',
    right: [
      '라이브 동시 접속자는 최대 3만 8천 명이었어요 [1].',
      '라이브 동시 접속자는 최대 3.8만 명이었어요 [1].',
      '라이브 동시 접속자가 한때 3만 8천여 명까지 올랐어요 [1].',
      '라이브 동시 접속자는 거의 4만 명이었어요 [1].',
    ],
    wrong: [
      '라이브 동시 접속자는 최대 3만 9천 명이었어요 [1].',
      '라이브 동시 접속자는 최대 4만 명이었어요 [1].',
      '라이브 동시 접속자는 최대 38,500명이었어요 [1].',
    ],
  },
  {
    source: '펀딩 모금액은 152,730,000원으로 마감됐다.',
    right: [
      '펀딩 모금액은 1억 5,300만 원이에요 [1].',
      '펀딩 모금액은 1억 5천만 원이에요 [1].',
      '펀딩 모금액은 1.53억 원이에요 [1].',
      '펀딩 모금액은 1억 5천만 원이 넘어요 [1].',
    ],
    wrong: ['펀딩 모금액은 1억 6천만 원이에요 [1].', '펀딩 모금액은 2억 원이에요 [1].'],
  },
  {
    source: '구독자는 1,047,300명이다. 하루에 평균 612명이 는다.',
    right: ['구독자는 105만 명이에요 [1].', '구독자가 100만 명을 넘었어요 [1].'],
    wrong: ['구독자는 104만 명이에요 [1].', '구독자는 110만 명이에요 [1].', '하루에 평균 600명이 늘어요 [1].'],
  },
  {
    source: 'The livestream peaked at 38,460 viewers.',
    right: ['The livestream peaked at 38K viewers [1].', 'The livestream peaked at over 38,000 viewers [1].'],
    wrong: ['The livestream peaked at 39K viewers [1].', 'The livestream peaked at 38,000 viewers [1].'],
  },
  {
    source: 'The campaign raised $1,527,300. The goal was $900,000.',
    right: [
      'The campaign raised $1.5 million [1].',
      'The campaign raised $1.53 million [1].',
      'The campaign raised roughly $1.5 million [1].',
    ],
    wrong: ['The campaign raised $1.6 million [1].', 'The campaign raised $2 million [1].'],
  },
];

const all = (what: 'right' | 'wrong') =>
  told.flatMap((one) => one[what].map((answer) => ({ answer, source: one.source })));
const support = ({ answer, source }: ReturnType<typeof all>[number]) => supportOf(answer, [source]);

describe('a figure that an answer rounds', () => {
  it.each(all('wrong'))('counts against it: $answer', (one) => expect(support(one)).toBe(0));

  it.each(all('right'))('is borne out where it is so: $answer', (one) => expect(support(one)).toBe(1));
});
