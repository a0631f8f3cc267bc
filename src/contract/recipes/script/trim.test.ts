import { describe, expect, it } from 'vitest';
import { checkLimits } from './limits.ts';
import { readScript } from './script.ts';
import { trimToLimits } from './trim.ts';

const script = `## 훅
훅 하나. 훅 둘.

## 약속
약속 하나. 약속 둘.

## 본론 1
본론 하나. 본론 둘. 본론 셋. 본론 넷.
화면: 표

## 본론 2
- 나중 하나.
- 나중 둘.
- 나중 셋.

## 근거
근거 하나. 근거 둘.

## 광고
광고 하나. 광고 둘.

## 마무리
끝 하나. 끝 둘.
`;

describe('trimming', () => {
  it('leaves a text that holds the limits as it is', () => {
    expect(trimToLimits(script, { maxWords: 100 })).toEqual({ text: script, dropped: [], isWithin: true });
  });

  it.each([
    [33, ['본론 넷.']],
    [30, ['본론 넷.', '본론 셋.']],
    [28, ['본론 넷.', '본론 셋.', '나중 셋.']],
    [24, ['본론 넷.', '본론 셋.', '나중 셋.', '본론 둘.', '나중 둘.']],
    [22, ['본론 넷.', '본론 셋.', '나중 셋.', '본론 둘.', '나중 둘.', '근거 둘.']],
    [20, ['본론 넷.', '본론 셋.', '나중 셋.', '본론 둘.', '나중 둘.', '근거 둘.', '약속 둘.']],
  ])(
    'to %i words drops the last sentences of the longest body first, then proof, then promise',
    (maxWords, dropped) => {
      const trimmed = trimToLimits(script, { maxWords });
      expect([...trimmed.dropped].sort()).toEqual([...dropped].sort());
      expect(trimmed.isWithin).toBe(true);
    },
  );

  it('takes the whole line of an item away, and only it', () => {
    const { text } = trimToLimits(script, { maxWords: 28 });
    expect(text).toContain(
      '## 본론 1\n본론 하나. 본론 둘.\n화면: 표\n\n## 본론 2\n- 나중 하나.\n- 나중 둘.\n\n## 근거',
    );
  });

  it('never touches hook, call to action and sponsor, and leaves no section empty', () => {
    const { text, isWithin } = trimToLimits(script, { maxWords: 1 });
    expect(isWithin).toBe(false);
    const spoken = readScript(text).sections.map(({ lines }) =>
      lines.filter(({ kind }) => kind === 'spoken').map(({ text }) => text),
    );
    expect(spoken).toEqual([
      ['훅 하나. 훅 둘.'],
      ['약속 하나.'],
      ['본론 하나.'],
      ['나중 하나.'],
      ['근거 하나.'],
      ['광고 하나. 광고 둘.'],
      ['끝 하나. 끝 둘.'],
    ]);
  });

  it.each([{ maxWords: 25 }, { maxSyllables: 70 }, { maxSec: 20 }, { maxCharacters: 200 }, { maxWords: 1 }])(
    'twice to %j is the same as once',
    (limits) => {
      const once = trimToLimits(script, limits);
      expect(trimToLimits(once.text, limits)).toEqual({ text: once.text, dropped: [], isWithin: once.isWithin });
      expect(checkLimits(once.text, limits).length === 0).toBe(once.isWithin);
    },
  );

  it.each([
    ['lines', '첫 줄.\n둘째 줄.\n셋째 줄.\n넷째 줄.', '첫 줄.\n넷째 줄.'],
    ['one line', '첫 말. 둘째 말. 셋째 말. 넷째 말.', '첫 말. 넷째 말.'],
    ['a number is no end', '첫 3.5 말. 둘째 말. 셋째 말.', '첫 3.5 말. 셋째 말.'],
    ['a quotation goes on', '첫 말. “왜요?”라고 물었죠. 넷째 말.', '첫 말. 넷째 말.'],
  ])('keeps the first and the last sentence of a text without sections: %s', (_what, text, expected) => {
    expect(trimToLimits(text, { maxWords: 1 }).text).toBe(expected);
  });

  it('drops no more than it must', () => {
    const text = `## 본론\n${Array.from({ length: 200 }, (_, i) => `문장 ${i}번이에요.`).join(' ')}`;
    const { text: trimmed, dropped } = trimToLimits(text, { maxCharacters: 1_000 });
    expect(trimmed.length).toBeLessThanOrEqual(1_000);
    expect(trimmed.length + 1 + (dropped.at(-1)?.length ?? 0)).toBeGreaterThan(1_000);
  });

  it.each([
    ['a long line', '가. '.repeat(33_000)],
    ['many lines', '가.\n'.repeat(33_000)],
    ['many sections', '## 본론\n가. 나.\n'.repeat(7_000)],
    ['no sentence', '가'.repeat(100_000)],
    ['white space', `가.${' '.repeat(100_000)}나.`],
  ])('takes no long time over %s', (_what, text) => {
    expect(trimToLimits(text, { maxSyllables: 100, maxCharacters: 1_000 }).text.length).toBeLessThanOrEqual(
      text.length,
    );
  });
});
