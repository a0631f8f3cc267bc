import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { toReadableAddress } from '../techniques/website.ts';
import { decodePage } from './decode-page.ts';
import { parsePage } from './dom.ts';
import { describePage } from './page-facts.ts';
import { readArticle } from './read-article.ts';

const URL_OF_PAGE = 'https://news.example.kr/a/1';
const prose = (n: number) =>
  `${n}번째 문단은 본문으로 알아볼 만큼 길게 씁니다. 취재진은 현장을 찾아 관계자 세 사람의 이야기를 들었고, 그 내용을 차례로 정리했습니다.`;
const page = (body: string, head = '') =>
  `<!doctype html><html lang="ko"><head><title>제목</title>${head}</head><body>${body}</body></html>`;
const articleOf = (inner: string) => readArticle(page(`<article>${inner}</article>`), URL_OF_PAGE);
const textOf = (inner: string) => articleOf(inner).blocks.map((block) => block.text);
const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `<p>${prose(i + 1)}</p>`).join('');

const locked = (cssSelector: string) => ({
  isAccessibleForFree: false,
  hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector },
});

describe('an article', () => {
  it('keeps its paragraphs apart and under their headings', () => {
    const { blocks } = articleOf(`${paragraphs(2)}<h2>둘째 마당</h2><p>${prose(3)}</p>`);
    expect(blocks).toEqual([
      { text: prose(1), heading: null, page: null },
      { text: prose(2), heading: null, page: null },
      { text: '## 둘째 마당', heading: '둘째 마당', page: null, shape: 'heading' },
      { text: prose(3), heading: '둘째 마당', page: null },
    ]);
  });

  it.each([
    ['a picture and its credit', '<figure><img src="a.png"><figcaption>사진=마루 매거진</figcaption></figure>'],
    ['a counter of pictures', '<p>1 of 6</p>'],
    ['the name of its site', '<p>news.example.kr</p>'],
    ['a share bar', '<div class="share-buttons"><a href="#">공유하기</a></div>'],
    ['an advertisement', '<p>광고</p>'],
    ['a paragraph that was there before', `<p>${prose(1)}</p>`],
    ['a line of links', '<p><a href="/x">다른 기사 보러 가기</a></p>'],
    ['a script', '<script>alert("본문이 아니다")</script>'],
  ])('leaves out %s', (_name, inner) => {
    expect(textOf(paragraphs(3) + inner + `<p>${prose(4)}</p>`)).toEqual([1, 2, 3, 4].map(prose));
  });

  it('leaves out a byline, a date and where it is filed above its first paragraph', () => {
    const head = '<p>한지우 기자</p><p>2026년 3월 4일</p><p>분류: 생활 · 태그: 커피, 아침</p>';
    expect(textOf(head + paragraphs(3))).toEqual([1, 2, 3].map(prose));
  });

  it('ends where the related articles begin', () => {
    const links =
      '<h3>관련 기사</h3><ul><li><a href="/1">첫째 다른 기사의 제목</a></li><li><a href="/2">둘째 다른 기사의 제목</a></li></ul>';
    expect(textOf(paragraphs(4) + links)).toEqual([1, 2, 3, 4].map(prose));
  });

  it('loses the cards that a page opens over the names in its text', () => {
    const card =
      '<span class="pop"><span><img src="a.png"><a href="/p">이름</a> <a href="/1">다른 기사 하나</a></span></span>';
    const [before, after] = [prose(4).slice(0, 20), prose(4).slice(20)];
    expect(textOf(`${paragraphs(3)}<p>${before}${card}${after}</p>`)).toEqual([1, 2, 3, 4].map(prose));
  });

  it.each([
    ['paragraphs', paragraphs(8).replaceAll('<p>', '').replaceAll('</p>', '\n')],
    ['HTML', paragraphs(8)],
  ])('on a page that only a browser fills is what its structured data tells in %s', (_form, articleBody) => {
    const data = JSON.stringify({ '@type': 'NewsArticle', articleBody });
    const html = page(
      '<div id="root">잠시만 기다려 주세요.</div>',
      `<script type="application/ld+json">${data}</script>`,
    );
    const { method, blocks } = readArticle(html, URL_OF_PAGE);
    expect([method, ...blocks.map((block) => block.text)]).toEqual([
      'structured-data',
      ...Array.from({ length: 8 }, (_, i) => prose(i + 1)),
    ]);
  });

  const told = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

  describe('of a recipe', () => {
    const recipe = {
      '@type': 'Recipe',
      recipeIngredient: ['원두 18g', '우유 180ml'],
      recipeInstructions: [
        { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: '원두를 곱게 간다' }] },
        { '@type': 'HowToStep', text: '샷을 두 번 내린다' },
      ],
    };
    const textWith = (body: string, data: object = recipe) =>
      readArticle(page(`<article>${body}</article>`, told({ '@graph': [data] })), URL_OF_PAGE).blocks.map(
        ({ text }) => text,
      );

    it('has the ingredients and steps that the page tells to search engines alone', () => {
      expect(textWith(paragraphs(3)).slice(3)).toEqual([
        '## 재료',
        '- 원두 18g',
        '- 우유 180ml',
        '## 만드는 법',
        '1. 원두를 곱게 간다',
        '2. 샷을 두 번 내린다',
      ]);
    });

    it('has them once where the page shows them', () => {
      const shown = '<ul><li>원두 18g</li><li>우유 180ml</li></ul><p>원두를 곱게 간다.</p><p>샷을 두 번 내린다.</p>';
      expect(textWith(shown + paragraphs(3)).filter((text) => text.includes('원두'))).toHaveLength(2);
    });

    it('reads steps that are one text', () => {
      const data = { '@type': ['Thing', 'Recipe'], recipeInstructions: '<p>물을 끓인다</p><p>불을 끈다</p>' };
      expect(textWith(paragraphs(3), data).slice(3)).toEqual(['## 만드는 법', '1. 물을 끓인다', '2. 불을 끈다']);
    });
  });

  it.each([
    ['says nothing of it', {}, false],
    ['says that it is free', { isAccessibleForFree: true }, false],
    ['says that it is not', { isAccessibleForFree: 'False' }, true],
    ['sends none of the part for subscribers', locked('.paywall'), true],
    ['sends the part for subscribers', locked('.body'), false],
  ])('is a teaser or not where the page %s', (_what, said, isTeaser) => {
    const data = told({ '@type': 'NewsArticle', ...said });
    expect(readArticle(page(`<article class="main body">${paragraphs(9)}</article>`, data), URL_OF_PAGE).isTeaser).toBe(
      isTeaser,
    );
  });

  it('is empty where there is none', () => {
    expect(readArticle('', URL_OF_PAGE).blocks).toEqual([]);
  });

  it('on Tistory is the body of the post, without the tags below', () => {
    const html = page(
      `<div class="entry-content"><div class="tt_article_useless_p_margin">${paragraphs(2)}<div class="another_category">다른 글</div></div></div>`,
    );
    const found = readArticle(html, 'https://maru.tistory.com/12');
    expect(found.method).toBe('site');
    expect(found.blocks.map((block) => block.text)).toEqual([1, 2].map(prose));
  });
});

