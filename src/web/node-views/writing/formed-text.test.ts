import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { formedText } from './formed-text.ts';

const parse = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
const formed = (text: string, html?: string) => formedText(text, html, parse);

describe('what is pasted on the board', () => {
  it.each([
    [
      'a heading and a list',
      '제목\n하나\n둘',
      '<h2>제목</h2><ul><li>하나</li><li>둘</li></ul>',
      '## 제목\n\n- 하나\n- 둘',
    ],
    ['a table', '온도\t92', '<table><tr><td>온도<td>92</table>', '| 온도 | 92 |\n| --- | --- |'],
    ['a link', '지도에서', '<p><a href="https://a.kr/x">지도</a>에서</p>', '[지도](https://a.kr/x)에서'],
    ['words in bold', '아주 진한', '<p>아주 <b>진한</b></p>', '아주 **진한**'],
  ])('keeps %s as Markdown', (_, text, html, markdown) => expect(formed(text, html)).toBe(markdown));

  it.each([
    ['without HTML', 'a\nb', undefined],
    ['that are only wrapped', 'a\nb', '<div>a</div><div>b</div>'],
    ['that a document wraps in a bold that is none', 'a\nb', '<b style="font-weight:normal"><p>a</p><p>b</p></b>'],
    ['that an editor of code colours', 'const a = 1;', '<div><span style="color:red">const</span> a = 1;</div>'],
    [
      'that another editor puts into a block as well',
      'if (a) {\n  b();\n}',
      '<pre><span>if</span> (a) {\n  b();\n}</pre>',
    ],
    ['whose link is its address', '보기 https://a.kr/', '<p>보기 <a href="https://a.kr/">https://a.kr/</a></p>'],
  ])('leaves words as they are %s', (_, text, html) => expect(formed(text, html)).toBe(text));

  it.each([
    ['its words', '<p>오직 <span>HTML</span></p>', '오직 HTML'],
    ['its form', '<h2>제목</h2><p>글</p>', '## 제목\n\n글'],
    [
      'nothing where a program of pictures speaks to itself',
      '<div><span data-metadata="<!--(figmeta)eyJ9-->"></span></div>',
      '',
    ],
  ])('takes of a page without plain text %s', (_, html, text) => {
    expect(formed('', html)).toBe(text);
    expect(formed('\u200b', html).replace('\u200b', '')).toBe(text);
  });
});
