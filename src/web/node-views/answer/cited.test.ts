import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { citationsOf, evidenceFor, quotesOfNote } from './cited.ts';

const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [CARD, FILE, ASKED] = [uuid(1), uuid(2), uuid(3)] as const;

const aCitation = (known: Partial<Citation> = {}): Citation => ({
  mark: 1,
  passageId: uuid(4),
  sourceId: uuid(5),
  nodeId: CARD,
  fileId: FILE,
  kind: 'file',
  title: '브리프.txt',
  quote: '제품 노출 시간은 모두 63초다.',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: null,
  ...known,
});
const boardOf = (...nodes: ReturnType<typeof blankNode>[]) => ({
  node: (id: string) => nodes.find((node) => node.id === id),
  nodes: () => nodes,
});

it('an AI node has the citations it was made with; what is none is passed over', () => {
  const kept = [aCitation(), null, 'text', { mark: 2 }, { ...aCitation({ mark: 3 }), quote: 7 }];
  expect(citationsOf({ metadata: { citations: kept } })).toEqual([aCitation()]);
  expect(citationsOf({ metadata: { citations: 'none' } })).toEqual([]);
  expect(citationsOf({ metadata: {} })).toEqual([]);
});

it('a note tells what became of the quotations that still stand in it; what is no verdict is passed over', () => {
  const quote = (words: string, known: object = {}) => ({ words, verdict: 'altered', found: aCitation(), ...known });
  const quotes = [
    quote('“가”'),
    quote('“나”'),
    quote('“다”', { verdict: 'true' }),
    quote('“라”', { found: { url: 7 } }),
  ];
  expect(quotesOfNote({ content: '앞 “가” “다” “라”', metadata: { quotes } })).toEqual([
    { start: 2, end: 5, verdict: 'altered', found: aCitation() },
  ]);
});

describe('a citation of an AI node opens', () => {
  const place = { passageId: uuid(4), quote: '제품 노출 시간은 모두 63초다.', startSec: null, askedFrom: ASKED };

  it('at the card that it names', () => {
    const board = boardOf(blankNode({ id: CARD, type: 'file' }));
    expect(evidenceFor(board, aCitation(), ASKED)).toEqual({ nodeId: CARD, ...place });
  });

  it('at another card of the same file, where its own is gone', () => {
    const other = blankNode({ id: uuid(9), type: 'file', metadata: { fileId: FILE } });
    expect(evidenceFor(boardOf(other), aCitation(), ASKED)).toEqual({ nodeId: uuid(9), ...place });
  });

  it('in the stored file, where no card of it stands on the board', () => {
    expect(evidenceFor(boardOf(), aCitation(), ASKED)).toEqual({ nodeId: ASKED, fileId: FILE, ...place });
  });

  it('nowhere, once a source that is no file has left the board', () => {
    const { fileId: _, ...ofPage } = aCitation({ kind: 'website' });
    expect(evidenceFor(boardOf(blankNode({ id: uuid(9), type: 'text' })), ofPage, ASKED)).toBeNull();
  });
});
