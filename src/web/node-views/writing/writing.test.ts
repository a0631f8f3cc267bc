import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertLink, linkPasted, toggleInline } from './inline-commands.ts';
import { setHeading, stepHeading, toggleBlock, toggleCodeBlock } from './line-commands.ts';
import { continueLine, dropMark, indent, outdent } from './list-keys.ts';
import { insertTable, nextCell, nextRow, previousCell } from './table-keys.ts';
import { applied, type Command, type Writing } from './writing.ts';

/** '한 [글]' is the text '한 글' with '글' selected; '한|글' has the caret in the middle. */
function read(told: string): Writing {
  if (told.includes('⟦')) {
    const from = told.indexOf('⟦');
    return { text: told.replace(/[⟦⟧]/g, ''), from, to: told.indexOf('⟧') - 1 };
  }
  const at = told.indexOf('‸');
  return { text: told.replace('‸', ''), from: at, to: at };
}
const tell = ({ text, from, to }: Writing): string =>
  from === to
    ? `${text.slice(0, from)}‸${text.slice(from)}`
    : `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;
const run = (command: Command, told: string): string | null => {
  const edit = command(read(told));
  return edit && tell(applied(read(told), edit));
};

describe('marks around words', () => {
  it.each([
    ['**', '맛은 ⟦분쇄도⟧다', '맛은 **⟦분쇄도⟧**다'],
    ['**', '맛은 **⟦분쇄도⟧**다', '맛은 ⟦분쇄도⟧다'],
    ['**', '맛은 ⟦**분쇄도**⟧다', '맛은 ⟦분쇄도⟧다'],
    ['**', '맛은 ⟦ 분쇄도 ⟧다', '맛은  **⟦분쇄도⟧** 다'],
    ['**', '맛은 ‸', '맛은 **‸**'],
    ['**', '맛은 **‸**', '맛은 ‸'],
    ['*', '**⟦분쇄도⟧**', '***⟦분쇄도⟧***'],
    ['*', '***⟦분쇄도⟧***', '**⟦분쇄도⟧**'],
    ['~~', '⟦헌 말⟧', '~~⟦헌 말⟧~~'],
    ['`', '`⟦원두⟧`', '⟦원두⟧'],
    ['**', '- ⟦하나\n- 둘⟧', '- ⟦**하나**\n- **둘**⟧'],
    ['**', '⟦- **하나**\n\n- **둘**⟧', '⟦- 하나\n\n- 둘⟧'],
    ['*', '⟦**하나**\n**둘**⟧', '⟦***하나***\n***둘***⟧'],
    ['**', '⟦하나  \n둘⟧', '⟦**하나**  \n**둘**⟧'],
  ] as const)('%s on %j', (mark, before, after) => expect(run(toggleInline(mark), before)).toBe(after));

  it('come off again, whatever was selected', () => {
    const words = fc.string({ unit: fc.constantFrom('가', 'b', ' ', '1', '.', '"') });
    fc.assert(
      fc.property(words, words, words, fc.constantFrom('**', '*', '~~', '`'), (before, inner, after, mark) => {
        const writing = { text: before + inner + after, from: before.length, to: before.length + inner.length };
        const on = applied(writing, toggleInline(mark)(writing) ?? { start: 0, end: 0, insert: '', select: [0, 0] });
        const off = toggleInline(mark)(on);
        expect(off && applied(on, off).text).toBe(writing.text);
      }),
    );
  });
});

describe('links', () => {
  it.each([
    ['⟦원두⟧ 보기', '[원두](⟦https://⟧) 보기'],
    ['‸', '[‸](https://)'],
    ['⟦https://a.example/x⟧', '[‸](https://a.example/x)'],
    ['⟦[표]⟧', '[\\[표\\]](⟦https://⟧)'],
  ])('%j', (before, after) => expect(run(insertLink, before)).toBe(after));

  it('an address pasted over words becomes their link, and over nothing stays an address', () => {
    const pasted =
      (address: string): Command =>
      (writing) =>
        linkPasted(writing, address);
    expect(run(pasted(' https://a.example/x '), '⟦원두⟧')).toBe('[원두](https://a.example/x)‸');
    expect(run(pasted('https://a.example/(x)'), '⟦원두⟧')).toBe('[원두](<https://a.example/(x)>)‸');
    expect(run(pasted('https://a.example'), '‸')).toBeNull();
    expect(run(pasted('그냥 글'), '⟦원두⟧')).toBeNull();
  });
});

