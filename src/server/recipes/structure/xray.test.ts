import { describe, expect, it } from 'vitest';
import { beatsOf, type BeatKind } from '#contract/recipes/structure/beats.ts';
import { xrayOf } from './xray.ts';

/** Lines of three seconds each; a number before a line is a silence in seconds. */
function spoken(...lines: string[]) {
  let at = 0;
  return lines.map((line) => {
    const [, pause = '0', text = ''] = /^(?:(\d+)\| )?(.*)$/.exec(line) ?? [];
    at += Number(pause);
    const segment = { startSec: at, endSec: at + 3, text };
    at += 3;
    return segment;
  });
}
const xray = (...lines: string[]) => {
  const segments = spoken(...lines);
  return xrayOf(segments, null, segments.at(-1)?.endSec ?? 0);
};
const kinds = (kind: BeatKind, ...lines: string[]) =>
  beatsOf(xray(...lines))
    .filter((beat) => beat.kind === kind)
    .map(({ text }) => text);
const filler = (count: number) => Array.from({ length: count }, (_, i) => `물을 ${i}번 부어 줍니다`);

describe('the structure of a video', () => {
  const whole = [
    '월급이 들어오자마자 사라지는 경험 해 보셨나요?',
    '저도 얼마 전까지 그랬습니다',
    '안녕하세요 민지입니다',
    '오늘은 돈을 모은 방법 세 가지를 알려드릴게요',
    '첫 번째는 통장을 나누는 겁니다',
    '실제로 제 통장은 네 개입니다',
    '근데 문제는 생활비가 자꾸 모자란다는 겁니다',
    '주마다 돈을 넣었습니다',
    '2| 이 영상은 머니앱의 유료 광고를 포함하고 있습니다',
    '머니앱은 가계부 앱인데 더보기란 링크로 받으실 수 있습니다',
    '자 그럼 다시 두 번째로 가 보겠습니다',
    ...filler(6),
    '도움이 되셨다면 구독과 좋아요 부탁드립니다',
    '댓글도 남겨 주세요',
  ];

  it('is told beat by beat, with the line of each', () => {
    const { hook, promise, firstProof, turns, sponsorSlots, callsToAction } = xray(...whole);
    expect(hook).toMatchObject({ startSec: 0, endSec: 3, text: whole[0] });
    expect(promise).toMatchObject({ startSec: 9, text: whole[3] });
    expect(firstProof).toMatchObject({ startSec: 15, text: whole[5] });
    expect(turns).toMatchObject([{ startSec: 18 }]);
    expect(sponsorSlots).toMatchObject([{ startSec: 26, endSec: 32 }]);
    expect(callsToAction).toMatchObject([{ text: whole.at(-2) }]);
    expect(callsToAction[0]?.endSec).toBe(59);
  });

  it('is given with a reason in both languages', () => {
    for (const { reason } of beatsOf(xray(...whole))) {
      expect(reason.ko).toMatch(/요\.$/);
      expect(reason.en).toMatch(/[a-z][^가-힣]*“?.*\.$/);
    }
  });

  it('is absent where nothing tells it', () => {
    expect(beatsOf(xray('안녕하세요 여러분', '날씨가 덥네요', ...filler(20)))).toEqual([]);
  });

  it('does not turn with every 근데 of a chat, but does after a silence', () => {
    const chat = Array.from({ length: 12 }, (_, i) => `근데 그게 ${i}번이었대요`);
    expect(kinds('turn', ...filler(2), ...chat)).toEqual([]);
    expect(kinds('turn', ...filler(2), ...chat, '3| 근데 그날 밤 전화가 왔어요')).toHaveLength(1);
  });

  it.each([
    ['하루 만에 100조 원이 사라졌습니다', '숫자로 시작해요.'],
    ['이거 왜 안 될까요?', '질문으로 시작해요.'],
    ['안녕하세요 여러분', undefined],
  ])('opens with a figure or a question in its first line, or with no hook that is told: %s', (first, reason) => {
    expect(xray(first, '얼마일까요', ...filler(5)).hook?.reason.ko).toBe(reason);
  });

  it('takes a slot from the chapter that names it', () => {
    const segments = spoken('이거 모르면 손해입니다', ...filler(20));
    const chapters = [
      { startSec: 0, title: '시작' },
      { startSec: 30, title: '광고' },
      { startSec: 45, title: '다시 본론' },
    ];
    const { sponsorSlots } = xrayOf(segments, chapters, 63);
    expect(sponsorSlots).toMatchObject([{ startSec: 30, endSec: 45, text: '광고' }]);
  });
});

