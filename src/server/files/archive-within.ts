const END = Buffer.from('PK\u0005\u0006');
const ENTRY = 0x02014b50;
const END_BYTES = 22;
/** Sizes and places beyond this stand in another record (zip64), which tells them by itself. */
const ELSEWHERE = 0xffff_ffff;
/** A comment may hold the sign of an end too; so many are looked at. */
const MOST_ENDS = 100;

/**
 * The zip archive within bytes that may hold something before it (what a server said, a stub) or after it (a comment, what
 * a mail program added), without either; null when there is none. Nothing is unpacked.
 */
export function archiveWithin(bytes: Buffer): Buffer | null {
  let end = bytes.length;
  for (let looked = 0; looked < MOST_ENDS && end > 0; looked++) {
    end = bytes.lastIndexOf(END, end - 1);
    if (end < 0) return null;
    const start = end + END_BYTES <= bytes.length ? startOf(bytes, end) : null;
    if (start !== null) return cut(bytes, start, end + END_BYTES);
  }
  return null;
}

/** Where the archive begins whose end is told at `end`; null when no directory stands where the end says. */
function startOf(bytes: Buffer, end: number): number | null {
  const [length, place] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  if (length === ELSEWHERE || place === ELSEWHERE) return 0;
  const isDirectory = (at: number) => at === end || (at >= 0 && at < end && bytes.readUInt32LE(at) === ENTRY);
  const before = end - length - place;
  if (before >= 0 && isDirectory(end - length)) return before;
  return isDirectory(place) ? 0 : null;
}

function cut(bytes: Buffer, start: number, end: number): Buffer {
  const archive = bytes.subarray(start, end);
  if (archive.readUInt16LE(archive.length - 2) === 0) return archive;
  const bare = Buffer.from(archive);
  bare.writeUInt16LE(0, bare.length - 2);
  return bare;
}