describe('lines', () => {
  it.each([
    ['bullet', '하‸나', '- 하‸나'],
    ['bullet', '- 하‸나', '하‸나'],
    ['task', '⟦하나\n둘⟧', '⟦- [ ] 하나\n- [ ] 둘⟧'],
    ['task', '- 하‸나', '- [ ] 하‸나'],
    ['numbered', '⟦하나\n\n- 둘⟧', '⟦1. 하나\n\n2. 둘⟧'],
    ['numbered', '⟦1. 하나\n2. 둘⟧', '⟦하나\n둘⟧'],
    ['quote', '‸', '> ‸'],
    ['quote', '⟦- 하나\n1. 둘\n# 셋⟧', '⟦> - 하나\n> 1. 둘\n> # 셋⟧'],
    ['quote', '⟦> - 하나\n> 1. 둘\n> # 셋⟧', '⟦- 하나\n1. 둘\n# 셋⟧'],
    ['bullet', '> 하‸나', '> - 하‸나'],
    ['bullet', '> - 하‸나', '> 하‸나'],
    ['numbered', '⟦> 하나\n> 둘⟧', '⟦> 1. 하나\n> 2. 둘⟧'],
    ['quote', '앞\n말‸\n뒤', '앞\n> 말‸\n뒤'],
  ] as const)('%s on %j', (block, before, after) => expect(run(toggleBlock(block), before)).toBe(after));

  it('become headings, one level further each time', () => {
    expect(run(stepHeading, '제목‸')).toBe('# 제목‸');
    expect(run(stepHeading, '# 제목‸')).toBe('## 제목‸');
    expect(run(stepHeading, '### 제목‸')).toBe('제목‸');
    expect(run(setHeading(2), '- 제‸목')).toBe('## 제‸목');
    expect(run(setHeading(2), '## 제‸목')).toBe('제‸목');
  });

  it('become code and come out of it again', () => {
    expect(run(toggleCodeBlock, '⟦a\nb⟧')).toBe('```\n⟦a\nb⟧\n```');
    expect(run(toggleCodeBlock, '⟦```\na\nb\n```⟧')).toBe('⟦a\nb⟧');
    expect(run(toggleCodeBlock, '⟦```\na⟧')).toBe('````\n⟦```\na⟧\n````');
    expect(run(toggleCodeBlock, '````\n⟦```\na⟧\n````')).toBe('⟦```\na⟧');
    expect(run(toggleCodeBlock, '앞\n```\n⟦a\nb⟧\n```\n뒤')).toBe('앞\n⟦a\nb⟧\n뒤');
  });
});

describe('Enter', () => {
  it.each([
    ['- 하나‸', '- 하나\n- ‸'],
    ['- 하‸나', '- 하\n- ‸나'],
    ['  * 하나‸', '  * 하나\n  * ‸'],
    ['- [x] 하나‸', '- [x] 하나\n- [ ] ‸'],
    ['1. 하나‸\n2. 둘\n   - 안\n3. 셋', '1. 하나\n2. ‸\n3. 둘\n   - 안\n4. 셋'],
    ['9) 하나‸', '9) 하나\n10) ‸'],
    ['> 말‸', '> 말\n> ‸'],
    ['- 하나\n- ‸', '- 하나\n‸'],
    ['- 하나\n  - ‸', '- 하나\n- ‸'],
    ['1. 하나\n   - [ ] ‸', '1. 하나\n2. ‸'],
    ['- ⟦하나⟧', '- \n- ‸'],
  ])('%j', (before, after) => expect(run(continueLine, before)).toBe(after));

  it.each(['글‸', '‸- 하나', '-‸ 하나', '```\n- 하나‸\n```', '# 제목‸'])('is left to the field in %j', (told) =>
    expect(run(continueLine, told)).toBeNull(),
  );
});

describe('Tab in a list', () => {
  it.each([
    ['- 하나\n- 둘‸', '- 하나\n  - 둘‸'],
    ['1. 하나\n2. 둘‸', '1. 하나\n   1. 둘‸'],
    ['1. 하나\n2. 둘‸\n3. 셋\n4. 넷', '1. 하나\n   1. 둘‸\n2. 셋\n3. 넷'],
    ['1. 하나\n   1. 안\n2. 둘‸\n3. 셋', '1. 하나\n   1. 안\n   2. 둘‸\n2. 셋'],
    ['9. 하나\n10. 둘‸\n11. 셋', '9. 하나\n   1. 둘‸\n10. 셋'],
    ['1. 하나\n1. 둘‸\n1. 셋', '1. 하나\n   1. 둘‸\n1. 셋'],
    ['- 하나‸', '- 하나‸'],
    ['- 하나\n⟦- 둘\n- 셋⟧', '- 하나\n  ⟦- 둘\n  - 셋⟧'],
  ])('goes in: %j', (before, after) => expect(run(indent, before)).toBe(after));

  it.each([
    ['- 하나\n  - 둘‸', '- 하나\n- 둘‸'],
    ['- 하나\n  - 둘\n    - 셋‸', '- 하나\n  - 둘\n  - 셋‸'],
    ['1. 하나\n   1. ‸둘\n   2. 안\n2. 셋', '1. 하나\n2. ‸둘\n   1. 안\n3. 셋'],
    ['- 하나‸', '- 하나‸'],
  ])('goes out: %j', (before, after) => expect(run(outdent, before)).toBe(after));

  it('is left to the page outside one', () => {
    expect(run(indent, '글‸')).toBeNull();
    expect(run(outdent, '글‸')).toBeNull();
  });
});

