import { newId } from '#contract/base/id.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { structureApi } from '#contract/recipes/structure/structure.api.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import type { TestApp } from './make-app.ts';
import type { SignedInClient } from './test-client.ts';

interface NodeOnBoard {
  id: string;
  type: string;
  title: string;
  metadata: Record<string, unknown>;
}

/** Below the limit of a test; a document among four workers of a slow machine has taken more than thirty seconds. */
const WAIT_MS = 90_000;
const ASK_EVERY_MS = 50;

/** Asks until there is an answer; the last thing seen is told when there is none in time. */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** One person's canvas with the gestures that tests of sources need. */
export type SourceBoard = Awaited<ReturnType<typeof makeSourceBoard>>;

export async function makeSourceBoard(app: TestApp, name: string) {
  const client: SignedInClient = await app.signIn(name);
  const made = await client.post('/api/canvases', { title: 'Sources', useTemplate: 'blank' });
  const canvasId = made.json<{ id: string }>().id;

  const change = async (...changes: object[]) => {
    const body = { changes: changes.map((one) => ({ id: newId(Date.now()), change: one })) };
    const answer = await client.post(`/api/canvases/${canvasId}/changes`, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ seq: number; results: { seq: number | null }[] }>();
  };
  const nodes = async () =>
    (await client.get(`/api/canvases/${canvasId}/board`)).json<{ nodes: NodeOnBoard[] }>().nodes;
  const node = async (id: string) => (await nodes()).find((one) => one.id === id);

  return {
    client,
    canvasId,
    change,
    node,
    /** Adds a node as the editor does, and answers its id. */
    async add(type: string, metadata: Record<string, unknown>, title = 'loading', id = newId(Date.now())) {
      const added = {
        id,
        type,
        title,
        content: '',
        position: { x: 0, y: 0 },
        metadata: { isProcessing: true, ...metadata },
      };
      await change({ do: 'add-node', node: added });
      return id;
    },
    /** The node as soon as it is no longer being read. */
    settled: (id: string) =>
      until(`node ${id} to settle`, async () => {
        const found = await node(id);
        return found?.metadata.isProcessing === false ? found : null;
      }),
    source: async (id: string) => (await client.get(`/api/nodes/${id}/source`)).json<SourceView>(),
    structure: async (id: string) =>
      (await client.get(`/api/nodes/${id}/structure`)).json<AnswerOf<typeof structureApi.readStructure>>(),
    process: (source: string, field: string, nodeId: string, url: string) =>
      client.post(`/api/canvases/${canvasId}/process-${source}`, { nodeId, [field]: url }),
    /** Uploads bytes as the editor does; answers the file's id and its object path. */
    async upload(fileName: string, bytes: Buffer, mimeType: string) {
      const begun = await client.post(`/api/canvases/${canvasId}/upload-pdf`, {
        name: fileName,
        size: bytes.length,
        mimeType,
      });
      const { uploadURL, objectPath, fileId } = begun.json<{ uploadURL: string; objectPath: string; fileId: string }>();
      const url = uploadURL.replace(/^https?:\/\/[^/]+/, '');
      const put = await client.send({ method: 'PUT', url, payload: bytes, headers: { 'content-type': mimeType } });
      return { status: put.statusCode, body: put.body, objectPath, fileId };
    },
  };
}
