import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { createCodeReader, withoutCode } from './code-in-text.ts';

const codeIn = (pieces: readonly string[]): string => {
  const reader = createCodeReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
    .map(({ text, isCode }) => (isCode ? text.replace(/[^\n]/g, '#') : text))
    .join('');
};

const table: [text: string, shown: string][] = [
  ['글 `arr[0]`과 글', '글 ########과 글'],
  ['``a ` b`` 뒤', '######### 뒤'],
  ['열리기만 한 ` 글 [1]', '열리기만 한 ` 글 [1]'],
  ['열리고 `\n닫히지` 않은', '열리고 `\n닫히지` 않은'],
  ['\\`글\\` [1]', '\\`글\\` [1]'],
  ['앞\n```js\na[1]\n```\n뒤 [1]', '앞\n#####\n####\n###\n뒤 [1]'],
  ['~~~\na[1]\n~~~\n뒤', '###\n####\n###\n뒤'],
  ['- ```\n  a[1]\n  ```\n뒤', '#####\n######\n#####\n뒤'],
  ['````\n```\na\n````\n뒤', '####\n###\n#\n####\n뒤'],
  ['```\n끝나지 않은 [1]', '###\n##########'],
  ['한 줄 ```a[1]``` 뒤 [1]', '한 줄 ########## 뒤 [1]'],
  ['~~지운~~ 글', '~~지운~~ 글'],
];

it.each(table)('in %j code is %j, cut after every character or nowhere', (text, shown) => {
  expect(codeIn([text])).toBe(shown);
  expect(codeIn(text.split(''))).toBe(shown);
  expect(withoutCode(text)).toBe(shown.replaceAll('#', ' '));
});

it('tells the same however a text is cut, and loses nothing of it', () => {
  const scrap = constantFrom('`', '``', '```', '~~~', '\n', '\\', ' ', '- ', '> ', '1. ', '글', '[1]');
  assert(
    property(array(scrap, { maxLength: 14 }), array(scrap, { maxLength: 14 }), (one, other) => {
      const pieces = [...one, ...other];
      const text = pieces.join('');
      expect(codeIn(pieces)).toBe(codeIn([text]));
      expect(codeIn([one.join(''), other.join('')])).toBe(codeIn([text]));
      expect(codeIn([text]).length).toBe(text.length);
    }),
    { numRuns: 3_000 },
  );
});
