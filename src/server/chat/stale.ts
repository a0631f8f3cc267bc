import { EVERYONE } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { ChatMessage, StaleSource } from '#contract/chat/chat.schema.ts';
import { withoutInlineMarks } from '#contract/base/inline-marks.ts';
import { passageSentencesOf } from '../ai/sentences.ts';
import { judgeQuote, toComparable } from '#contract/chat/quote-verdict.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { readSeen, type BoardDeps } from '../boards/boards.service.ts';
import { readTextHashes } from '../sources/passages.service.ts';
import { announce } from './chat-news.ts';
import * as store from './chat.store.ts';

/** The messages; answers with those of their sources and notes whose words are others now than those they were written from. */
export async function withStaleSources(
  deps: BoardDeps,
  boardId: string,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  const known = [...new Set(messages.flatMap(sharesOf).map(({ sourceId }) => sourceId))];
  const now = new Map((await readTextHashes(deps, known)).map((source) => [source.id, source]));
  const notesNow = await readNotes(deps, boardId, messages);
  return messages.map((message) => {
    const sources = sharesOf(message).flatMap((share): StaleSource[] => {
      const { textHash = null, fetchedAt = null } = now.get(share.sourceId) ?? {};
      if (textHash === null || textHash === share.textHash) return [];
      return [{ ...share, readAt: fetchedAt?.toISOString() ?? null }];
    });
    const notes = notesOf(message).flatMap(({ nodeId, title, hash }): StaleSource[] => {
      const note = notesNow.get(nodeId);
      if (note === undefined || printOfNote(note).hash === hash) return [];
      const changed = changedIn(note, message, nodeId);
      return [
        { sourceId: nodeId, nodeId, title, textHash: null, readAt: null, ...(changed.length > 0 && { changed }) },
      ];
    });
    const staleSources = [...sources, ...notes];
    return staleSources.length > 0 ? { ...message, staleSources } : message;
  });
}

/** What an answer has read, by the hash of each text; answers that were written before these were kept tell nothing. */
const sharesOf = ({ receipt }: ChatMessage) =>
  (receipt?.context ?? []).flatMap(({ sourceId, textHash, nodeId, fileId, title }) =>
    sourceId && textHash ? [{ sourceId, textHash, nodeId, ...(fileId && { fileId }), title }] : [],
  );

const notesOf = ({ receipt }: ChatMessage) =>
  (receipt?.context ?? []).flatMap(({ nodeId, title, noteHash }) =>
    noteHash ? [{ nodeId, title, hash: noteHash }] : [],
  );

/** What an answer quotes from a note and what does not stand there now, with what is nearest to it. */
function changedIn(
  { title, content }: Note,
  { citations }: ChatMessage,
  nodeId: string,
): { was: string; is: string | null }[] {
  const quotes = citations.filter((one) => one.nodeId === nodeId && one.isVerbatim).map(({ quote }) => quote);
  const words = withoutInlineMarks(`${title}\n${content}`);
  const now = [toComparable(words)];
  return [...new Set(quotes)].flatMap((was) => {
    const { verdict, found } = judgeQuote(was, now, []);
    if (verdict === 'supported') return [];
    const near = found?.actual ?? null;
    return [{ was, is: near && (passageSentencesOf(words).find((sentence) => sentence.includes(near)) ?? near) }];
  });
}

type Note = Pick<BoardNode, 'title' | 'content'>;

/** The notes now that these answers were written from; of one that is gone, or that not everybody sees, nothing is told. */
async function readNotes(
  deps: BoardDeps,
  boardId: string,
  messages: readonly ChatMessage[],
): Promise<ReadonlyMap<string, Note>> {
  const ids = new Set(messages.flatMap(notesOf).map(({ nodeId }) => nodeId));
  if (ids.size === 0) return new Map();
  const { nodes } = await readSeen(deps, boardId, { nodes: ids }, EVERYONE);
  return new Map(nodes.map((node) => [node.id, node]));
}

/** Tells whoever looks at a conversation with an answer from this source that there is news. */
export async function announceChangedText(
  deps: BoardDeps,
  { boardId, sourceId }: { boardId: string; sourceId: string },
): Promise<void> {
  for (const nodeId of await store.findTalksAbout(deps.database.db, boardId, sourceId))
    await announce(deps, { boardId, nodeId, conversationId: null, runId: null });
}
