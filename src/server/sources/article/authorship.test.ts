import { describe, expect, it } from 'vitest';
import { languageOf } from '../language.ts';
import { readDate } from './dates.ts';
import { readArticle } from './read-article.ts';

const prose =
  '본문으로 알아볼 만큼 길게 쓴 문단입니다. 취재진은 현장을 찾아 관계자 세 사람의 이야기를 차례로 들었습니다. ';
const read = (head: string, top = '') =>
  readArticle(
    `<!doctype html><html lang="ko"><head><title>제목</title>${head}</head><body><article>${top}<p>${prose.repeat(2)}</p><p>${prose.repeat(3)}</p></article></body></html>`,
    'https://news.example.kr/a/1',
  );
const linkedData = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('the author of a page', () => {
  it.each([
    ['its meta tag', '<meta name="author" content="By 한지우">', '', '한지우'],
    ['its structured data', linkedData({ '@type': 'NewsArticle', author: { name: '한지우' } }), '', '한지우'],
    [
      'several people in its structured data',
      linkedData({ '@type': 'BlogPosting', author: [{ name: '한지우' }, '윤서', { name: '한지우' }] }),
      '',
      '한지우, 윤서',
    ],
    [
      'a person who stands elsewhere in its structured data',
      linkedData({
        '@graph': [
          { '@type': 'Article', author: { '@id': '#p' } },
          { '@id': '#p', name: '윤서' },
        ],
      }),
      '',
      '윤서',
    ],
    ['a link that says so', '', '<p><a rel="author" href="/p">윤서</a></p>', '윤서'],
    ['what is marked as such', '', '<p itemprop="author"><b itemprop="name">윤서</b> 기자</p>', '윤서'],
    ['its byline', '', '<p class="byline">By Yoon Seo</p>', 'Yoon Seo'],
    [
      'the next place when one holds an address',
      '<meta property="article:author" content="https://social.example/hjw"><meta name="byl" content="By 한지우">',
      '',
      '한지우',
    ],
    ['nobody', linkedData({ '@type': 'Organization', name: '마루' }), '', null],
    ['nobody where the structured data is broken', '<script type="application/ld+json">{"author":</script>', '', null],
  ])('is found in %s', (_where, head, top, author) => {
    expect(read(head, top).author).toBe(author);
  });
});

describe('the date of a page', () => {
  it.each([
    [
      'its meta tag',
      '<meta property="article:published_time" content="2026-03-04T09:30:00+0900">',
      '',
      '2026-03-04T09:30:00+09:00',
    ],
    ['its structured data', linkedData([{ '@type': 'Article', datePublished: '2026-03-04' }]), '', '2026-03-04'],
    ['its <time>', '', '<p>입력 <time datetime="2026-03-04 09:30">오늘</time></p>', '2026-03-04T09:30:00'],
    ['a <time> of words', '', '<time pubdate>March 4, 2026</time>', '2026-03-04'],
    [
      'the next place when one cannot be read',
      '<meta name="date" content="today">',
      '<time datetime="2026-03-04"></time>',
      '2026-03-04',
    ],
    ['no place', '', '', null],
  ])('is found in %s', (_where, head, top, date) => {
    expect(read(head, top).publishedAt).toBe(date);
  });

  it.each([
    ['2026-03-04T00:30:00.000Z', '2026-03-04T00:30:00Z'],
    ['20260304', '2026-03-04'],
    ['2026. 2. 11. 9:30', '2026-02-11T09:30:00'],
    ['2026.02.11 오후 1:05', '2026-02-11T13:05:00'],
    ['2026년 3월 4일 (수)', '2026-03-04'],
    ['입력 2026/03/04 12:10 | 수정 2026/03/05 09:00', '2026-03-04T12:10:00'],
    ['Mar 04 2026 12:05 AM', '2026-03-04T00:05:00'],
    ['4th March 2026', '2026-03-04'],
    ['2026-02-31', null],
    ['3시간 전', null],
    ['1234', null],
    ['', null],
  ])('%j is %j', (written, date) => {
    expect(readDate(written)).toBe(date);
  });
});

describe('the language of a page', () => {
  const korean = '메주를 띄우는 동안 방 안의 습도는 육십 퍼센트를 넘기지 않는 편이 좋습니다.';
  const english = 'The river that ran through the town was the reason for its name, and it is still a place to visit.';
  it.each([
    ['en-US', english, 'en-US'],
    ['ko_KR', korean, 'ko-KR'],
    ['fr', 'La rivière qui traversait la ville lui a donné son nom.', 'fr'],
    [null, korean, 'ko'],
    [null, english, 'en'],
    [null, '川は町の真ん中を流れていて、夏になると子どもたちが泳ぎに来ます。', 'ja'],
    [null, '河流穿過城鎮的中心，夏天的時候孩子們都會來這裡游泳，冬天則結冰。', 'zh'],
    [null, 'La rivière qui traversait la ville lui a donné son nom.', null],
    [null, '10 + 20 = 30', null],
    ['en-US', korean, 'ko'],
    ['zh-Hant', '河流穿過城鎮的中心，夏天的時候孩子們都會來這裡游泳，冬天則結冰。', 'zh-Hant'],
    ['not a tag!', english, 'en'],
  ])('declared as %j with %j is %j', (declared, text, language) => {
    expect(languageOf(declared, text)).toBe(language);
  });
});
