import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { readArticle } from './read-article.ts';

const prose = (n: number) =>
  `${n}번째 문단은 본문으로 알아볼 만큼 길게 씁니다. 취재진은 현장을 찾아 관계자 세 사람의 이야기를 들었고, 그 내용을 차례로 정리했습니다.`;
const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `<p>${prose(from + i)}</p>`).join('');
const page = (body: string) =>
  `<!doctype html><html lang="ko"><head><title>제목</title></head><body><header><nav><a href="/">홈</a></nav></header>${body}<footer>© 마루</footer></body></html>`;
const textOf = (html: string) =>
  passagesOf(readArticle(html, 'https://news.example.kr/a/1').blocks)
    .map((passage) => passage.text)
    .join('\n');
const linesOf = (html: string) => textOf(html).split('\n').filter(Boolean);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => prose(from + i));

const main = (inner: string) => page(`<div id="root"><main><article><h1>제목</h1>${inner}</article></main></div>`);
const waiting = (id: string) =>
  `<!--$?--><template id="${id}"></template><div class="skeleton">불러오는 중입니다</div><!--/$-->`;

describe('a page of React whose text was sent later', () => {
  it.each([
    [
      'one part',
      `${main(waiting('B:0'))}<div hidden id="S:0">${paragraphs(1, 5)}</div><script>$RC("B:0","S:0")</script>`,
    ],
    [
      'parts that come in another order',
      `${main(waiting('B:0') + waiting('B:1'))}<div hidden id="S:1">${paragraphs(3, 5)}</div><script>$RC("B:1","S:1")</script><div hidden id="S:0">${paragraphs(1, 2)}</div><script>$RC("B:0","S:0")</script>`,
    ],
    [
      'a part within a part',
      `${main(waiting('B:0'))}<div hidden id="S:0">${paragraphs(1, 2)}${waiting('B:1')}<p>${prose(5)}</p></div><script>$RC("B:0","S:0")</script><div hidden id="S:1">${paragraphs(3, 4)}</div><script>$RC("B:1","S:1")</script>`,
    ],
    [
      'a segment of a part',
      `${main(waiting('B:0'))}<div hidden id="S:1">${paragraphs(2, 3)}</div><div hidden id="S:0"><p>${prose(1)}</p><template id="P:1"></template>${paragraphs(4, 5)}</div><script>$RS("S:1","P:1");$RC("B:0","S:0")</script>`,
    ],
    [
      'parts whose numbers differ, with their styles',
      `${main(waiting('B:a'))}<div hidden id="S:1f">${paragraphs(1, 5)}</div><script>$RR("B:a","S:1f",[["/a.css"]])</script>`,
    ],
    [
      'a prefix of its own and no script',
      `${main(waiting(':R1:B:0'))}<div hidden id=":R1:S:0">${paragraphs(1, 5)}</div>`,
    ],
    [
      'instructions in elements',
      `${main(waiting('B:0'))}<div hidden id="S:3">${paragraphs(1, 5)}</div><template data-rci="" data-bid="B:0" data-sid="S:3"></template>`,
    ],
    [
      'a fallback that waits itself',
      `${main(`<!--$?--><template id="B:0"></template><p>잠시만 기다려 주시면 글이 나타납니다.</p>${waiting('B:9')}<!--/$-->`)}<div hidden id="S:0">${paragraphs(1, 5)}</div><script>$RC("B:0","S:0")</script>`,
    ],
  ])('is read at its place: %s', (_what, html) => {
    expect(linesOf(html)).toEqual(numbers(1, 5));
  });

  it('shows a part whose place is not told', () => {
    expect(linesOf(page(`<main></main><div hidden id="S:0">${paragraphs(1, 5)}</div>`))).toEqual(numbers(1, 5));
  });
});

describe('text that is hidden at first', () => {
  it.each([
    ['behind an open window', `<main aria-hidden="true"><article>${paragraphs(1, 5)}</article></main>`],
    ['in an overlay', `<main><div class="updates-overlay" aria-hidden="true">${paragraphs(1, 5)}</div></main>`],
    [
      'in a window that is the page',
      `<div aria-hidden="true"><div role="dialog" aria-modal="true">${paragraphs(1, 5)}</div></div><p>FPS</p>`,
    ],
    ['until a program runs', `<div id="app" style="display: none"><article>${paragraphs(1, 5)}</article></div>`],
    ['for those without a program', `<div id="app"></div><noscript><article>${paragraphs(1, 5)}</article></noscript>`],
  ])('is read where it is the text of the page: %s', (_what, body) => {
    expect(linesOf(page(body))).toEqual(numbers(1, 5));
  });

  it.each([
    ['a panel of tabs', `<div role="tabpanel" hidden>${paragraphs(4, 4)}</div>`],
    ['what a button opens', `<button aria-controls="more">더</button><div id="more" hidden>${paragraphs(4, 4)}</div>`],
    ['an accordion', `<div class="accordion-panel" style="display:none">${paragraphs(4, 4)}</div>`],
    ['what a search opens', `<div hidden="until-found">${paragraphs(4, 4)}</div>`],
    ['details', `<details><summary>더 보기</summary>${paragraphs(4, 4)}</details>`],
    ['what is hidden from listeners alone', `<div aria-hidden="true">${paragraphs(4, 5)}</div>`],
  ])('is read among other text: %s', (_what, inner) => {
    expect(textOf(page(`<article>${paragraphs(1, 3)}${inner}${paragraphs(6, 8)}</article>`))).toContain(prose(4));
  });

  it.each([
    ['a window', `<div role="dialog" aria-hidden="true">${paragraphs(9, 10)}</div>`],
    ['a modal', `<div class="modal" aria-hidden="true">${paragraphs(9, 10)}</div>`],
    ['a cookie banner', `<div class="cookie-banner" aria-hidden="true">${paragraphs(9, 10)}</div>`],
    ['a menu', `<button aria-controls="m">메뉴</button><nav><div id="m" hidden>${paragraphs(9, 10)}</div></nav>`],
    ['a text that nobody is shown', `<div style="display:none">${paragraphs(9, 10)}</div>`],
    ['a remark for those without a program', `<noscript><p>${prose(9)}</p></noscript>`],
  ])('is left where it is none of it: %s', (_what, inner) => {
    expect(linesOf(page(`<article>${paragraphs(1, 8)}</article>${inner}`))).toEqual(numbers(1, 8));
  });
});

const cases = new URL('../../../../../shared/cases/', import.meta.url);

it.skipIf(!existsSync(cases)).each([
  ['20-web-react-streaming/general--react-streaming-ssr.html', 'the system allocates a dedicated context object'],
  ['20b-web-aria-hidden/issues--162-aria-hidden-main-content.html', 'long-term maintainability over short-term growth'],
  ['20b-web-aria-hidden/issues--232-dismiss-in-hidden-content.html', 'outlines what we have been working on'],
])('%s is read', (name, words) => {
  expect(textOf(readFileSync(new URL(name, cases), 'utf8'))).toContain(words);
});