describe('what a page says of itself', () => {
  it('is taken with absolute addresses, and only those of the web', () => {
    const head =
      '<meta property="og:title" content=" 보이는   제목 "><meta name="description" content="설명"><meta property="og:image" content="/cover.png">' +
      '<link rel="icon" href="data:image/png;base64,AA"><link rel="shortcut icon" href="/icon.svg"><link rel="apple-touch-icon" href="icon.png">';
    expect(describePage(parsePage(page('', head)), URL_OF_PAGE)).toMatchObject({
      title: '보이는 제목',
      description: '설명',
      language: 'ko',
      picture: 'https://news.example.kr/cover.png',
      icon: 'https://news.example.kr/a/icon.png',
    });
    const evil = '<meta property="og:image" content="javascript:alert(1)"><link rel="icon" href="file:///etc/passwd">';
    expect(describePage(parsePage(page('', evil)), URL_OF_PAGE)).toMatchObject({
      picture: null,
      icon: 'https://news.example.kr/favicon.ico',
    });
  });
});

describe('a page of monstrous size', () => {
  it.each([
    ['levels', '<div>'.repeat(100_000)],
    ['open letters', '<b>'.repeat(300_000)],
    ['tags', '<i></i>'.repeat(500_000)],
    ['attributes', `<p ${'a="b" '.repeat(100_000)}>`],
    ['comments', '<!-- x -->'.repeat(200_000)],
    ['entities', '&amp;'.repeat(500_000)],
    ['boxes in boxes', '<div class="share ad">'.repeat(380) + '<p>짧은 줄</p>'.repeat(5_000)],
    ['hidden boxes in boxes', '<div hidden role="tabpanel">'.repeat(380) + `<p hidden>${prose(9)}</p>`.repeat(10_000)],
    ['posts in posts', '<blockquote class="twitter-tweet">'.repeat(380) + '<p>짧은 줄</p>'.repeat(20_000)],
    ['equations in equations', '<span class="katex"><math>'.repeat(190) + '<mi>x</mi>'.repeat(20_000)],
    [
      'parts that were sent later',
      '<template id="B:0"></template>'.repeat(10_000) + '<div hidden id="S:0"><p>짧은 줄</p></div>'.repeat(10_000),
    ],
  ])('in %s keeps what stood before it', (_what, filler) => {
    const { blocks } = readArticle(page(`<article>${paragraphs(3)}</article>${filler}`), URL_OF_PAGE);
    expect(blocks.map((block) => block.text)).toContain(prose(2));
  });
});

