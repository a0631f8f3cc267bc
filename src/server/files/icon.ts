const ENTRY_BYTES = 16;
const MOST_PICTURES = 32;

/** The largest PNG within an .ico file, as sites keep their favicons; null when the bytes are no icon or it holds none. */
export function pngWithinIcon(bytes: Uint8Array): Uint8Array | null {
  const icon = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (icon.length < 6 || icon.readUInt32LE(0) !== 0x00010000) return null;
  const count = Math.min(icon.readUInt16LE(4), MOST_PICTURES, Math.floor((icon.length - 6) / ENTRY_BYTES));
  const pictures = Array.from({ length: count }, (_, i) => {
    const entry = 6 + i * ENTRY_BYTES;
    const start = icon.readUInt32LE(entry + 12);
    return { width: icon[entry] || 256, bytes: icon.subarray(start, start + icon.readUInt32LE(entry + 8)) };
  });
  const pngs = pictures.filter(({ bytes: picture }) => picture.subarray(1, 4).toString('latin1') === 'PNG');
  return pngs.toSorted((a, b) => b.width - a.width)[0]?.bytes ?? null;
}
