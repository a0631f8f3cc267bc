import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { readArticle } from './read-article.ts';

const prose = (n: number) =>
  `${n}번째 문단은 본문으로 알아볼 만큼 길게 씁니다. 취재진은 현장을 찾아 관계자 세 사람의 이야기를 들었고, 그 내용을 차례로 정리했습니다.`;
const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `<p>${prose(from + i)}</p>`).join('');
const page = (body: string, title = '아이스 라떼 만들기') =>
  `<!doctype html><html lang="ko"><head><title>${title}</title></head><body><header><nav><a href="/">홈</a> <a href="/r">레시피</a></nav></header>${body}<footer>© 커피 노트</footer></body></html>`;
const textOf = (html: string, url = 'https://coffee.example.kr/a/1') =>
  passagesOf(readArticle(html, url).blocks)
    .map((passage) => passage.text)
    .join('\n');
const lines = ['원두 18g', '우유 180ml', '얼음 한 컵', '설탕 시럽 10ml', '1. 원두를 곱게 간다', '2. 샷을 두 번 내린다'];
const marked = (tag: string) => lines.map((line) => `<${tag}>${line}</${tag}>`).join('');

describe('short lines above the first long one', () => {
  it.each([
    ['as paragraphs', marked('p')],
    ['as boxes', marked('div')],
    ['as a list', `<ul>${marked('li')}</ul>`],
    ['under a heading', `<h2>재료</h2>${marked('p')}`],
    ['as lines of one paragraph', `<p>${lines.join('<br>')}</p>`],
    ['as a list of terms', `<dl>${lines.map((line) => `<dt>${line}</dt>`).join('')}</dl>`],
  ])('stay: %s', (_form, short) => {
    const text = textOf(page(`<article><h1>아이스 라떼 만들기</h1>${short}${paragraphs(1, 3)}</article>`));
    for (const line of lines) expect(text).toContain(line);
    expect(text).toContain(prose(3));
  });

  it.each([
    '한지우 기자',
    '글 한지우 기자',
    '2026년 3월 4일',
    '2026.03.04 오전 9:30 입력',
    'Updated 12:24 am EST, Wednesday, November 20, 2019',
    'Greg Beacham, AP Sports Writer',
    'Meg Kinnard and Errin Haines, Associated Press',
    '읽는 시간 3분',
    '5 min read',
    'Tempo de leitura: 2 minutos',
    '조회수',
    '2,289',
    '글자 크기',
    '분류: 생활 · 태그: 커피',
    '아이스 라떼 만들기',
  ])('go where they tell when, by whom and how a page is read: %s', (line) => {
    const text = textOf(page(`<article><p>${line}</p>${paragraphs(1, 3)}</article>`));
    expect(text.split('\n').filter(Boolean)).toEqual([1, 2, 3].map(prose));
  });
});

const block = (inner: string, words = 'text-image') =>
  `<div class="${words}-container"><div class="${words}">${inner}</div></div>`;
const unsupported =
  '<p><strong>다음은 지원하지 않습니다: </strong></p><ul class="list list--bullets"><li class="list__item">창업 5년 이내의 기업. 다른 상품 <a class="link" href="/c"><span>창업 대출 일반형</span></a>으로 지원합니다.</li><li class="list__item">대출 기간에 부동산을 사려는 경우.</li></ul>';
const loan = [
  '<p>창작자 대출은 <span class="u-nobr">5년 이상</span> 활동한 개인 사업자를 지원합니다.</p>',
  unsupported,
  '<p>금리는 <b>연 3.2%</b>부터이며 한도는 <b>5천만 원</b>입니다.</p>',
];

