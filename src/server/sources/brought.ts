import { Fault } from '#contract/base/fault.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import { announce } from './announce.ts';
import { wakeEmbedding } from './embedding-job.ts';
import { wakeIndexing } from './indexing-job.ts';
import { beatsIn, storableChapters } from './outcome.ts';
import { PASSAGE, toStorable } from './passages/passages.ts';
import { writeComing } from './coming-texts.store.ts';
import { takesOf } from './passages.service.ts';
import { captionPassages } from './posts/caption-passages.ts';
import type { ReadingDeps } from './readers.ts';
import * as showing from './showing.store.ts';
import type { SourceOf } from './showing.store.ts';
import * as store from './sources.store.ts';
import { keepSummary } from './summaries.service.ts';

/**
 * Keeps the words that somebody brought for the source of a node or file in the place of what was or is being read of it, just as a
 * fetched transcript is kept. Throws Fault 'not-found' where there is no source, 'nothing-readable' for no words.
 */
export async function keepTranscript(
  deps: ReadingDeps,
  { boardId, of, text }: { boardId: string; of: SourceOf; text: string },
): Promise<{ status: SourceStatus; passageCount: number; isTimed: boolean }> {
  const { db } = deps.database;
  const source = await showing.findSource(db, boardId, of);
  if (!source) throw new Fault('not-found');
  const isPost = source.kind === 'instagram' || source.meta.facts?.['platform'] !== undefined;
  const brought = await deps.readers.workers.readTranscript({
    text,
    isSpoken: (await takesOf(deps, source)) === 'transcript',
  });
  const caption = isPost && source.description ? captionPassages(source.description) : [];
  const passages = [...caption, ...brought.passages].slice(0, PASSAGE.mostPassages);
  if (brought.passages.length === 0) throw new Fault('nothing-readable');
  const tokens = await deps.readers.workers.countTokens(passages.map((passage) => passage.text));
  const durationSec = source.meta.facts?.['durationSec'];
  const chapters = await deps.readers.workers.findChapters({
    description: source.description,
    durationSec: typeof durationSec === 'number' ? durationSec : null,
    segments: brought.segments,
  });
  const beats = await beatsIn(deps, brought.segments, chapters);
  const language = brought.language ?? source.language;
  const extractionMethod = `brought-${brought.form}`;
  const facts = {
    ...source.meta.facts,
    language,
    beats,
    passageCount: passages.length,
    extractionMethod,
    ...(isPost && { level: 'full' }),
    wordless: null,
    unreadPages: null,
    letterCount: null,
    leftOut: brought.leftOut,
  };
  const at = new Date(deps.clock.now());
  const drafts = passages.map((passage, index) => ({ ...passage, tokens: tokens[index] ?? 0 }));
  const coming = await writeComing(db, source.id, at, drafts);
  await deps.database.tx((tx) =>
    store.keepBrought(tx, source.id, {
      language,
      extractionMethod,
      at,
      meta: {
        facts,
        chapters: storableChapters(chapters),
        endedAt: deps.clock.now(),
        segments: brought.segments.map((segment) => ({ ...segment, text: toStorable(segment.text) })),
      },
      text: coming,
    }),
  );
  const kept = await store.readById(db, source.id);
  if (!kept) throw new Fault('not-found');
  await announce(deps, kept);
  await wakeIndexing(deps);
  await wakeEmbedding(deps, source.id);
  await keepSummary(deps, kept.id);
  return { status: kept.status, passageCount: passages.length, isTimed: brought.segments.length > 0 };
}
