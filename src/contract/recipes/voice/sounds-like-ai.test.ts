import { describe, expect, it } from 'vitest';
import { aiTells } from './ai-tells.ts';
import { patternOf } from './phrases.ts';
import { aiScore, soundsLikeAi } from './sounds-like-ai.ts';
import { voices } from './test-voices.ts';

const rulesOf = (text: string) => [...new Set(soundsLikeAi(text).map(({ rule }) => rule))];

const MACHINE = {
  strategy:
    '오늘날 빠르게 변화하는 디지털 시대에서 콘텐츠 제작은 그 어느 때보다 중요합니다. 성공적인 채널을 운영하기 위해서는 다양한 요소를 고려해야 합니다. 먼저 꾸준한 업로드는 시청자와의 신뢰를 구축하는 데 중요한 역할을 합니다. 또한 매력적인 썸네일은 클릭률을 높이는 데 도움이 될 수 있습니다. 뿐만 아니라 시청자와의 적극적인 소통은 채널의 성장을 촉진할 수 있습니다. 결론적으로 성공적인 운영은 꾸준함과 창의성, 그리고 소통의 균형을 이루는 것이 중요합니다. 이 글이 여러분의 여정에 도움이 되셨기를 바랍니다.',
  breakfast:
    '오늘은 건강한 아침 식사의 중요성에 대해 알아보는 시간을 가져보겠습니다. 아침 식사는 필수적인 요소라고 할 수 있습니다. 균형 잡힌 식사는 신체에 에너지를 공급하고, 집중력을 향상시키며, 전반적인 건강을 증진시킵니다. 뿐만 아니라 규칙적인 식사는 신진대사를 활성화하는 데 긍정적인 영향을 미칩니다. 활기찬 하루를 시작해 보세요!',
  even: '콘텐츠 제작자에게 시간 관리는 중요합니다. 효율적인 일정은 작업의 질을 높입니다. 명확한 목표는 집중력을 유지하게 합니다. 적절한 휴식은 창의력을 회복하게 합니다. 체계적인 계획은 실수를 줄여 줍니다. 꾸준한 기록은 성장을 확인하게 합니다. 협업 도구는 소통을 원활하게 합니다. 결국 균형이 지속 가능성을 만듭니다.',
  photo:
    '스마트폰 사진을 잘 찍는 방법은 생각보다 간단합니다. 첫째, 빛의 방향을 이해하는 것이 핵심입니다. 둘째, 구도를 고려하면 사진의 완성도를 크게 높일 수 있습니다. 셋째, 후보정을 통해 분위기를 극대화할 수 있습니다. 이처럼 작은 변화만으로도 놀라운 결과를 얻을 수 있습니다. 지금 바로 시도해 보세요!',
  camping:
    '캠핑은 단순한 여가 활동을 넘어 자연과 교감하는 특별한 경험입니다. 도심의 분주함에서 벗어나 온전히 나에게 집중하는 시간을 선사합니다. 특히 가족과 함께하는 캠핑은 소중한 추억을 만드는 데 큰 도움이 됩니다. 올바른 장비 선택은 성공적인 캠핑의 첫걸음입니다.',
  time: '효과적인 시간 관리는 성공의 열쇠입니다. 우선순위를 설정함으로써 생산성을 극대화할 수 있으며, 이는 궁극적으로 삶의 만족도 향상으로 이어집니다. 또한 적절한 휴식은 번아웃을 예방하는 데 필수적입니다.',
  review:
    '이 제품은 뛰어난 성능과 세련된 디자인을 자랑합니다. 특히 배터리 수명이 인상적이며, 하루 종일 사용해도 충분합니다. 또한 직관적인 인터페이스는 사용자 경험을 한층 향상시킵니다. 카메라 성능 역시 빼놓을 수 없는 장점입니다. 다만 가격이 다소 높다는 점은 아쉬움으로 남습니다. 그럼에도 불구하고 전반적으로 만족스러운 제품이라고 할 수 있습니다.',
  channel:
    '결국 성공하는 유튜브 채널의 비결은 시청자와의 진정성 있는 소통에 있습니다. 단순히 영상을 업로드하는 것만으로는 부족합니다. 댓글에 귀 기울이고, 시청자의 니즈를 파악하며, 그에 맞는 콘텐츠를 제작해야 합니다. 이러한 노력이 쌓일 때 비로소 충성도 높은 구독자층이 형성됩니다.',
  travel:
    '오늘은 제주도 여행의 매력을 소개해 드리려고 합니다. 제주도는 아름다운 자연경관과 독특한 문화로 많은 이들의 사랑을 받고 있습니다. 푸른 바다와 오름, 그리고 맛있는 음식까지 모든 것이 완벽한 조화를 이룹니다. 특히 성산일출봉은 꼭 방문해야 할 명소 중 하나입니다.',
  morning:
    '여러분, 혹시 매일 아침 일어나는 게 힘드신가요? 걱정하지 마세요! 이 방법만 알면 누구나 쉽게 아침형 인간이 될 수 있습니다. 꾸준함이 핵심입니다. 작은 습관이 모여 큰 변화를 만듭니다. 여러분도 할 수 있습니다!',
  pets: '반려견과 함께하는 산책은 단순한 운동을 넘어 특별한 교감의 시간입니다. 산책을 통해 반려견은 다양한 자극을 경험하며 사회성을 기를 수 있습니다. 규칙적인 산책은 스트레스 해소에도 큰 도움이 됩니다. 오늘부터 반려견과의 행복한 산책을 시작해 보는 것은 어떨까요?',
  wedding:
    '결혼 준비는 설렘과 동시에 많은 고민을 안겨 줍니다. 하지만 체계적인 계획을 세운다면 충분히 즐거운 과정이 될 수 있습니다. 가장 중요한 것은 두 사람의 행복이라는 점을 잊지 마세요. 이 글이 여러분의 결혼 준비에 작은 도움이 되길 바랍니다.',
  dense:
    'Building a successful channel requires patience and creativity. By understanding your audience you can foster a loyal community. Moreover, leveraging analytics allows you to make informed decisions. Ultimately, authenticity helps you to stand out.',
  guide:
    "In today's fast-paced world, content creation matters more than ever. Whether you're a seasoned creator or a beginner, this guide will help you unlock your potential. Let's dive in! Consistency plays a crucial role in building trust. It's important to note that success takes time, dedication, and patience. In conclusion, embrace the journey.",
};

