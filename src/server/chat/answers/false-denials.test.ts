import { describe, expect, it } from 'vitest';
import type { GatheredPassage, GatheredSource } from '../context/gather.ts';
import { checkQuotes } from './check-quotes.ts';
import type { CitedPassage } from './cite.ts';
import { supportOf } from './support.ts';

interface Told {
  source: string;
  right: string[];
  wrong: string[];
}

const told: Told[] = [
  {
    source:
      '계약 기간은 6개월이다. 중도에 해지하면 위약금 300만 원을 낸다. 독점 조항에 따라 같은 업종의 광고는 3개월 동안 받지 않는다.',
    right: [
      '위약금을 언제 내는지는 소스에 나와 있지 않아요.',
      '위약금의 지급 기한은 자료에 없습니다.',
      '위약금 계산 방식에 대한 설명은 소스에 없어요.',
      '독점 조항의 예외에 대한 언급은 자료에 없습니다.',
      '저작권 이야기는 소스에 없습니다.',
      '6개월 계약 기간이 끝난 뒤의 위약금은 소스에 나오지 않아요.',
      '‘자동 갱신’이라는 말은 소스에 없습니다.',
    ],
    wrong: [
      '계약서에는 위약금이 없습니다 [1].',
      '계약서에 위약금 조항은 없어요 [1].',
      '이 계약서에는 독점 조항이 없습니다 [1].',
      '소스에는 위약금 이야기가 없습니다.',
      '위약금은 자료에 나와 있지 않아요.',
      '‘위약금’이라는 말은 계약서에 없습니다 [1].',
    ],
  },
  {
    source: '영상에는 배경 음악과 자막이 들어간다. 썸네일은 두 가지로 만든다. 배송비는 브랜드가 낸다.',
    right: ['자막의 언어는 자료에 나와 있지 않습니다.', '해외 배송비에 관한 내용은 소스에 없어요.'],
    wrong: [
      '영상에는 자막이 없어요 [1].',
      '영상에 배경 음악은 들어가지 않아요 [1].',
      '배송비에 관한 내용은 자료에 없습니다.',
    ],
  },
  {
    source:
      'The contract runs for six months. Early termination carries a penalty of $3,000. An exclusivity clause bars ads from the same industry.',
    right: [
      'The sources do not say when the penalty is due.',
      'The sources do not mention how the penalty is calculated.',
      'The sources do not mention a penalty for late delivery.',
      'Nothing in the sources covers copyright.',
      'The word "renewal" does not appear in the sources.',
    ],
    wrong: [
      'The contract does not include a penalty [1].',
      'There is no exclusivity clause in the contract [1].',
      'The sources do not mention a penalty.',
      'Nothing in the sources mentions exclusivity.',
      'The word "penalty" does not appear in the contract [1].',
    ],
  },
  {
    source: 'The video includes background music and subtitles. The brand pays for shipping. Two thumbnails are made.',
    right: ['The sources do not say which language the subtitles are in.'],
    wrong: ['The video has no subtitles [1].', 'The sources say nothing about shipping.'],
  },
  {
    source: '메모: 렌즈는 50mm를 쓴다. 위약금은 없다고 들었다. 조명은 빌린다.',
    right: ['위약금은 없어요 [1].', '메모에 따르면 위약금은 없습니다 [1].'],
    wrong: [],
  },
  {
    source: 'Notes: we use a 50mm lens. There is no penalty, they said. Lights are rented.',
    right: ['There is no penalty [1].', 'According to the notes, there is no penalty [1].'],
    wrong: [],
  },
  {
    source:
      '브리프: 제품을 얼굴 옆에 들고 찍는다. 경쟁사 제품은 화면에 나오지 않게 한다. 수정은 두 번까지 무료다. 원본 파일은 브랜드에 넘긴다.',
    right: [
      '수정 횟수를 넘겼을 때의 비용은 소스에 나오지 않아요.',
      '원본 파일의 형식은 자료에 없습니다.',
      '브리프에는 촬영 장소 이야기가 없어요.',
      '무료 배송 이야기는 소스에 없습니다.',
    ],
    wrong: ['브리프에는 수정 이야기가 없습니다 [1].'],
  },
  {
    source: '대본 첫머리에 협찬 고지를 넣었다. 마지막에는 할인 코드를 읽는다. 욕설은 뺐다.',
    right: [
      '할인 코드의 유효 기간은 자료에 나와 있지 않습니다.',
      '대본에는 욕설이 없어요 [1].',
      '협찬 고지 문구가 정확히 무엇인지는 소스에 없어요.',
      '할인율은 소스에 나와 있지 않아요.',
    ],
    wrong: [
      '대본에는 협찬 고지가 없어요 [1].',
      '대본에 할인 코드는 들어 있지 않습니다 [1].',
      '할인 코드는 자료에 나오지 않아요.',
    ],
  },
  {
    source: '강의 소개: 실습 과제가 매주 나온다. 수료증은 발급하지 않는다. 질문 게시판을 운영한다.',
    right: ['수료증은 없습니다 [1].', '실습 과제의 난이도는 자료에 없어요.', '환불 이야기는 소스에 나오지 않습니다.'],
    wrong: [
      '강의에는 실습 과제가 없습니다 [1].',
      '질문 게시판에 관한 언급은 소스에 없습니다.',
      '“실습 과제”라는 말은 소스에 나오지 않아요 [1].',
    ],
  },
  {
    source:
      'Brief: hold the product next to your face. Two revisions are free. The raw footage goes to the brand. Competitors must not be shown.',
    right: [
      'The sources do not mention a third revision.',
      'The sources do not say who pays for raw footage.',
      'There is nothing about payment in the sources.',
    ],
    wrong: ['The brief does not mention revisions [1].', 'There is nothing about raw footage in the sources.'],
  },
  {
    source: 'The script opens with a sponsorship disclosure and ends with a discount code. Swearing was removed.',
    right: ['The script has no swearing [1].', 'The sources do not mention when the discount code expires.'],
    wrong: [
      'The script has no sponsorship disclosure [1].',
      'The script does not include a discount code [1].',
      'A discount code is not mentioned in the sources.',
    ],
  },
  {
    source: 'The course comes with weekly assignments. It does not come with a certificate. There is a question board.',
    right: ['There is no certificate [1].', 'The sources do not mention a final exam.'],
    wrong: ['The course has no weekly assignments [1].', 'The sources do not mention a question board.'],
  },
];

