import { describe, expect, it } from 'vitest';
import { pathsOf } from './heading-paths.ts';

const heading = (text: string, stands: string | null = text.replace(/^#+ /, '')) => ({
  text,
  heading: stands,
  shape: 'heading' as const,
});
const under = (stands: string | null) => ({ text: '글', heading: stands });
const paths = (...blocks: { text: string; heading: string | null; shape?: 'heading' }[]) =>
  pathsOf(blocks, 200).map((path) => path.join(' > '));

describe('the headings above a block', () => {
  it('are those of lower levels before it', () => {
    expect(
      paths(
        heading('# 책'),
        under('책'),
        heading('## 1장'),
        heading('### 첫째'),
        under('첫째'),
        heading('### 둘째'),
        under('둘째'),
        heading('## 2장'),
        under('2장'),
      ),
    ).toEqual([
      '책',
      '책',
      '책 > 1장',
      '책 > 1장 > 첫째',
      '책 > 1장 > 첫째',
      '책 > 1장 > 둘째',
      '책 > 1장 > 둘째',
      '책 > 2장',
      '책 > 2장',
    ]);
  });

  it('are the same for headings that follow each other at once and are one place', () => {
    expect(paths(heading('## 가', '나'), heading('### 나'), under('나'))).toEqual(['가 > 나', '가 > 나', '가 > 나']);
  });

  it.each([
    ['a level that is left out', [heading('# 가'), heading('#### 나'), under('나')], '가 > 나'],
    ['a deeper one first', [heading('### 가'), heading('# 나'), under('나')], '나'],
    ['signs that close it', [heading('## 가 ##', '가'), under('가')], '가'],
    ['a heading that nobody wrote before it', [heading('# 가'), under('나')], '나'],
    ['no heading', [heading('# 가'), under(null)], ''],
    ['a heading without a sign', [heading('가'), under('가')], '가'],
  ])('with %s', (_name, blocks, path) => expect(paths(...blocks).at(-1)).toBe(path));

  it('are cut as the heading itself is', () => {
    const long = '긴 제목 '.repeat(20).trim();
    expect(pathsOf([heading(`# ${long}`, '긴 제목 긴…'), under('긴 제목 긴…')], 6)[1]).toEqual(['긴 제목 긴…']);
  });
});
