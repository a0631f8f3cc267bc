import mammoth from 'mammoth';
import { parsePage } from '../article/dom.ts';
import { unitsOf } from '../article/units.ts';
import type { Block } from '../passages/passages.ts';
import { checkArchive } from './archive-check.ts';
import type { DocumentText } from './document-reader.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

/** The old formats of Word, and documents locked with a password, are such a container instead of a zip archive. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

export async function readDocx(bytes: Buffer): Promise<DocumentText> {
  if (bytes.subarray(0, 8).equals(OLE)) {
    const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new ReadProblem(isLocked ? 'encrypted' : 'wrong-type', 'ole container');
  }
  await checkArchive(bytes);
  const { value: html } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  const blocks = toBlocks(html);
  if (blocks.length === 0) throw new ReadProblem('nothing-readable', 'no text');
  return cutTo(blocks);
}

function toBlocks(html: string): Block[] {
  const page = parsePage(`<!doctype html><html><body>${html}</body></html>`);
  const blocks: Block[] = [];
  let heading: string | null = null;
  let pending: string | null = null;
  for (const unit of page.body ? unitsOf(page.body) : []) {
    if (unit.heading === null) {
      blocks.push({ text: unit.text, heading, page: null });
      pending = null;
      continue;
    }
    if (pending) blocks.push({ text: pending, heading: null, page: null });
    heading = unit.text;
    pending = unit.text;
  }
  if (pending) blocks.push({ text: pending, heading: null, page: null });
  return blocks;
}

function cutTo(blocks: Block[]): DocumentText {
  let length = 0;
  const kept = blocks.filter((block) => (length += block.text.length) <= KEPT.characters);
  return { blocks: kept, pageCount: null, isCut: kept.length < blocks.length };
}
