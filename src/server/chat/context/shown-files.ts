import { asksToSee } from './asks-to-see.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import type { ModelEngine, PromptFile } from '../../ai/model-engine.ts';
import { fileOfObjectPath, toObjectPath } from '../../files/files.service.ts';
import { drawForReading } from '../../files/pictures.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { DrawPages } from './draw-pages.ts';
import type { GatheredSource } from './gather.ts';
import { pagesOfScan, pagesToLookAt, wordless } from './pages-to-show.ts';
import { harmless } from './safe-text.ts';

/** What a model sees of a source beside its words, and about what that costs. */
export interface Seen {
  nodeId: string;
  tokens: number;
  /** Those pages of a document, as pictures; absent for the whole file. */
  pages?: number[];
}

/** A picture or document that a model sees. */
export interface ShownFile extends Seen {
  files: PromptFile[];
}

/** A file that is to be shown, before it is read. */
export interface PlannedFile extends Seen {
  open: (signal: AbortSignal) => Promise<ShownFile | null>;
}

/** What of these sources this model can see, within so many tokens. */
export type PlanFiles = (
  sources: readonly GatheredSource[],
  engine: Pick<ModelEngine, 'sees' | 'takesPdf'>,
  budgetTokens: number,
) => Promise<PlannedFile[]>;

/** The bytes of what was planned; what is gone meanwhile, or is no picture after all, is left out. */
export async function openFiles(planned: readonly PlannedFile[], signal: AbortSignal): Promise<ShownFile[]> {
  const opened = await Promise.all(planned.map(({ open }) => open(signal)));
  return opened.filter((shown) => shown !== null);
}

/** Of one question. */
export const MOST_SHOWN = 5;
const MOST = {
  bytesEach: 8 * 1024 * 1024,
  bytes: 16 * 1024 * 1024,
  /** A document that is not sent itself may be larger. */
  drawnBytes: 64 * 1024 * 1024,
  /** Pages that are drawn because nothing else says what is on them. */
  scannedPages: 8,
  /** Pages whose words go in as well, named by the question or found by its words. */
  namedPages: 4,
  foundPages: 2,
} as const;
/** About what a picture costs, or a page of a document. */
const SHOWN_TOKENS = 1_500;
/** About how large a page is as a picture. */
const DRAWN_BYTES = 400_000;
/** Of a scan that does not say how many pages it has, about so many bytes are one. */
const BYTES_A_PAGE = 100_000;

const PDF = 'application/pdf';

export interface ShownDeps extends Pick<PlatformDeps, 'database' | 'clock' | 'objects'> {
  drawPages: DrawPages;
}

interface Asking {
  boardId: string;
  question: string;
  /** Pictures and scans go along only where the question asks to see something. */
  onlyAsked?: boolean;
}

/**
 * What a model that sees is shown, in the order of the board, of sources all of which is wanted, within caps. Pictures, drawn
 * anew without what a camera notes beside them. Scans: as they are where the model takes PDFs and all of it fits, else as many
 * of their pages, as pictures, as fit. Of documents with words the pages that hold nothing but pictures, and those that the
 * question asks to look at.
 */
export const createPlanFiles =
  (deps: ShownDeps, { boardId, question, onlyAsked = false }: Asking): PlanFiles =>
  async (sources, engine, budgetTokens) => {
    if (!engine.sees) return [];
    const asked = asksToSee(question);
    const isAsking = asked.isAboutLooks || asked.pages.length > 0;
    const planned: PlannedFile[] = [];
    let left: Room = { bytes: MOST.bytes, tokens: budgetTokens };
    const add = (found: (PlannedFile & { bytes: number }) | null): void => {
      if (!found || found.bytes > left.bytes || found.tokens > left.tokens) return;
      left = { bytes: left.bytes - found.bytes, tokens: left.tokens - found.tokens };
      planned.push(found);
    };
    const written: WrittenPdf[] = [];
    for (const source of sources) {
      if (!isWanted(source) || (onlyAsked && !isAsking) || planned.length >= MOST_SHOWN) continue;
      const file = await findFile(deps, boardId, source);
      if (file?.mimeType.startsWith('image/')) add(onlyAsked ? null : pictureOf(deps, source, file));
      if (file?.mimeType !== PDF) continue;
      if (isWritten(source)) written.push({ ...source, file });
      else if (!onlyAsked) add(scanOf(deps, source, file, { question, named: asked.pages, engine, left }));
    }
    const mostPages = asked.pages.length > 0 ? MOST.namedPages : MOST.foundPages;
    const pages = isAsking ? pagesToLookAt(written, question, asked.pages).slice(0, mostPages) : [];
    for (const document of written) {
      const wanted = pages.filter((one) => one.document === document).map(({ page }) => page);
      const alone = onlyAsked || !document.hasUnreadPages ? [] : wordless(document).slice(0, MOST.scannedPages);
      if (planned.length < MOST_SHOWN)
        add(drawnOf(deps, document, document.file, [...new Set([...wanted, ...alone])], left));
    }
    return planned;
  };

