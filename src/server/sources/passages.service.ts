import { Fault } from '#contract/base/fault.ts';
import { captionsOf } from '#contract/sources/captions-by.ts';
import { readLeftOut } from '#contract/sources/left-out-kinds.ts';
import type { Passage } from '#contract/sources/passage.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { wordlessReasons } from '#contract/sources/wordless.ts';
import { isVideoId, watchUrl } from '#contract/sources/youtube.ts';
import type { LastRefresh, SourceView, TextVersions } from '#contract/sources/sources.api.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { typeOfStored } from '../files/files.service.ts';
import { isMedia } from '#contract/files/file-types.ts';
import { readFileNote } from './file-notes.ts';
import * as texts from './passages.store.ts';
import { TEXT_JOINT } from './passages/placed.ts';
import * as showing from './showing.store.ts';
import type { SourceOf } from './showing.store.ts';
import * as files from './files-read.store.ts';
import type { SourceRow } from './sources.store.ts';
import * as versions from './versions.store.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

type ReadDeps = Pick<PlatformDeps, 'database'>;

/** A source as the AI room needs it: whole, with the count of tokens of each passage (o200k). */
export interface ReadSource extends SourceRow {
  passages: (Passage & { tokens: number; hash: string | null })[];
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
    passages: (read.get(row.id) ?? []).map((text) => ({ ...text, ...placeOf(text), nodeId: row.nodeId })),
  }));
}

/** What was read before paths were kept stands under its one heading. */
const placeOf = ({ heading, headings }: { heading: string | null; headings: string[] | null }) => ({
  headings: headings ?? (heading === null ? [] : [heading]),
});

/** Of a clip, whose link names no video, the address of the video that it was found to be of. */
function addressOf({ kind, url, meta }: SourceRow): string | null {
  const videoId = meta.facts?.['videoId'];
  return kind === 'youtube' && isVideoId(videoId) ? watchUrl(videoId) : url;
}

/** The whole text of a source, passage by passage. */
export async function readText(deps: ReadDeps, sourceId: string): Promise<string> {
  const read = await texts.readPassages(deps.database.db, [sourceId]);
  return read.map((passage) => passage.text).join(TEXT_JOINT);
}

/** The timed words of a video; empty for other sources. */
export const readSegments = (deps: ReadDeps, sourceId: string): Promise<Segment[]> =>
  texts.readSegments(deps.database.db, sourceId);

/**
 * The second at which the quoted words begin, among the timed words of a video; null when they are not found there. The quote
 * may hold the names of those who speak as passages write them before the words.
 */
export function momentOfQuote(segments: readonly Segment[], quote: string): number | null {
  const wanted = squeezed(quote);
  const names = new Set(segments.flatMap(({ speaker }) => (speaker === undefined ? [] : [`${squeezed(speaker)}:`])));
  const unnamed = [...names].reduce((words, name) => words.replaceAll(name, ''), wanted);
  return momentOfWords(segments, wanted) ?? (unnamed === wanted ? null : momentOfWords(segments, unnamed));
}

const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

function momentOfWords(segments: readonly Segment[], wanted: string): number | null {
  const starts: number[] = [];
  const spoken = segments.reduce((text, segment, index) => {
    starts[index] = text.length;
    return text + squeezed(segment.text);
  }, '');
  const at = wanted === '' ? -1 : spoken.indexOf(wanted);
  if (at < 0) return null;
  return segments[starts.findLastIndex((start) => start <= at)]?.start ?? null;
}

/** The source of a node that stands on this board, or of a stored file of it; null where there is none. */
export async function findReadSource(deps: ReadDeps, boardId: string, of: SourceOf): Promise<SourceRow | null> {
  const { db } = deps.database;
  if ('fileId' in of) return files.findOfFile(db, boardId, of.fileId);
  const [found] = await showing.readStanding(db, [of.nodeId]);
  return found?.boardId === boardId ? found : null;
}

