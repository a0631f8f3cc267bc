import { describe, expect, it } from 'vitest';
import { beatSheetOf } from '#contract/recipes/structure/beat-sheet.ts';
import { median } from '#contract/recipes/structure/median.ts';
import { shareOf } from '#contract/recipes/structure/overlay.ts';
import { xrayOf } from './xray.ts';

const TALK = [
  '커피 맛은 왜 매번 다를까요?',
  '오늘은 커피 맛이 달라지는 방법을 알려드릴게요',
  '실제로 제가 한 달 동안 재 봤습니다',
  '하지만 물이 문제였습니다',
  '물은 이렇게 부어 줍니다',
  '오늘 영상은 원두상회의 유료 광고를 포함합니다',
  '다시 본론으로 돌아와서 이야기합니다',
  '천천히 저어 줍니다',
  '거의 다 됐습니다',
  '구독과 좋아요 부탁드립니다',
];
/** The talk with `step` seconds for each line. */
const reference = (step: number, lines: readonly string[] = TALK) =>
  xrayOf(
    lines.map((text, i) => ({ startSec: i * step, endSec: (i + 1) * step, text })),
    null,
    lines.length * step,
  );
const rowsOf = (sheet: string) =>
  sheet
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(2).map((_, i) => words.slice(i, i + 3).join(' '));
};

describe('a beat sheet', () => {
  it('names the beats in order with scaled times', () => {
    expect(
      rowsOf(beatSheetOf(reference(6), { targetSec: 120, language: 'ko' })).map((cells) => cells.slice(1, 4)),
    ).toEqual([
      ['훅', '0:00–0:12', '12초'],
      ['약속', '0:12–0:24', '12초'],
      ['첫 증거', '0:24–0:36', '12초'],
      ['전환', '0:36–1:00', '24초'],
      ['광고', '1:00–1:12', '12초'],
      ['본론', '1:12–1:48', '36초'],
      ['행동 유도', '1:48–2:00', '12초'],
    ]);
  });

  it.each([1, 5, 30, 60, 600, 3_600])('of %i s covers the whole without gaps', (targetSec) => {
    const times = rowsOf(beatSheetOf(reference(6), { targetSec, language: 'en' })).map(
      (cells) => cells[2]?.split('–') ?? [],
    );
    expect(times[0]?.[0]).toBe('0:00');
    times.slice(1).forEach(([start], i) => expect(start).toBe(times[i]?.[1]));
    const minutes = times.at(-1)?.[1]?.split(':').map(Number) ?? [];
    expect(minutes.reduce((sum, part) => sum * 60 + part, 0)).toBe(targetSec);
  });

  it.each(['ko', 'en'] as const)('has no three words in a row of the reference (%s)', (language) => {
    const sheet = runsOf(beatSheetOf([reference(3), reference(6)], { targetSec: 300, language }));
    const english = 'the call to action is the first proof that one question before the body turns the story';
    const spoken = new Set(runsOf([...TALK, english].join(' ')));
    expect(sheet.filter((run) => spoken.has(run))).toEqual([]);
    expect(sheet.length).toBeGreaterThan(20);
  });

  it('keeps what at least half of several references have', () => {
    const bare = reference(6, ['물을 부어 줍니다', '저어 줍니다', '구독과 좋아요 부탁드립니다']);
    const names = (sheet: string) => rowsOf(sheet).map((cells) => cells[1]);
    expect(names(beatSheetOf([reference(6), bare, bare], { targetSec: 60, language: 'ko' }))).toEqual([
      '여는 말',
      '행동 유도',
    ]);
    expect(names(beatSheetOf([reference(6), bare], { targetSec: 60, language: 'ko' }))).toContain('광고');
  });

  it('of nothing is a body', () => {
    const rows = rowsOf(beatSheetOf([], { targetSec: Number.NaN, language: 'en' }));
    expect(rows.map((cells) => cells[1])).toEqual(['Body']);
  });
});

describe('what references share', () => {
  it('is told with numbers in both languages', () => {
    const facts = shareOf([
      { title: '가', xray: reference(3) },
      { title: '나', xray: reference(4) },
      { title: '다', xray: reference(3.5) },
    ]);
    const proof = facts.find(({ id }) => id === 'proof-before');
    expect(proof).toEqual({
      id: 'proof-before',
      count: 3,
      of: 3,
      value: 9,
      titles: ['가', '나', '다'],
      words: {
        ko: '3개 모두 0:09 전에 결과나 근거를 보여 줘요.',
        en: 'All 3 show a result or proof before 0:09.',
      },
    });
    expect(facts.map(({ id }) => id)).toEqual([
      'opens-with-hook',
      'promise-before',
      'proof-before',
      'turn-every',
      'sponsor-share',
      'call-at-end',
      'words-per-minute',
      'questions-per-minute',
    ]);
    for (const { words } of facts) {
      expect(words.ko).toMatch(/요\.$/);
      expect(words.en).not.toMatch(/[가-힣]/);
    }
  });

  it('is what more than half of them do', () => {
    const bare = reference(6, ['물을 부어 줍니다', '저어 줍니다']);
    const facts = shareOf([
      { title: '가', xray: reference(6) },
      { title: '나', xray: reference(6) },
      { title: '다', xray: bare },
    ]);
    expect(facts.find(({ id }) => id === 'sponsor-share')).toMatchObject({ count: 2, of: 3, titles: ['가', '나'] });
    expect(
      shareOf([
        { title: '가', xray: reference(6) },
        { title: '다', xray: bare },
      ]).map(({ id }) => id),
    ).toEqual(['words-per-minute']);
  });

  it('is nothing of one reference or of none', () => {
    expect(shareOf([{ title: '가', xray: reference(6) }])).toEqual([]);
    expect(shareOf([])).toEqual([]);
  });

  it('is measured by medians', () => {
    expect([median([3, 1, 2]), median([1, 2, 3, 4]), median([])]).toEqual([2, 2.5, 0]);
  });
});
