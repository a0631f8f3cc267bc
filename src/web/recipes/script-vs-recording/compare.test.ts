import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSaid } from './compare.ts';
import { compared, FILM, SCRIPT, segmentsOf } from './test-film.ts';

describe('what was said beside the script', () => {
  const film = compared(SCRIPT, FILM);

  it('is said, changed or skipped, sentence by sentence, with its seconds', () => {
    expect(film.lines.map(({ fate, startSec, text }) => `${fate} ${startSec?.toFixed(0) ?? '-'} ${text}`)).toEqual([
      'said 6 한 달 식비가 62만 원에서 38만 원이 되었어요.',
      'said 11 어떻게 했을까요?',
      'said 12 오늘은 자취생이 식비를 줄이는 방법 세 가지를 알려 드릴게요.',
      'said 20 이 방법은 김하나 작가님이 알려 주셨어요.',
      'changed 25 장은 주 1회, 배부른 시간에 봐요.',
      'said 33 냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어들어요.',
      'skipped - 배달은 주 2회로 줄였어요.',
      'said 52 일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어들어요.',
      'said 65 도움이 됐다면 구독과 좋아요 부탁드려요.',
      'said 70 다음 영상에서 만나요!',
    ]);
    expect(film.saidShare).toBeGreaterThan(0.9);
    expect(film.saidShare).toBeLessThan(1);
  });

  it('shows other words beside those of the script', () =>
    expect(film.lines[4]).toMatchObject({ heard: '장은 일주일에 한번 배가 부른 시간에 보러 가요', endSec: 33 }));

  it('tells what stands nowhere in the script, and after which line it was said', () =>
    expect(film.adLibs).toMatchObject([
      { startSec: 0, endSec: 6, after: -1, text: '안녕하세요 여러분 오늘도 찾아와 주셔서 정말 감사합니다' },
      {
        startSec: 41,
        endSec: 52,
        after: 5,
        text: '아 그리고 이건 제가 최근에 알게 된 건데요 마감 할인 시간에 가면 진짜 싸요',
      },
    ]));

  it('finds the number and the name that were said otherwise, and none that was only written otherwise', () => {
    expect(film.findings.map(({ rule, words }) => `${rule} ${/대본 .*’\./.exec(words.ko)?.[0]}`)).toEqual([
      'said-number 대본 ‘38만 원’, 촬영본 ‘삼십오만 원’.',
      'said-number 대본 ‘세 가지’, 촬영본 ‘네 가지’.',
      'said-name 대본 ‘김하나’, 촬영본 ‘김하니’.',
    ]);
    for (const { at } of film.findings) expect(SCRIPT.slice(...at!)).toMatch(/^(?:38만|세|김하나)$/);
  });

  it.each([
    ['2024년에 3.5% 올라 총 1,200명이 되었어요.', '이천이십사년에 삼 점 오 퍼센트 올라 총 천이백 명이 되었어요', []],
    ['2024년에 3.5% 올라 총 1,200명이 되었어요.', '24년에 3.5% 올라 총 1300명이 되었어요', ['1,200명 1300명']],
    ['출시는 6월 10일이에요, 기대해 주세요.', '출시는 유월 십일이에요 기대해 주세요', []],
    ['출시는 12월 3일이에요, 기대해 주세요.', '출시는 십이월 삼일이에요 기대해 주세요', []],
    ['출시는 12월 3일이에요, 기대해 주세요.', '출시는 십이월 오일이에요 기대해 주세요', ['3일 오일']],
    ['물가가 5% 올랐어요, 월급은 그대로예요.', '물가가 오 퍼센트 올랐어요 월급은 그대로예요', []],
    ['물가가 5% 올랐어요, 월급은 그대로예요.', '물가가 구 퍼센트 올랐어요 월급은 그대로예요', ['5% 구 퍼센트']],
    ['가격은 3,500원이에요, 지금 확인해 보세요.', '가격은 삼천오백 원이에요 지금 확인해 보세요', []],
    ['가격은 3,500원이에요, 지금 확인해 보세요.', '가격은 삼천 원이에요 지금 확인해 보세요', ['3,500원 삼천 원']],
    ['일주일에 1~2번만 하면 돼요, 어렵지 않아요.', '일주일에 한두 번만 하면 돼요 어렵지 않아요', []],
    ['사과 3개와 달걀 10개를 씻어 주세요.', '사과 세 개와 달걀 열 개를 씻어 주세요', []],
    ['전기세가 5만 원 나왔어요, 깜짝 놀랐죠.', '전기세가 한 오만 원 정도 나왔어요 깜짝 놀랐죠', []],
    [
      '62만 원에서 38만 원이 되었어요, 놀랍죠.',
      '38만 원에서 62만 원이 되었어요 놀랍죠',
      ['62만 원 38만 원', '38만 원 62만 원'],
    ],
    [
      '이 영상은 글로우랩의 유료 광고를 포함해요. 글로우랩 선크림은 발림성이 좋아요.',
      '이 영상은 글로우랩의 유료 광고를 포함해요 글로이랩 선크림은 발림성이 좋아요',
      ['글로우랩 글로이랩'],
    ],
    ['It costs $25 a month, which is cheap.', 'it costs twenty five dollars a month which is cheap', []],
    [
      'It costs $25 a month, which is cheap.',
      'it costs thirty five dollars a month which is cheap',
      ['25 thirty five'],
    ],
    ['운동은 하루 서른다섯 번 하면 충분해요.', '운동은 하루 35번 하면 충분해요', []],
    ['운동은 하루 서른다섯 번 하면 충분해요.', '운동은 하루 45번 하면 충분해요', ['서른다섯 번 45번']],
    ['월세는 3만 8천 원이 올랐습니다.', '월세는 3만8000원이 올랐습니다', []],
    ['전화는 010-1234-5678로 주세요, 기다릴게요.', '전화는 010 1234 5678로 주세요 기다릴게요', []],
    ['오늘은 물 2리터를 마시는 법을 소개합니다.', '오늘은 물을 많이 마시는 법을 소개합니다', []],
    ['We sold 38 bottles in a single day last summer.', 'we sold thirty eight bottles in a single day last summer', []],
    [
      'We sold 38 bottles in a single day last summer.',
      'we sold forty bottles in a single day last summer',
      ['38 forty'],
    ],
    [
      'That is what my friend Alice told me about bread.',
      'that is what my friend Ellis told me about bread',
      ['Alice Ellis'],
    ],
  ])('%s / %s', (script, words, expected) => {
    const { findings } = compared(script, `0:05 ${words}`);
    expect(findings.map(({ words }) => [...words.ko.matchAll(/‘([^’]*)’/g)].map(([, word]) => word).join(' '))).toEqual(
      expected,
    );
  });

  it('holds a script apart from a film about something else', () => {
    const { saidShare, adLibs, findings } = compared(
      SCRIPT,
      `0:00 오늘 소개할 카메라는 소니에서 새로 나온 미러리스입니다 손떨림 보정이 아주 좋아졌는데요
0:10 렌즈를 바꿔 끼우면 야간 촬영에서도 노이즈가 거의 없습니다 가격은 이백만 원대예요
0:20 그럼 샘플 사진부터 같이 보시죠`,
    );
    expect([saidShare, findings]).toEqual([0, []]);
    expect(adLibs).toHaveLength(1);
  });

  it('finds a sentence that is said in the middle of an hour of other talk', () => {
    const talk = Array.from(
      { length: 1_200 },
      (_, i) => `${Math.floor(i / 20)}:${String((i % 20) * 3).padStart(2, '0')} 그래서 ${i}번째 이야기는 조금 다른데요`,
    );
    talk[700] = '35:00 냉동 채소와 두부 달걀을 기본으로 담으면 버리는 게 줄어들어요';
    const { lines } = compared(SCRIPT, talk.join('\n'));
    expect(lines.filter(({ fate }) => fate !== 'skipped')).toMatchObject([{ fate: 'said', startSec: 2_100 }]);
  });

  it.each([
    ['no script', '', FILM],
    ['a script without words', '## 훅\n화면: 62\n', FILM],
    ['signs alone', SCRIPT, '0:01 ♪ … !!\n0:02 --'],
    ['a script without sections', '그냥 한 줄만 있는 대본이에요.', FILM],
  ])('%s is compared all the same', (_what, script, film) => {
    const { lines, saidShare } = compared(script, film);
    expect(lines.every(({ fate }) => fate === 'skipped')).toBe(true);
    expect(saidShare).toBe(0);
  });

  it('the script itself, whatever it is, is said wholly and in order', () => {
    const word = fc.constantFrom(
      '식비',
      '한 달에',
      '38만 원',
      '줄여요',
      'YouTube',
      '3.5%',
      '하지만',
      '다시',
      '두 가지',
      '장을',
      '봤어요',
    );
    const sentence = fc.array(word, { minLength: 4, maxLength: 12 }).map((words) => `${words.join(' ')}.`);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 12 }), (sentences) => {
        const segments = sentences.map((text, i) => ({
          startSec: i * 5,
          endSec: i * 5 + 5,
          text: text.replace(/[.]$/, ''),
        }));
        const { lines, adLibs, findings } = compareSaid(sentences.join('\n'), segments);
        expect(lines.map(({ fate, startSec }) => [fate, startSec])).toEqual(sentences.map((_, i) => ['said', i * 5]));
        expect([adLibs, findings]).toEqual([[], []]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one syllable', '가'.repeat(20_000), '가'.repeat(10)],
    ['one word', '가나다라마바사 '.repeat(2_500), '가나다라마바사'],
    ['numbers', '1 '.repeat(10_000), '1 2 3만 4명'],
    ['digits', '1'.repeat(20_000), '1'.repeat(400)],
    ['brackets', '('.repeat(20_000), '[('.repeat(200)],
    ['Latin', 'a b '.repeat(5_000), 'a a b'],
  ])('takes no long time over a long script of %s', (_what, script, words) => {
    const start = performance.now();
    compareSaid(
      script,
      Array.from({ length: 4_000 }, (_, i) => ({ startSec: i, endSec: i + 1, text: words })),
    );
    expect(performance.now() - start).toBeLessThan(8_000);
  });

  it('reads each line of the film once', () => {
    const segments = segmentsOf(FILM);
    expect(segments.map(({ startSec }) => startSec)).toEqual([0, 6, 12, 25, 33, 41, 52, 65, 70, 80]);
  });
});
