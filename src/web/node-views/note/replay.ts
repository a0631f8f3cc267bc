import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Language } from '#contract/base/language.ts';
import { answerNote, fitEvidence, fitVerdicts, type AnswerNote } from '#contract/chat/answer-note.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { dropUnknownMarks, marksIn } from '#contract/chat/citations.ts';
import { quotesIn, quotesOf } from '#contract/chat/kept-quotes.ts';
import { mergeResults, type Stretch } from '../../recipes/merge.ts';
import { marksOfRecord, recordIn } from '#contract/recipes/record.ts';
import { speedOfNote, spokenAt } from '../../recipes/speed-of-note.ts';
import { call } from '../../lib/api.ts';

/** A new result, and the one that the note was kept from. */
export interface Replay {
  before: AnswerNote;
  after: AnswerNote;
}

/** A new result, merged with what the note says now. */
export interface Merging {
  stretches: Stretch[];
  /** All that may stand behind the numbers of the merged text. */
  citations: readonly Citation[];
}

/** The run that wrote what the note was kept from, and its question; null for notes that were kept before that was noted. */
export function runOf({ metadata }: BoardNode): { runId: string; question: string } | null {
  const from = metadata['answerOf'] as { runId?: unknown; question?: unknown } | undefined;
  if (typeof from?.runId !== 'string') return null;
  return { runId: from.runId, question: typeof from.question === 'string' ? from.question : '' };
}

/** Makes what the note holds once more from its sources as they are now; the note itself stays until somebody takes the result. */
export async function replay(node: BoardNode, language: Language): Promise<Replay> {
  const from = runOf(node);
  if (!from) throw new Error('nothing is known of the run that wrote this note');
  const params = { runId: from.runId };
  const before = answerNote(await call(chatApi.readAnswer, { params }), from.question);
  const { message } = await call(chatApi.answerAgain, { params, body: { language } });
  if (message.status !== 'done' || message.metadata['recipe'] === undefined) throw new Error(message.messageText);
  return { before, after: answerNote(message, from.question) };
}

/** Lays the new result over the note as it stands: its numbers may be of earlier results that were merged into it, too. */
export function mergeInto({ content, metadata }: BoardNode, { before, after }: Replay): Merging {
  const evidence = citationsIn(before.metadata);
  const known = new Set(evidence.map(({ mark }) => mark));
  const earlier = citationsIn(metadata).filter(({ mark }) => !known.has(mark));
  const base = { content: before.content, citations: [...evidence, ...earlier] };
  return mergeResults<Citation>(base, content, { content: after.content, citations: citationsIn(after.metadata) });
}

/** What puts the merged text in the place of the old one, with the evidence that it still uses; it is spoken as fast as the old one. */
export function takeReplayed(node: BoardNode, { after }: Replay, { citations }: Merging, content: string): BoardChange {
  const used = new Set(marksIn(content));
  const offered = new Set(marksOfRecord(recordIn(after.metadata)));
  // What it was made from before would keep it stale for ever.
  const speed = speedOfNote(after.metadata) === null ? null : speedOfNote(node.metadata);
  const {
    answerOf,
    recipe,
    madeFrom = [],
    voice = null,
    record = null,
  } = {
    ...after.metadata,
    ...(speed !== null && spokenAt(after.metadata, speed)),
  };
  const made = { answerOf, recipe, madeFrom, voice, record };
  const fresh = quotesIn(after.metadata);
  const kept = quotesIn(node.metadata).filter(({ words }) => !fresh.some((one) => one.words === words));
  const quotes = fitVerdicts(quotesOf([...fresh, ...kept], content), made);
  const evidence = fitEvidence(
    citations.filter(({ mark }) => used.has(mark) || offered.has(mark)),
    { ...made, quotes },
  );
  const fitting = new Set(evidence.map(({ mark }) => mark));
  const lost = new Set(citations.flatMap(({ mark }) => (fitting.has(mark) ? [] : [mark])));
  // A number in brackets that never was a citation is what a person wrote.
  const known = new Set([...used].filter((mark) => !lost.has(mark)));
  const patch = { content: dropUnknownMarks(content, known), metadata: { ...made, citations: evidence, quotes } };
  return { do: 'patch-node', id: node.id, patch };
}

const citationsIn = (metadata: Record<string, unknown>): readonly Citation[] =>
  (metadata['citations'] ?? []) as Citation[];
