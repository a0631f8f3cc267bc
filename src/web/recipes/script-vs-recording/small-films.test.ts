import { expect, it } from 'vitest';
import { compareSaid } from './compare.ts';

const films = [
  {
    what: 'as written',
    script: '오늘은 만두를 빚어 볼게요.\n두부 한 모를 으깨 주세요.\n부추는 100그램이면 충분해요.',
    said: ['오늘은 만두를 빚어 볼게요', '두부 한 모를 으깨 주세요', '부추는 백 그램이면 충분해요'],
    fates: 'said said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'skipped middle',
    script: '오늘은 만두를 빚어 볼게요.\n두부 한 모를 으깨 주세요.\n부추는 100그램이면 충분해요.',
    said: ['오늘은 만두를 빚어 볼게요', '부추는 백 그램이면 충분해요'],
    fates: 'said skipped said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'ad lib',
    script: '오늘은 만두를 빚어 볼게요.\n두부 한 모를 으깨 주세요.',
    said: [
      '오늘은 만두를 빚어 볼게요',
      '아 근데 이거 저희 엄마가 알려 주신 방법인데 진짜 맛있거든요 꼭 해 보세요',
      '두부 한 모를 으깨 주세요',
    ],
    fates: 'said said',
    adLibs: 1,
    findings: [],
  },
  {
    what: 'wrong number',
    script: '물은 500밀리를 넣어요.\n불은 약불로 10분이에요.\n그다음 뚜껑을 열어요.',
    said: ['물은 오백 밀리를 넣어요', '불은 약불로 십오 분이에요', '그다음 뚜껑을 열어요'],
    fates: 'said said said',
    adLibs: 0,
    findings: ['said-number'],
  },
  {
    what: 'paraphrase',
    script: '두부는 꼭 물기를 짜 주셔야 해요.\n안 그러면 만두가 터져요.',
    said: ['두부 물기를 꼭 짜 주세요', '안 그러면 만두가 다 터져요'],
    fates: 'changed said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'fillers',
    script: '오늘 소개할 곳은 강릉이에요.\n기차로 두 시간이면 도착해요.',
    said: ['어 오늘 음 소개할 곳은 그 강릉이에요', '기차로 한 두 시간이면 도착해요'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'name wrong',
    script: '이 책은 김소연 시인이 썼어요.\n제목은 마음사전이에요.',
    said: ['이 책은 김소현 시인이 썼어요', '제목은 마음사전이에요'],
    fates: 'said said',
    adLibs: 0,
    findings: ['said-name'],
  },
  {
    what: 'labels and screens',
    script: '## 훅 (5초)\n만두피가 터진 적 있으세요?\n화면: 터진 만두\n## 본론\n두부 한 모를 으깨 주세요.',
    said: ['만두피가 터진 적 있으세요', '두부 한 모를 으깨 주세요'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'english',
    script: 'Today we are making dumplings.\nCrush one block of tofu.\nAdd 100 grams of chives.',
    said: ['today we are making dumplings', 'crush one block of tofu', 'add one hundred grams of chives'],
    fates: 'said said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'english number wrong',
    script: 'Today we are making dumplings.\nBoil them for 8 minutes.\nServe with soy sauce.',
    said: ['today we are making dumplings', 'boil them for eighteen minutes', 'serve with soy sauce'],
    fates: 'said said said',
    adLibs: 0,
    findings: ['said-number'],
  },
  {
    what: 'merged captions',
    script: '첫째, 물을 끓여요.\n둘째, 면을 넣어요.\n셋째, 3분 기다려요.',
    said: ['첫째 물을 끓여요 둘째 면을', '넣어요 셋째 삼 분 기다려요'],
    fates: 'said said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'price',
    script: '가격은 129,000원이에요.\n할인하면 9만 9천 원이고요.',
    said: ['가격은 십이만 구천 원이에요', '할인하면 구만 구천 원이고요'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'price wrong',
    script: '가격은 129,000원이에요.\n할인하면 9만 9천 원이고요.',
    said: ['가격은 십이만 구천 원이에요', '할인하면 팔만 구천 원이고요'],
    fates: 'said said',
    adLibs: 0,
    findings: ['said-number'],
  },
  {
    what: 'date',
    script: '이벤트는 12월 7일까지예요.\n당첨자는 15일에 발표해요.',
    said: ['이벤트는 십이월 칠일까지예요', '당첨자는 십오일에 발표해요'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'mixed skip and adlib',
    script: '오늘은 화분을 옮겨 심어요.\n흙은 상토 5리터를 준비했어요.\n뿌리를 살살 풀어 주세요.\n물은 흠뻑 주세요.',
    said: [
      '오늘은 화분을 옮겨 심어요',
      '흙은 상토 오 리터를 준비했어요',
      '아 잠깐만요 택배가 왔네요 이따가 같이 뜯어 볼게요',
      '물은 흠뻑 주세요',
    ],
    fates: 'said said skipped said',
    adLibs: 1,
    findings: [],
  },
  {
    what: 'year',
    script: '이 집은 1998년에 지어졌어요.\n리모델링은 2021년에 했습니다.',
    said: ['이 집은 천구백구십팔년에 지어졌어요', '리모델링은 이천이십년에 했습니다'],
    fates: 'said said',
    adLibs: 0,
    findings: ['said-number'],
  },
  {
    what: 'percent range',
    script: '전기료가 15% 줄었어요.\n매달 3~4천 원 정도예요.',
    said: ['전기료가 십오 퍼센트 줄었어요', '매달 삼사천 원 정도예요'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'english name',
    script: 'This chair was designed by Maya Ortiz.\nIt weighs 12 pounds.\nI use it every day.',
    said: ['this chair was designed by maya ortez', 'it weighs twelve pounds', 'i use it every day'],
    fates: 'said said said',
    adLibs: 0,
    findings: ['said-name'],
  },
  {
    what: 'repeated line',
    script: '하나, 둘, 셋.\n자 들어 올립니다.\n하나, 둘, 셋.\n천천히 내립니다.',
    said: ['하나 둘 셋', '자 들어 올립니다', '하나 둘 셋', '천천히 내립니다'],
    fates: 'said said said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'whole other',
    script: '오늘은 화분을 옮겨 심어요.\n흙을 준비했어요.',
    said: ['어제 본 영화 얘기를 해 볼까 합니다', '주인공이 마지막에 웃거든요'],
    fates: 'skipped skipped',
    adLibs: 1,
    findings: [],
  },
  {
    what: 'short answer',
    script: '맛있어요?\n네.\n얼마나요?\n아주 많이요.',
    said: ['맛있어요', '네', '얼마나요', '아주 많이요'],
    fates: 'said said said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'units en',
    script: 'Preheat the oven to 350 degrees.\nBake for 1 hour and 15 minutes.',
    said: ['preheat the oven to three hundred fifty degrees', 'bake for one hour and fifteen minutes'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
  {
    what: 'phone brand',
    script: '카메라는 갤럭시 S25예요.\n화질은 4K로 찍었어요.',
    said: ['카메라는 갤럭시 에스 이십오예요', '화질은 포케이로 찍었어요'],
    fates: 'said said',
    adLibs: 0,
    findings: [],
  },
];

const segmentsOf = (lines: readonly string[]) => {
  let at = 0;
  return lines.map((text) => {
    const startSec = at;
    at += Math.max(2, text.length / 6);
    return { startSec, endSec: at, text };
  });
};

it.each(films)('a small film, $what', ({ script, said, fates, adLibs, findings }) => {
  const film = compareSaid(script, segmentsOf(said));
  expect(film.lines.map(({ fate }) => fate).join(' ')).toBe(fates);
  expect(film.adLibs).toHaveLength(adLibs);
  expect(film.findings.map(({ rule }) => rule)).toEqual(findings);
});
