import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0KB'],
  [511, '1KB'],
  [512, '1KB'],
  [2_400_256, '2,344KB'],
])('%i bytes are written %s', (bytes, written) => expect(fileSize(bytes)).toBe(written));
