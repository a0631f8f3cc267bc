import type { Wordless } from '#contract/sources/wordless.ts';
import { withPassages } from './passages.service.ts';
import { readSegments } from './passages.store.ts';
import type { Reading } from './reading.ts';
import type { SourceDeps } from './sources.service.ts';
import * as files from './files-read.store.ts';
import type { SourceRow } from './sources.store.ts';

/** Facts that belong to one source and are made anew for each. */
const OWN_FACTS = new Set(['altText', 'beats', 'passageCount', 'extractionMethod', 'description', 'language']);

/** Reasons that end when the server is given what was missing. */
const MISSING: ReadonlySet<unknown> = new Set<Wordless>(['no-listener', 'no-picture-reader']);

/**
 * What another source of the same board has read of the same file, so that a card made again of it waits for nothing, and
 * no speech or picture is paid twice. Null where none has read all that there is, and for a source that is to be read again.
 */
export async function readOfSameFile(
  deps: Pick<SourceDeps, 'database'>,
  source: Pick<SourceRow, 'id' | 'boardId' | 'fileId' | 'meta'>,
): Promise<Reading | null> {
  const { db } = deps.database;
  if (source.fileId === null || source.meta.heldAs !== undefined) return null;
  const other = await files.findReadOfFile(db, source.boardId, source.fileId, source.id);
  const [read] = other ? await withPassages(deps, [other]) : [];
  if (!read || MISSING.has(read.meta.facts?.['wordless'])) return null;
  const segments = await readSegments(db, read.id);
  const { facts = {}, altPassages = 0, chapters = null } = read.meta;
  return {
    status: 'ready',
    extractionMethod: read.extractionMethod ?? '',
    title: read.title,
    description: read.description,
    language: read.language,
    metadata: Object.fromEntries(Object.entries(facts).filter(([key]) => !OWN_FACTS.has(key))),
    passages: read.passages.slice(altPassages),
    ...(segments.length > 0 && { segments }),
    chapters,
  };
}
