import { describe, expect, it } from 'vitest';
import { readPack } from '#contract/recipes/description/pack.ts';
import { benchTitlesIn, putTitles } from './put-titles.ts';

const BELOW = '\n\n## 설명\n\n첫 줄이에요 [2].\n';
const pack = (...lines: readonly string[]) => `## 제목 후보\n\n${lines.join('\n')}${BELOW}`;

describe('titles that are put back into their note', () => {
  it.each([
    ['one that was changed', pack('- 하나 [1]', '- 둘'), ['하나', '둘!'], pack('- 하나 [1]', '- 둘!')],
    ['one that was changed, without the quote of the old', pack('- 하나 [1]'), ['새로'], pack('- 새로')],
    [
      'two that changed places, each with its quote',
      pack('- 하나 [1]', '- 둘'),
      ['둘', '하나'],
      pack('- 둘', '- 하나 [1]'),
    ],
    ['one that was left out', pack('- 하나', '- 둘 [1]', '- 셋'), ['하나', '셋'], pack('- 하나', '- 셋')],
    ['more of them', pack('- 하나'), ['하나', '둘', '셋'], pack('- 하나', '- 둘', '- 셋')],
    ['more of a counted list', pack('1. 하나'), ['하나', '둘'], pack('1. 하나', '2. 둘')],
    ['those in bold', pack('- **하나**', '- **둘**'), ['하나', '새로'], pack('- **하나**', '- **새로**')],
    ['one in bold, without the quote of the old behind it', pack('- **하나** [1]'), ['새로'], pack('- **새로**')],
    [
      'two in bold that changed places, each with its quotes',
      pack('- **하나** [1][2]', '- “둘” [3]'),
      ['둘', '하나'],
      pack('- **둘** [3]', '- “하나” [1][2]'),
    ],
    [
      'one in bold that stayed',
      pack('- **하나** [1, 2]', '- **둘** [3]'),
      ['하나', '새로'],
      pack('- **하나** [1, 2]', '- **새로**'),
    ],
    ['lines and spaces as one line', pack('- 하나'), [' 두\n줄  제목 '], pack('- 두 줄 제목')],
    ['nothing of empty ones', pack('- 하나', '- 둘'), ['하나', ' '], pack('- 하나')],
    ['the same', pack('- 하나 [1]', '2) 둘'), ['하나', '둘'], pack('- 하나 [1]', '2) 둘')],
  ])('are %s', (_, note, titles, expected) => {
    expect(putTitles(note, titles)).toBe(expected);
  });

  it('leave what stands beyond the bench', () => {
    const note = pack('- 1번', '- 2번', '- 3번', '- 4번', '- 5번', '- 6번');
    expect(benchTitlesIn(note)).toHaveLength(5);
    expect(putTitles(note, ['새 1번'])).toBe(pack('- 새 1번', '- 6번'));
  });

  it('stand at the beginning of a note that has none', () => {
    const note = putTitles('## 설명\n\n첫 줄', ['하나']);
    expect(note).toBe('## 제목 후보\n\n- 하나\n\n## 설명\n\n첫 줄');
    expect(putTitles('', ['One'])).toBe('## Titles\n\n- One\n');
    expect(putTitles('글', [' '])).toBe('글');
  });

  it.each([pack('- 하나', '- 둘', '- 셋'), '## Titles\n1. One\n2. Two', '글만 있는 노트', '', '## 제목 후보'])(
    'are read from it as they were put (%j)',
    (note) => {
      const titles = ['가나다', '라마바 #1', '사아자: 38%?'];
      expect(readPack(putTitles(note, titles)).titles.map(({ text }) => text)).toEqual(titles);
    },
  );
});