function passageOf(title: string, text: string): CitedPassage {
  const passage: GatheredPassage = {
    id: title,
    text,
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: 1,
  };
  const source: GatheredSource = {
    nodeId: title,
    sourceId: title,
    kind: 'text',
    title,
    url: null,
    state: 'readable',
    problem: null,
    passages: [passage],
    segments: [],
  };
  return { ...passage, source };
}

function support(answer: string, ...read: CitedPassage[]): number | null {
  const cited = read.slice(0, 1);
  return supportOf(answer, cited, { quotes: checkQuotes(answer, cited, read, []), read });
}
const all = (what: 'right' | 'wrong') =>
  told.flatMap((one) => one[what].map((answer) => ({ answer, passage: passageOf('자료', one.source) })));

describe('that something is missing', () => {
  it.each(all('wrong'))('counts against an answer where it stands there: $answer', ({ answer, passage }) =>
    expect(support(answer, passage)).toBe(0),
  );

  it.each(all('right'))('does not where it does not, or where more is asked for: $answer', ({ answer, passage }) =>
    expect(support(answer, passage) ?? 1).toBe(1),
  );
});

describe('of several sources', () => {
  const memo = passageOf('촬영 메모', '렌즈는 50mm를 쓴다. 조명은 빌린다.');
  const contract = passageOf('협찬 계약서', '중도에 해지하면 위약금 300만 원을 낸다.');

  it.each<[string, number | null]>([
    ['메모에는 위약금 이야기가 없어요.', null],
    ['메모에는 위약금 이야기가 없어요 [1].', null],
    ['계약서에는 위약금 이야기가 없어요.', 0],
    ['소스에는 위약금 이야기가 없어요.', 0],
    ['두 번째 자료에는 위약금 이야기가 없어요.', null],
    ['그 자료에는 위약금 이야기가 없어요.', null],
    ['조명 이야기는 소스에 없어요.', 0],
  ])('the one that is named is asked: %s', (answer, expected) =>
    expect(support(answer, memo, contract)).toBe(expected),
  );
});
