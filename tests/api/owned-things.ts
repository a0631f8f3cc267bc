import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import type { Answer, SignedInClient } from '../../src/server/testing/test-client.ts';

/** Stands in everything that the owner wrote; nobody else may ever be told it. */
export const CANARY = 'canary-7f3a91';

/** One of everything that a route may name, all on one canvas of the owner. */
export interface OwnedThings {
  canvasId: string;
  boardId: string;
  nodeId: string;
  chatNodeId: string;
  edgeId: string;
  fileId: string;
  objectPath: string;
  uploadId: string;
  runId: string;
}

const read = <T>(answer: Answer): T => {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<T>();
};

/** Makes them as the product does, by its own calls. `nodeId` is a file node whose text can be cited. */
export async function makeOwnedThings(app: TestApp, owner: SignedInClient): Promise<OwnedThings> {
  const canvas = read<{ id: string; boardId: string }>(
    await owner.post('/api/canvases', { title: CANARY, useTemplate: 'blank' }),
  );
  const base = `/api/canvases/${canvas.id}`;
  const text = Buffer.from(`${CANARY} 조회수는 300만 회였다.\n`.repeat(5));
  const upload = read<{ uploadURL: string; objectPath: string; fileId: string }>(
    await owner.post(`${base}/upload-pdf`, { name: `${CANARY}.txt`, size: text.length, mimeType: 'text/plain' }),
  );
  const { pathname, search } = new URL(upload.uploadURL, app.url);
  read(
    await owner.send({
      method: 'PUT',
      url: pathname + search,
      headers: { 'content-type': 'text/plain' },
      payload: text,
    }),
  );
  const add = async (body: object) => read<{ id: string }>(await owner.post(`${base}/nodes`, body)).id;
  const metadata = {
    fileId: upload.fileId,
    fileName: `${CANARY}.txt`,
    fileSize: text.length,
    fileType: 'file',
    isProcessing: true,
  };
  const nodeId = await add({ type: 'file', title: CANARY, metadata });
  const chatNodeId = await add({ type: 'ai-chat', title: CANARY });
  const edge = read<{ id: string }>(await owner.post(`${base}/edges`, { sourceId: nodeId, targetId: chatNodeId }));
  const asked = read<{ runId: string }>(
    await owner.post('/api/ai-chat', { canvasId: canvas.id, nodeId: chatNodeId, message: '조회수는?' }),
  );
  return {
    canvasId: canvas.id,
    boardId: canvas.boardId,
    nodeId,
    chatNodeId,
    edgeId: edge.id,
    fileId: upload.fileId,
    objectPath: upload.objectPath,
    uploadId: /\/u\/([\w-]+)/.exec(upload.uploadURL)?.[1] ?? '',
    runId: asked.runId,
  };
}

/** The same names, of nothing. */
export function makeAbsentThings(): OwnedThings {
  const id = randomUUID;
  return {
    canvasId: id(),
    boardId: id(),
    nodeId: id(),
    chatNodeId: id(),
    edgeId: id(),
    fileId: id(),
    objectPath: `files/${id()}`,
    uploadId: id(),
    runId: id(),
  };
}

/** What a caller would send with each route that takes a body. */
export function bodiesFor(things: OwnedThings): Record<string, object> {
  const { canvasId, nodeId, chatNodeId, objectPath } = things;
  const node = { id: randomUUID(), type: 'text', title: 'x', position: { x: 0, y: 0 } };
  return {
    'POST /api/canvases': { title: 'x', useTemplate: 'blank' },
    'POST /api/canvases/:canvasId/changes': { changes: [{ id: randomUUID(), change: { do: 'add-node', node } }] },
    'PUT /api/canvases/:canvasId/content': { content: { meta: {}, edges: [] } },
    'POST /api/canvases/:canvasId/nodes': { type: 'text', title: 'x' },
    'PUT /api/nodes/:nodeId': { title: 'x' },
    'POST /api/canvases/:canvasId/edges': { sourceId: chatNodeId, targetId: nodeId },
    'DELETE /api/canvases/:canvasId/nodes/:nodeId/cleanup': { nodeType: 'file' },
    'POST /api/canvases/:canvasId/process-youtube': { nodeId: chatNodeId, youtubeUrl: 'none' },
    'POST /api/canvases/:canvasId/process-instagram': { nodeId: chatNodeId, instagramUrl: 'none' },
    'POST /api/canvases/:canvasId/process-website': { nodeId: chatNodeId, websiteUrl: 'none' },
    'POST /api/canvases/:canvasId/process-pdf': { filename: 'x.txt', originalName: 'x.txt', objectPath },
    'POST /api/canvases/:canvasId/upload-pdf': { name: 'x.txt', size: 3, mimeType: 'text/plain' },
    'POST /api/canvases/:canvasId/set-file-acl': { objectPath },
    'POST /api/ai-chat-message': { canvasId, nodeId: chatNodeId, messageText: 'x' },
    'POST /api/ai-chat': { canvasId, nodeId: chatNodeId, message: 'x' },
    'POST /api/web-search': { query: 'x' },
  };
}

export const queriesFor = (things: OwnedThings): Record<string, string> => ({
  'GET /api/canvases/:canvasId/changes': '?since=0',
  'GET /api/canvases/:canvasId/ai-chat-messages': `?nodeId=${things.chatNodeId}`,
  'PUT /u/:uploadId': '?t=forged',
});
