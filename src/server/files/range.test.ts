import { expect, it } from 'vitest';
import { readRange } from './range.ts';

const SIZE = 1_000;

it.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  [' bytes=5-9 ', { start: 5, end: 9 }],
])('%j asks for a part', (header, part) => {
  expect(readRange(header, SIZE)).toEqual(part);
});

it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%j lies beyond the file', (header) => {
  expect(readRange(header, SIZE)).toBe('beyond');
});

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=0-1,5-6',
  'lines=0-1',
  'bytes=0x1-2',
  'bytes=1e3-',
  'bytes=--5',
  `bytes=${'9'.repeat(400)}-`,
])('%j asks for the whole', (header) => {
  expect(readRange(header, SIZE)).toBeNull();
});
