import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatModel } from '#contract/ai/ai.api.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { clipOf } from '#contract/board/clipboard.ts';
import { newId } from '#contract/base/id.ts';
import { pasteClip } from '#contract/board/paste.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { voices as people } from '#contract/recipes/voice/test-voices.ts';
import type { Template } from '#contract/templates/templates.schema.ts';
import type { VoicePlace } from '#contract/voices/used-voice.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let stub: AiStub;
let app: TestApp;
let owner: SignedInClient;
let board: ChatBoard;
let voiceId: string;
beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({ env: stub.env });
  const admin = await app.signIn('Admin');
  const facts = { purpose: 'balanced', description: '', inputPerMillion: null, outputPerMillion: null };
  const offered = ['stub', 'stub-large'].map((id) => ({ id, ...facts, contextTokens: null, sees: false }));
  must(await admin.put('/api/ai/settings', { models: { offered, defaultModel: 'stub', smallModel: null } }));
  owner = await app.signIn('Owner');
  board = await makeChatBoard(app, owner);
  voiceId = must<VoiceView>(await owner.post('/api/voices', { name: '브이로그', texts: people.vlog.own })).id;
  await choose(owner, board.chatId);
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

async function choose(client: SignedInClient, chatId: string): Promise<void> {
  must(await client.put(`/api/nodes/${chatId}/chat-model`, { model: 'stub-large' }));
  must(await client.put(`/api/nodes/${chatId}/voice`, { voiceId }));
}
const chosenOf = async (client: SignedInClient, chatId: string) => {
  const { chosen } = must<ChatModel>(await client.get(`/api/nodes/${chatId}/chat-model`));
  const { places } = must<{ places: VoicePlace[] }>(await client.get(`/api/nodes/${chatId}/voices`));
  return [chosen, places.find(({ kind }) => kind === 'chat')?.voice?.name ?? null];
};
/** As the editor keeps it, without what the answer says besides. */
async function boardOf(client: SignedInClient, canvasId: string): Promise<Board> {
  const { nodes } = must<Board>(await client.get(`/api/canvases/${canvasId}/board`));
  const kept = nodes.map(({ id, type, title, content, position, size, parentId, style, metadata }) => {
    return { id, type, title, content, position, size, parentId, style, metadata };
  });
  return { nodes: kept, edges: [] };
}
const change = (client: SignedInClient, canvasId: string, changes: object[]) =>
  client.post(`/api/canvases/${canvasId}/changes`, {
    changes: changes.map((one) => ({ id: randomUUID(), change: one })),
  });
const newCanvas = async (client: SignedInClient) =>
  must<Canvas>(await client.post('/api/canvases', { title: 'Board', useTemplate: 'blank' }));

/** Puts a copy of the chat on this canvas as the editor does; answers its id. */
async function paste(client: SignedInClient, to: { id: string; boardId: string }, chatId = board.chatId) {
  const clip = clipOf(await boardOf(owner, board.canvasId), new Set([chatId]), board.boardId)!;
  const pasted = pasteClip(clip, { boardId: to.boardId, by: { x: 50, y: 50 }, newId: () => newId(Date.now()) });
  must(await change(client, to.id, pasted.changes));
  return pasted.ids.get(chatId)!;
}
const here = () => ({ id: board.canvasId, boardId: board.boardId });

describe('a copy of a chat', () => {
  it('asks the model and speaks in the voice of its original, on the same board and on another one', async () => {
    const copy = await paste(owner, here());
    expect(await chosenOf(owner, copy)).toEqual(['stub-large', '브이로그']);
    const copyOfCopy = await paste(owner, here(), copy);
    expect(await chosenOf(owner, copyOfCopy)).toEqual(['stub-large', '브이로그']);
    expect(await chosenOf(owner, await paste(owner, await newCanvas(owner)))).toEqual(['stub-large', '브이로그']);
  });

  it('gets nothing where its maker may not read the board of the original', async () => {
    const stranger = await app.signIn('Stranger');
    const copy = await paste(stranger, await newCanvas(stranger));
    expect(await chosenOf(stranger, copy)).toEqual([null, null]);
  });

  it('keeps what was chosen for it since, when it is removed and comes back', async () => {
    const copy = await paste(owner, here());
    must(await owner.put(`/api/nodes/${copy}/chat-model`, { model: null }));
    const node = (await boardOf(owner, board.canvasId)).nodes.find(({ id }) => id === copy)!;
    must(await change(owner, board.canvasId, [{ do: 'remove-node', id: copy }]));
    must(await change(owner, board.canvasId, [{ do: 'add-node', node }]));
    expect(await chosenOf(owner, copy)).toEqual([null, '브이로그']);
  });

  it('of a chat for which nothing was chosen has nothing chosen', async () => {
    const plain = await board.addNode({ type: 'ai_chat', title: 'AI Chat' });
    expect(await chosenOf(owner, await paste(owner, here(), plain))).toEqual([null, null]);
  });
});

describe('a template that is saved from a board', () => {
  it('keeps the model and the voice of its chats, whatever becomes of the board', async () => {
    const canvas = await newCanvas(owner);
    await paste(owner, canvas);
    const template = must<Template>(await owner.post(`/api/boards/${canvas.boardId}/templates`, { name: '틀' }));
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    const made = must<Canvas>(await owner.post(`/api/templates/${template.id}/canvases`, { title: '새 보드' }));
    const [chat] = (await boardOf(owner, made.id)).nodes;
    expect(await chosenOf(owner, chat!.id)).toEqual(['stub-large', '브이로그']);
  });
});