interface Room {
  bytes: number;
  tokens: number;
}
type StoredFile = Awaited<ReturnType<typeof fileOfObjectPath>>;
type WrittenPdf = GatheredSource & { file: StoredFile };

const isWanted = ({ kind, fileId, depth = 'full' }: GatheredSource): boolean =>
  kind === 'file' && Boolean(fileId) && depth === 'full';

const isWritten = ({ isScan = false, passages }: GatheredSource): boolean => !isScan && passages.length > 0;

/** A file that is gone meanwhile is not shown. */
const findFile = (deps: ShownDeps, boardId: string, { fileId }: GatheredSource): Promise<StoredFile | null> =>
  fileOfObjectPath(deps, boardId, toObjectPath(fileId ?? '')).catch(() => null);

function pictureOf(deps: ShownDeps, { nodeId, title }: GatheredSource, file: StoredFile) {
  if (file.size > MOST.bytesEach) return null;
  const seen: Seen = { nodeId, tokens: SHOWN_TOKENS };
  return {
    ...seen,
    bytes: file.size,
    async open() {
      const drawn = await drawForReading(await deps.objects.read(file.objectKey), false);
      if (!drawn.ok) return null;
      return { ...seen, files: [{ name: harmless(title), mimeType: 'image/png', bytes: drawn.value.bytes }] };
    },
  };
}

interface Scanning {
  question: string;
  named: readonly number[];
  engine: Pick<ModelEngine, 'takesPdf'>;
  left: Room;
}

function scanOf(
  deps: ShownDeps,
  source: GatheredSource,
  file: StoredFile,
  { question, named, engine, left }: Scanning,
) {
  const { nodeId, title, isScan = false } = source;
  if (!isScan) return null;
  const pageCount = Math.max(1, source.pageCount ?? Math.ceil(file.size / BYTES_A_PAGE));
  const seen: Seen = { nodeId, tokens: pageCount * SHOWN_TOKENS };
  const isSent = engine.takesPdf && file.size <= Math.min(MOST.bytesEach, left.bytes) && seen.tokens <= left.tokens;
  if (!isSent) {
    const pages = pagesOfScan({ ...source, pageCount }, question, named);
    return drawnOf(deps, source, file, pages.slice(0, MOST.scannedPages), left);
  }
  return {
    ...seen,
    bytes: file.size,
    open: async () => ({
      ...seen,
      files: [{ name: harmless(title), mimeType: PDF, bytes: await deps.objects.read(file.objectKey) }],
    }),
  };
}

/** As many of these pages as there is room for, the first before the others, shown in their own order. */
function drawnOf(
  deps: ShownDeps,
  { nodeId, title }: GatheredSource,
  file: StoredFile,
  wanted: readonly number[],
  left: Room,
) {
  const count = Math.min(wanted.length, Math.floor(left.tokens / SHOWN_TOKENS), Math.floor(left.bytes / DRAWN_BYTES));
  if (count < 1 || file.size > MOST.drawnBytes) return null;
  const pages = wanted.slice(0, count).toSorted((a, b) => a - b);
  const seenOf = (shown: number[]): Seen => ({ nodeId, tokens: shown.length * SHOWN_TOKENS, pages: shown });
  return {
    ...seenOf(pages),
    bytes: count * DRAWN_BYTES,
    async open(signal: AbortSignal) {
      const pdf = { key: file.objectKey, read: () => deps.objects.read(file.objectKey) };
      const drawn = await deps.drawPages(pdf, pages, signal);
      if (drawn.length === 0) return null;
      const files = drawn.map(({ number, bytes }) => ({
        name: `${harmless(title)} ${placeLabel({ startSec: null, page: number, heading: null }, 'en')}`,
        mimeType: 'image/jpeg',
        bytes,
      }));
      return { ...seenOf(drawn.map(({ number }) => number)), files };
    },
  };
}
