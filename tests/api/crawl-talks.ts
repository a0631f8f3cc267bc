import { randomUUID } from 'node:crypto';
import type { Audience } from '../../src/contract/board/audience.ts';
import type { ChatMessage } from '../../src/contract/chat/chat.schema.ts';
import type { ChatBoard } from '../../src/server/testing/chat-board.ts';
import { must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';

/** What everything hidden is about: it may be asked for, and alone tells nothing. */
export const SUBJECT = '카나리아';

export const signedIn = ['stranger', 'viewer', 'commenter', 'editor'] as const;

export type CrawlPeople = Record<'owner' | 'named' | (typeof signedIn)[number], SignedInClient>;

/** Something that not everybody sees, by the word that stands in every field of it. */
export interface Hidden {
  word: string;
  id: string;
  audience: Audience;
  /** It was never seen by all: its id tells that it is there. */
  isBornHidden: boolean;
}

/** A conversation in the chat that everybody sees, for only some of them, with a note that keeps its answer. */
async function talkApart(board: ChatBoard, { owner }: CrawlPeople, audience: Audience, word: string) {
  const place = { canvasId: board.canvasId, nodeId: board.chatId };
  const id = randomUUID();
  must(await owner.post('/api/conversations', { ...place, conversationId: id, audience }));
  const asked = { ...place, conversationId: id, message: `${SUBJECT} ${word}가 뭐예요?` };
  const { message } = must<{ message: ChatMessage }>(await owner.post('/api/ai-chat', asked));
  must(await owner.put(`/api/conversations/${id}`, { title: `${SUBJECT} ${word}` }));
  const metadata = { answerOf: { answerId: message.id, question: word } };
  await board.addNode({ type: 'text', title: `${SUBJECT} ${word}`, content: word, metadata });
  return { talk: { word, id, audience, isBornHidden: true }, messageId: message.id, runId: message.runId ?? '' };
}

/** A comment on an answer of it. */
async function commentOn(
  board: ChatBoard,
  { owner }: CrawlPeople,
  { talk, messageId }: Awaited<ReturnType<typeof talkApart>>,
) {
  const { id, word } = talk;
  const quote = { exact: word, prefix: '', suffix: '' };
  const anchor = { on: 'answer', nodeId: board.chatId, conversationId: id, messageId, quote };
  const thread = { id: randomUUID(), commentId: randomUUID(), anchor, body: `${word} 댓글` };
  must(await owner.post(`/api/boards/${board.boardId}/threads`, thread));
  return thread.id;
}

/** Talks and comments where only some may be. */
export async function talkAbout(
  board: ChatBoard,
  people: CrawlPeople,
  hidden: readonly Hidden[],
  audiences: Audience[],
) {
  const { owner } = people;
  const threads: string[] = [];
  for (const { id, word } of hidden.slice(0, 2)) {
    const made = {
      id: randomUUID(),
      commentId: randomUUID(),
      anchor: { on: 'node', nodeId: id },
      body: `${word} 댓글`,
    };
    must(await owner.post(`/api/boards/${board.boardId}/threads`, made));
    threads.push(made.id);
  }
  const word = `canary${randomUUID().slice(0, 8)}`;
  const audience: Audience = { to: 'named', people: [] };
  const chatId = await board.addNode({ type: 'ai_chat', title: `${SUBJECT} ${word}`, audience });
  if (hidden[0]) await board.wire(hidden[0].id, chatId);
  must(await owner.post('/api/ai-chat', { message: `${word}?`, canvasId: board.canvasId, nodeId: chatId }));
  const [asked] = must<{ conversationId: string; runId: string | null }[]>(
    await owner.get(`/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${chatId}`),
  );
  // Everybody reads this one: what is wired to it and hidden may not come out by it.
  must(
    await owner.post('/api/ai-chat', {
      message: `${SUBJECT}가 뭐예요?`,
      canvasId: board.canvasId,
      nodeId: board.chatId,
    }),
  );
  const open = must<{ conversationId: string; runId: string | null }[]>(
    await owner.get(`/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${board.chatId}`),
  );
  const runIds = [asked, ...open].flatMap((one) => one?.runId ?? []);
  const conversationIds = [asked, ...open].flatMap((one) => one?.conversationId ?? []);
  const talks: Hidden[] = [];
  for (const to of audiences) {
    const made = await talkApart(board, people, to, `canary${randomUUID().slice(0, 8)}`);
    talks.push(made.talk);
    // So many as a person may write in a minute.
    if (talks.length === 1) threads.push(await commentOn(board, people, made));
    runIds.push(made.runId);
    conversationIds.push(made.talk.id);
  }
  // What was said in the last one is gone, and its comments stand.
  const gone = await talkApart(board, people, { to: 'named', people: [] }, `canary${randomUUID().slice(0, 8)}`);
  threads.push(await commentOn(board, people, gone));
  must(await owner.remove(`/api/conversations/${gone.talk.id}`));
  const chat: Hidden = { word, id: chatId, audience, isBornHidden: true };
  return { hidden: [chat, ...talks, gone.talk], chat, talks, threads, runIds, conversationIds };
}
