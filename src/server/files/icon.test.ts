import { describe, expect, it } from 'vitest';
import { pngWithinIcon } from './icon.ts';

const png = (mark: string) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(mark)]);

function makeIcon(pictures: { width: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ width, data }, i) => {
    head[6 + i * 16] = width;
    head.writeUInt32LE(data.length, 6 + i * 16 + 8);
    head.writeUInt32LE(offset, 6 + i * 16 + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

describe('a Windows icon', () => {
  it('gives its largest PNG', () => {
    const icon = makeIcon([
      { width: 16, data: png('small') },
      { width: 48, data: png('large') },
      { width: 64, data: Buffer.from('bitmap') },
    ]);
    expect(Buffer.from(pngWithinIcon(icon) ?? []).toString('latin1')).toBe(png('large').toString('latin1'));
  });

  it('that lies about its places, or is no icon, gives nothing', () => {
    const icon = makeIcon([{ width: 16, data: png('x') }]);
    icon.writeUInt32LE(0xffffffff, 6 + 12);
    expect(pngWithinIcon(icon)).toBeNull();
    expect(pngWithinIcon(png('x'))).toBeNull();
    expect(pngWithinIcon(Buffer.from([0, 0, 1, 0, 255, 255]))).toBeNull();
  });
});
