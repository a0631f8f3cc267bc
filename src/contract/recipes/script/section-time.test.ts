import { describe, expect, it } from 'vitest';
import { targetsOf, titleAndTimeOf } from './section-time.ts';

const targets = (...headings: string[]) => targetsOf(headings.map((heading) => titleAndTimeOf(heading).time));

describe('the length of a section', () => {
  it.each([
    ['훅 (0:00–0:08)', '훅', 8],
    ['훅 (00:00 ~ 00:08)', '훅', 8],
    ['훅 [0:00-0:08]', '훅', 8],
    ['훅 (8초)', '훅', 8],
    ['훅 (약 8초)', '훅', 8],
    ['훅 (0~8초)', '훅', 8],
    ['훅 8초', '훅', 8],
    ['훅 | 0:00 - 0:08', '훅', 8],
    ['0:00–0:08 훅', '훅', 8],
    ['Hook (8s)', 'Hook', 8],
    ['Hook – 8 seconds', 'Hook', 8],
    ['**훅** (8초)', '훅', 8],
    ['본론 1 (1분 30초)', '본론 1', 90],
    ['본론 (1.5분)', '본론', 90],
    ['Body (1m30s)', 'Body', 90],
    ['본론 (59:00–1:01:00)', '본론', 120],
    ['마무리 (2~3분)', '마무리', 180],
    ['마무리 (0:20)', '마무리', 20],
    ['본론 1', '본론 1', null],
    ['본론 3: 30초 안에 끝내기', '본론 3: 30초 안에 끝내기', null],
    ['본론 (사례)', '본론 (사례)', null],
    ['훅 (0초)', '훅', null],
    ['훅 (0:08–0:00)', '훅', null],
  ])('of %s', (heading, title, sec) => {
    expect(titleAndTimeOf(heading).title).toBe(title);
    expect(targets(heading)).toEqual([sec]);
  });

  it.each([
    ['goes on where the one before ends', ['훅 (0~8초)', '약속 (8~20초)'], [8, 12]],
    ['is the upper end of a range otherwise', ['훅 (5~8초)', '약속 (10~15초)'], [8, 15]],
    ['lasts to the next start', ['훅 (0:00)', '약속 (0:08)', '본론 (0:20)'], [8, 12, null]],
    ['is a single time where those do not rise', ['훅 (0:08)', '본론 (3:00)', '마무리 (0:20)'], [8, 180, 20]],
  ])('%s', (_what, headings, expected) => {
    expect(targets(...headings)).toEqual(expected);
  });
});
