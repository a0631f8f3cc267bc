import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { NOTE_FACT, noteForAi } from '#contract/board/note-for-ai.ts';
import { commit } from '../boards/boards.service.ts';
import { announceFiles } from './file-news.ts';
import * as showing from './showing.store.ts';
import type { SourceDeps } from './sources.service.ts';
import * as files from './files-read.store.ts';
import * as store from './sources.store.ts';
import type { SourceRow } from './sources.store.ts';

type NotedSource = Pick<SourceRow, 'id' | 'boardId' | 'meta'>;

/** What every chat shall know about a file: as the first card says that shows it, else as the file itself keeps it. */
export async function readFileNote({ database: { db } }: Pick<SourceDeps, 'database'>, source: NotedSource) {
  const [nodeId] = await showing.readShowing(db, source);
  return nodeId ? showing.readNote(db, nodeId) : fileNoteOf(source);
}

/** What a file that no card shows keeps itself. */
export const fileNoteOf = ({ meta }: Pick<SourceRow, 'meta'>): string | null =>
  noteForAi({ [NOTE_FACT]: meta.noteForAi });

/** Keeps the note of a file where it is read from: there is one, however a file is opened. Throws Fault 'not-found'. */
export async function keepFileNote(
  deps: SourceDeps,
  { boardId, fileId, note, actorId }: { boardId: string; fileId: string; note: string | null; actorId: string },
): Promise<string | null> {
  const { db } = deps.database;
  const source = await files.findOfFile(db, boardId, fileId);
  if (!source) throw new Fault('not-found');
  const kept = noteForAi({ [NOTE_FACT]: note });
  const [nodeId] = await showing.readShowing(db, source);
  if (nodeId) {
    const change = { do: 'patch-node' as const, id: nodeId, patch: { metadata: { [NOTE_FACT]: kept } } };
    await commit(deps, boardId, actorId, [{ id: newId(deps.clock.now()), change }]);
  } else await store.mergeMeta(db, source.id, { noteForAi: kept });
  if (source.standsAlone) await announceFiles(deps, boardId);
  return kept;
}