describe('Backspace behind the mark of a line', () => {
  it.each([
    ['- ‸하나', '‸하나'],
    ['- [x] ‸하나', '‸하나'],
    ['2. ‸하나', '‸하나'],
    ['> ‸하나', '‸하나'],
    ['- 하나\n  - ‸둘', '- 하나\n- ‸둘'],
    ['1. 하나\n   1. ‸둘\n2. 셋', '1. 하나\n2. ‸둘\n3. 셋'],
  ])('goes out of the list: %j', (before, after) => expect(run(dropMark, before)).toBe(after));

  it.each(['‸- 하나', '- 하‸나', '-‸ 하나', '- ⟦하⟧나', '글‸', '# ‸제목', '```\n- ‸하나\n```'])(
    'is left to the field in %j',
    (told) => expect(run(dropMark, told)).toBeNull(),
  );
});

describe('a table', () => {
  const table = insertTable(['항목', '내용']);
  it('is put below the words, or where the line is empty', () => {
    expect(run(table, '글‸')).toBe('글\n\n| ⟦항목⟧ | 내용 |\n| --- | --- |\n|  |  |');
    expect(run(table, '글\n\n‸')).toBe('글\n\n| ⟦항목⟧ | 내용 |\n| --- | --- |\n|  |  |');
    expect(run(table, '글\n‸')).toBe('글\n\n| ⟦항목⟧ | 내용 |\n| --- | --- |\n|  |  |');
    expect(run(table, '‸')).toBe('| ⟦항목⟧ | 내용 |\n| --- | --- |\n|  |  |');
  });

  it('is walked through by Tab, and grows at its end', () => {
    const told = '| ⟦항목⟧ | 내용 |\n| --- | --- |\n| 가 |  |';
    expect(run(nextCell, told)).toBe('| 항목 | ⟦내용⟧ |\n| --- | --- |\n| 가 |  |');
    expect(run(nextCell, '| 항목 | ⟦내용⟧ |\n| --- | --- |\n| 가 |  |')).toBe(
      '| 항목 | 내용 |\n| --- | --- |\n| ⟦가⟧ |  |',
    );
    expect(run(nextCell, '| a | b |\n|---|---|\n| 가 | ⟦나⟧ |')).toBe('| a | b |\n|---|---|\n| 가 | 나 |\n| ‸ |  |');
    expect(run(previousCell, '| a | b |\n|---|---|\n| ⟦가⟧ | 나 |')).toBe('| a | ⟦b⟧ |\n|---|---|\n| 가 | 나 |');
  });

  it('gets a row by Enter, and is left from an empty one', () => {
    expect(run(nextRow, '| a | b |\n|---|---|\n| 가 | 나‸ |')).toBe('| a | b |\n|---|---|\n| 가 | 나 |\n| ‸ |  |');
    expect(run(nextRow, '| a | b |\n|---|---|\n| 가 | 나 |\n| ‸ |  |')).toBe('| a | b |\n|---|---|\n| 가 | 나 |\n‸');
    expect(run(nextRow, '| a‸ | b |')).toBeNull();
  });
});

it('every command stays within the text, and changes nothing outside of what it says', () => {
  const commands: Command[] = [
    ...(['**', '*', '~~', '`'] as const).map(toggleInline),
    ...(['bullet', 'numbered', 'task', 'quote'] as const).map(toggleBlock),
    stepHeading,
    toggleCodeBlock,
    insertLink,
    insertTable(['a', 'b']),
    continueLine,
    indent,
    outdent,
    dropMark,
    nextCell,
    previousCell,
    nextRow,
  ];
  const piece = fc.constantFrom(
    '가',
    ' ',
    '\n',
    '- ',
    '1. ',
    '[ ] ',
    '> ',
    '# ',
    '**',
    '`',
    '```\n',
    '| a | b |\n',
    '|---|---|\n',
    '  ',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 24 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...commands),
      (pieces, a, b, command) => {
        const text = pieces.join('');
        const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
        const edit = command({ text, from, to });
        if (!edit) return;
        expect(edit.start).toBeGreaterThanOrEqual(0);
        expect(edit.end).toBeGreaterThanOrEqual(edit.start);
        expect(edit.end).toBeLessThanOrEqual(text.length);
        const { length } = applied({ text, from, to }, edit).text;
        expect(edit.select[0]).toBeGreaterThanOrEqual(0);
        expect(edit.select[1]).toBeGreaterThanOrEqual(edit.select[0]);
        expect(edit.select[1]).toBeLessThanOrEqual(length);
      },
    ),
    { numRuns: 2_000 },
  );
});
