import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleInline } from './inline-commands.ts';
import { stepHeading, toggleBlock, toggleCodeBlock } from './line-commands.ts';
import { dropMark, indent, outdent } from './list-keys.ts';
import { applied, type Command, type Writing } from './writing.ts';

const listPiece = fc.constantFrom(
  '- 가\n',
  '1. 나\n',
  '2. 다\n',
  '  - 라\n',
  '   1. 마\n',
  '- [x] 바\n',
  '> 사\n',
  '아  \n',
  '\n',
  '# 자\n',
  '**차**\n',
  '*카*\n',
);
const anyWriting = fc
  .tuple(fc.array(listPiece, { maxLength: 10 }), fc.nat(), fc.nat())
  .map(([pieces, a, b]): Writing => {
    const text = pieces.join('');
    const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
    return { text, from, to };
  });
const after = (writing: Writing, command: Command): Writing => {
  const edit = command(writing);
  return edit ? applied(writing, edit) : writing;
};

describe('no letter is lost', () => {
  const words = (text: string) => text.replace(/[^\p{Script=Hangul}]/gu, '');
  it.each(
    Object.entries({
      indent,
      outdent,
      dropMark,
      bullet: toggleBlock('bullet'),
      numbered: toggleBlock('numbered'),
      task: toggleBlock('task'),
      quote: toggleBlock('quote'),
      heading: stepHeading,
      code: toggleCodeBlock,
      bold: toggleInline('**'),
      italic: toggleInline('*'),
    }),
  )('by %s', (name, command) => {
    fc.assert(
      fc.property(anyWriting, (writing) => {
        const edit = command(writing);
        if (!edit) return;
        const done = applied(writing, edit);
        expect(words(done.text)).toBe(words(writing.text));
        // What the field's own undo does with the one edit.
        const back =
          done.text.slice(0, edit.start) +
          writing.text.slice(edit.start, edit.end) +
          done.text.slice(edit.start + edit.insert.length);
        expect(back).toBe(writing.text);
      }),
      { numRuns: 400 },
    );
  });

  it('indentation changes nothing but spaces before lines and numbers', () => {
    const bare = (text: string) => text.replace(/^[ \t]*(?:\d+(?=[.)]))?/gm, '');
    fc.assert(
      fc.property(anyWriting, fc.constantFrom(indent, outdent), (writing, command) => {
        expect(bare(after(writing, command).text)).toBe(bare(writing.text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('a quote, a block of code and marks over several lines come off again', () => {
    const commands = [toggleBlock('quote'), toggleCodeBlock];
    const plain = anyWriting.filter(({ text, from, to }) => !text.slice(from, to).includes('>') && !text.includes('>'));
    fc.assert(
      fc.property(plain, fc.constantFrom(...commands), (writing, command) => {
        const on = after(writing, command);
        expect(after(on, command).text).toBe(writing.text);
      }),
      { numRuns: 1_000 },
    );
  });
});
