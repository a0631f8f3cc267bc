import { AiFault } from '../../ai/ai-fault.ts';
import type { Viewer } from '../../ai/vision.ts';
import type { DocumentText } from '../documents/document-reader.ts';
import type { Block } from '../passages/passages.ts';
import { SourceFailure } from '../reading.ts';
import { NeedsTime, type Tools } from '../techniques/technique.ts';
import type { PictureReader } from './tesseract.ts';

export interface Looked {
  /** With the words of the pages that could be read, in the order of the pages. */
  document: DocumentText;
  /** 'ocr' or 'vision', after 'pdf-text+' where other pages had letters; null where no page was read this way. */
  method: string | null;
  /** The numbers of pages that are still not read. */
  unread: number[];
  /** Why pages are not read, where that is not in the pages: nothing here reads pictures, or the model that does failed. */
  problem: 'scanned' | 'vision-failed' | 'vision-refused' | 'no-credits' | null;
}

/** Of one document. A model is paid by the page. */
const MOST_PAGES = { ocr: 100, vision: 20 } as const;
/** So many pages that fail one after the other are taken for all that follow. */
const MOST_FAILURES = 3;

/**
 * Reads the pages of a PDF that have no letters of their own, or whose letters are not told, as pictures: by the program
 * of this machine, else by a model. Throws NeedsTime.
 */
export async function lookAtPages(pdf: Uint8Array, document: DocumentText, tools: Tools): Promise<Looked> {
  const wanted = document.unread ?? [];
  const { reader } = await tools.media.programs();
  const { viewer } = tools.media;
  if (!reader && !viewer) return { document, method: null, unread: wanted, problem: 'scanned' };
  if (!tools.hasTime) throw new NeedsTime();
  await tools.report('looking');
  const way = reader ? 'ocr' : 'vision';
  const numbers = wanted.slice(0, MOST_PAGES[way]);
  const blocks: Block[] = [];
  const done = new Set<number>();
  let failures = 0;
  let refusal: 'vision-failed' | 'vision-refused' = 'vision-failed';
  let seen = 0;
  let hasCredits = true;
  for await (const { number, picture } of tools.media.pages.draw(pdf, numbers, tools.signal)) {
    const read = picture && (await readPage(picture, { reader, viewer }, number, tools));
    if (read === 'no-credits') {
      hasCredits = false;
      break;
    }
    const isRead = read !== null && read !== 'refused';
    failures = isRead ? 0 : failures + 1;
    refusal = read === 'refused' ? 'vision-refused' : 'vision-failed';
    if (isRead) {
      done.add(number);
      blocks.push(...read);
    }
    if (failures >= MOST_FAILURES) break;
    await tools.report('looking', ++seen / numbers.length);
  }
  const all = [...document.blocks, ...blocks].toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0));
  const hasLetters = document.blocks.length > 0;
  return {
    document: { ...document, blocks: all },
    method: blocks.length === 0 ? null : `${hasLetters ? 'pdf-text+' : ''}${way}`,
    unread: wanted.filter((number) => !done.has(number)),
    problem: !hasCredits ? 'no-credits' : way === 'vision' && failures > 0 ? refusal : null,
  };
}

/** Null for a page that could not be read; the others are read nevertheless, unless nothing is left to pay them. */
async function readPage(
  picture: Uint8Array,
  { reader, viewer }: { reader: PictureReader | null; viewer: Viewer | null },
  page: number,
  tools: Tools,
): Promise<Block[] | 'no-credits' | 'refused' | null> {
  try {
    if (reader) {
      const paragraphs = await reader.read(picture, 'page', tools.signal);
      return paragraphs.map((text) => ({ text, heading: null, page }));
    }
    const seen = await viewer?.look({ bytes: picture, mimeType: 'image/png' }, 'page', tools.signal);
    return seen ? seen.text.split(/\n{2,}/).map((text) => ({ text, heading: null, page })) : null;
  } catch (error) {
    tools.signal.throwIfAborted();
    if (!(error instanceof SourceFailure || error instanceof AiFault)) throw error;
    if (error instanceof AiFault && error.problem === 'no-credits') return 'no-credits';
    tools.log.info({ page, reason: error.message }, 'a page could not be read as a picture');
    return error instanceof AiFault && !error.isRetryable ? 'refused' : null;
  }
}
