import { describe, expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

describe('the name of a download', () => {
  it.each([
    ['홈카페 보드', '홈카페 보드.md'],
    ['a/b\\c:d*e?"<>|', 'a b c d e.md'],
    ['', 'board.md'],
    ['x'.repeat(200), `${'x'.repeat(80)}.md`],
  ])('%j -> %s', (title, name) => expect(fileNameOf(title, 'md')).toBe(name));
});
