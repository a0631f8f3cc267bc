import { Fault } from '#contract/base/fault.ts';
import { cut } from '#contract/base/letters.ts';
import { OURS } from '#contract/limits.ts';
import { stripOf } from '../recipes/structure/strip.ts';
import type { StripBeat } from '#contract/recipes/structure/strip.ts';
import type { Chapters } from '#contract/sources/chapters.ts';
import { WebError } from '../platform/web/web-error.ts';
import { altPassagesOf } from './alt-text.ts';
import { PASSAGE, toStorable } from './passages/passages.ts';
import { keepPictures } from './pictures.ts';
import { ofWebError } from './of-web-error.ts';
import type { ReadingDeps } from './readers.ts';
import { SourceFailure, type Facts, type Reading } from './reading.ts';
import { readById, type Outcome, type SourceRow } from './sources.store.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

/** YouTube's own limit for a description, and what of it stands in a node. */
const DESCRIPTION_LENGTH = 5_000;
const FACT_LENGTH = 500;

/** What is kept of a reading: its passages with their tokens, its facts with their pictures. */
export async function toOutcome(deps: ReadingDeps, source: SourceRow, reading: Reading): Promise<Outcome> {
  const altText = await readAltText(deps, source);
  const own = altPassagesOf(altText);
  const passages = [...own, ...reading.passages].slice(0, PASSAGE.mostPassages);
  const [tokens, facts, beats] = await Promise.all([
    deps.readers.workers.countTokens(passages.map((passage) => passage.text)),
    keptFacts(deps, source, reading),
    beatsIn(deps, reading.segments ?? [], reading.chapters ?? null),
  ]);
  return {
    ...rowOf(deps, reading),
    status: reading.passages.length > PASSAGE.mostPassages ? 'partial' : reading.status,
    problem: null,
    extractionMethod: reading.extractionMethod,
    meta: {
      facts: {
        ...facts,
        altText,
        beats,
        passageCount: passages.length,
        extractionMethod: reading.extractionMethod,
      },
      altPassages: own.length,
      endedAt: deps.clock.now(),
      chapters: storableChapters(reading.chapters),
      ...(reading.segments && { segments: reading.segments.map((s) => ({ ...s, text: toStorable(s.text) })) }),
    },
    passages: passages.map((passage, index) => ({ ...passage, tokens: tokens[index] ?? 0 })),
  };
}

/** What the card of a recording shows of its structure; null where there is nothing to show. */
export async function beatsIn(
  { readers }: ReadingDeps,
  segments: readonly Segment[],
  chapters: Chapters | null,
): Promise<StripBeat[] | null> {
  const xray = await readers.workers.findStructure({ segments, chapters });
  const beats = xray ? stripOf(xray) : [];
  return beats.length > 0 ? beats : null;
}

/** What could be learnt is kept; passages of an earlier, better day stay as well. */
export async function toFailedOutcome(deps: ReadingDeps, source: SourceRow, error: unknown): Promise<Outcome> {
  const failure = toFailure(error);
  const detail = { source: source.id, kind: source.kind, problem: failure.problem, reason: failure.message };
  if (failure.problem === 'unexpected') deps.log.error({ ...detail, err: error }, 'a source met an error of ours');
  else deps.log.info(detail, 'a source could not be read');
  return {
    ...rowOf(deps, failure.facts),
    status: 'failed',
    problem: failure.problem,
    extractionMethod: null,
    meta: {
      facts: { ...(await keptFacts(deps, source, failure.facts)), altText: await readAltText(deps, source) },
      endedAt: deps.clock.now(),
    },
    passages: null,
  };
}

/** As it is now: somebody may have written it while the picture was read. */
const readAltText = async (deps: ReadingDeps, source: SourceRow): Promise<string | undefined> =>
  (await readById(deps.database.db, source.id))?.meta.altText || undefined;

function toFailure(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Fault && error.code === 'not-found') return new SourceFailure('file-gone', { cause: error });
  if (error instanceof WebError) return ofWebError(error);
  return new SourceFailure('unexpected', { cause: error });
}

/** With titles that a database can hold. */
export const storableChapters = (chapters: Chapters | null | undefined): Chapters | null =>
  chapters ? { ...chapters, items: chapters.items.map((one) => ({ ...one, title: toStorable(one.title) })) } : null;

const storable = (text: string | null | undefined, max: number): string | null =>
  text ? cut(toStorable(text), max) : null;

function rowOf(deps: ReadingDeps, facts: Facts) {
  return {
    title: storable(facts.title, OURS.titleLength - 1),
    description: storable(facts.description, DESCRIPTION_LENGTH),
    language: storable(facts.language, 20),
    at: new Date(deps.clock.now()),
  };
}

/** Facts for the node's metadata, with pictures fetched and kept; texts are cut to what a node may carry. */
async function keptFacts(deps: ReadingDeps, source: SourceRow, facts: Facts): Promise<Record<string, unknown>> {
  const texts = { ...facts.metadata, description: facts.description ?? null, language: facts.language ?? null };
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? storable(value, FACT_LENGTH) : value,
  ]);
  const pictures = await keepPictures(deps, source.boardId, facts);
  return { ...Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)), ...pictures };
}
