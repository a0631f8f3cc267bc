import type { z } from 'zod';
import type { libraryApi, OwnNote } from '#contract/library/library.api.ts';
import { isOwnWriting, nameOfNote } from '../voices/own-writing.ts';
import type { Database } from '../platform/db/db.ts';
import { patternsOf } from '../search/readable.ts';
import { bounded } from '../search/bounded.ts';
import { readNotes } from './own-notes.store.ts';

const MOST = 50;
/** Templates that nobody has filled in are among what is read. */
const READ = 200;

/** The notes in which somebody has written, newest first, those of `near` before others. */
export async function listNotes(
  deps: { database: Database },
  actorId: string,
  { q = '', near }: z.output<typeof libraryApi.notes.query>,
): Promise<OwnNote[]> {
  const wish = { patterns: patternsOf(q), near: near ?? null, most: READ };
  const found = await bounded(deps, actorId, (db) => readNotes(db, actorId, wish));
  return found
    .filter(isOwnWriting)
    .slice(0, MOST)
    .map(({ id, canvasId, projectId, where, ...note }) => ({
      nodeId: id,
      title: nameOfNote(note),
      canvasId,
      projectId,
      where,
    }));
}
