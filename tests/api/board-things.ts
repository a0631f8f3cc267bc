import { randomUUID } from 'node:crypto';
import { until } from '../../src/server/testing/source-board.ts';
import { must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';

/** Stands in everything that the owner wrote; nobody else may ever be told it. */
export const CANARY = 'canary-7f3a91';

/** What stands on a board: a file that was read, a chat that was asked, a wire between them, and a note to spare. */
export async function fillBoard(owner: SignedInClient, base: string, place: object, nodeId: string) {
  const add = async (body: object) => must<{ id: string }>(await owner.post(`${base}/nodes`, body)).id;
  const chatNodeId = await add({ type: 'ai-chat', title: CANARY });
  const spareNodeId = await add({ type: 'text', title: CANARY });
  const edge = must<{ id: string }>(await owner.post(`${base}/edges`, { sourceId: nodeId, targetId: chatNodeId }));
  await until('the file to be read', async () => {
    const source = await owner.get(`/api/nodes/${nodeId}/source`);
    return source.statusCode === 200 && source.json<{ status: string }>().status === 'ready';
  });
  const { runId, message } = must<{ runId: string; message: { id: string; conversationId: string } }>(
    await owner.post('/api/ai-chat', { ...place, nodeId: chatNodeId, message: '조회수는?' }),
  );
  return {
    nodeId,
    chatNodeId,
    spareNodeId,
    edgeId: edge.id,
    runId,
    messageId: message.id,
    conversationId: message.conversationId,
  };
}

/** A thread of comments at a card. */
export async function makeThread(owner: SignedInClient, boardId: string, nodeId: string) {
  const [threadId, commentId] = [randomUUID(), randomUUID()];
  const anchor = { on: 'node', nodeId };
  must(await owner.post(`/api/boards/${boardId}/threads`, { id: threadId, commentId, anchor, body: CANARY }));
  return { threadId, commentId };
}

/** A name for the board as it stands. */
export async function makeMark(owner: SignedInClient, boardId: string) {
  const markId = randomUUID();
  const mark = must<{ seq: number }>(
    await owner.post(`/api/boards/${boardId}/history/marks`, { id: markId, name: CANARY }),
  );
  return { markId, nodeSeq: String(mark.seq) };
}

/** A template of a board; shared where an organisation is named. */
export const saveTemplate = async (owner: SignedInClient, boardId: string | undefined, orgId: string | null) =>
  must<{ id: string }>(await owner.post(`/api/boards/${boardId}/templates`, { name: CANARY, orgId })).id;

/** Two of a kind in the trash: one to be brought back, one to be deleted for good. */
export async function makeTrashed(owner: SignedInClient, url: string, body: object) {
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { id } = must<{ id: string }>(await owner.post(url, body));
    must(await owner.remove(`${url}/${id}`));
    ids.push(id);
  }
  return { trashedId: ids[0] ?? '', spareTrashedId: ids[1] ?? '' };
}
