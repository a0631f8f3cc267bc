import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

interface Told {
  source: string;
  right: string[];
  wrong: string[];
}

const told: Told[] = [
  {
    source: '설문에 답한 1,204명 중 746명이 세로 영상을 더 좋아한다고 했다. 나머지는 상관없다고 답했다.',
    right: [
      '1,204명 가운데 746명이 세로 영상을 더 좋아해요 [1].',
      '746명(응답자 1,204명 중)이 세로 영상을 선호했어요 [1].',
      '1,204명이 답했고 그중 746명이 세로 영상을 골랐어요 [1].',
      '746명이 세로 영상을 골랐는데, 전체는 1,204명이에요 [1].',
    ],
    wrong: [
      '설문에서는 746명 중 1,204명이 세로 영상을 더 좋아한다고 했어요 [1].',
      '746명 가운데 1,204명이 세로 영상을 골랐어요 [1].',
      '응답자 746명 중에서 1,204명이 세로 영상을 선호했어요 [1].',
    ],
  },
  {
    source: '댓글 320개 가운데 85개가 가격을 물었다. 팀은 다음 영상에서 답하기로 했다.',
    right: ['320개 댓글 중 85개가 가격을 물었어요 [1].'],
    wrong: ['댓글 85개 중 320개가 가격을 물었어요 [1].'],
  },
  {
    source: '지원자 48명 중에서 6명이 최종 면접에 올랐다.',
    right: ['48명 중 6명만 최종 면접에 올랐어요 [1].'],
    wrong: ['지원자 6명 중 48명이 최종 면접에 올랐어요 [1].'],
  },
  {
    source: '남녀 시청자 비율은 7대 3이다. 구독자는 20대가 많다.',
    right: ['시청자는 남녀 7대 3이에요 [1].', '여성과 남성의 비율은 3대 7이에요 [1].'],
    wrong: ['남녀 시청자 비율은 3대 7이에요 [1].'],
  },
  {
    source: 'In the survey, 746 of 1,204 viewers preferred vertical video. The rest did not mind.',
    right: [
      'Of 1,204 viewers, 746 preferred vertical video [1].',
      'Out of 1,204 viewers, 746 preferred vertical video [1].',
    ],
    wrong: [
      '1,204 of 746 viewers preferred vertical video [1].',
      'Of 746 viewers, 1,204 preferred vertical video [1].',
    ],
  },
  {
    source: '85 out of 320 comments asked about the price.',
    right: ['Of the 320 comments, 85 asked about the price [1].'],
    wrong: ['320 out of 85 comments asked about the price [1].', '320 of the 85 comments asked about the price [1].'],
  },
  {
    source: 'Of the 48 applicants, 6 reached the final interview.',
    right: ['6 of 48 applicants reached the final interview [1].'],
    wrong: ['48 of 6 applicants reached the final interview [1].'],
  },
  {
    source: 'The ratio of men to women in the audience is 7 to 3.',
    right: ['Men outnumber women 7 to 3 [1].', 'The ratio of women to men is 3 to 7 [1].'],
    wrong: ['The ratio of men to women is 3 to 7 [1].'],
  },
  {
    source: '체험단 신청자 2,450명 중 180명을 뽑았다. 경쟁이 치열했다.',
    right: [
      '신청자 2,450명 가운데 180명만 뽑혔어요 [1].',
      '180명을 뽑는 데 2,450명이 신청했어요 [1].',
      '경쟁률이 높아 2,450명 중 180명이 뽑혔습니다 [1].',
    ],
    wrong: ['180명의 신청자 중 2,450명을 뽑았어요 [1].', '체험단은 180명 가운데 2,450명이 뽑혔습니다 [1].'],
  },
  {
    source: '전체 영상 64편 가운데 9편이 협찬 영상이다.',
    right: ['64편 중 협찬 영상은 9편이에요 [1].', '협찬 영상은 64편 가운데 9편뿐이에요 [1].'],
    wrong: ['영상 9편 중 64편이 협찬 영상이에요 [1].', '협찬 영상은 전체 9편 가운데 64편이에요 [1].'],
  },
  {
    source: '질문에 답한 사람은 540명이고, 이 중 312명이 아침에 본다고 했다.',
    right: ['540명 중 312명이 아침에 봐요 [1].'],
    wrong: ['312명 중 540명이 아침에 본다고 했어요 [1].'],
  },
  {
    source: '우유와 커피는 5대 2로 섞는다. 얼음은 넣지 않는다.',
    right: ['커피와 우유는 2대 5로 섞어요 [1].', '우유와 커피의 비율은 5대 2예요 [1].'],
    wrong: ['우유와 커피는 2대 5로 섞어요 [1].'],
  },
  {
    source: 'Only 9 of our 64 videos are sponsored. The rest are not.',
    right: ['Out of 64 videos, 9 are sponsored [1].', 'Of our 64 videos, only 9 are sponsored [1].'],
    wrong: ['64 of our 9 videos are sponsored [1].', 'Out of 9 videos, 64 are sponsored [1].'],
  },
  {
    source: 'We received 2,450 applications and picked 180 of them.',
    right: ['180 of the 2,450 applications were picked [1].'],
    wrong: ['They picked 2,450 of the 180 applications [1].'],
  },
  {
    source: '312 out of 540 respondents watch in the morning.',
    right: [
      '540 people answered, and 312 of them watch in the morning [1].',
      '312 of the 540 respondents watch in the morning [1].',
    ],
    wrong: [
      '540 out of 312 respondents watch in the morning [1].',
      'Of 312 respondents, 540 watch in the morning [1].',
    ],
  },
  {
    source: 'Mix milk and coffee 5 to 2. Add no ice.',
    right: ['Coffee and milk are mixed 2 to 5 [1].'],
    wrong: ['Mix milk and coffee 2 to 5 [1].'],
  },
];

const all = (what: 'right' | 'wrong') =>
  told.flatMap((one) => one[what].map((answer) => ({ answer, source: one.source })));
const support = ({ answer, source }: ReturnType<typeof all>[number]) => supportOf(answer, [source]);

describe('a ratio that an answer turns round', () => {
  it.each(all('wrong'))('counts against it: $answer', (one) => expect(support(one)).toBe(0));

  it.each(all('right'))('is borne out where it is so: $answer', (one) => expect(support(one)).toBe(1));
});