/** What the reader of a source shows. Throws Fault 'not-found'. */
export async function readSource(deps: ReadDeps, boardId: string, nodeId: string): Promise<SourceView> {
  const [source] = (await readPassages(deps, [nodeId])).filter((one) => one.boardId === boardId);
  if (!source) throw new Fault('not-found');
  const note = await showing.readNote(deps.database.db, nodeId);
  return toView(source, await takesOf(deps, source), note);
}

/** The same for a stored file of this board, whichever node shows it. Throws Fault 'not-found'. */
export async function readFileSource(deps: ReadDeps, boardId: string, fileId: string): Promise<SourceView> {
  const found = await files.findOfFile(deps.database.db, boardId, fileId);
  const [source] = found ? await withPassages(deps, [found]) : [];
  if (!source) throw new Fault('not-found');
  return toView(source, await takesOf(deps, source), await readFileNote(deps, source));
}

/** What a person may bring for a source: speech takes a transcript, a picture its description, anything else a text. */
export async function takesOf(deps: ReadDeps, { kind, boardId, fileId, meta: { facts = {} } }: SourceRow) {
  if (kind === 'youtube' || kind === 'instagram' || facts['platform'] !== undefined) return 'transcript';
  const mimeType = fileId === null ? null : await typeOfStored(deps, boardId, fileId);
  if (mimeType === null) return 'text';
  return isMedia(mimeType) ? 'transcript' : mimeType.startsWith('image/') ? 'description' : 'text';
}

/** The text of a node's source as it stands, and as it stood when it had this hash. Throws Fault 'not-found'. */
export async function readVersions(
  deps: ReadDeps,
  boardId: string,
  nodeId: string,
  since: string | undefined,
): Promise<TextVersions> {
  const [source] = (await readPassages(deps, [nodeId])).filter((one) => one.boardId === boardId);
  return versionsOf(deps, source, since);
}

/** The same of a stored file of this board. Throws Fault 'not-found'. */
export async function readFileVersions(
  deps: ReadDeps,
  boardId: string,
  fileId: string,
  since: string | undefined,
): Promise<TextVersions> {
  const found = await files.findOfFile(deps.database.db, boardId, fileId);
  const [source] = found ? await withPassages(deps, [found]) : [];
  return versionsOf(deps, source, since);
}

async function versionsOf(
  deps: ReadDeps,
  source: ReadSource | undefined,
  since: string | undefined,
): Promise<TextVersions> {
  if (!source) throw new Fault('not-found');
  const passages = source.passages.map(versions.placedText);
  const now = { fetchedAt: source.fetchedAt?.toISOString() ?? null, passages };
  const before = await versions.readVersion(deps.database.db, source.id, since);
  return { before: before && { ...before, fetchedAt: before.fetchedAt?.toISOString() ?? null }, now };
}

/** Of these sources that stand, the hash of the text and when it was read. */
export const readTextHashes = (deps: ReadDeps, sourceIds: readonly string[]) =>
  sourceIds.length === 0 ? Promise.resolve([]) : versions.readHashes(deps.database.db, sourceIds);

const toRefresh = ({ meta: { refresh } }: SourceRow): LastRefresh | null =>
  refresh
    ? { ...refresh, at: isoOf(refresh.at), before: refresh.before === null ? null : isoOf(refresh.before) }
    : null;

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** What is shown of a source; who added it and how it was read stay inside. */
const toView = (source: ReadSource, takes: SourceView['takes'], note: string | null): SourceView => ({
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
  recording: recordingOf(source.meta.facts ?? {}),
  altText: source.meta.altText || null,
  unreadPages: numberOf(source.meta.facts?.['unreadPages']),
  wordless: wordlessReasons.find((reason) => reason === source.meta.facts?.['wordless']) ?? null,
  leftOut: readLeftOut(source.meta.facts?.['leftOut']),
  takes,
  note,
  refresh: toRefresh(source),
  passages: source.passages.map((read) => {
    const { tokens: _, hash: __, ...passage } = read;
    return passage;
  }),
});

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
