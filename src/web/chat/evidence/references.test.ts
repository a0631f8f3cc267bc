import { expect, it } from 'vitest';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { referencesOf, sourcesOf, verifiedCount, verifiedInText } from './references.ts';

const aCitation = (known: Partial<Citation>): Citation => ({
  mark: 1,
  passageId: 'p',
  sourceId: 's',
  nodeId: 'n',
  kind: 'youtube',
  title: '첫 잔이 쓴 이유',
  quote: '원두 탓이 아니에요',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: null,
  ...known,
});

it.each([
  [{ startSec: 252.4 }, '4:12'],
  [{ page: 2 }, '2쪽'],
  [{ heading: '추출 비율' }, '추출 비율'],
  [{ heading: '아주 길어서 칩에 다 들어가지 않는 소제목이에요' }, '아주 길어서 칩에 다 들어가지…'],
  [{}, null],
])('says the place of %j as %j', (place, label) => {
  expect(referencesOf({ citations: [aCitation(place)], metadata: {} }, 'ko')[0]?.place).toBe(label);
});

it('counts the pages of a web answer from 1, and passes over what is no page', () => {
  const pages = [
    { url: 'https://www.a.example/x', title: '가' },
    { url: 'https://b.example', title: '' },
  ];
  const found = referencesOf({ citations: [], metadata: { pages } }, 'ko');
  expect(found.map(({ mark, title, place }) => ({ mark, title, place }))).toEqual([
    { mark: 1, title: '가', place: 'a.example' },
    { mark: 2, title: 'https://b.example', place: 'b.example' },
  ]);
  expect(referencesOf({ citations: [], metadata: { pages: [{ url: 1 }] } }, 'ko')).toEqual([]);
});

it.each([
  ['https://bank.example.login.session.account.evil.test/a', '…login.session.account.evil.test'],
  ['https://bаnk.example/', 'xn--bnk-6cd.example'],
  ['https://evil.test:8443/', 'evil.test:8443'],
  ['javascript:alert(1)', null],
])('of the page %s shows whose it is: %j', (url, place) => {
  const [page] = referencesOf({ citations: [], metadata: { pages: [{ url, title: '가' }] } }, 'ko');
  expect(page?.place).toBe(place);
});

it('lists each source once, under its number, at its first passage', () => {
  const citations = [
    aCitation({ mark: 41, sourceId: 'a' }),
    aCitation({ mark: 42, sourceId: 'b' }),
    aCitation({ mark: 43, sourceId: 'a' }),
  ];
  const references = referencesOf({ citations, metadata: {} }, 'ko');
  expect(references.map(({ mark, number }) => [mark, number])).toEqual([
    [41, 1],
    [42, 2],
    [43, 1],
  ]);
  expect(sourcesOf(references).map(({ mark, number }) => [mark, number])).toEqual([
    [41, 1],
    [42, 2],
  ]);
});

it('takes the numbers of the conversation', () => {
  const citations = [aCitation({ mark: 1, sourceId: 'b' }), aCitation({ mark: 2, sourceId: 'a' })];
  const numbers = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const references = referencesOf({ citations, metadata: {} }, 'ko', numbers);
  expect(references.map(({ number }) => number)).toEqual([2, 1]);
  expect(sourcesOf(references).map(({ number }) => number)).toEqual([1, 2]);
});

it('counts quotes that match their source apart from those that do not', () => {
  expect(verifiedCount({ citations: [aCitation({}), aCitation({ isVerbatim: false }), aCitation({})] })).toEqual({
    verbatim: 2,
    other: 1,
  });
});

it('does not count passages that a worksheet only offers', () => {
  const citations = [aCitation({ mark: 1 }), aCitation({ mark: 2 })];
  expect(verifiedInText({ messageText: '여는 말 [2]', citations })).toEqual({ verbatim: 1, other: 0 });
});