describe('the bytes of a page', () => {
  const korean = '<p>똠방각하 펲시 쀓</p>';
  const meta = (charset: string) => `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`;
  it.each([
    ['UTF-8 without a word about it', Buffer.from(korean), 'text/html'],
    ['CP949 by the header', iconv.encode(korean, 'cp949'), 'text/html; charset=EUC-KR'],
    ['CP949 by the page', iconv.encode(meta('ks_c_5601-1987') + korean, 'cp949'), 'text/html'],
    ['CP949 without a word about it', iconv.encode(korean, 'cp949'), 'text/html'],
    ['UTF-16 by its mark', Buffer.from(`\ufeff${korean}`, 'utf16le'), 'text/html; charset=utf-8'],
    ['UTF-8 although the page says EUC-KR', Buffer.from(meta('euc-kr') + korean), 'text/html'],
    ['UTF-8 although the header names nothing known', Buffer.from(korean), 'text/html; charset=x-unknown'],
  ])('are read in %s', (_name, bytes, header) => {
    expect(decodePage(bytes, header)).toContain(korean);
  });
});

describe('the address of a Naver Blog post', () => {
  const post = 'https://blog.naver.com/PostView.naver?blogId=smallkitchen&logNo=223000000001';
  it.each([
    'https://blog.naver.com/smallkitchen/223000000001',
    'https://m.blog.naver.com/smallkitchen/223000000001',
    'https://blog.naver.com/PostView.nhn?blogId=smallkitchen&logNo=223000000001&redirect=Dlog',
    'https://m.blog.naver.com/PostView.naver?blogId=smallkitchen&logNo=223000000001&proxyReferer=',
    'https://blog.naver.com/smallkitchen?Redirect=Log&logNo=223000000001&from=postView',
    'http://blog.naver.com/smallkitchen/223000000001?isInf=true#comment',
    'http://smallkitchen.blog.me/223000000001',
    'https://smallkitchen.blog.me/?Redirect=Log&logNo=223000000001',
  ])('%s leads to the post itself', (address) => {
    expect(toReadableAddress(address)).toBe(post);
  });
  it.each([
    'https://blog.naver.com/smallkitchen',
    'https://blog.naver.com/PostList.naver?blogId=smallkitchen&categoryNo=7',
    'https://smallkitchen.blog.me/',
    'https://blog.naver.com.attacker.io/smallkitchen/223000000001',
    'https://evil.small.blog.me/223000000001',
    'https://blog.naver.com/small%2fkitchen/223000000001',
    'https://news.naver.com/a/1',
  ])('%s stays as it is', (address) => {
    expect(toReadableAddress(address)).toBe(address);
  });
});