const PEOPLE = [
  '솔직히 말해서 저는 이 가방 두 달 들고 나서야 알았어요. 끈이 진짜 약해요. 3월에 한 번 끊어졌거든요. AS 맡겼더니 2주 걸린대요 ㅠㅠ 그래서 지금은 빌려 쓰는 중이에요.',
  '아니 근데 이거 보세요. 이게 만 이천 원이에요. 말이 됩니까? 저 지난주에 똑같은 거 삼만 원 주고 샀거든요? 영수증도 있어요. 아 진짜 억울해서 오늘 영상 찍습니다.',
  '이번 영상에서는 보조 배터리 네 개를 비교해 보겠습니다. 제가 출장을 자주 다녀서 일주일씩 들고 다녔는데요, 무게 차이가 꽤 컸습니다. 가장 가벼운 게 180그램, 무거운 게 340그램입니다. 충전 속도는 두 번째 제품이 제일 빨랐고요. 결론부터 말하면 저는 세 번째를 샀습니다.',
];

/** Even in rhythm, and full of what only somebody who was there can say. */
const EVEN_PEOPLE = [
  '이번에 3개월 써 본 로봇청소기 얘기를 해 보겠습니다. 저는 24평에 살고 있고 고양이 두 마리를 키웁니다. 털은 확실히 잘 빨아들입니다. 다만 문턱이 2cm만 넘어도 못 올라갑니다. 물걸레는 솔직히 장식입니다. 소음은 앱으로 재 보니 62데시벨이었습니다. 가격 생각하면 저는 다시 안 삽니다. 대신 동생한테는 추천했습니다.',
  '감자 세 개를 깎아서 채 썹니다. 물에 10분 담가 전분을 뺍니다. 물기를 키친타월로 닦습니다. 소금 반 티스푼을 넣습니다. 부침가루는 두 숟갈이면 됩니다. 팬에 기름을 넉넉히 두릅니다. 중불에서 앞뒤로 4분씩 부칩니다. 간장에 식초를 섞어 찍어 먹습니다.',
  '한국은행은 27일 기준금리를 연 2.50%로 동결했다. 시장의 예상과 같은 결정이다. 금융통화위원 7명 가운데 5명이 동결 의견을 냈다. 이창용 총재는 기자간담회에서 환율을 언급했다. 원·달러 환율은 1,470원대를 오르내리고 있다. 전문가들은 내년 상반기 인하를 점친다. 다만 집값이 변수다. 서울 아파트값은 42주 연속 올랐다.',
  '유튜브 스튜디오에 들어갑니다. 왼쪽에 콘텐츠를 누릅니다. 영상 옆 연필을 누릅니다. 아래로 내리면 자막이 있습니다. 언어를 한국어로 바꿉니다. 저장을 누르면 끝입니다.',
  'I have used this kettle for two years. The lid broke in March. I glued it. It still boils faster than my old one. Moreover it is quiet. Would I buy it again? Probably not at $60.',
  '첫 번째는 통장 쪼개기예요. 저는 네 개로 나눴어요. 두 번째는 자동이체예요. 월급날 다음 날로 걸어 뒀어요. 세 번째는 배달앱 삭제예요. 이게 제일 컸어요. 한 달에 18만 원이 줄었거든요. 진짜예요.',
];

