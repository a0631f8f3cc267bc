import { describe, expect, it } from 'vitest';
import { findChapters } from './own-chapters.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

const topics = [
  ['원두 로스팅', '로스팅한 날짜', '원두 보관 온도', '생두의 수분'],
  ['물의 온도', '주전자 끓는 물', '물줄기 굵기', '추출 시간 저울'],
  ['우유 거품', '스팀 노즐 각도', '라떼 아트 그림', '거품 질감 우유'],
] as const;
/** Three minutes each, five seconds a line. */
const talk = topics.flatMap((lines, topic) =>
  Array.from({ length: 36 }, (_, i): Segment => {
    const start = topic * 180 + i * 5;
    return { start, end: start + 5, text: `${lines[i % 4]}을 말씀드릴게요 ${lines[(i * 7 + 1) % 4]}` };
  }),
);

describe('a talk without chapters of its author', () => {
  it('is parted where it turns to something else', () => {
    const found = findChapters(talk);
    expect(found[0]?.startSec).toBe(0);
    for (const turn of [180, 360]) {
      expect(Math.min(...found.map(({ startSec }) => Math.abs(startSec - turn)))).toBeLessThanOrEqual(10);
    }
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it('names each part in its own words', () => {
    for (const { title, startSec } of findChapters(talk)) {
      const part = talk.filter((segment) => segment.start >= startSec).map((segment) => segment.text);
      expect(part.some((text) => text.startsWith(title.replace(/…$/, '')))).toBe(true);
    }
  });

  it.each([
    ['shorter than four minutes', talk.slice(0, 40)],
    ['of few lines', talk.filter((_, i) => i % 4 === 0)],
    ['of nothing', []],
  ])('is left whole when it is %s', (_name, segments) => {
    expect(findChapters(segments)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(findChapters(talk)).toEqual(findChapters(talk));
  });
});
