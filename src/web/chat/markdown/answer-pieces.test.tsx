import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../lib/test-view.tsx';
import { RenderedMarkdown } from './RenderedMarkdown.tsx';

const show = (text: string, known: readonly number[], ranges: { start: number; end: number }[] = []) => {
  return drawn(
    <RenderedMarkdown
      text={text}
      marks={{ isKnown: (mark) => known.includes(mark), show: (mark) => <b>{`‹${mark}›`}</b> }}
      quotes={{ ranges, show: (_, words) => <u>{words}</u> }}
    />,
  );
};

describe('the marks of a text', () => {
  it.each<[string, number[], string]>([
    ['nothing to cite', [], 'nothing to cite'],
    ['원두 탓이 아니에요. [1]', [1], '원두 탓이 아니에요.‹1›'],
    ['[2] 먼저', [2], '‹2› 먼저'],
    ['둘 다 [1][12] 맞아요', [1, 12], '둘 다‹1›‹12› 맞아요'],
    ['a [3] b', [1], 'a [3] b'],
    ['a [3] b [1]', [1], 'a [3] b‹1›'],
    ['[1234] [x] []', [1234], '[1234] [x] []'],
    ['**굵게 [1]**를 *기울여 [1]*', [1], '굵게‹1›를 기울여‹1›'],
    ['# 머리글 [1]', [1], '머리글‹1›'],
    ['- 하나 [1]\n  이어서 [1]', [1], '하나‹1›\n이어서‹1›'],
    ['> 인용\n> 이어서 [1]\n느슨하게 [1]', [1], '인용\n이어서‹1›\n느슨하게‹1›'],
    ['A &amp; B [1] &lt;', [1], 'A & B‹1› <'],
    ['별\\* [1]', [1], '별*‹1›'],
    ['보기 (https://a.test) [1] b@c.test [1]', [1], '보기 (https://a.test)‹1› b@c.test‹1›'],
    ['`arr[1]`과 [1]', [1], 'arr[1]과‹1›'],
    ['```\n[1]\n```\n\n글 [1]', [1], '[1]\n글‹1›'],
    ['`arr[1]\n끝` [1]', [1], 'arr[1] 끝‹1›'],
    ['list\\[1] 과 \\[1\\]', [1], 'list[1] 과 [1]'],
    ['[보기 [1]](https://a.test)', [1], '보기 [1] (a.test)'],
  ])('in %j, with %j known: %j', (text, known, shown) => {
    expect(show(text, known).textContent?.trim().replace(/\n+/g, '\n')).toBe(shown);
  });

  it('are none in what is quoted of a source', () => {
    const quoted = ['\\[1\\]', '&#12304;1】', '&#65339;1］', '\\[^1\\]'];
    const shown = quoted.map((forged) => show(`> 각주 ${forged} 글 [2]`, [1, 2]).textContent?.trim());
    expect(shown).toEqual(['[1]', '【1】', '［1］', '[^1]'].map((forged) => `각주 ${forged} 글‹2›`));
  });

  it('lose no word of any text', () => {
    const scrap = fc.constantFrom('[1]', '[9]', '[', ']', '\\', '`', '글', ' ', 'a');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 12 }), (scraps) => {
        const bare = (value: string | null) => (value ?? '').replace(/‹1›/g, '[1]').replace(/[\s\\`]/g, '');
        const text = `가${scraps.join('')}`;
        expect(bare(show(text, [1]).textContent)).toBe(bare(text));
      }),
    );
  });
});

describe('a range of a text', () => {
  it.each([
    ['over escaped signs', '앞 “2\\~3주 안에” 뒤', '“2~3주 안에”'],
    ['over the lines of an item', '- 앞 “둘째 줄까지\n  가는 말” 뒤', '“둘째 줄까지\n가는 말”'],
    ['over the lines of a quotation', '> 앞 “둘째 줄까지\n> 가는 말” 뒤', '“둘째 줄까지\n가는 말”'],
    ['with an entity', '앞 “A &amp; B의 말” 뒤', '“A & B의 말”'],
    ['behind an address', 'b@c.test 앞 “여러 단어의 말” 뒤', '“여러 단어의 말”'],
  ])('is found %s', (_, text, words) => {
    const range = { start: text.indexOf('“'), end: text.indexOf('”') + 1 };
    expect([...show(text, [], [range]).querySelectorAll('u')].map((one) => one.textContent)).toEqual([words]);
  });
});
