import { Fault } from '#contract/base/fault.ts';
import { captionsOf } from '#contract/sources/captions-by.ts';
import type { Passage } from '#contract/sources/passage.ts';
import { isVideoId, watchUrl } from '#contract/sources/youtube.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as texts from './passages.store.ts';
import * as showing from './showing.store.ts';
import * as store from './sources.store.ts';
import type { SourceRow } from './sources.store.ts';
import type { Segment } from './youtube/timed-text.ts';

type ReadDeps = Pick<PlatformDeps, 'database'>;

/** A source as the AI room needs it: whole, with the count of tokens of each passage (o200k). */
export interface ReadSource extends SourceRow {
  passages: (Passage & { tokens: number })[];
}

/** The sources of these nodes with their passages in order. Nodes without a source, or gone from their board, are left out. */
export async function readPassages(deps: ReadDeps, nodeIds: readonly string[]): Promise<ReadSource[]> {
  if (nodeIds.length === 0) return [];
  return withPassages(deps, await showing.readStanding(deps.database.db, nodeIds));
}

/** Those rows with their passages; several may be of one source. */
export async function withPassages(deps: ReadDeps, rows: readonly SourceRow[]): Promise<ReadSource[]> {
  if (rows.length === 0) return [];
  const read = Map.groupBy(
    await texts.readPassages(deps.database.db, [...new Set(rows.map((row) => row.id))]),
    (text) => text.sourceId,
  );
  return rows.map((row) => ({
    ...row,
    url: addressOf(row),
    passages: (read.get(row.id) ?? []).map((text) => ({ ...text, nodeId: row.nodeId })),
  }));
}

/** Of a clip, whose link names no video, the address of the video that it was found to be of. */
function addressOf({ kind, url, meta }: SourceRow): string | null {
  const videoId = meta.facts?.['videoId'];
  return kind === 'youtube' && isVideoId(videoId) ? watchUrl(videoId) : url;
}

/** The whole text of a source, passage by passage. */
export async function readText(deps: ReadDeps, sourceId: string): Promise<string> {
  const read = await texts.readPassages(deps.database.db, [sourceId]);
  return read.map((passage) => passage.text).join('\n\n');
}

/** The timed words of a video; empty for other sources. */
export const readSegments = (deps: ReadDeps, sourceId: string): Promise<Segment[]> =>
  texts.readSegments(deps.database.db, sourceId);

/** The second at which the quoted words begin, among the timed words of a video; null when they are not found there. */
export function momentOfQuote(segments: readonly Segment[], quote: string): number | null {
  const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
  const wanted = squeezed(quote);
  const starts: number[] = [];
  const spoken = segments.reduce((text, segment, index) => {
    starts[index] = text.length;
    return text + squeezed(segment.text);
  }, '');
  const at = wanted === '' ? -1 : spoken.indexOf(wanted);
  if (at < 0) return null;
  return segments[starts.findLastIndex((start) => start <= at)]?.start ?? null;
}

/** What the reader of a source shows. Throws Fault 'not-found'. */
export async function readSource(deps: ReadDeps, boardId: string, nodeId: string): Promise<SourceView> {
  const [source] = (await readPassages(deps, [nodeId])).filter((one) => one.boardId === boardId);
  if (!source) throw new Fault('not-found');
  return toView(source);
}

/** The same for a stored file of this board, whichever node shows it. Throws Fault 'not-found'. */
export async function readFileSource(deps: ReadDeps, boardId: string, fileId: string): Promise<SourceView> {
  const found = await store.findOfFile(deps.database.db, boardId, fileId);
  const [source] = found ? await withPassages(deps, [found]) : [];
  if (!source) throw new Fault('not-found');
  return toView(source);
}

/** What is shown of a source; who added it and how it was read stay inside. */
const toView = (source: ReadSource): SourceView => ({
  id: source.id,
  nodeId: source.nodeId,
  status: source.status,
  title: source.title,
  url: source.url,
  language: source.language,
  extractionMethod: source.extractionMethod,
  fetchedAt: source.fetchedAt?.toISOString() ?? null,
  captions: captionsOf(source.kind, source.extractionMethod),
  chapters: source.meta.chapters ?? null,
  passages: source.passages.map((read) => {
    const { tokens: _, ...passage } = read;
    return passage;
  }),
});
