import { randomUUID } from 'node:crypto';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { Thread } from '#contract/comments/comments.schema.ts';
import type { TestApp } from './make-app.ts';
import { join, must, type PlaceUrl } from './studio.ts';
import type { SignedInClient } from './test-client.ts';

/** A canvas of somebody with people on it, each of them new to the house. */
export async function seatPeople(app: TestApp, n: number, title = '홈카페') {
  const [minji, owner, editor] = await Promise.all([`Minji${n}`, `Owner${n}`, `Editor${n}`].map(app.signIn));
  if (!minji || !owner || !editor) throw new Error('nobody came');
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title, useTemplate: 'blank' }));
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  await join(url, owner, minji, 'commenter');
  const member = await join(url, owner, editor, 'editor');
  const nodeId = randomUUID();
  const change = (by: SignedInClient, one: object) =>
    by.post(`/api/canvases/${canvas.id}/changes`, { changes: [{ id: randomUUID(), change: one }] });
  must(await change(owner, { do: 'add-node', node: blankNode({ id: nodeId, title: '대본' }) }));
  const start = async (by: SignedInClient, body: string) => {
    const ids = { id: randomUUID(), commentId: randomUUID() };
    return must<Thread>(await by.post(`${url}/threads`, { ...ids, anchor: { on: 'node', nodeId }, body }));
  };
  const reply = async (thread: Thread, by: SignedInClient, body: string) => {
    const id = randomUUID();
    must(await by.post(`/api/threads/${thread.id}/comments`, { id, body }));
    return id;
  };
  for (const one of [minji, owner, editor]) must(await one.post('/api/notifications/read'));
  return { canvas, url, nodeId, change, minji, owner, editor, member, start, reply };
}
