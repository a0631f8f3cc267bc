import type { Language } from '#contract/base/language.ts';

/**
 * REPLACE BEFORE SELLING. Everything the landing page says about people, films and the company stands in this file. What is
 * marked `isSample` is made up, and the page says so beside it; set it to false together with the real thing.
 */

/** The price of the one plan that the landing page sells, in Korean won for a month. */
export const PRICE_KRW = 49_900;

/** What has been reached so far: the number counts up, the unit stands behind it. */
interface Figure {
  number: number;
  before: string;
  unit: string;
  label: string;
}

export const figures: Record<Language, readonly Figure[]> = {
  ko: [
    { number: 30, before: '', unit: '명+', label: '마루로 기획하는 크리에이터' },
    { number: 3, before: '', unit: '억 원', label: '크리에이터 누적 매출' },
    { number: 100, before: '', unit: '만 회+', label: '마루로 만든 숏폼 한 편의 조회' },
  ],
  en: [
    { number: 30, before: '', unit: '+', label: 'creators plan with Maru' },
    { number: 300, before: '₩', unit: 'M', label: 'earned by them so far' },
    { number: 1, before: '', unit: 'M+', label: 'views of one short made with Maru' },
  ],
};

/** Kinds of channels, not channels: the page carries nobody's logo. */
export const channels: Record<Language, readonly string[]> = {
  ko: ['요리', '여행', '테크', '뷰티', '교육', '운동', '반려동물', '게임', '인테리어', '음악', '자동차', '책'].map(
    (kind) => `${kind} 채널`,
  ),
  en: ['Food', 'Travel', 'Tech', 'Beauty', 'Study', 'Fitness', 'Pet', 'Game', 'Home', 'Music', 'Car', 'Book'].map(
    (kind) => `${kind} channels`,
  ),
};

interface Demo {
  isSample: boolean;
  /** As copied from anywhere: watch, short link, shorts or embed form. */
  url: string;
  length: string;
  title: Record<Language, string>;
}

/** SAMPLES: openly licensed films stand where the demos of the product belong. */
export const demos: readonly Demo[] = [
  {
    isSample: true,
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    length: '10:35',
    title: { ko: '레퍼런스 세 편, 30초 만에 비교하기', en: 'Compare three references in 30 seconds' },
  },
  {
    isSample: true,
    url: 'https://youtu.be/eRsGyueVLvQ',
    length: '14:48',
    title: { ko: '훅부터 마무리까지 대본 한 편', en: 'One script, from hook to close' },
  },
  {
    isSample: true,
    url: 'https://www.youtube.com/embed/R6MlUcmOul8',
    length: '12:14',
    title: { ko: '브리프 읽고 광고주에게 답장하기', en: 'Read the brief, reply to the sponsor' },
  },
];

interface Testimonial {
  isSample: boolean;
  name: string;
  text: string;
}

/** SAMPLES: nobody said this. */
export const testimonials: Record<Language, readonly Testimonial[]> = {
  ko: [
    {
      isSample: true,
      name: '김지우',
      text: '레퍼런스 정리에 오전을 다 쓰곤 했습니다. 지금은 링크 세 개 붙여 넣고 커피 내리는 동안 끝납니다.',
    },
    {
      isSample: true,
      name: '박현우',
      text: '답에 초가 붙어 있으니 다시 찾아볼 일이 없습니다. 눌러서 확인하고 바로 대본에 넣습니다.',
    },
    {
      isSample: true,
      name: '오유나',
      text: '광고주 답장을 미루지 않게 됐습니다. 빠진 조건을 먼저 짚어 주니까 협의가 빨라졌습니다.',
    },
  ],
  en: [
    {
      isSample: true,
      name: 'Jiwoo Kim',
      text: 'I used to spend whole mornings on references. Now I paste three links and it is done while the coffee drips.',
    },
    {
      isSample: true,
      name: 'Hyunwoo Park',
      text: 'Answers come with the second they are from. I press, check, and put it straight into the script.',
    },
    {
      isSample: true,
      name: 'Yuna Oh',
      text: "I don't put off sponsors any more. It points out what the brief leaves open, so we agree sooner.",
    },
  ],
};

/** What the law asks a Korean seller to show. */
interface Company {
  isSample: boolean;
  address: string;
  representative: string;
  mail: string;
  registrationNumber: string;
  salesNumber: string;
}

/** SAMPLE: not a real company. */
export const company: Record<Language, Company> = {
  ko: {
    isSample: true,
    address: '서울특별시 예시구 예시로 00, 0층',
    representative: '홍길동',
    mail: 'hello@example.com',
    registrationNumber: '000-00-00000',
    salesNumber: '제0000-서울예시-0000호',
  },
  en: {
    isSample: true,
    address: '00 Example-ro, Example-gu, Seoul',
    representative: 'Gildong Hong',
    mail: 'hello@example.com',
    registrationNumber: '000-00-00000',
    salesNumber: '0000-Seoul Example-0000',
  },
};