describe('what sounds like a machine', () => {
  it.each(EVEN_PEOPLE)('an even report is not worth a second look: %s', (text) =>
    expect(aiScore(text)).toBeLessThan(30),
  );

  it.each(Object.entries(MACHINE))('%s is heard', (_, text) => {
    expect(aiScore(text)).toBeGreaterThan(45);
  });

  it.each([...PEOPLE, ...Object.values(voices).flatMap(({ own, held }) => [...own, held])])(
    'a person is not: %s',
    (text) => {
      expect(aiScore(text)).toBeLessThan(20);
    },
  );

  it.each([
    ['오늘날 빠르게 변화하는 세상에서', '오늘날 빠르게 변화하는', '요즘'],
    ['결론적으로, 좋아요.', '결론적으로', '그래서'],
    ['가격뿐만 아니라 품질도 좋아요.', '뿐만 아니라', undefined],
    ['가격 뿐만아니라 품질도 좋아요.', '뿐만아니라', undefined],
    ['여러분의 삶을 변화시킬 제품', '여러분의 삶을 변화', undefined],
    ['다양한 측면에서 봤어요.', '다양한 측면에서', '여러모로'],
    ['In today’s fast-paced world, we rest.', 'In today’s fast-paced', undefined],
    ['We delve into it.', 'delve into', 'look into'],
    ['A real Game-Changer.', 'Game-Changer', undefined],
  ])('%j holds %j', (text, words, plain) => {
    const [found] = soundsLikeAi(text);
    expect(found?.at && text.slice(...found.at)).toBe(words);
    expect(found?.fix).toBe(plain);
  });

  it.each([
    ['one hedge or small word', '그럴 수도 있습니다. 또한 다양한 맛이 있어요.'],
    ['a word that begins alike', '비혁신적인 방법이에요. 결론적이에요.'],
    ['a few dashes', 'He came — late — and left.'],
    [
      'advice that is plain',
      '아이 책은 매일 읽어 주세요. 졸려도 한 권은 읽어요. 같은 책을 또 가져와도 그냥 읽어 주세요. 아이는 그 장면을 기다리는 거예요.',
    ],
    ['nothing', ''],
  ])('%s says nothing', (_, text) => {
    expect(soundsLikeAi(text)).toEqual([]);
  });

  it.each([
    ['even-rhythm', MACHINE.even],
    ['no-first-hand', MACHINE.even],
    [
      'no-first-hand',
      '면접에서 가장 중요한 것은 자신감입니다. 철저한 준비는 자신감을 높여 주는 가장 확실한 방법입니다. 자신의 강점을 사례와 함께 설명할 수 있어야 합니다. 밝은 표정은 좋은 인상을 남기는 데 큰 역할을 합니다.',
    ],
    [
      'no-first-hand',
      'Balance in a busy life is essential for well-being. Small habits can make a significant difference. Prioritizing what matters makes a fulfilling life. Remember, progress is more important than perfection.',
    ],
    ['same-ending', '이건 볼 수 있습니다. 저건 쓸 수 있습니다. 그건 살 수 있습니다. 또 할 수 있습니다. 끝입니다.'],
    ['hedges', '값이 오를 수 있습니다. 또 내릴 수도 있습니다. 그대로일 수 있습니다. 우리는 기다릴 수 있습니다.'],
    ['dashes', '커피 — 그것은 향 — 아니 맛 — 입니다. 좋아요.'],
    ['numbered', '첫째, 걸어요. 둘째, 먹어요. 셋째, 자요.'],
    ['marks', '**가격** 좋아요.\n**품질** 좋아요.\n✅ 배송\n🚀 속도'],
    ['triads', 'It takes time, money, and care. We need trust, love, and hope. It was fast, cheap, and good.'],
  ])('%s is told', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it('counts a frequent word only when it is frequent for the length of the text', () => {
    const thrice = '다양한 빵을 샀어요. 다양한 차를 마셨어요. 다양한 곳을 봤어요. ';
    expect(rulesOf(thrice)).toContain('ai-phrase');
    expect(rulesOf(thrice + '저는 3시에 잤어요. 그때 비가 왔거든요. '.repeat(20))).not.toContain('ai-phrase');
  });

  it('judges by the list it is given', () => {
    expect(soundsLikeAi('정말 대박이에요.', [{ language: 'ko', phrase: '대박', weight: 3 }])).toHaveLength(1);
    expect(soundsLikeAi('결론적으로 좋아요.', [])).toEqual([]);
  });

  it('puts the right particle after the word', () => {
    expect(soundsLikeAi('혁신적인 빵이에요.')[0]?.words.ko).toMatch(/^‘혁신적인’은 /);
  });
});

describe('the list', () => {
  it.each(aiTells.map((tell) => tell.phrase))('%j finds itself', (phrase) => {
    const text = `가 ${phrase.replace('~', '').replaceAll('*', '이런 저런')}`;
    expect(text).toMatch(patternOf(phrase));
  });
});

describe('hostile texts', () => {
  it.each([
    ['hyphens', 'a-'.repeat(50_000)],
    ['commas', 'abc, '.repeat(20_000)],
    ['long sentences without blanks', `${'가'.repeat(10_000)}. `.repeat(10)],
    ['gaps', '오늘날 급변하는 '.repeat(10_000)],
    ['stars', '**a'.repeat(33_000)],
    ['dots and a letter', `${'.'.repeat(100_000)}a`],
    ['lone surrogates', '\ud800'.repeat(100_000)],
  ])('%s are judged in time', (_, text) => {
    expect(aiScore(text)).toBeLessThanOrEqual(100);
  });
});
