import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksIn } from '#contract/chat/citations.ts';
import { createRenumberer } from './renumber.ts';

const known = new Set([2, 3, 7, 12]);
function run(pieces: readonly string[]) {
  const renumberer = createRenumberer((mark) => known.has(mark));
  const text = pieces.map((piece) => renumberer.push(piece)).join('') + renumberer.end();
  return { text, cited: [...renumberer.cited()] };
}

const table: [model: string, shown: string, cited: number[]][] = [
  ['하나 [7]. 둘 [3]. 다시 [7].', '하나 [1]. 둘 [2]. 다시 [1].', [7, 3]],
  ['여럿 [3][12] 끝', '여럿 [1][2] 끝', [3, 12]],
  ['목록 [3, 7] 끝', '목록 [1][2] 끝', [3, 7]],
  ['없는 [99] 번호', '없는  번호', []],
  ['부탁드려요 [99]. 네 [99] [98]! 예[99], 끝 [99][98].', '부탁드려요. 네! 예, 끝.', []],
  ['섞인 [99, 2] 번호', '섞인 [1] 번호', [2]],
  ['겹괄호 【3】', '겹괄호 [1]', [3]],
  ['링크 [3](https://evil.test)', '링크 [1] (https://evil.test)', [3]],
  ['정의\n[3]: https://evil.test', '정의\n[1] : https://evil.test', [3]],
  ['되살아나지 않는 [[99]2]', '되살아나지 않는 [ 2]', []],
  ['보통 [글] 과 [a](b) 와 [1.5]', '보통 [글] 과 [a](b) 와 [1.5]', []],
  ['끝나지 않은 [3', '끝나지 않은 [3', []],
  ['이모지 😀 [2]', '이모지 😀 [1]', [2]],
  ['범위 [2-4] 끝', '범위 [1][2] 끝', [2, 3]],
  ['물결 [2~3], 줄표 [2–3]', '물결 [1][2], 줄표 [1][2]', [2, 3]],
  ['단검 【3†source】', '단검 [1]', [3]],
  ['단검 【7†L1-L9】 [3†출처]', '단검 [1] [2]', [7, 3]],
  ['전각 ［３］ ［２，７］', '전각 [1] [2][3]', [3, 2, 7]],
  ['점 [3·7]; 쌍반점 [3;12]', '점 [1][2]; 쌍반점 [1][3]', [3, 7, 12]],
  ['각주 [^3] 끝', '각주 [1] 끝', [3]],
  ['조사 뒤에서[ 3 ]도', '조사 뒤에서[1]도', [3]],
  ['**굵게 [3]**, | 칸 [7] |', '**굵게 [1]**, | 칸 [2] |', [3, 7]],
  ['English fact[3]. YouTube[7]', 'English fact[1]. YouTube[2]', [3, 7]],
  ['`arr[0]`과 `list[3]` [7]', '`arr[0]`과 `list[3]` [1]', [7]],
  ['```js\nrow[3] = data[99];\n```\n[3]', '```js\nrow[3] = data[99];\n```\n[1]', [3]],
  ['열린 ` 뒤 [3]', '열린 ` 뒤 [1]', [3]],
  ['첫 칸은 arr[0], list[3], n_rows[2]', '첫 칸은 arr\\[0], list\\[3], n_rows\\[2]', []],
  ['첫 칸 x[0], y[3]=1', '첫 칸 x\\[0], y\\[3]=1', []],
  ['[2024] 개정판 [3]', '[2024] 개정판 [1]', [3]],
  ['[2024](https://a.test)', '[2024](https://a.test)', []],
  ['\\[3\\] 와 \\[3]', '\\[3\\] 와 \\[3]', []],
];

describe('the numbers of citations', () => {
  it.each(table)('%j is shown as %j', (model, shown, cited) => {
    expect(run([model])).toEqual({ text: shown, cited });
  });

  it.each(table)('%j is the same cut after every character, and at every one place', (model, shown, cited) => {
    expect(run([...model].flatMap((c) => c.split('')))).toEqual({ text: shown, cited });
    for (let at = 0; at <= model.length; at++)
      expect(run([model.slice(0, at), model.slice(at)])).toEqual({ text: shown, cited });
  });

  it('leaves no mark without a passage, whatever a model writes and however it comes', () => {
    const signs = [
      '[',
      ']',
      '【',
      '】',
      '［',
      '］',
      '2',
      '3',
      '7',
      '99',
      '1',
      '３',
      '2024',
      ',',
      '-',
      '†',
      '^',
      ' ',
      '.',
    ];
    const scrap = constantFrom(...signs, '(', ':', '=', '글', 'list', 'x', '\\', '`', '```', '\n', '😀');
    assert(
      property(
        array(
          array(scrap, { maxLength: 8 }).map((parts) => parts.join('')),
          { maxLength: 8 },
        ),
        (pieces) => {
          const { text, cited } = run(pieces);
          expect(marksIn(text).filter((mark) => mark < 1 || mark > cited.length)).toEqual([]);
          expect(run([pieces.join('')])).toEqual({ text, cited });
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