describe('what stands between blocks that were found', () => {
  it.each([
    ['a middle block with a list', loan.map((inner) => block(inner)).join('')],
    ['blocks of other classes', loan.map((inner) => block(inner, 'block')).join('')],
    ['a list alone', loan.map((inner) => block(inner.replace(/<p><strong>.*?<\/p>/, ''))).join('')],
    ['sections', loan.map((inner) => `<section>${inner}</section>`).join('')],
  ])('stays on a page of three short blocks: %s', (_what, blocks) => {
    const text = textOf(page(`<div class="l-main-column">${blocks}</div>`, '창작자 대출 안내'));
    expect(text).toContain('- 창업 5년 이내의 기업. 다른 상품 창업 대출 일반형으로 지원합니다.');
    expect(text).toContain('- 대출 기간에 부동산을 사려는 경우.');
    expect(text).toContain('연 3.2%');
  });

  it.each([
    ['comments', '<div class="comments"><p>정말 좋은 글이네요. 다음 글도 기다리겠습니다. 고맙습니다.</p></div>'],
    ['other articles', '<div class="related"><p>지난주에는 콩을 고르는 법을 적었습니다. 함께 읽어 보세요.</p></div>'],
    ['a banner', '<div class="banner"><p>매주 목요일에 커피 소식을 보내 드립니다. 무료입니다.</p></div>'],
    ['a window over the page', '<div class="popup"><p>이 사이트는 더 나은 경험을 위해 쿠키를 씁니다.</p></div>'],
    ['an aside', '<aside><p>이 글과 함께 많이 읽힌 글을 모아 두었습니다. 살펴보세요.</p></aside>'],
    ['a footer', '<footer><p>커피 노트는 날마다 새 글을 올립니다. 제보를 기다립니다.</p></footer>'],
    ['what nobody sees', '<p hidden>화면에 나타나지 않는 문장을 여기에 적어 둡니다. 읽지 마세요.</p>'],
  ])('stays away where it is no text of the article: %s', (_what, beside) => {
    const text = textOf(page(`<article>${paragraphs(1, 5)}${beside}${paragraphs(6, 9)}</article>`));
    expect(text.split('\n').filter(Boolean)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(prose));
  });
});

const list = Array.from(
  { length: 12 },
  (_, i) =>
    `<h3>${i + 1}. ${i + 1}번째 비밀</h3><p>짧은 설명 ${i + 1}입니다.</p><p>${prose(i + 1)} ${prose(i + 101)}</p>`,
);

describe('a class on a box around the whole article', () => {
  it.each(
    [
      'share',
      'tags',
      'promo',
      'social',
      'related',
      'sidebar',
      'footer',
      'sponsored',
      'newsletter',
      'subscribe',
      'widget',
    ].flatMap((name) => [
      ['class', name],
      ['id', name],
    ]),
  )('takes nothing from it: %s %s', (attribute, name) => {
    const text = textOf(
      page(`<div ${attribute}="${name}-box"><div class="text">${list.join('')}</div></div>`, '비밀 열두 가지'),
    );
    for (let i = 1; i <= 12; i++) {
      expect(text).toContain(`### ${i}. ${i}번째 비밀`);
      expect(text).toContain(`짧은 설명 ${i}입니다.`);
    }
  });

  it('still takes away a small box of that name inside', () => {
    const bar =
      '<div class="share" id="share-bar"><p>이 글이 좋았다면 친구에게도 보내 주세요.</p><p>모두에게 보내기</p></div>';
    const text = textOf(
      page(`<div id="share-page"><div class="text">${list.join('')}${bar}${paragraphs(20, 22)}</div></div>`),
    );
    expect(text).not.toContain('보내 주세요');
    expect(text).toContain(prose(22));
  });

  it('names each section so without losing it', () => {
    const sections = list.map((inner) => `<div class="promo-item" id="promo-item">${inner}</div>`).join('');
    const text = textOf(page(`<article>${sections}</article>`, '비밀 열두 가지'));
    for (let i = 1; i <= 12; i++) expect(text).toContain(`짧은 설명 ${i}입니다.`);
  });
});

it('paragraphs that are one link stay', () => {
  const linked =
    'On Friday, Anna Reed, 54, and Tom Hill, 30, both of Harbour Street, all denied leaving the oven unattended.';
  const said =
    'The owner of the restaurant, Paul Stone, said outside the court that he would reopen the kitchen in November.';
  const text = textOf(
    page(
      `<article>${paragraphs(1, 2)}<div><p><a href="/a"><strong>${linked} </strong></a></p></div>${paragraphs(3, 3)}<div><p><strong><a href="/b">${said}</a></strong></p></div>${paragraphs(4, 4)}</article>`,
    ),
  );
  expect(text).toContain(linked);
  expect(text).toContain(said);
});

const cases = new URL('../../../../../shared/cases/', import.meta.url);
const tumblr = new URL('18-web-short-lines/tumblr.html', cases);

it.skipIf(!existsSync(tumblr))('a real page of sixty short lines keeps them all', () => {
  const text = textOf(readFileSync(tumblr, 'utf8'), 'https://blog.example.com/post/1');
  for (const line of ['Added Slime Block', 'Added Iron Trapdoor', 'Added Red Sandstone', 'Removed Herobrine'])
    expect(text).toContain(line);
  expect(text.split('\n').filter((line) => /^[+*-] /.test(line)).length).toBeGreaterThanOrEqual(55);
});
