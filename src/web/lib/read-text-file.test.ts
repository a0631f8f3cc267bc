import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it.each([
  ['UTF-8', [0xea, 0xb0, 0x80, 0x31]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xea, 0xb0, 0x80, 0x31]],
  ['CP949', [0xb0, 0xa1, 0x31]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x00, 0xac, 0x31, 0x00]],
  ['UTF-16, big end first', [0xfe, 0xff, 0xac, 0x00, 0x00, 0x31]],
])('a subtitle file is read from %s', async (_name, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe('가1');
});

it('what no server keeps is left out', async () => {
  expect(await readTextFile(new Blob(['가\u0000나']))).toBe('가나');
});
