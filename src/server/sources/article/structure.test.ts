import { describe, expect, it } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { readArticle } from './read-article.ts';

const prose = (n: number) =>
  `${n}번째 문단은 본문으로 알아볼 만큼 길게 씁니다. 취재진은 현장을 찾아 관계자 세 사람의 이야기를 들었고, 그 내용을 차례로 정리했습니다.`;
const around = (inner: string) => `<p>${prose(1)}</p><p>${prose(2)}</p>${inner}<p>${prose(3)}</p><p>${prose(4)}</p>`;
const pageOf = (inner: string) =>
  `<!doctype html><html lang="ko"><head><title>제목</title></head><body><article>${inner}</article></body></html>`;

/** What the product keeps of the inner part, between two paragraphs before and two after it. */
function kept(inner: string, address = 'https://news.example.kr/a/1', wrap = (body: string) => body): string {
  const { blocks } = readArticle(pageOf(wrap(around(inner))), address);
  const text = passagesOf(blocks)
    .map((passage) => passage.text)
    .join('\n\n');
  const from = text.indexOf(prose(2)) + prose(2).length;
  return text.slice(from, text.indexOf(prose(3))).trim();
}

const tistory = (body: string) => `<div class="tt_article_useless_p_margin">${body}</div>`;

const cases: [what: string, html: string, markdown: string][] = [
  ['a heading', '<h2>둘째 마당</h2>', '## 둘째 마당'],
  ['a first heading below that of the page', '<h1>셋째 마당</h1>', '# 셋째 마당'],
  [
    'a heading without the link to itself',
    '<h3>마당<a class="headerlink" href="#m">¶</a></h3><span class="mw-editsection">[<a href="/e">편집</a>]</span>',
    '### 마당',
  ],
  ['a heading of two lines', '<h2>둘째<br>마당</h2>', '## 둘째 마당'],
  ['headings that follow each other', '<h2>마당</h2><h3>작은 마당</h3>', '## 마당\n\n### 작은 마당'],
  ['a list', '<ul><li>사과</li><li>배</li></ul>', '- 사과\n- 배'],
  [
    'a numbered list in a list, and what goes on behind it',
    '<ul><li>배<ol start="3"><li>신고</li><li>원황<br>둘째 줄</li></ol>그리고</li><li><p>감</p></li></ul>',
    '- 배\n  3. 신고\n  4. 원황\n     둘째 줄\n  그리고\n- 감',
  ],
  [
    'terms and what explains them',
    '<dl><dt>막장</dt><dd>속성으로 담근 장</dd><dd>된장과 다르다</dd><dt>청국장</dt></dl>',
    '- 막장\n  속성으로 담근 장\n  된장과 다르다\n- 청국장',
  ],
  ['two lists', '<ul><li>사과</li></ul><ol><li>첫째</li></ol>', '- 사과\n\n1. 첫째'],
  [
    'a table with cells that hold bars, lines and nothing',
    '<table><tr><th>메뉴</th><th>값</th></tr><tr><td>두유 | 라떼</td><td>4,000원<br>(찬 것 4,500원)</td></tr><tr><td>물</td><td></td></tr></table>',
    '| 메뉴 | 값 |\n| --- | --- |\n| 두유 \\| 라떼 | 4,000원 (찬 것 4,500원) |\n| 물 |  |',
  ],
  [
    'a table with cells over several columns and rows',
    '<table><tr><th colspan="2">오전</th><th>오후</th></tr><tr><td rowspan="2">월</td><td>촬영</td><td>편집</td></tr><tr><td>회의</td><td>휴식</td></tr></table>',
    '| 오전 |  | 오후 |\n| --- | --- | --- |\n| 월 | 촬영 | 편집 |\n|  | 회의 | 휴식 |',
  ],
  [
    'code with its lines, its indents and its language',
    '<pre><code class="language-python">def f(x):\n    return x\n\nprint(f(1))\n</code></pre>',
    '```python\ndef f(x):\n    return x\n\nprint(f(1))\n```',
  ],
  [
    'code whose language stands around it',
    '<div class="highlight-bash notranslate"><div class="highlight"><pre>$ ls\na  b</pre></div></div>',
    '```bash\n$ ls\na  b\n```',
  ],
  [
    'code whose language is said by its editor',
    '<pre data-ke-type="codeblock" data-ke-language="sql"><code>select 1;\nselect 2;</code></pre>',
    '```sql\nselect 1;\nselect 2;\n```',
  ],
  [
    'code beside the numbers of its lines',
    '<table><tr><td class="gutter"><pre>1\n2</pre></td><td class="code"><pre>a = 1\nb = 2</pre></td></tr></table>',
    '```\na = 1\nb = 2\n```',
  ],
  [
    'code that holds a fence',
    '<pre>다음과 같이 씁니다.\n```\n코드\n```</pre>',
    '````\n다음과 같이 씁니다.\n```\n코드\n```\n````',
  ],
  [
    'a quotation of two paragraphs',
    '<blockquote><p>인용한 첫 문단입니다.</p><p>둘째 문단입니다.</p></blockquote>',
    '> 인용한 첫 문단입니다.\n>\n> 둘째 문단입니다.',
  ],
];

describe('the structure of a page', () => {
  it.each(cases)('survives as Markdown: %s', (_what, html, markdown) => {
    expect(kept(html)).toBe(markdown);
  });

  it.each(cases)('survives on a platform whose layout is known: %s', (_what, html, markdown) => {
    expect(kept(html, 'https://maru.tistory.com/12', tistory)).toBe(markdown);
  });

  it('keeps the captions of pictures and tables', () => {
    const picture = '<figure><img src="a.png"><figcaption>가마솥에 불을 지피는 모습이다.</figcaption></figure>';
    const table =
      '<figure><table><caption>값은 지난달의 것</caption><tr><td>물</td><td>0원</td></tr><tr><td>차</td><td>천 원</td></tr></table></figure>';
    expect(kept(picture + table)).toBe(
      '*가마솥에 불을 지피는 모습이다.*\n\n*값은 지난달의 것*\n\n| 물 | 0원 |\n| --- | --- |\n| 차 | 천 원 |',
    );
  });

  it('takes a table that arranges a page for what stands in it', () => {
    const layout = `<table><tr><td><h3>왼쪽</h3><p>${prose(5)}</p></td><td><p>${prose(6)}</p></td></tr></table>`;
    expect(kept(layout)).toBe(`### 왼쪽\n\n${prose(5)}\n${prose(6)}`);
  });
});
