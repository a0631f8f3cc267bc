import { dropComing, writeComing } from './coming-texts.store.ts';
import { announce } from './announce.ts';
import { copyFacts } from './copies.service.ts';
import { takeOver } from './copies.store.ts';
import { wakeEmbedding } from './embedding-job.ts';
import { wakeIndexing } from './indexing-job.ts';
import { withPassages } from './passages.service.ts';
import { readSegments } from './passages.store.ts';
import type { SourceDeps } from './sources.service.ts';
import * as store from './sources.store.ts';
import type { SourceRow } from './sources.store.ts';
import { keepSummary } from './summaries.service.ts';

/** Facts that belong to the place where a source stands: the file that is kept there. */
const OWN_FACTS = ['recording', 'media'] as const;

/**
 * Brings a copy to the text of another place of the same source, as a refresh would: the text before is kept as a version,
 * the card says so, and answers from it are marked. False when the copy is gone or being read.
 */
export async function bringToText(deps: SourceDeps, from: SourceRow, copyId: string): Promise<boolean> {
  const { db } = deps.database;
  const copy = await store.readById(db, copyId);
  const [read] = await withPassages(deps, [from]);
  if (!copy || !read) return false;
  const own = Object.fromEntries(
    OWN_FACTS.flatMap((key) => (copy.meta.facts?.[key] ? [[key, copy.meta.facts[key]]] : [])),
  );
  const facts = { ...(await copyFacts(deps, from, copy.boardId)), ...own };
  const at = new Date(deps.clock.now());
  const text = await writeComing(db, copyId, at, read.passages);
  const segments = await readSegments(db, from.id);
  const isTaken = await deps.database.tx((tx) => takeOver(tx, from, copyId, { facts, segments, text, at }));
  await dropComing(db, text.id);
  const kept = isTaken ? await store.readById(db, copyId) : null;
  if (!kept) return false;
  await announce(deps, kept);
  await wakeIndexing(deps);
  await wakeEmbedding(deps, copyId);
  await keepSummary(deps, copyId);
  return true;
}
