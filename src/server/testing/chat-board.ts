import { randomUUID } from 'node:crypto';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { ChatEvent, ChatMessage } from '#contract/chat/chat.schema.ts';
import type { SourceProblem, SourceStatus } from '#contract/sources/source-state.ts';
import { estimateTokens } from '../ai/tokens.ts';
import { passages, sources } from '../sources/sources.tables.ts';
import type { TestApp } from './make-app.ts';
import type { Answer, SignedInClient } from './test-client.ts';

type NewNode = Partial<BoardNode> & Pick<BoardNode, 'type'>;
export interface ReadPassage {
  text: string;
  heading?: string;
  page?: number;
  startSec?: number;
}

/** A canvas with one AI chat on it, and ways to put what feeds it there, as if it had been read. */
export async function makeChatBoard(app: TestApp, client: SignedInClient) {
  const canvasId = (await client.post('/api/canvases', { title: '캔버스', useTemplate: 'blank' })).json<{
    id: string;
  }>().id;
  const { boardId } = (await client.get(`/api/canvases/${canvasId}/board`)).json<{ boardId: string }>();

  async function change(...changes: BoardChange[]): Promise<void> {
    const body = { changes: changes.map((one) => ({ id: randomUUID(), change: one })) };
    const answer = await client.post(`/api/canvases/${canvasId}/changes`, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  async function addNode(node: NewNode): Promise<string> {
    const whole = blankNode({ id: randomUUID(), ...node });
    await change({ do: 'add-node', node: whole });
    return whole.id;
  }
  const chatId = await addNode({ type: 'ai_chat', title: 'AI Chat' });

  return {
    canvasId,
    boardId,
    chatId,
    addNode,
    change,
    /** Joins two nodes; returns the edge's id. */
    async wire(source: string, target = chatId): Promise<string> {
      const id = randomUUID();
      await change({ do: 'add-edge', edge: blankEdge({ id, source, target }) });
      return id;
    },
    note: (content: string, more: Partial<BoardNode> = {}) =>
      addNode({ type: 'text', title: '메모', content, ...more }),
    /** A link or file node whose source was read to these passages. Its metadata names no address, so that nothing fetches it. */
    async source(
      title: string,
      texts: (string | ReadPassage)[],
      more: {
        kind?: 'youtube' | 'website' | 'file';
        url?: string;
        status?: SourceStatus;
        problem?: SourceProblem;
        parentId?: string;
      } = {},
    ) {
      const { kind = 'website', url = null, status = 'ready', problem = null, parentId = null } = more;
      const type = ({ youtube: 'youtube_transcript', website: 'website', file: 'file' } as const)[kind];
      const nodeId = await addNode({ type, title, parentId });
      const sourceId = randomUUID();
      const read = texts.map((one) => (typeof one === 'string' ? { text: one } : one));
      const rows = read.map((one, ordinal) => ({
        id: randomUUID(),
        sourceId,
        ordinal,
        tokens: estimateTokens(one.text),
        ...one,
      }));
      const { db } = app.deps.database;
      await db
        .insert(sources)
        .values({ id: sourceId, boardId, nodeId, kind, url, status, problem, title, meta: {}, createdAt: new Date() });
      if (rows.length > 0) await db.insert(passages).values(rows);
      return { nodeId, sourceId, passageIds: rows.map((row) => row.id) };
    },
    ask: (message: string, headers?: Record<string, string>): Promise<Answer> =>
      client.post(
        '/api/ai-chat',
        { message, canvasId, nodeId: chatId, connectedNodes: [], conversationHistory: [] },
        headers,
      ),
    messages: async (nodeId = chatId) =>
      (await client.get(`/api/canvases/${canvasId}/ai-chat-messages?nodeId=${nodeId}`)).json<ChatMessage[]>(),
  };
}
export type ChatBoard = Awaited<ReturnType<typeof makeChatBoard>>;

export const EVENTS = { accept: 'text/event-stream' };

/** The events of a whole stream. */
export const readEvents = (body: string): ChatEvent[] =>
  body
    .split('\n\n')
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as ChatEvent);

/** The text that a stream puts together. */
export const textOf = (events: readonly ChatEvent[]): string =>
  events.reduce(
    (text, event) => (event.event === 'delta' ? text + event.text : event.event === 'replace' ? event.text : text),
    '',
  );
