import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { createSseParser, type SseEvent } from './sse.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const readAll = (pieces: readonly Uint8Array[]): SseEvent[] => {
  const parser = createSseParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

const stream = [
  ': a comment\n\n',
  'event: start\ndata: {"runId":"1"}\n\n',
  'event: delta\r\ndata: {"at":0,"text":"첫 잔이 쓴 이유 ☕️ 👩‍🍳"}\r\n\r\n',
  'event: delta\rdata: {"text":\rdata: "두 줄"}\r\r',
  'data:no name and no space\n\n',
  'id: 7\nretry: 10\nevent\n\n',
  'event: done\ndata: {}\n\n',
  'event: never finished\ndata: {}',
].join('');

const expected: SseEvent[] = [
  { event: 'start', data: '{"runId":"1"}' },
  { event: 'delta', data: '{"at":0,"text":"첫 잔이 쓴 이유 ☕️ 👩‍🍳"}' },
  { event: 'delta', data: '{"text":\n"두 줄"}' },
  { event: 'message', data: 'no name and no space' },
  { event: 'done', data: '{}' },
];

it('reads events with any line end, comments and several data lines, and leaves an unfinished event out', () => {
  expect(readAll([bytesOf(stream)])).toEqual(expected);
});

it('reads the same events when the bytes are cut after every single byte', () => {
  expect(readAll([...bytesOf(stream)].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

it('reads the same events wherever the bytes are cut', () => {
  const bytes = bytesOf(stream);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), (cuts) => {
      const ends = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const pieces = ends.slice(1).map((end, i) => bytes.subarray(ends[i], end));
      expect(readAll(pieces)).toEqual(expected);
    }),
  );
});
