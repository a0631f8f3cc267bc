import { describe, expect, it } from 'vitest';
import { metadata as nodeMetadata } from '../board/board.schema.ts';
import { emptyOffer } from '../offers/empty-offer.ts';
import { withOffer } from '../offers/offer-in.ts';
import { answerNote } from './answer-note.ts';
import type { CheckedQuote, Citation } from './chat.schema.ts';
import { aCitation } from './test-citation.ts';

const testId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const cite = (mark: number, quote = '원두는 2주 안에 쓴다.'): Citation => {
  const id = testId(mark);
  return aCitation({ mark, passageId: id, sourceId: id, nodeId: id, title: `글 ${mark}`, quote });
};
const note = (
  messageText: string,
  citations: Citation[] = [],
  metadata: Record<string, unknown> = {},
  quotes: CheckedQuote[] = [],
) => answerNote({ id: testId(9), runId: null, messageText, citations, quotes, metadata }, '원두는 언제까지 써? 표로.');

it('is titled as the question, and keeps the evidence of the numbers in it', () => {
  expect(note('2주 안에 [2].\n', [cite(1), cite(2)])).toEqual({
    title: '원두는 언제까지 써?',
    content: '2주 안에 [2].',
    metadata: { answerOf: { answerId: testId(9), question: '원두는 언제까지 써? 표로.' }, citations: [cite(2)] },
  });
});

it('keeps no number that stands for nothing', () => {
  expect(note('하나 [1] 둘 [7].', [cite(1)]).content).toBe('하나 [1] 둘.');
});

it('keeps the pages of a web answer', () => {
  const pages = [{ url: 'https://a.example/', title: 'A' }];
  expect(note('답 [1] [2].', [], { pages })).toMatchObject({ content: '답 [1].', metadata: { pages } });
});

it('fits into a node: quotes become shorter, then the last numbers go', () => {
  const many = Array.from({ length: 20 }, (_, i) => cite(i + 1, '가'.repeat(3_000)));
  const text = many.map(({ mark }) => `[${mark}]`).join(' ');
  const kept = note(text, many);
  expect(nodeMetadata.safeParse(kept.metadata).success).toBe(true);
  expect(kept.metadata['citations']).toHaveLength(20);
  const more = Array.from({ length: 99 }, (_, i) => ({ ...cite(i + 1), title: '제목'.repeat(100) }));
  const cramped = note(more.map(({ mark }) => `[${mark}]`).join(' '), more);
  expect(nodeMetadata.safeParse(cramped.metadata).success).toBe(true);
  const left = cramped.metadata['citations'] as Citation[];
  expect(left.length).toBeGreaterThan(10);
  expect(cramped.content.match(/\[\d+\]/g)).toHaveLength(left.length);
});

it('of a recipe keeps the recipe and how its sources read, and still fits into a node', () => {
  const recipe = { id: 'thread', values: { topic: '식비', posts: 6 } };
  const madeFrom = [{ nodeId: testId(1), title: '기록', hash: 'a1', sections: { 훅: 'b2' } }];
  expect(note('1/ 식비 [1]', [cite(1)], { recipe, madeFrom }).metadata).toMatchObject({ recipe, madeFrom });
  const many = Array.from({ length: 40 }, (_, i) => ({
    ...madeFrom[0],
    nodeId: testId(i),
    title: '긴 이름 '.repeat(40),
  }));
  const kept = note('1/ 식비 [1]', [cite(1, '길다. '.repeat(4_000))], { recipe, madeFrom: many });
  expect(nodeMetadata.safeParse(kept.metadata).success).toBe(true);
  expect(kept.metadata['madeFrom']).not.toHaveLength(0);
});

describe('what became of its quotations', () => {
  const judged = (text: string, words: string, verdict: CheckedQuote['verdict']): CheckedQuote => {
    const start = text.indexOf(words);
    const found = verdict === 'altered' ? cite(1, '원두는 3주 안에 쓴다.') : null;
    return { start, end: start + words.length, verdict, found };
  };

  it('is kept with their words, as the note has them', () => {
    const text = '  “원두는 2주 안에 쓴다” [1]. “물은 [7] 끓인다” [1].';
    const quotes = [judged(text, '“원두는 2주 안에 쓴다”', 'altered'), judged(text, '“물은 [7] 끓인다”', 'not-found')];
    const { content, metadata } = note(text, [cite(1)], {}, quotes);
    expect(content).toBe('“원두는 2주 안에 쓴다” [1]. “물은  끓인다” [1].');
    expect(metadata['quotes']).toEqual([
      { words: '“원두는 2주 안에 쓴다”', verdict: 'altered', found: cite(1, '원두는 3주 안에 쓴다.') },
      { words: '“물은  끓인다”', verdict: 'not-found', found: null },
    ]);
  });

  it('is nothing where nothing is quoted', () =>
    expect(note('가 [1]', [cite(1)]).metadata).not.toHaveProperty('quotes'));

  it('fits into a node beside the evidence, which loses no number for it', () => {
    const said = Array.from({ length: 30 }, (_, i) => `“${i}번째 말은 ${'길다 '.repeat(60)}” [${i + 1}]`);
    const text = said.join('\n');
    const cited = said.map((_, i) => cite(i + 1, '가'.repeat(3_000)));
    const quotes = said.map((one) => judged(text, one.slice(0, one.indexOf('”') + 1), 'not-found'));
    const kept = note(text, cited, {}, quotes);
    expect(nodeMetadata.safeParse(kept.metadata).success).toBe(true);
    expect(kept.metadata['citations']).toHaveLength(30);
    expect((kept.metadata['quotes'] as unknown[]).length).toBeGreaterThan(5);
  });

  it('is kept of a web answer beside its pages', () => {
    const pages = [{ url: 'https://a.example/', title: 'A' }];
    const text = '“2만 8천 원” [1]';
    const onPage = { url: 'https://a.example/', title: 'A', quote: '2만 9천 원' };
    const quotes = [{ ...judged(text, '“2만 8천 원”', 'altered'), found: null, onPage }];
    expect(note(text, [], { pages }, quotes).metadata).toMatchObject({
      pages,
      quotes: [{ verdict: 'altered', onPage }],
    });
  });
});

it.each([
  ['its brand', '마루식품', '협찬 제안 정리: 마루식품'],
  ['what the form says, where it names none', null, '협찬 제안 정리: 2026-11-20'],
])('the card of a deal is titled by %s', (_, brand, title) => {
  const offer = {
    ...emptyOffer(),
    brand: brand === null ? null : { value: brand, quote: '', place: null, by: 'person' as const },
  };
  const metadata = withOffer({ recipe: { id: 'sponsor-brief', values: { received: '2026-11-20' } } }, offer);
  const said = { id: testId(9), runId: null, messageText: '| 항목 | 내용 |', citations: [], metadata };
  expect(answerNote(said, '협찬 제안 정리: 2026-11-20').title).toBe(title);
});

describe('the note of a result that is a record', () => {
  const made = { recipe: { id: 'sponsor-brief', values: {} } };
  const noteWith = (record: unknown) => note('카드', [], { ...made, record }).metadata['record'];

  it('keeps the record', () => {
    const record = { name: 'offer', record: { brand: null } };
    expect(noteWith(record)).toEqual(record);
  });

  it('is its text alone where the record is more than a node holds, or none', () => {
    expect(noteWith({ name: 'offer', record: { brand: '가'.repeat(9_000) } })).toBeUndefined();
    expect(noteWith('offer')).toBeUndefined();
  });
});
