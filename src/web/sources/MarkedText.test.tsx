import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';
import { MarkedText } from './MarkedText.tsx';

const render = (text: string, quote = '') =>
  renderToStaticMarkup(<MarkedText text={text} place={findQuote(text, quote)} />).replace(
    / (class|style|tabindex|data-aside)="[^"]*"/g,
    '',
  );

describe('a passage in the reader', () => {
  it.each([
    ['## 제목\n\n글', '<h3>제목</h3><p><span>글</span></p>'],
    ['첫 줄\n둘째 줄\n\n새 문단', '<p><span>첫 줄</span><span>둘째 줄</span></p><p><span>새 문단</span></p>'],
    ['- 배\n3. 감', '<ul><li><span>•</span><span>배</span></li><li><span>3.</span><span>감</span></li></ul>'],
    [
      '| 메뉴 | 값 |\n| --- | --- |\n| 물 |  |',
      '<div><table><thead><tr><th>메뉴</th><th>값</th></tr></thead><tbody><tr><td>물</td><td></td></tr></tbody></table></div>',
    ],
    ['```js\n  a <= b\n\nc\n```', '<pre>  a &lt;= b\n\nc\n</pre>'],
    ['> 말\n>\n> 또 말', '<blockquote><p><span>말</span><span>또 말</span></p></blockquote>'],
    ['*사진 설명*', '<p>사진 설명</p>'],
  ])('shows %j without its marks', (text, html) => {
    expect(render(text)).toBe(html);
  });

  it('marks the quoted words across cells', () => {
    const html = render('| 메뉴 | 값 |\n| --- | --- |\n| 찬 물 | 0원 |', '물 0원');
    expect(html).toContain('<td>찬 <mark>물</mark></td><td><mark>0원</mark></td>');
  });
});
