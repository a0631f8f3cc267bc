import { describe, expect, it } from 'vitest';
import { readChapters } from './chapters.ts';

const listed = (description: string, durationSec: number | null = null) =>
  readChapters(description, durationSec).map(({ startSec, title }) => [startSec, title]);

const three = [
  [0, '시작'],
  [34, '분쇄도'],
  [3_723, '마무리'],
];

describe('the chapters of a description', () => {
  it.each([
    ['times before titles', '0:00 시작\n0:34 분쇄도\n1:02:03 마무리'],
    [
      'among other words',
      '오늘은 커피 이야기예요.\n\n00:00 시작\n00:34 분쇄도\n01:02:03 마무리\n\n문의 hello@example.com',
    ],
    ['times after titles', '시작 0:00\n분쇄도 - 0:34\n마무리 (1:02:03)'],
    ['brackets and bullets', '• [0:00] 시작\n• [0:34] 분쇄도\n• [1:02:03] 마무리'],
    ['dashes', '0:00 - 시작\n0:34 – 분쇄도\n1:02:03 — 마무리'],
    ['numbers', '1. 시작 0:00\n2. 분쇄도 0:34\n3. 마무리 1:02:03'],
    ['spans', '0:00~0:34 시작\n0:34 - 1:02:03 분쇄도\n1:02:03-1:10:00 마무리'],
    ['an hour of another thing before the list', '방송 시간 19:30 수요일\n0:00 시작\n0:34 분쇄도\n1:02:03 마무리'],
  ])('are read from %s', (_name, description) => {
    expect(listed(description)).toEqual(three);
  });

  it.each([
    ['without 0:00', '0:05 시작\n0:34 분쇄도\n1:02 마무리'],
    ['of two', '0:00 시작\n0:34 분쇄도'],
    ['that fall', '0:00 시작\n0:34 분쇄도\n0:20 마무리'],
    ['shorter than ten seconds', '0:00 시작\n0:05 분쇄도\n0:09 마무리'],
    ['without titles', '0:00\n0:34\n1:02'],
    ['that are no times', '비율은 1:2:3, 16:99 입니다'],
    ['in an empty description', ''],
  ])('are none %s', (_name, description) => {
    expect(listed(description)).toEqual([]);
  });

  it('end before the video does', () => {
    expect(listed('0:00 하나\n1:00 둘\n2:00 셋\n3:00 넷\n59:00 다른 영상', 200)).toHaveLength(4);
  });

  it('keep a title short enough for a list', () => {
    expect(readChapters(`0:00 ${'가'.repeat(300)}\n1:00 나\n2:00 다`)[0]?.title).toHaveLength(100);
  });
});
