import type { BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { cut } from '#contract/base/letters.ts';
import { foundTitle } from '#contract/chat/found-page.ts';
import { OURS } from '#contract/limits.ts';
import { printOfText } from '../recipes/sections-used.ts';
import { sources as sourceRows } from '#contract/sources/index.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { readPublicName } from './article/public-name.ts';
import type { SourceRow } from './sources.store.ts';

/** 'looking' and 'listening' are what takes the reading of pictures and of speech its time. */
export type ReadingStep = 'connecting' | 'reading' | 'looking' | 'listening' | 'saving';

/** What a reading may have left in a node's metadata; a new reading replaces all of it. */
const FACT_KEYS = [
  'description',
  'domain',
  'favicon',
  'thumbnail',
  'siteName',
  'author',
  'publishedAt',
  'language',
  'videoId',
  'channelTitle',
  'durationSec',
  'postId',
  'username',
  'platform',
  'level',
  'pageCount',
  'letterCount',
  'isCut',
  'passageCount',
  'extractionMethod',
  'recording',
  'media',
  'wordless',
  'unreadPages',
  'leftOut',
  'altText',
  'beats',
] as const;

const NO_PROBLEM = { processingError: null, processingProblem: null, isRetryable: null };

const NO_REFRESH = { refreshOutcome: null, refreshedAt: null, refreshProblem: null };

/** `share`: how much of a long step is done, from 0 to 1; null where that is not known. */
export const processingPatch = (step: ReadingStep, share: number | null = null): NodePatch => ({
  metadata: { isProcessing: true, processingStep: step, processingShare: share, ...NO_PROBLEM, ...NO_REFRESH },
});

/** The node as its finished source says. The user's own title and everything else on the node stay. */
export function finishedPatch(node: BoardNode, source: SourceRow): NodePatch {
  const facts = source.meta.facts ?? {};
  const problem = source.status === 'failed' ? (source.problem ?? 'unexpected') : null;
  const words = problem && problemWords[problem];
  const { refresh } = source.meta;
  // The search that found a page has told its headline; the host is the poorer name.
  const title =
    (source.title ? null : foundTitle(node.metadata)) ?? (words && failedTitle(node, source)) ?? titleOf(source);
  return {
    ...(title !== null && mayReplaceTitle(node, source) && { title }),
    metadata: {
      ...Object.fromEntries(FACT_KEYS.map((key) => [key, facts[key] ?? null])),
      domain: facts.domain ?? domainOf(source),
      textHash: source.textHash && printOfText(source.textHash).hash,
      isProcessing: false,
      processingStep: null,
      processingShare: null,
      refreshOutcome: refresh?.outcome ?? null,
      refreshedAt: refresh ? new Date(refresh.at).toISOString() : null,
      refreshProblem: refresh?.problem ?? null,
      ...(words ? { processingError: words.ko, processingProblem: problem, isRetryable: words.retryable } : NO_PROBLEM),
    },
  };
}

/** The source's own title, or one that says which link it is. Null for a file, which keeps its name. */
export function titleOf(source: Pick<SourceRow, 'kind' | 'title' | 'url'>): string | null {
  if (source.title) return cut(source.title, OURS.titleLength - 1);
  if (source.kind === 'file' || !source.url) return null;
  const verdict = sourceRows[source.kind].readLink(source.url);
  const id = verdict.ok ? verdict.value.id : null;
  if (source.kind === 'website') return readPublicName(source.url) || cut(source.url, 100);
  return id ? `${sourceRows[source.kind].startTitle.en} (${id})` : sourceRows[source.kind].startTitle.en;
}

/** What a link is called of which nothing is known: by its kind, in the language of its reader, and by the id of its node. */
function failedTitle(node: BoardNode, { kind, title }: Pick<SourceRow, 'kind' | 'title'>): string | null {
  if (title || kind === 'file') return null;
  const { startTitle, loadingTitle } = sourceRows[kind];
  const isEnglish = [startTitle.en, loadingTitle.en, genericTitle(node, startTitle.en)].includes(node.title);
  return genericTitle(node, isEnglish ? startTitle.en : startTitle.ko);
}

const genericTitle = ({ id }: BoardNode, startTitle: string): string => `${startTitle} (${id})`;

/** The host of a page, also of one that could not be read: by it a user_note with a link is known as a website. */
const domainOf = ({ kind, url }: SourceRow): string | null =>
  kind === 'website' && url ? readPublicName(url) || null : null;

/** A title that came with the link or from us. A name that somebody wrote since stays. */
function mayReplaceTitle(node: BoardNode, source: SourceRow): boolean {
  if (source.kind === 'file') return Object.values<string>(nodeKinds.file.startTitle).includes(node.title);
  const { startTitle, loadingTitle } = sourceRows[source.kind];
  const ours = [
    source.meta.givenTitle,
    source.meta.announcedTitle,
    ...Object.values(startTitle),
    ...Object.values(startTitle).map((title) => genericTitle(node, title)),
    ...Object.values(loadingTitle),
  ];
  return ours.includes(node.title);
}
