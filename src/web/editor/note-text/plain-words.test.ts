import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';
import { tickAt } from './tick.ts';

describe('the plain words of a note', () => {
  it.each([
    ['# 제목', '제목'],
    ['**분쇄도**를 *바꿔요*', '분쇄도를 바꿔요'],
    ['***둘 다***', '둘 다'],
    ['- 하나\n- [ ] 둘\n- [x] 셋\n1. 넷', '• 하나\n☐ 둘\n☑ 셋\n1. 넷'],
    ['> 말한 것', '말한 것'],
    ['[원두](https://a.example/(x)) 보기', '원두 보기'],
    ['~~헌~~ `코드`', '헌 코드'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;'],
    ['| a | b |\n|---|--:|\n| 1 | 2 |', 'a · b\n1 · 2'],
    ['2 * 3 * 4 = 24', '2 * 3 * 4 = 24'],
    ['snake_case_name', 'snake_case_name'],
    ['\\*별\\*', '*별*'],
    ['글\n\n---\n글', '글\n\n글'],
  ])('%j', (markdown, plain) => expect(plainWords(markdown)).toBe(plain));

  it('are there for any text, in time that grows with it', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void plainWords(text)));
    const hostile = [...'*_~`[(|>#-'].map((mark) => mark.repeat(20_000)).join('\n');
    const started = performance.now();
    plainWords(hostile);
    plainWords('[a]('.repeat(5_000));
    plainWords('**a '.repeat(5_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('ticking', () => {
  it.each([
    ['- [ ] 하나', 0, '- [x] 하나'],
    ['- [x] 하나', 0, '- [ ] 하나'],
    ['글\n\n1. [ ] 하나\n2. [X] 둘', 13, '글\n\n1. [ ] 하나\n2. [ ] 둘'],
  ])('%j at %i', (text, at, ticked) => expect(tickAt(text, at)).toBe(ticked));

  it('changes one letter of any text, and a second time brings it back', () => {
    const item = fc.constantFrom('- [ ] 가', '* [x] 나', '1. [ ] 다', '  + [X] 라', '> - [ ] 마', '- 바', '글 [ ] 사');
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), fc.nat(), (items, seed) => {
        const text = items.join('\n');
        const at = seed % (text.length + 1);
        const ticked = tickAt(text, at);
        if (ticked === null) return;
        expect(Array.from(ticked).filter((letter, i) => letter !== Array.from(text)[i])).toHaveLength(1);
        expect(tickAt(ticked, at)?.toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });

  it('does nothing where no check box stands', () => {
    expect(tickAt('- 하나', 0)).toBeNull();
    expect(tickAt('- [ ] 하나', 3)).toBeNull();
    expect(tickAt('', 9)).toBeNull();
  });
});
