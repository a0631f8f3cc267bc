import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeZip, type ZipEntry } from '../../../../tests/replay/documents.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { openParts, resolvePart } from './archive-parts.ts';

const zeros = (mib: number): Buffer => deflateRawSync(Buffer.alloc(mib << 20));
/** What stands in the part; why it could not be read. */
const outcomeOf = async (entries: readonly ZipEntry[]): Promise<unknown> => {
  const reading = openParts(makeZip(entries)).then((parts) => parts.text('a'));
  return (await problemOf(reading)) ?? reading;
};

describe('the parts of an archive', () => {
  it.each<[string, ZipEntry[], string | null]>([
    ['a text', [{ name: 'a', data: Buffer.from('말') }], '말'],
    ['an empty one', [{ name: 'a' }], ''],
    ['none of that name', [{ name: 'b' }], null],
    [
      'a film beside it, which is not unpacked',
      [
        { name: 'a', data: Buffer.from('t') },
        { name: 'b.mp4', data: zeros(64), method: 8, size: 64 << 20 },
      ],
      't',
    ],
  ])('are read: %s', async (_, entries, text) => {
    expect(await outcomeOf(entries)).toBe(text);
  });

  it.each<[string, ZipEntry[], string]>([
    ['larger than 30 MB', [{ name: 'a', data: zeros(31), method: 8, size: 31 << 20 }], 'too-large'],
    ['squeezed beyond reason', [{ name: 'a', data: zeros(20), method: 8, size: 20 << 20 }], 'too-large'],
    ['that lies about its size', [{ name: 'a', data: zeros(20), method: 8, size: 100 }], 'damaged'],
    [
      'that is a link',
      [{ name: 'a', data: Buffer.from('/etc/passwd'), attributes: (0o120777 << 16) >>> 0 }],
      'damaged',
    ],
    ['beside a way out', [{ name: 'a' }, { name: '../b' }], 'damaged'],
    ['among more than 4,000', Array.from({ length: 4_001 }, (_, i) => ({ name: `${i}` })), 'too-large'],
  ])('are refused: one %s', async (_, entries, problem) => {
    expect(await outcomeOf(entries)).toBe(problem);
  });
});

describe('the address of a part', () => {
  it.each([
    ['ppt/slides/slide1.xml', '../notesSlides/n.xml', 'ppt/notesSlides/n.xml'],
    ['ppt/presentation.xml', 'slides/slide1.xml', 'ppt/slides/slide1.xml'],
    ['ppt/presentation.xml', '/ppt/slides/s.xml', 'ppt/slides/s.xml'],
    ['OEBPS/nav.xhtml', './text/c.xhtml#top', 'OEBPS/text/c.xhtml'],
    ['a.xml', '../../b.xml', 'b.xml'],
  ])('seen from %s, %s is %s', (from, target, part) => {
    expect(resolvePart(from, target)).toBe(part);
  });
});
