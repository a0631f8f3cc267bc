import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { makePdf } from '../../../tests/replay/documents.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard } from '../testing/source-board.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

interface Board {
  boardId: string;
  nodes: { id: string; type: string; title: string; parentId: string | null; metadata: Record<string, unknown> }[];
  edges: { source: string; target: string }[];
}

it('a canvas is duplicated with its files and what was read, and the copy outlives the original', async () => {
  const at = await makeSourceBoard(app, 'Haru');
  const pdf = makePdf(['촬영은 3월 2일에 끝납니다.']);
  const { fileId } = await at.upload('일정.pdf', pdf, 'application/pdf');
  const file = await at.add('file', { fileId, fileName: '일정.pdf', fileSize: pdf.length }, '일정.pdf');
  await at.settled(file);
  const chat = await at.add('ai_chat', { isProcessing: false }, 'AI Chat');
  await at.change({ do: 'add-edge', edge: { id: crypto.randomUUID(), source: file, target: chat } });

  const answer = await at.client.post(`/api/canvases/${at.canvasId}/duplicate`, { title: 'Sources 사본' });
  expect(answer.statusCode, answer.body).toBe(200);
  const copy = answer.json<Canvas>();
  expect(copy).toMatchObject({ title: 'Sources 사본' });
  expect(copy.id).not.toBe(at.canvasId);
  const board = (await at.client.get(`/api/canvases/${copy.id}/board`)).json<Board>();
  const own = board.nodes.find(({ type }) => type === 'file');
  expect(own).toMatchObject({ title: '일정.pdf', metadata: { pageCount: 1, passageCount: 1 } });
  expect(own?.metadata['fileId']).not.toBe(fileId);
  expect(board.edges).toMatchObject([
    { source: own?.id, target: board.nodes.find(({ type }) => type === 'ai_chat')?.id },
  ]);

  expect((await at.client.remove(`/api/canvases/${at.canvasId}`)).statusCode).toBe(204);
  expect((await at.client.remove(`/api/canvases/trash/${at.canvasId}`)).statusCode).toBe(204);
  const bytes = await at.client.get(`/api/files/${String(own?.metadata['fileId'])}?download=1`);
  expect(bytes.rawPayload.equals(pdf)).toBe(true);
  expect((await at.client.get(String(own?.metadata['thumbnail']))).statusCode).toBe(200);
  const source = (await at.client.get(`/api/nodes/${own?.id}/source`)).json<{ passages: { text: string }[] }>();
  expect(source.passages.map(({ text }) => text)).toEqual(['촬영은 3월 2일에 끝납니다.']);
});
