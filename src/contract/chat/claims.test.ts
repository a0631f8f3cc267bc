import { expect, it } from 'vitest';
import { answerNote } from './answer-note.ts';
import { claimsIn, keptClaims, placeClaims, type Claim } from './claims.ts';
import { aCitation } from './test-citation.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const cited = aCitation({ passageId: id, sourceId: id, nodeId: id });

const TEXT = '남은 음식은 38퍼센트예요 [1]. 그는 배를 샀어요 [1].';
const aClaim = (words: string, known: Partial<Claim> = {}): Claim => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  reason: 'model',
  found: cited,
  ...known,
});
const claims = [aClaim('남은 음식은 38퍼센트예요'), aClaim('그는 배를 샀어요')];

it('claims are read from facts that anybody may have written', () => {
  expect(claimsIn({ claims: [...claims, { start: 1 }, null] })).toEqual(claims);
  expect(claimsIn({ claims: 'none' })).toEqual([]);
});

it('a note keeps the sentences of its answer that are not borne out, where they stand now', () => {
  const message = { id: 'a', runId: null, messageText: TEXT, citations: [cited], metadata: { claims } };
  const note = answerNote(message, '무엇이 남았나?');
  const changed = note.content.replace('남은 음식은 38퍼센트예요', '남은 음식은 34퍼센트예요');
  expect(placeClaims(note.metadata, note.content)).toHaveLength(2);
  expect(placeClaims(note.metadata, changed).map(({ start, end }) => changed.slice(start, end))).toEqual([
    '그는 배를 샀어요',
  ]);
});

it('what does not fit is not kept', () =>
  expect(keptClaims(claims, ({ start, end }) => TEXT.slice(start, end), 10)).toEqual([]));
