import type { EdgeView, NodeView } from '../editing/views.ts';
import type { TestApp } from './make-app.ts';
import type { SignedInClient } from './test-client.ts';

/** A new blank canvas of this person, with the calls that fill it and look at it. Every call must succeed. */
export async function makeCanvas(owner: SignedInClient) {
  const answer = await owner.post('/api/canvases', { title: 'Editing', useTemplate: 'blank' });
  const { id, boardId } = answer.json<{ id: string; boardId: string }>();
  const nodes = `/api/canvases/${id}/nodes`;
  const edges = `/api/canvases/${id}/edges`;
  const must = <T>({ statusCode, body }: { statusCode: number; body: string }): T => {
    if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
    return JSON.parse(body) as T;
  };
  const board = async () =>
    must<{ seq: number; nodes: NodeView[]; edges: EdgeView[] }>(await owner.get(`/api/canvases/${id}/board`));
  return {
    id,
    boardId,
    /** The addresses of its nodes and edges. */
    nodes,
    edges,
    board,
    add: async (body: object) => must<NodeView>(await owner.post(nodes, body)),
    connect: async (sourceId: string, targetId: string) =>
      must<EdgeView>(await owner.post(edges, { sourceId, targetId, type: 'deletable' })),
    find: async (nodeId: string) => (await board()).nodes.find((node) => node.id === nodeId),
  };
}
export type TestCanvas = Awaited<ReturnType<typeof makeCanvas>>;

/** A group that stands on a canvas of somebody else. */
export async function makeForeignNode(app: TestApp) {
  const stranger = await app.signIn('Stranger');
  const canvas = await makeCanvas(stranger);
  return { stranger, canvas, node: await canvas.add({ type: 'group' }) };
}
