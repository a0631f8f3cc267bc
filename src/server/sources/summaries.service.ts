import { createHash } from 'node:crypto';
import { sumUp } from '../ai/embedded/summary.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { withPassages, type ReadSource } from './passages.service.ts';
import * as summaries from './summaries.store.ts';
import * as store from './sources.store.ts';

type ReadDeps = Pick<PlatformDeps, 'database'>;
type Summed = Pick<ReadSource, 'id' | 'passages' | 'meta'>;

/** A sentence of a summary as it stands in the passage that it is from. */
export interface SummarySentence {
  passageId: string;
  text: string;
}

/** The summaries of these sources by their ids. One that was never made, or is of other passages, is made and kept. */
export async function readSummaries(
  deps: ReadDeps,
  sources: readonly Summed[],
): Promise<Map<string, SummarySentence[]>> {
  if (sources.length === 0) return new Map();
  const { db } = deps.database;
  const kept = new Map(
    (await summaries.read(db, [...new Set(sources.map(({ id }) => id))])).map((row) => [row.sourceId, row]),
  );
  const found = new Map<string, SummarySentence[]>();
  for (const source of sources) {
    if (found.has(source.id)) continue;
    const version = versionOf(source);
    const summary = kept.get(source.id);
    const isOfThese = summary?.version === version;
    const sentences = isOfThese ? summary.sentences : summaryOf(source);
    found.set(source.id, sentences);
    if (!isOfThese) await summaries.write(db, { sourceId: source.id, version, sentences });
  }
  return found;
}

/** Keeps the summary of what was just read, so that no question waits for it. */
export async function keepSummary(deps: ReadDeps, sourceId: string): Promise<void> {
  const row = await store.readById(deps.database.db, sourceId);
  await readSummaries(deps, row ? await withPassages(deps, [row]) : []);
}

/** Passages keep their ids as long as they say the same. */
const versionOf = ({ passages }: Summed): string =>
  createHash('sha256')
    .update(passages.map(({ id }) => id).join())
    .digest('hex');

function summaryOf({ passages, meta }: Summed): SummarySentence[] {
  const chapters = meta.chapters?.items ?? [];
  const breaks = passages.flatMap(({ heading, startSec }, i) => {
    const before = passages[i - 1];
    if (!before) return [];
    const isNew =
      heading !== before.heading ||
      chapters.some(
        (chapter) => startSec !== null && chapter.startSec <= startSec && chapter.startSec > (before.startSec ?? 0),
      );
    return isNew ? [i] : [];
  });
  const texts = passages.map(({ text }) => text);
  return sumUp(texts, breaks).flatMap(({ passage, text }) => {
    const from = passages[passage];
    return from ? [{ passageId: from.id, text }] : [];
  });
}
