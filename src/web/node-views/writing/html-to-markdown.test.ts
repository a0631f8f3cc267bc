import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const convert = (html: string) =>
  htmlToMarkdown(html, (text) => parseHTML(`<!doctype html><html><body>${text}</body></html>`).document.body);

describe('what is copied from a page', () => {
  it.each([
    [
      '<h2>제목</h2><p>글 <b>굵게</b> <a href="https://a.example/x">원두</a></p>',
      '## 제목\n\n글 **굵게** [원두](https://a.example/x)',
    ],
    ['<ul><li>하나</li><li>둘<ul><li>안</li></ul></li></ul>', '- 하나\n- 둘\n  - 안'],
    [
      '<ul><li><input type="checkbox" checked>한 일</li><li><label><input type="checkbox"></label> 할 일</li></ul>',
      '- [x] 한 일\n- [ ] 할 일',
    ],
    ['<pre>한 줄<br>두 줄</pre>', '```\n한 줄\n두 줄\n```'],
    [
      '<p><a href="https://map.example/a">지도</a><span class="markdown-host"> (map.example)</span></p>',
      '[지도](https://map.example/a)',
    ],
    ['<ol start="3"><li><p>셋</p></li><li>넷</li></ol>', '3. 셋\n4. 넷'],
    ['<blockquote><p>말</p><p>둘째</p></blockquote>', '> 말\n>\n> 둘째'],
    [
      '<table><tr><th>a</th><th>b|c</th></tr><tr><td>1</td><td><em>2</em></td></tr></table>',
      '| a | b\\|c |\n| --- | --- |\n| 1 | *2* |',
    ],
    ['<pre><code>a\n  b\n</code></pre>', '```\na\n  b\n```'],
    ['<p>둘<br>줄 <s>헌</s> <code>x</code></p>', '둘\n줄 ~~헌~~ `x`'],
    ['<b style="font-weight:normal"><p><span style="font-weight:700">굵은</span> 글</p></b>', '**굵은** 글'],
    ['<div><strong> 굵게 </strong>는</div>', '**굵게** 는'],
    ['<p><a href="https://a.example/">https://a.example/</a></p>', 'https://a.example/'],
  ])('%s', (html, markdown) => expect(convert(html)).toBe(markdown));

  it.each([
    ['<div><span style="color:red">const a</span></div>'],
    ['그냥 글'],
    ['<script>alert(1)</script><style>a{}</style>글'],
  ])('%s is left as plain text', (html) => expect(convert(html)).toBeNull());

  it('brings no address that runs, and no picture', () => {
    const markdown = convert('<p><a href="javascript:alert(1)">a</a> <b>b</b><img src="https://evil.example/x"></p>');
    expect(markdown).toBe('a **b**');
  });
});
