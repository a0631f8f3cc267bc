import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { feedsOf } from '#contract/board/depth.ts';
import type { Depth } from '#contract/board/depths.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { noteForAi } from '#contract/board/note-for-ai.ts';
import { cut } from '#contract/base/letters.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { offerIn } from '#contract/offers/offer-in.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { printOfText } from '../../recipes/sections-used.ts';
import type { MadeOf } from '#contract/recipes/made-of.ts';
import type { SheetBeat } from '#contract/recipes/structure/beats.ts';
import { sheetInWords } from '../../recipes/structure/sheet-in-words.ts';
import { sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import { saidIn } from '../../recipes/written.ts';
import { readKinds } from '#contract/sources/index.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import type { CentralSentence } from '../../ai/embedded/overview.ts';
import { sumUp } from '../../ai/embedded/summary.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import { readFeeding } from '../../boards/feeding.ts';
import { readPassages, readSegments, type ReadSource } from '../../sources/passages.service.ts';
import { readSummaries, type SummarySentence } from '../../sources/summaries.service.ts';
import type { ReadModelSummaries } from '../../sources/model-summaries.service.ts';
import type { ModelSentence } from '../../sources/read-summary.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { splitNote } from './notes.ts';

/** A piece of what is connected to a chat, as the server keeps it. */
export interface GatheredPassage {
  id: string;
  text: string;
  heading: string | null;
  headings?: string[];
  page: number | null;
  startSec: number | null;
  endSec: number | null;
  tokens: number;
  /** Of its words; null or absent where it was not kept. */
  hash?: string | null;
  /** How near it is to the question in meaning, where that is known. */
  nearness?: number;
}

export interface GatheredSource {
  nodeId: string;
  sourceId: string;
  kind: Citation['kind'];
  title: string;
  /** The address of the source; null for notes and files. */
  url: string | null;
  /** The stored file that it was read from, where it was one. */
  fileId?: string | null;
  /** Whether its pages are pictures, all or some of them. */
  isScan?: boolean;
  /** Whether some pages of a document with words are pictures that nobody read. */
  hasUnreadPages?: boolean;
  /** Whether its words are kept in the Markdown that a person wrote; notes are without it. */
  isMarkdown?: boolean;
  /** Of a document; null or absent where that is not known. */
  pageCount?: number | null;
  /** Why there are no passages: not read yet, could not be read, or nothing in it to read. */
  state: 'readable' | 'waiting' | 'failed' | 'no-text';
  problem: SourceProblem | null;
  passages: GatheredPassage[];
  /** All that stands in a note of which the passages hold only what a person has said; absent elsewhere. */
  written?: string;
  /** Which text of the source these are; null or absent for notes. */
  textHash?: string | null;
  readAt?: Date | null;
  /** The group whose wire brings it. */
  via?: string;
  /** The timed words of a video, by which a quote finds its second; empty for other sources. */
  segments: Segment[];
  /** How it reads now, by which what is made from it can tell later that it has changed. */
  print?: Pick<MadeOf, 'hash' | 'sections'>;
  /** As its author or we found them in the words of a video. */
  chapters?: readonly Chapter[];
  /** The place of the wire that brings it among those of the chat; absent where no wire does. */
  wire?: number;
  /** How much of it is wanted; absent where no wire brings it: all of it. */
  depth?: Depth;
  /** Who made it, how long it is and the day on which it was published, where that is known. */
  by?: string;
  lengthSec?: number;
  publishedOn?: string;
  /** Its summary, in sentences of these passages; made where that is what is wanted. */
  summary?: CentralSentence[];
  /** The model whose words the summary is; absent where they are the source's own sentences. */
  summaryBy?: string;
  /** All of it in the words of a model, where a question wants everything and not everything fits. */
  condensed?: CentralSentence[];
  /** The name of the recipe that it was made by; absent for what came from elsewhere. */
  madeBy?: string;
  /** The offer that a sponsor's card keeps, of which its words say less. */
  offer?: Offer;
  /** What its creator wants the AI to know about it: a person's words, unlike the passages. */
  note?: string;
  /** The rows of a beat sheet: structure to follow. It has no passages, so that nothing quotes it. */
  sheet?: readonly SheetBeat[];
}

/**
 * What feeds a chat node, in the order of the board, each once, with the depth that its wire asks for; see `feedsOf`. Only
 * what the server stored is read, and nothing of what is off. `feeding` is what `readFeeding` says of the chat, for whoever
 * has read that already.
 */
export async function gather(
  deps: BoardDeps & { readModelSummaries?: ReadModelSummaries },
  boardId: string,
  chatNodeId: string,
  feeding?: Board,
): Promise<GatheredSource[]> {
  const feeds = feedsOf(feeding ?? (await readFeeding(deps, boardId, chatNodeId)), chatNodeId);
  const wanted = feeds.flatMap(({ node, depth }) => (depth !== 'off' && isRead(node) ? [node.id] : []));
  const read = (await readPassages(deps, wanted)).filter((source) => source.boardId === boardId);
  const sources = new Map(read.map((source) => [source.nodeId, source]));
  const gathered = await Promise.all(
    feeds.map(async ({ node, depth, via, wire }) => {
      const source = sources.get(node.id);
      const isTimed = source?.passages.some(({ startSec }) => startSec !== null) ?? false;
      const segments = source && isTimed ? await readSegments(deps, source.id) : [];
      return { ...toSource(node, source), segments, depth, wire, ...(via && { via: via.title }) };
    }),
  );
  return withSummaries(deps, gathered, read);
}

/** With the summaries of those of which that is wanted; `read` is what was read of them. */
export async function withSummaries(
  deps: BoardDeps & { readModelSummaries?: ReadModelSummaries },
  gathered: readonly GatheredSource[],
  read: readonly ReadSource[],
): Promise<GatheredSource[]> {
  const wanted = new Set(gathered.flatMap(({ sourceId, depth }) => (depth === 'summary' ? sourceId : [])));
  const summedUp = read.filter(({ id }) => wanted.has(id));
  const summaries = await readSummaries(deps, summedUp);
  const byModel = await deps.readModelSummaries?.(summedUp);
  return gathered.map((found) => {
    if (found.depth !== 'summary') return found;
    const written = byModel?.get(found.sourceId);
    if (written) return { ...found, summary: placedOf(written.sentences), summaryBy: written.model };
    return { ...found, summary: summaryOf(found, summaries.get(found.sourceId)) };
  });
}

/** A sentence stands under the first passage that it is from. */
const placedOf = (sentences: readonly ModelSentence[]): CentralSentence[] =>
  sentences.flatMap(({ places: [passage], text }) => (passage === undefined ? [] : [{ passage, text }]));

/** Of a source as it is stored; a note is summed up by what a person has said in it. */
function summaryOf(
  { kind, passages }: Pick<GatheredSource, 'kind' | 'passages'>,
  stored: readonly SummarySentence[] = [],
): CentralSentence[] {
  if (kind === 'text') return sumUp(passages.map(({ text }) => saidIn(text)));
  return stored.flatMap(({ passageId, text }) => {
    const passage = passages.findIndex(({ id }) => id === passageId);
    return passage < 0 ? [] : [{ passage, text }];
  });
}

/** What a node shows that is read; undefined for notes, groups and chats. */
export const readKindOf = (node: BoardNode) => {
  const kind = toNodeKind(node.type, node.metadata);
  return readKinds.find((one) => one === kind);
};
const isRead = (node: BoardNode): boolean => readKindOf(node) !== undefined;

function toSource(node: BoardNode, source: ReadSource | undefined): Omit<GatheredSource, 'segments'> {
  const kind = readKindOf(node);
  return kind ? fromReading(node, kind, source) : fromNote(node);
}

/** A source as the card that shows it names it. */
export function fromReading(
  node: BoardNode,
  kind: GatheredSource['kind'],
  source: ReadSource | undefined,
): Omit<GatheredSource, 'segments'> {
  const passages = source?.passages ?? [];
  const note = noteForAi(node.metadata);
  const base = {
    nodeId: node.id,
    kind,
    title: node.title,
    url: source?.url ?? null,
    fileId: source?.fileId ?? null,
    problem: source?.problem ?? null,
    ...pagesOf(source),
    ...originOf(source),
    ...(source?.extractionMethod === 'markdown' && { isMarkdown: true }),
    passages,
    chapters: source?.meta.chapters?.items ?? [],
    ...(note !== null && { note }),
    ...(source?.textHash && { print: printOfText(source.textHash) }),
    textHash: source?.textHash ?? null,
    readAt: source?.fetchedAt ?? null,
  };
  if (passages.length > 0) return { ...base, sourceId: source?.id ?? node.id, state: 'readable' };
  const isWaiting = source?.status === 'queued' || source?.status === 'processing';
  const state = isWaiting ? 'waiting' : source?.status === 'failed' ? 'failed' : 'no-text';
  return { ...base, sourceId: source?.id ?? node.id, state };
}

/** Whether the pages of what was read are pictures, and how many there are. */
export function pagesOf(
  source: Pick<ReadSource, 'problem' | 'extractionMethod' | 'meta'> | undefined,
): Pick<GatheredSource, 'isScan' | 'hasUnreadPages' | 'pageCount'> {
  const { pageCount: count, unreadPages: unread } = source?.meta.facts ?? {};
  const isScan = source?.problem === 'scanned' || /ocr|vision/.test(source?.extractionMethod ?? '');
  const hasUnreadPages = typeof unread === 'number' && unread > 0;
  return { isScan, hasUnreadPages, pageCount: typeof count === 'number' ? count : null };
}

const LONGEST_NAME = 80;

/** Who made what was read, how long it is and when it was published, as it says itself. */
export function originOf(
  source: Pick<ReadSource, 'meta' | 'passages'> | undefined,
): Pick<GatheredSource, 'by' | 'lengthSec' | 'publishedOn'> {
  const { author, channelTitle, username, durationSec, publishedAt } = source?.meta.facts ?? {};
  const by = [channelTitle, author, username].find((name) => typeof name === 'string' && name.trim() !== '');
  const sec = typeof durationSec === 'number' ? durationSec : source?.passages.at(-1)?.endSec;
  const [day] = typeof publishedAt === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(publishedAt) ?? []) : [];
  return {
    ...(typeof by === 'string' && { by: cut(by.replace(/\s+/g, ' ').trim(), LONGEST_NAME) }),
    ...(typeof sec === 'number' && sec > 0 && { lengthSec: sec }),
    ...(day !== undefined && { publishedOn: day }),
  };
}

/** A note is its own source: its passages carry the node's id. */
function fromNote(node: BoardNode): Omit<GatheredSource, 'segments'> {
  const sheet = sheetOf(node);
  const texts = sheet ? [] : splitNote(node.title, node.content);
  const passages = texts.map((text) => ({
    id: node.id,
    text,
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: estimateTokens(text),
  }));
  const state = passages.length > 0 ? 'readable' : 'no-text';
  const made = recipeIn(node.metadata);
  const offer = offerIn(node.metadata);
  return {
    nodeId: node.id,
    sourceId: node.id,
    kind: 'text',
    ...(made && { madeBy: made.id }),
    ...(offer && { offer }),
    print: printOfNote(node),
    title: node.title,
    url: null,
    state,
    problem: null,
    passages,
    ...(sheet && { sheet, note: sheetInWords(sheet) }),
  };
}
