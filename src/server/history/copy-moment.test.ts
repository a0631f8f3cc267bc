import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { makePdf } from '../../../tests/replay/documents.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard } from '../testing/source-board.ts';
import { join, must } from '../testing/studio.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

it('a moment is opened as a canvas of its own: with removed files, without what is hidden from who opens it', async () => {
  const at = await makeSourceBoard(app, 'Haru');
  const editor = await app.signIn('Editor');
  const { boardId } = must<{ boardId: string }>(await at.client.get(`/api/canvases/${at.canvasId}/board`));
  await join(`/api/boards/${boardId}`, at.client, editor, 'editor');
  const pdf = makePdf(['촬영은 3월 2일에 끝납니다.']);
  const { fileId } = await at.upload('일정.pdf', pdf, 'application/pdf');
  const file = await at.add('file', { fileId, fileName: '일정.pdf', fileSize: pdf.length }, '일정.pdf');
  await at.settled(file);
  const secret = blankNode({ id: randomUUID(), title: '카나리아', audience: { to: 'named', people: [] } });
  const { seq } = await at.change({ do: 'add-node', node: secret });
  await at.change(
    { do: 'remove-node', id: file },
    { do: 'add-node', node: blankNode({ id: randomUUID(), title: '나중' }) },
  );
  const now = (await at.client.get(`/api/canvases/${at.canvasId}/board`)).body;

  const open = async (who: typeof editor) => {
    const answer = await who.post(`/api/boards/${boardId}/history/copy`, { seq, title: '그날의 보드' });
    const canvas = must<Canvas>(answer);
    return { canvas, board: must<Board>(await who.get(`/api/canvases/${canvas.id}/board`)) };
  };
  const mine = await open(at.client);
  expect(mine.board.nodes.map(({ title }) => title)).toEqual(['일정.pdf', '카나리아']);
  const { canvas, board } = await open(editor);
  expect(canvas).toMatchObject({ title: '그날의 보드' });
  expect(board.nodes.map(({ title }) => title)).toEqual(['일정.pdf']);
  const [copied] = board.nodes;
  const copiedFile = String(copied?.metadata['fileId']);
  expect(copiedFile).not.toBe(fileId);
  expect((await editor.get(`/api/files/${copiedFile}?download=1`)).rawPayload.equals(pdf)).toBe(true);
  const source = must<{ passages: { text: string }[] }>(await editor.get(`/api/nodes/${copied?.id}/source`));
  expect(source.passages.map(({ text }) => text)).toEqual(['촬영은 3월 2일에 끝납니다.']);
  expect((await at.client.get(`/api/canvases/${at.canvasId}/board`)).body).toBe(now);
  expect((await editor.post(`/api/boards/${boardId}/history/copy`, { seq: 9_999, title: 'x' })).statusCode).toBe(404);
});
