import { describe, expect, it } from 'vitest';
import { secondsOf } from '#contract/recipes/script/speech.ts';
import { clocksAt, lineAt, lineStep, offsetAt, placeAt, reelOf, secAt, sectionStep } from './reel.ts';

const SCRIPT = `# 식비

## 훅 (0:00–0:10)

한 달 식비가 반이 되었어요. [1]
화면: 62만 → 38만
B-roll: 장바구니

## 본론 (0:10–0:40)

(웃으며) 장은 주 1회, 배부른 시간에 보고 냉동 채소와 두부와 달걀을 기본으로 담으면 버리는 것이 줄어들어요.
두 번째 비결은 밀프렙이에요.

## 본론 (0:40–0:50)

> 메모

B-roll: 냉장고`;

const reel = reelOf(SCRIPT, 300);

describe('a script to be read from a screen', () => {
  it('holds what is said, without citations, directions and notes, and what is shown beside it', () => {
    expect(reel.lines.map(({ words, screen, broll, section }) => [section, words, screen, broll])).toEqual([
      [0, '한 달 식비가 반이 되었어요.', '62만 → 38만', '장바구니'],
      [1, '장은 주 1회, 배부른 시간에 보고 냉동 채소와 두부와 달걀을 기본으로 담으면 버리는 것이 줄어들어요.', '', ''],
      [1, '두 번째 비결은 밀프렙이에요.', '', ''],
      [2, '', '', '냉장고'],
    ]);
  });

  it('shows an address by its host, and gives it its time', () => {
    const [line] = reelOf('그럼 https://maru.kr/a?b=1 에서 확인하세요.', 300).lines;
    expect([line?.words, line?.marked]).toEqual(Array(2).fill('그럼 maru.kr 에서 확인하세요.'));
    expect(line?.endSec).toBeGreaterThan(reelOf('그럼 에서 확인하세요.', 300).totalSec);
  });

  it('lasts as long as the checks of the script say, with or without marks of breath', () => {
    expect(reel.totalSec).toBeCloseTo(secondsOf(SCRIPT, 5), 6);
    expect(reel.lines[1]?.marked).toContain(' / ');
    expect(reel.lines[1]?.marked.replaceAll(' /', '')).toBe(reel.lines[1]?.words);
    expect(reelOf(SCRIPT, 600).totalSec).toBeLessThan(reel.totalSec);
  });

  it('knows sections of one title apart', () => {
    expect(reel.sections.map(({ title, firstLine, targetSec }) => [title, firstLine, targetSec])).toEqual([
      ['훅', 0, 10],
      ['본론', 1, 30],
      ['본론', 3, 10],
    ]);
  });

  it.each(['', '   \n\n', '> 메모', '\ud800'.repeat(200), '(가)'.repeat(500), '## '.repeat(300), '/ '.repeat(500)])(
    'is read without harm from %j',
    (text) => {
      const { lines, totalSec } = reelOf(text, 300);
      expect(totalSec).toBeGreaterThanOrEqual(0);
      expect(placeAt(lines, 0)).toBeLessThanOrEqual(lines.length);
    },
  );
});

/** Two lines with a pause, one that is only shown, a last one. */
const lines = [
  { startSec: 0, endSec: 4 },
  { startSec: 5, endSec: 7 },
  { startSec: 7, endSec: 7 },
  { startSec: 8, endSec: 10 },
];

describe('where the reading is', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 0.25],
    [3.999, 0.99975],
    [4, 1],
    [4.9, 1],
    [5, 1],
    [6, 1.5],
    [7, 3],
    [7.5, 3],
    [9, 3.5],
    [10, 4],
    [99, 4],
  ])('after %d seconds it is at place %d', (sec, place) => expect(placeAt(lines, sec)).toBeCloseTo(place, 6));

  it('never goes back while time goes on', () => {
    const places = Array.from({ length: 240 }, (_, i) => placeAt(lines, i / 20));
    expect(places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0))).toBe(true);
  });

  it.each([
    [0, 0],
    [0.25, 1],
    [1, 5],
    [1.5, 6],
    [3, 8],
    [4, 10],
    [9, 10],
  ])('place %d is reached after %d seconds', (place, sec) => expect(secAt(lines, place)).toBeCloseTo(sec, 6));

  it('is at the start of a script without lines', () => {
    expect([placeAt([], 3), secAt([], 3)]).toEqual([0, 0]);
  });

  it.each([
    [0, 10],
    [0.5, 25],
    [1, 40],
    [1.5, 70],
    [2, 100],
    [2.5, 100],
  ])('place %d stands %d px down', (place, px) => expect(offsetAt([10, 40, 100], place)).toBe(px));
});

describe('the clocks and the steps', () => {
  const [hook, body] = reel.sections;
  const bodySec = body?.startSec ?? 0;

  it('count the section and the whole', () => {
    const { section, sectionPastSec, sectionLeftSec, pastSec, leftSec } = clocksAt(reel, bodySec + 3);
    expect(section).toBe(1);
    expect(sectionPastSec).toBeCloseTo(3, 6);
    expect(sectionLeftSec).toBeCloseTo((body?.endSec ?? 0) - bodySec - 3, 6);
    expect(pastSec + leftSec).toBeCloseTo(reel.totalSec, 6);
  });

  it('read the next line in the pause before it', () => {
    expect(lineAt(reel, (hook?.endSec ?? 0) + 0.01)).toBe(1);
  });

  it('lead forward to the next section and at last to the end', () => {
    expect(sectionStep(reel, 0, 1)).toBeCloseTo(bodySec, 6);
    expect(sectionStep(reel, reel.totalSec, 1)).toBe(reel.totalSec);
  });

  it('lead back to the beginning of the section first, then to the one before', () => {
    expect(sectionStep(reel, bodySec + 3, -1)).toBeCloseTo(bodySec, 6);
    expect(sectionStep(reel, bodySec + 1, -1)).toBe(0);
    expect(sectionStep(reel, 0, -1)).toBe(0);
  });

  it('go line by line over what is only shown', () => {
    const starts = reel.lines.slice(0, 3).map(({ startSec }) => startSec);
    expect(lineStep(reel, 0, 1)).toBe(starts[1]);
    expect(lineStep(reel, starts[1] ?? 0, 1)).toBe(starts[2]);
    expect(lineStep(reel, starts[2] ?? 0, 1)).toBe(reel.totalSec);
    expect(lineStep(reel, starts[2] ?? 0, -1)).toBe(starts[1]);
  });
});
