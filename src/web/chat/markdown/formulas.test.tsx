import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../lib/test-view.tsx';
import { withFormulas } from './formulas.ts';
import { RenderedMarkdown } from './RenderedMarkdown.tsx';

const codeIn = (text: string) =>
  [...drawn(<RenderedMarkdown text={text} />).querySelectorAll('code')].map((one) => one.textContent.trim());

describe('a formula', () => {
  it.each([
    ['추출 수율은 \\(Y = \\frac{TDS \\times m_{out}}{m_{in}}\\)예요.', 'Y = \\frac{TDS \\times m_{out}}{m_{in}}'],
    ['\\(a*b*c\\)', 'a*b*c'],
    ['\\(1/2\\)', '1/2'],
    ['비율은 \\( 16 : 1 = x \\)', '16 : 1 = x'],
    ['여기서 \\(m\\)은 무게', 'm'],
    ['\\[\nE = mc^2\n\\]', 'E = mc^2'],
    ['\\[ a = b \\\\[2pt] c = d \\]', 'a = b \\\\[2pt] c = d'],
    ['글:\n\\[ \\{1, 2\\} \\subset A \\]\n이어서', '\\{1, 2\\} \\subset A'],
    ['- 하나\n  \\[ x_1^2 = \\text{물} \\]', 'x_1^2 = \\text{물}'],
    ['**굵게** \\(x_1 + x_2\\) _기울여_', 'x_1 + x_2'],
  ])('in %j is shown as it was written', (text, formula) => {
    expect(codeIn(text)).toEqual([formula]);
  });

  it.each([
    ['광고 \\(협찬 포함\\) 표시', '광고 (협찬 포함) 표시'],
    ['\\(그림/영상\\)', '(그림/영상)'],
    ['\\(1\\) 첫째', '(1) 첫째'],
    ['\\[광고\\]', '[광고]'],
    ['\\[1\\]', '[1]'],
    ['> \\[x = 1\\]', '[x = 1]'],
    ['값은 \\[x = 1\\]이다', '값은 [x = 1]이다'],
    ['\\\\(x = 1\\\\)', '\\(x = 1\\)'],
    ['\\(x = 1', '(x = 1'],
    ['\\[광고\\] 글\n값 = \\[b\\]', '[광고] 글\n값 = [b]'],
  ])('is none in %j', (text, shown) => {
    const body = drawn(<RenderedMarkdown text={text} />);
    expect(body.querySelector('code')).toBe(null);
    expect(body.textContent.trim()).toBe(shown);
  });

  it('in code stays code', () => {
    expect(codeIn('`\\(x = 1\\)`')).toEqual(['\\(x = 1\\)']);
    expect(withFormulas('```\n\\[\nx = 1\n\\]\n```')).toBe('```\n\\[\nx = 1\n\\]\n```');
  });

  it('that holds a list or an empty line is left to Markdown', () => {
    for (const text of ['\\[\na = b\n- c\n\\]', '\\[\na = b\n\nc\n\\]']) expect(withFormulas(text)).toBe(text);
  });

  it('moves nothing, and leaves what is no mark of one', () => {
    const scrap = fc.constantFrom('\\(', '\\)', '\\[', '\\]', '\n', '`', '\\', 'x', '=', ' ', '글', '[1]');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 14 }), (scraps) => {
        const text = scraps.join('');
        const shown = withFormulas(text);
        expect(shown.length).toBe(text.length);
        const changed = [...text].filter((sign, at) => shown.charAt(at) !== sign);
        expect(changed.every((sign) => '\\()[]'.includes(sign))).toBe(true);
      }),
    );
  });

  it('keeps the marks of an answer behind it', () => {
    const marks = { isKnown: () => true, show: (mark: number) => <b key={mark}>{mark}</b> };
    const body = drawn(<RenderedMarkdown text={'수율은 \\(Y = a^2\\)예요 [3].'} marks={marks} />);
    expect(body.textContent.trim()).toBe('수율은 Y = a^2예요3.');
    expect(body.querySelectorAll('b').length).toBe(1);
  });
});
