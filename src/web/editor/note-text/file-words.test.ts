import { expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { fileWords } from './file-words.ts';

it.each([
  ['of a text without Markdown signs', '첫_십초.md', '# 첫 십 초 영상의 **약속**', '첫 십 초 영상의 약속'],
  ['of another document as they stand', '계획.pdf', '# 1 사분기 **목표**', '# 1 사분기 **목표**'],
])('a card of a file tells its words, %s', (_, fileName, description, told) => {
  const node = blankNode({ id: 'a', type: 'file', title: fileName, metadata: { fileName, description } });
  expect(fileWords(node)).toBe(told);
});
