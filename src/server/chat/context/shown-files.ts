import type { ModelEngine, PromptFile } from '../../ai/model-engine.ts';
import { fileOfObjectPath, toObjectPath } from '../../files/files.service.ts';
import { drawForReading } from '../../files/pictures.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { GatheredSource } from './gather.ts';
import { harmless } from './safe-text.ts';

/** A picture or scanned document that a model sees beside its words. */
export interface ShownFile {
  nodeId: string;
  file: PromptFile;
}

/** A file that is to be shown, before it is read. */
export interface PlannedFile {
  nodeId: string;
  /** About what it costs. */
  tokens: number;
  open: () => Promise<PromptFile | null>;
}

/** What of these sources this model can see, within so many tokens. */
export type PlanFiles = (
  sources: readonly GatheredSource[],
  engine: Pick<ModelEngine, 'sees' | 'takesPdf'>,
  budgetTokens: number,
) => Promise<PlannedFile[]>;

/** The bytes of what was planned; what is gone meanwhile, or is no picture after all, is left out. */
export async function openFiles(planned: readonly PlannedFile[]): Promise<ShownFile[]> {
  const opened = await Promise.all(planned.map(async ({ nodeId, open }) => ({ nodeId, file: await open() })));
  return opened.flatMap(({ nodeId, file }) => (file ? [{ nodeId, file }] : []));
}

/** Of one question. */
export const MOST_SHOWN = 5;
const MOST = { bytesEach: 8 * 1024 * 1024, bytes: 16 * 1024 * 1024 } as const;
/** About what a picture costs, or a page of a document. */
const SHOWN_TOKENS = 1_500;
/** Of a scan that does not say how many pages it has, about so many bytes are one. */
const BYTES_A_PAGE = 100_000;

const PDF = 'application/pdf';

/**
 * The files of wired pictures, and of scanned PDFs where the model takes such, in the order of the board: those whose wire
 * asks for all of them, within caps. Pictures are drawn anew, without what a camera notes beside them.
 */
export const createPlanFiles =
  (deps: Pick<PlatformDeps, 'database' | 'clock' | 'objects'>, boardId: string): PlanFiles =>
  async (sources, engine, budgetTokens) => {
    const planned: PlannedFile[] = [];
    let leftBytes: number = MOST.bytes;
    let leftTokens = budgetTokens;
    for (const source of engine.sees ? sources : []) {
      if (planned.length >= MOST_SHOWN) break;
      const found = isWanted(source) ? await findFile(deps, boardId, source, engine.takesPdf) : null;
      if (!found || found.bytes > leftBytes || found.tokens > leftTokens) continue;
      leftBytes -= found.bytes;
      leftTokens -= found.tokens;
      planned.push({ nodeId: source.nodeId, tokens: found.tokens, open: found.open });
    }
    return planned;
  };

const isWanted = ({ kind, fileId, depth = 'full' }: GatheredSource): boolean =>
  kind === 'file' && Boolean(fileId) && depth === 'full';

async function findFile(
  deps: Pick<PlatformDeps, 'database' | 'clock' | 'objects'>,
  boardId: string,
  { title, fileId, isScan = false, pageCount = null }: GatheredSource,
  takesPdf: boolean,
): Promise<(Omit<PlannedFile, 'nodeId'> & { bytes: number }) | null> {
  // A file that is gone meanwhile is not shown.
  const file = await fileOfObjectPath(deps, boardId, toObjectPath(fileId ?? '')).catch(() => null);
  const isPdf = file?.mimeType === PDF && isScan && takesPdf;
  if (!file || file.size > MOST.bytesEach || !(isPdf || file.mimeType.startsWith('image/'))) return null;
  const name = harmless(title);
  const pages = isPdf ? (pageCount ?? Math.ceil(file.size / BYTES_A_PAGE)) : 1;
  return {
    bytes: file.size,
    tokens: Math.max(1, pages) * SHOWN_TOKENS,
    async open() {
      const bytes = await deps.objects.read(file.objectKey);
      if (isPdf) return { name, mimeType: PDF, bytes };
      const drawn = await drawForReading(bytes, false);
      return drawn.ok ? { name, mimeType: 'image/png', bytes: drawn.value.bytes } : null;
    },
  };
}
