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

/** Shows what of these sources this model can see. */
export type ShowFiles = (
  sources: readonly GatheredSource[],
  engine: Pick<ModelEngine, 'sees' | 'takesPdf'>,
) => Promise<ShownFile[]>;

/** Of one question. */
const MOST = { files: 5, bytesEach: 8 * 1024 * 1024, bytes: 16 * 1024 * 1024 } as const;
/** About what one of them costs, where the provider does not say. */
export const SHOWN_TOKENS = 1_500;

const PDF = 'application/pdf';

/**
 * The files of wired pictures, and of scanned PDFs where the model takes such, in the order of the board: those whose wire
 * asks for all of them, within caps. Pictures are drawn anew, without what a camera notes beside them.
 */
export const createShowFiles =
  (deps: Pick<PlatformDeps, 'database' | 'clock' | 'objects'>, boardId: string): ShowFiles =>
  async (sources, engine) => {
    const shown: ShownFile[] = [];
    let left: number = MOST.bytes;
    for (const source of engine.sees ? sources : []) {
      if (shown.length >= MOST.files) break;
      const file = isWanted(source) ? await readFile(deps, boardId, source, engine.takesPdf) : null;
      if (!file || file.bytes.byteLength > left) continue;
      left -= file.bytes.byteLength;
      shown.push({ nodeId: source.nodeId, file: { ...file, name: harmless(source.title) } });
    }
    return shown;
  };

const isWanted = ({ kind, fileId, depth = 'full' }: GatheredSource): boolean =>
  kind === 'file' && Boolean(fileId) && depth === 'full';

async function readFile(
  deps: Pick<PlatformDeps, 'database' | 'clock' | 'objects'>,
  boardId: string,
  { fileId, isScan = false }: GatheredSource,
  takesPdf: boolean,
): Promise<Omit<PromptFile, 'name'> | null> {
  // A file that is gone meanwhile is not shown.
  const file = await fileOfObjectPath(deps, boardId, toObjectPath(fileId ?? '')).catch(() => null);
  const isPdf = file?.mimeType === PDF && isScan && takesPdf;
  if (!file || file.size > MOST.bytesEach || !(isPdf || file.mimeType.startsWith('image/'))) return null;
  const bytes = await deps.objects.read(file.objectKey);
  if (isPdf) return { mimeType: PDF, bytes };
  const drawn = await drawForReading(bytes, false);
  return drawn.ok ? { mimeType: 'image/png', bytes: drawn.value.bytes } : null;
}
