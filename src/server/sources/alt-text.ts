import { Fault } from '#contract/base/fault.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import { fileOfObjectPath, toObjectPath } from '../files/files.service.ts';
import { announce } from './announce.ts';
import { passagesOf, toStorable, type Draft } from './passages/passages.ts';
import { takeText, writeComing } from './coming-texts.store.ts';
import { readPassages } from './passages.store.ts';
import type { ReadingDeps } from './readers.ts';
import { isFinished } from './sources.service.ts';
import * as showing from './showing.store.ts';
import type { SourceOf } from './showing.store.ts';
import * as store from './sources.store.ts';

/** The passages that somebody's words about a picture make; they stand before what was read of it. */
export const altPassagesOf = (text: string | undefined): Draft[] =>
  text ? passagesOf([{ text, heading: null, page: null }]) : [];

/**
 * Keeps what somebody wrote that the picture of a node or file shows, in the place of what was written before; what was read of the
 * picture stays behind it. Throws Fault 'not-found' where there is no source, 'bad-input' for one that is no picture.
 */
export async function keepAltText(
  deps: ReadingDeps,
  { boardId, of, text }: { boardId: string; of: SourceOf; text: string },
): Promise<{ status: SourceStatus; passageCount: number }> {
  const { db } = deps.database;
  const source = await showing.findSource(db, boardId, of);
  if (!source) throw new Fault('not-found');
  const file = source.fileId && (await fileOfObjectPath(deps, boardId, toObjectPath(source.fileId)));
  if (!file || !file.mimeType.startsWith('image/')) throw new Fault('bad-input', 'The node shows no picture.');
  const drafts = altPassagesOf(toStorable(text));
  const tokens = await deps.readers.workers.countTokens(drafts.map((draft) => draft.text));
  const own = drafts.map((draft, index) => ({ ...draft, tokens: tokens[index] ?? 0 }));
  const kept = await deps.database.tx(async (tx) => {
    const now = await store.lock(tx, source.id);
    if (!now) throw new Fault('not-found');
    const stored = (await readPassages(tx, [source.id])).slice(now.meta.altPassages ?? 0);
    const before = stored.map((row) => ({ ...row, headings: row.headings ?? undefined }));
    // A reading on its way brings its own passages, and puts these before them.
    const isRead = isFinished(now.status);
    const passages = isRead ? [...own, ...before] : before;
    const facts = { ...now.meta.facts, altText: text === '' ? null : toStorable(text), passageCount: passages.length };
    const coming = isRead ? await writeComing(tx, source.id, new Date(deps.clock.now()), passages) : null;
    if (coming) await takeText(tx, coming);
    await store.keepAltText(tx, source.id, {
      altText: text,
      altPassages: isRead ? own.length : 0,
      facts,
      textHash: coming ? coming.hash : now.textHash,
      isReadable: text !== '' && now.status === 'failed',
    });
    return store.readById(tx, source.id);
  });
  if (!kept) throw new Fault('not-found');
  if (isFinished(kept.status)) await announce(deps, kept);
  if (kept.textHash !== source.textHash) await deps.textChanged({ boardId, sourceId: kept.id });
  return { status: kept.status, passageCount: Number(kept.meta.facts?.['passageCount'] ?? 0) };
}
