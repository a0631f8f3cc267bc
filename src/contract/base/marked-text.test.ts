import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, plainOf, quotableOf } from './marked-text.ts';

const table = '| 메뉴 | 값 |\n| --- | --- |\n| 라떼 \\| 두유 | 4,000원 |\n| 물 |  |';

describe('a text in Markdown', () => {
  it.each([
    ['paragraphs', '첫 줄\n둘째 줄', ['첫 줄', '둘째 줄']],
    ['headings, which are not quoted', '## 제목\n\n글', ['글']],
    ['lists in lists', '- 배\n  1. 신고\n  2. 원황\n     둘째 줄', ['배', '신고', '원황', '둘째 줄']],
    ['lists to tick', '- [ ] 물 끓이기\n2. [x] 분쇄', ['물 끓이기', '분쇄']],
    ['tables', table, ['메뉴', '값', '라떼 \\| 두유', '4,000원', '물']],
    ['code as it stands', '```js\n  a |= b\n\n# no heading\n```', ['  a |= b', '# no heading']],
    ['quotations', '> 말\n>\n> - 항목', ['말', '항목']],
    ['captions', '*사진 설명*', ['사진 설명']],
  ])('gives its words away without marks: %s', (_what, text, words) => {
    expect(quotableOf(text)).toEqual(words);
  });

  it.each(['| a | b', '|| 또는 ||', '**강조**로 시작', '#해시태그', '-5도', '```', '3.5배', '*'])(
    'takes %j for a plain line',
    (text) => {
      expect(quotableOf(text)).toEqual([text]);
    },
  );

  it('tells the level of headings, and how deep items stand and what they begin with', () => {
    const told = linesOf('### 제목\n- 배\n  3. 신고').map(({ kind, level, mark }) => [kind, level, mark]);
    expect(told).toEqual([
      ['heading', 3, ''],
      ['item', 0, '-'],
      ['item', 2, '3.'],
    ]);
  });

  it('keeps headings among all of its words', () => {
    expect(plainOf(`## 값\n\n${table}`)).toBe('값\n메뉴 값\n라떼 \\| 두유 4,000원\n물 ');
  });

  it('has words that stand in it, whatever it is', () => {
    const line = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[#>|`*\-1. a가]{0,12}$/));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n');
        let end = 0;
        for (const [from, to] of linesOf(text).flatMap(({ parts }) => parts)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThanOrEqual(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
