import { describe, expect, it } from 'vitest';
import { isVerbatim } from '#contract/chat/citations.ts';
import { toCitations, type CitedPassage } from './cite.ts';
import type { GatheredSource } from '../context/gather.ts';

const video: GatheredSource = {
  nodeId: 'n',
  sourceId: 's',
  kind: 'youtube',
  title: '영상',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  state: 'readable',
  problem: null,
  passages: [],
  segments: [],
};
const aPassage = (text: string, more: Partial<CitedPassage> = {}): CitedPassage => ({
  id: 'p',
  text,
  heading: null,
  page: null,
  startSec: null,
  endSec: null,
  tokens: 1,
  source: video,
  ...more,
});
const king = aPassage(
  '경복궁은 1395년에 지어졌다. 세종대왕은 1443년에 훈민정음을 창제하였다. 그는 한글의 아버지로 불린다.',
);

describe('the citations of an answer', () => {
  it('show the words of a heading without its sign where nothing else is said', () => {
    const heading = aPassage('## **보관** 방법', { source: { ...video, kind: 'file', isMarkdown: true } });
    expect(toCitations('보관을 다뤄요 [1].', [heading])).toMatchObject([{ quote: '보관 방법', isVerbatim: true }]);
  });

  it.each([
    ['훈민정음은 1443년에 만들어졌습니다 [1].', '세종대왕은 1443년에 훈민정음을 창제하였다.'],
    ['궁궐인 경복궁은 1395년의 것입니다.[1]', '경복궁은 1395년에 지어졌다.'],
    ['- 한글의 아버지라고 불립니다 [1]\n', '그는 한글의 아버지로 불린다.'],
    ['[1]', '경복궁은 1395년에 지어졌다.'],
  ])('for %j quotes the sentence that says it', (answer, quote) => {
    expect(toCitations(answer, [king])).toMatchObject([{ mark: 1, quote, isVerbatim: true }]);
  });

  it('quotes the words that the answer itself quotes, when they stand there', () => {
    expect(toCitations('그는 “한글의 아버지로 불린다” [1]', [king])).toMatchObject([
      { quote: '한글의 아버지로 불린다', isVerbatim: true },
    ]);
  });

  it('tells when the answer puts words in quotation marks that the passage does not hold', () => {
    const [citation] = toCitations('그는 “국민의 영웅으로 칭송받는다” [1]', [king]);
    expect(citation!.isVerbatim).toBe(false);
    expect(isVerbatim(citation!.quote, king.text)).toBe(true);
  });

  it('quotes what a note says, as it is read, and not its title', () => {
    const source: GatheredSource = { ...video, kind: 'text', title: '원두 메모' };
    const note = aPassage('원두 메모\n원두는 **2주** 안에 쓴다.', { source });
    expect(toCitations('네 [1].', [note])).toMatchObject([{ quote: '원두는 2주 안에 쓴다.', isVerbatim: true }]);
    const bare = aPassage('원두 메모', { source });
    expect(toCitations('네 [1].', [bare])).toMatchObject([{ quote: '원두 메모' }]);
  });

  it('says nothing of words that quote no source', () => {
    const isOwn = (words: string) => words === '왕의 이야기 전집';
    expect(toCitations('“왕의 이야기 전집”에 따르면 그렇다 [1]', [king], isOwn)).toMatchObject([{ isVerbatim: true }]);
    expect(toCitations('이른바 “프로덕트마켓핏”이다 [1]', [king])).toMatchObject([{ isVerbatim: true }]);
  });

  it('quotes a cell or an item without its marks, and knows words that the answer quotes across them', () => {
    const menu = aPassage('## 값\n\n| 메뉴 | 값 |\n| --- | --- |\n| 라떼 한 잔 | 4,000원 |\n\n- 물은 그냥 드립니다.');
    expect(toCitations('물은 그냥 줍니다 [1].', [menu])).toMatchObject([
      { quote: '물은 그냥 드립니다.', isVerbatim: true },
    ]);
    expect(toCitations('“라떼 한 잔 4,000원” [1]', [menu])).toMatchObject([{ isVerbatim: true }]);
    expect(toCitations('“라떼 두 잔 4,000원” [1]', [menu])).toMatchObject([{ isVerbatim: false }]);
  });

  it('finds the second at which the quoted words begin, within the passage', () => {
    const segments = [
      { start: 60, end: 64, text: '경복궁은 1395년에 지어졌다.' },
      { start: 200, end: 204, text: '경복궁은 1395년에 지어졌다.' },
      { start: 204, end: 209, text: '세종대왕은 1443년에' },
      { start: 209, end: 215, text: '훈민정음을 창제하였다.' },
    ];
    const timed = { ...king, startSec: 200, endSec: 230, source: { ...video, segments } };
    expect(toCitations('훈민정음은 1443년에 [1]', [timed])).toMatchObject([
      { startSec: 204, url: expect.stringContaining('t=204s') },
    ]);
    expect(toCitations('경복궁은 1395년에 [1]', [timed])).toMatchObject([{ startSec: 200 }]);
  });

  it('enters long speech without full stops where it comes to what is said', () => {
    const lines = [
      '자 오늘은 인사부터 드리고',
      '지난주 소식도 조금 나누고',
      '이제 원두 보관을 볼게요',
      '냉동하면 석 달까지 가요',
    ];
    const segments = lines.map((text, i) => ({ start: 100 + i * 6, end: 106 + i * 6, text }));
    const speech = aPassage(lines.join(' '), { startSec: 100, endSec: 130, source: { ...video, segments } });
    expect(toCitations('냉동하면 석 달까지 간다고 해요 [1].', [speech])).toMatchObject([{ startSec: 118 }]);
    expect(toCitations('지난주 소식을 나눠요 [1].', [speech])).toMatchObject([{ startSec: 100 }]);
    expect(toCitations('[1]', [speech])).toMatchObject([{ startSec: 100 }]);
  });

  it('opens the second of a video, and the page itself elsewhere', () => {
    const page = { ...video, kind: 'website' as const, url: 'https://example.com/a' };
    const cited = [
      aPassage('하나', { startSec: 192.7 }),
      aPassage('둘', { source: page, heading: '머리' }),
      aPassage('셋', { source: { ...page, url: null } }),
    ];
    expect(toCitations('[1][2][3]', cited).map(({ url, startSec, heading }) => ({ url, startSec, heading }))).toEqual([
      { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=192s', startSec: 192.7, heading: null },
      { url: 'https://example.com/a', startSec: null, heading: '머리' },
      { url: null, startSec: null, heading: null },
    ]);
  });
});
