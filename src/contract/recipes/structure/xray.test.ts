import { describe, expect, it } from 'vitest';
import { beatsOf, type BeatKind } from './beats.ts';
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
    '월급이 들어오자마자 사라지는 경험 해 보셨나요',
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
    expect(hook).toMatchObject({ startSec: 0, endSec: 6, text: whole[0] });
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

  it.each<[BeatKind, string, string[], boolean]>([
    ['hook', 'a warning', ['이 카메라 절대 사지 마세요', ...filler(9)], true],
    ['hook', 'a figure and a fall', ['하루 만에 100조 원이 사라졌습니다', ...filler(9)], true],
    ['hook', 'a question in English', ['what if i told you that most people waste three hours', ...filler(9)], true],
    ['hook', 'a before and an after', ['식비가 62만 원에서 38만 원', ...filler(9)], true],
    ['hook', 'what became of an amount', ['한 달에 62만 원이던 식비가 38만 원이 됐어요', ...filler(9)], true],
    ['hook', 'a before and an after in English', ['i went from $620 to $380 a month', ...filler(9)], true],
    ['hook', 'a question to the viewer', ['한 달 식비로 얼마나 쓰세요', ...filler(9)], true],
    ['hook', 'a range of prices', ['가격은 10만 원에서 20만 원 사이입니다', ...filler(9)], false],
    ['hook', 'a command', ['물을 조금 넣어 보세요', ...filler(9)], false],
    ['hook', 'a greeting', ['안녕하세요 커피하는 민지예요', ...filler(9)], false],
    ['hook', 'a sound check', ['아 제 목소리 들리시나요', ...filler(9)], false],
    ['hook', 'a question long after the beginning', [...filler(40), '왜 그럴까요'], false],
    ['promise', 'today and a verb of telling', ['오늘은 라면을 끓여 보겠습니다 같이 알아보시죠', ...filler(9)], true],
    ['promise', 'speech among friends', ['이번에 스크립트 짜는 법 알려줄게', ...filler(9)], true],
    ['promise', 'English', ["in this video i'm going to show you my setup", ...filler(9)], true],
    ['promise', 'the next video', ['다음 영상에서는 라면을 알려드릴게요', ...filler(9)], false],
    ['promise', 'an end', [...filler(40), '오늘은 여기까지 알려드렸습니다'], false],
    ['proof', 'an example', [...filler(3), '예를 들어 이 컵은 300밀리입니다'], true],
    ['proof', 'a study', [...filler(3), '연구에 따르면 절반이 줄었습니다'], true],
    ['proof', 'English', [...filler(3), 'according to the manual it lasts a day'], true],
    ['proof', 'a question about results', [...filler(3), '과연 결과는 어떨까요'], false],
    ['turn', 'but', [...filler(3), '하지만 배터리가 짧았습니다', ...filler(3)], true],
    ['turn', 'English', [...filler(3), "but here's the problem nobody mentions", ...filler(3)], true],
    ['turn', 'a however inside a line', [...filler(3), '작지만 밝습니다', ...filler(3)], false],
    ['sponsor', 'a disclosure', [...filler(3), '오늘 영상은 클린랩에서 제품을 제공받아 만들었습니다'], true],
    ['sponsor', 'English', [...filler(3), 'this video is sponsored by Deskly', ...filler(3)], true],
    ['sponsor', 'a denial', [...filler(3), '광고 아니고 협찬도 아닙니다', '내돈내산이에요'], false],
    ['sponsor', 'advertising as the matter', [...filler(3), '광고 효율은 클릭률로 봅니다'], false],
    ['sponsor', 'a way around advertising', [...filler(3), '유료 광고 차단 앱은 쓰지 마세요'], false],
    ['sponsor', 'a view without advertising', [...filler(3), '광고 없이 보는 방법은 간단합니다'], false],
    ['sponsor', 'who paid', [...filler(3), '이 영상은 토스뱅크로부터 제작비를 지원받아 제작되었습니다'], true],
    ['promise', 'a frank answer', ['솔직히 말씀드리면 없습니다', ...filler(9)], false],
    ['promise', 'speech to friends', ['오늘은 5분 만에 만드는 참치 덮밥 알려 줄게', ...filler(9)], true],
    ['proof', 'what came of a trial', [...filler(3), '제가 3주 해 보니까 허리가 4센치 줄었어요'], true],
    ['proof', 'a view', [...filler(3), '창밖을 보니까 비가 와요'], false],
    ['proof', 'a bill that is shown', [...filler(3), '제 카드 명세서를 보여 드릴게요'], true],
    ['turn', 'one problem in English', [...filler(3), "and there's one big problem with it"], true],
    ['hook', 'an amount that is gone', ['월급 300만 원 받는데 통장에 왜 20만 원밖에 없을까요', ...filler(9)], true],
    ['call', 'a viewer who is told not to', [...filler(9), '구독하지 마시고 무료로 쓰세요'], false],
    ['call', 'a comment', [...filler(9), '여러분 생각은 댓글로 알려 주세요'], true],
    ['call', 'English', [...filler(9), 'hit the like button and subscribe'], true],
    ['call', 'praise', [...filler(9), '이거 밥이랑 먹으면 진짜 좋아요'], false],
    ['call', 'thanks to subscribers', [...filler(9), '구독자 만 명이 넘었습니다'], false],
    ['call', 'a comment that was made', [...filler(9), '댓글로 물어봐 주신 분이 계셨습니다'], false],
  ])('has a %s or none in %s', (kind, _name, lines, isThere) => {
    expect(kinds(kind, ...lines).length > 0).toBe(isThere);
  });

  it('does not turn with every 근데 of a chat, but does after a silence', () => {
    const chat = Array.from({ length: 12 }, (_, i) => `근데 그게 ${i}번이었대요`);
    expect(kinds('turn', ...filler(2), ...chat)).toEqual([]);
    expect(kinds('turn', ...filler(2), ...chat, '3| 근데 그날 밤 전화가 왔어요')).toHaveLength(1);
  });

  it('ends the hook of a short in its beginning, and of a long video after half a minute', () => {
    const short = xray(whole[0] ?? '', ...filler(4), '실제로 3일 차이가 났어요', '저장해 두세요', '감사합니다');
    expect(short.hook).toMatchObject({ startSec: 0, endSec: 6 });
    expect(xray(whole[0] ?? '', ...filler(60)).hook?.endSec).toBe(30);
  });

  it('takes chapters into account: the slot they name, and the end of a hook', () => {
    const segments = spoken('이거 모르면 손해입니다', ...filler(20));
    const chapters = [
      { startSec: 0, title: '시작' },
      { startSec: 6, title: '본론' },
      { startSec: 30, title: '광고' },
      { startSec: 45, title: '다시 본론' },
    ];
    const { hook, sponsorSlots } = xrayOf(segments, chapters, 63);
    expect(hook?.endSec).toBe(6);
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
