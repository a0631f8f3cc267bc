import { Fault } from '#contract/base/fault.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { structureApi } from '#contract/recipes/structure/structure.api.ts';
import { findReadSource, readSegments } from './passages.service.ts';
import type { ReadingDeps } from './readers.ts';

/** What the lines of a node's recording do. Throws Fault 'not-found' where there is no source. */
export async function readStructure(
  deps: ReadingDeps,
  boardId: string,
  nodeId: string,
): Promise<AnswerOf<typeof structureApi.readStructure>> {
  const source = await findReadSource(deps, boardId, { nodeId });
  if (!source) throw new Fault('not-found');
  const segments = await readSegments(deps, source.id);
  return { xray: await deps.readers.workers.findStructure({ segments, chapters: source.meta.chapters ?? null }) };
}