describe('a call in a caption of twenty seconds without full stops', () => {
  it.each([
    ['물을 끓이죠 면을 넣어요 이게 중요하거든요 어떨까요 정말 맛있네요 다 됐습니다', '구독 부탁드려요'],
    ['물을 끓인다 면을 넣는다 삼 분을 기다린다 정말 맛있다', '구독을 눌러 줘'],
    ['오늘 진짜 좋았어 여기 맛있더라 다음에 또 올 거야', '구독이랑 좋아요 눌러 줘'],
    ['국물이 시원합니다 면이 쫄깃해요 맛있게 드세요', '링크는 더보기란에 있어요'],
  ])('stands at its own words, not at the beginning: %s / %s', (before, call) => {
    const { callsToAction } = xrayOf([{ startSec: 0, endSec: 20, text: `${before} ${call}` }], null, 20);
    expect(callsToAction).toMatchObject([{ text: call }]);
    expect(callsToAction[0]?.startSec).toBeGreaterThan(10);
  });
});

it('a call begins with its own caption, not with the word before it', () => {
  expect(xray(...filler(4), '짜잔 완성', '구독이랑 좋아요 눌러 줘 안녕').callsToAction).toMatchObject([
    { startSec: 15, text: '구독이랑 좋아요 눌러 줘 안녕' },
  ]);
  expect(xray(...filler(4), '도움이 되셨다면', '구독과 좋아요 부탁드려요').callsToAction).toMatchObject([
    { startSec: 12 },
  ]);
});

describe('the pace of a video', () => {
  it('is counted every 30 seconds and as a whole', () => {
    const segments = [
      { startSec: 0, endSec: 30, text: Array.from({ length: 60 }, () => '말').join(' ') },
      { startSec: 30, endSec: 45, text: '조금 천천히 말합니다 왜 그럴까요' },
    ];
    const { wordsPerMinute, questionsPerMinute, totals } = xrayOf(segments, null, 45);
    expect(wordsPerMinute).toEqual([
      { startSec: 0, value: 120 },
      { startSec: 30, value: 20 },
    ]);
    expect(questionsPerMinute.map(({ value }) => value)).toEqual([0, 4]);
    expect(totals).toMatchObject({ words: 65, questions: 1, spokenSec: 45 });
    expect(totals.wordsPerMinute).toBeCloseTo(86.7, 1);
  });

  it('is nothing without words', () => {
    expect(xrayOf([], null, 0)).toMatchObject({ wordsPerMinute: [], totals: { words: 0, wordsPerMinute: 0 } });
    expect(xrayOf([], [], 60).wordsPerMinute.map(({ value }) => value)).toEqual([0, 0]);
  });

  it.each([
    ['one letter', [{ startSec: 0, endSec: 3, text: '가'.repeat(100_000) }]],
    ['one word', [{ startSec: 0, endSec: 3, text: '오늘 '.repeat(33_000) }]],
    ['words of a promise', [{ startSec: 0, endSec: 3, text: '오늘 다 모두 알려 '.repeat(10_000) }]],
    ['brackets', [{ startSec: 0, endSec: 3, text: '['.repeat(100_000) }]],
    ['lone surrogates', [{ startSec: 0, endSec: 3, text: '\ud800'.repeat(100_000) }]],
    ['no time', Array.from({ length: 10_000 }, () => ({ startSec: 0, endSec: 0, text: '광고 하나 구독' }))],
    ['no number', [{ startSec: Number.NaN, endSec: Number.NaN, text: '오늘은' }]],
  ])('of hostile captions of %s is told in time', (_name, segments) => {
    expect(xrayOf(segments, null, Number.NaN).durationSec).toBeLessThanOrEqual(3);
  });

  it('of a duration beyond all reason is told for a day', () => {
    expect(xrayOf([], null, 1e15).wordsPerMinute).toHaveLength(2_880);
  });
});
