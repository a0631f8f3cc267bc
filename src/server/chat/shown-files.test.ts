import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { makePdf } from '../../../tests/replay/documents.ts';
import { drawText, makeScan } from '../../../tests/replay/scans.ts';
import type { ChatMessage, ContextShare } from '#contract/chat/chat.schema.ts';
import type { PageDrawer } from '../sources/documents/page-drawer.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk } from '../testing/project-desk.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';
import { must } from '../testing/studio.ts';
import { createDrawPages } from './context/draw-pages.ts';
import type { GatheredSource } from './context/gather.ts';
import { createPlanFiles, openFiles } from './context/shown-files.ts';

let stub: AiStub;
let app: TestApp;
let board: SourceBoard;
let chatId: string;
beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({
    env: { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_BASE_URL: `${stub.url}/v1`, VISION_MODEL: 'none' },
  });
  board = await makeSourceBoard(app, 'Jiwoo');
  chatId = await board.add('ai_chat', {}, 'AI Chat');
});
beforeEach(() => stub.reset());
afterAll(async () => {
  await app.close();
  await stub.close();
});

const ask = async () => {
  const body = { message: '무엇이 보이나요?', canvasId: board.canvasId, nodeId: chatId };
  return must<{ message: ChatMessage }>(await board.client.post('/api/ai-chat', body)).message;
};
const sentTypes = () => {
  const [first] = (stub.calls.at(-1)?.body['messages'] ?? []) as { content: { type: string }[] }[];
  return first?.content.map(({ type }) => type);
};

/** A file that was read, wired to this chat. */
async function wireFile(at: SourceBoard, chat: string, name: string, bytes: Buffer, type = 'application/pdf') {
  const { fileId } = await at.upload(name, bytes, type);
  const id = await at.add('file', { fileId, fileName: name, fileSize: bytes.length }, name);
  await at.settled(id);
  must(await at.client.post(`/api/canvases/${at.canvasId}/edges`, { sourceId: id, targetId: chat }));
  return id;
}

describe('a picture among the files of a project', () => {
  it('goes along where it is named, or where there are few of them; among many its words do', async () => {
    const owner = await app.signIn('Owner');
    const desk = await makeDesk(owner);
    const picture = await desk.add('공지.jpg', await drawText('촬영은 3월 2일', 'jpeg', 600));
    await desk.settled(picture.id);
    const ask = async (more: object = {}) => {
      stub.calls.length = 0;
      must(await owner.post(`${desk.projectUrl}/ask`, { question: '무엇이 보이나요?', ...more }));
      return sentTypes()?.includes('image');
    };
    expect(await ask()).toBe(true);
    for (let i = 0; i < 5; i++) await desk.settled((await desk.add(`${i}.txt`, `${i}번째 메모입니다.`)).id);
    expect(await ask()).toBe(false);
    const sources = must<{ context: { nodeId: string; title: string }[] }>(
      await owner.get(`${desk.projectUrl}/context`),
    ).context;
    const { nodeId } = sources.find(({ title }) => title.includes('공지')) ?? { nodeId: '' };
    expect(await ask({ mentions: [nodeId], conversationId: randomUUID() })).toBe(true);
  });
});

describe('documents before a model that sees and takes PDFs', () => {
  let at: SourceBoard;
  let chat: string;
  beforeAll(async () => void (at = await makeSourceBoard(app, 'Sora')));
  beforeEach(async () => void (chat = await at.add('ai_chat', {}, 'AI Chat')));

  const wire = (name: string, bytes: Buffer) => wireFile(at, chat, name, bytes);
  const asked = async (message: string, id: string) => {
    const body = { message, canvasId: at.canvasId, nodeId: chat, conversationId: randomUUID() };
    const { receipt } = must<{ message: ChatMessage }>(await at.client.post('/api/ai-chat', body)).message;
    const url = `/api/nodes/${chat}/context?${new URLSearchParams({ question: message }).toString()}`;
    const { context } = must<{ context: ContextShare[] }>(await at.client.get(url));
    const shareIn = (shares: readonly ContextShare[] = []) => shares.find(({ nodeId }) => nodeId === id);
    const files = sentTypes()?.filter((type) => type !== 'text') ?? [];
    return { files, share: shareIn(receipt?.context), foretold: shareIn(context) };
  };

  it('are pages as pictures where a scan does not fit as it is, as many as there is room for', async () => {
    const picture = await drawText('촬영은 3월 2일', 'jpeg', 600);
    const scan = await wire('긴 계약서.pdf', await makeScan(Array.from({ length: 24 }, () => ({ picture }))));
    const { files, share, foretold } = await asked('20쪽에는 무엇이라고 써 있나요?', scan);
    expect(files.length).toBeGreaterThan(1);
    expect(new Set(files)).toEqual(new Set(['image']));
    expect(share?.shownPages).toHaveLength(files.length);
    expect(share?.shownPages).toContain(20);
    expect(foretold).toMatchObject({ shownPages: share?.shownPages, tokens: share?.tokens });
  }, 120_000);

  it('are the pages without words of a document that has words, whatever is asked', async () => {
    const picture = await drawText('촬영은 3월 2일', 'jpeg', 600);
    const letters = 'The contract runs for twelve months and ends in March of the next year.';
    const mixed = await wire('계약과 도면.pdf', await makeScan([{ letters }, { picture }, { letters }, { picture }]));
    const { files, share, foretold } = await asked('계약 기간을 알려 줘', mixed);
    expect(files).toEqual(['image', 'image']);
    expect(share).toMatchObject({ isShown: true, shownPages: [2, 4], share: 'whole' });
    expect(foretold).toMatchObject({ shownPages: [2, 4], tokens: share?.tokens });
  }, 60_000);

  it('with words alone show nothing to whoever asks about nothing that is seen', async () => {
    const guide = await wire('안내서.pdf', makePdf(['사진 촬영은 아침 빛이 좋습니다.', '제품 사진 목록입니다.']));
    expect(await asked('촬영 팁', guide)).toMatchObject({ files: [], share: { share: 'whole' } });
    const { files, share } = await asked('2쪽 사진을 설명해 줘', guide);
    expect({ files, pages: share?.shownPages }).toEqual({ files: ['image'], pages: [2] });
  }, 60_000);

  it('are read by their words alone where their pages are not drawn in time', async () => {
    const scan = await wire('느린 계약서.pdf', makePdf(['계약 기간은 열두 달입니다.', '매출 그래프입니다.']));
    const url = `/api/canvases/${at.canvasId}/board`;
    const { boardId } = must<{ boardId: string }>(await at.client.get(url));
    const fileId = String((await at.node(scan))?.metadata['fileId']);
    const never = new AbortController().signal;
    const slow: PageDrawer = {
      async *draw(_pdf, [number = 0], signal) {
        signal.throwIfAborted();
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
        yield { number, picture: null };
      },
    };
    const drawPages = createDrawPages(slow, app.deps.log, 50);
    const plan = createPlanFiles({ ...app.deps, drawPages }, { boardId, question: '2쪽 그래프를 설명해 줘' });
    const passage = {
      id: 'p',
      text: '매출 그래프입니다.',
      heading: null,
      page: 2,
      startSec: null,
      endSec: null,
      tokens: 9,
    };
    const source: GatheredSource = {
      nodeId: scan,
      sourceId: scan,
      kind: 'file',
      title: '느린 계약서.pdf',
      url: null,
      fileId,
      pageCount: 2,
      state: 'readable',
      problem: null,
      passages: [passage],
      segments: [],
    };
    const planned = await plan([source], { sees: true, takesPdf: true }, 20_000);
    expect(planned).toMatchObject([{ nodeId: scan, pages: [2] }]);
    expect(await openFiles(planned, never)).toEqual([]);
  }, 60_000);
});

describe('a wired picture and a wired scan', () => {
  it('go along as they are to a model that sees, and the receipt says so', async () => {
    const jpeg = await drawText('촬영은 3월 2일', 'jpeg', 600);
    const pictureId = await wireFile(board, chatId, '공지.jpg', jpeg, 'image/jpeg');
    const scanId = await wireFile(board, chatId, '계약서.pdf', await makeScan([{ picture: jpeg }]));
    const textId = await wireFile(board, chatId, '메모.txt', Buffer.from('글로 된 메모입니다.'), 'text/plain');
    const { receipt } = await ask();
    expect(sentTypes()).toEqual(expect.arrayContaining(['image', 'document', 'text']));
    const shown = new Map(receipt?.context.map(({ nodeId, isShown = false }) => [nodeId, isShown]));
    expect([pictureId, scanId, textId].map((id) => shown.get(id))).toEqual([true, true, false]);
  });

  it('stay here where the model is said not to see', async () => {
    const blind = {
      id: 'claude-sonnet-5',
      purpose: 'balanced',
      description: '',
      inputPerMillion: null,
      outputPerMillion: null,
      contextTokens: null,
      sees: false,
    };
    const models = { offered: [blind], defaultModel: 'claude-sonnet-5', smallModel: null };
    must(await board.client.put('/api/ai/settings', { models }));
    const { receipt } = await ask();
    expect(sentTypes()).not.toContain('image');
    expect(receipt?.context.some(({ isShown }) => isShown)).toBe(false);
  });
});

describe('documents before a model that sees and takes no PDFs', () => {
  let compatible: TestApp;
  let at: SourceBoard;
  let chat: string;
  const model = 'qwen3-vl:8b';
  beforeAll(async () => {
    compatible = await makeApp({ env: { ...stub.env, AI_MODEL: model, VISION_MODEL: 'none' } });
    at = await makeSourceBoard(compatible, 'Minji');
  });
  beforeEach(async () => void (chat = await at.add('ai_chat', {}, 'AI Chat')));
  afterAll(() => compatible.close());

  const wire = (name: string, bytes: Buffer) => wireFile(at, chat, name, bytes);
  const foretold = async (question: string, id: string) => {
    const query = new URLSearchParams({ question }).toString();
    const url = `/api/nodes/${chat}/context?${query}`;
    const { context } = must<{ context: ContextShare[] }>(await at.client.get(url));
    return context.find(({ nodeId }) => nodeId === id);
  };
  const answered = async (message: string, id: string) => {
    const body = { message, canvasId: at.canvasId, nodeId: chat, conversationId: randomUUID() };
    const { receipt } = must<{ message: ChatMessage }>(await at.client.post('/api/ai-chat', body)).message;
    const [, last] = (stub.calls.at(-1)?.body['messages'] ?? []) as { content: { type: string }[] | string }[];
    const parts = typeof last?.content === 'string' ? [] : (last?.content ?? []);
    return {
      images: parts.filter(({ type }) => type === 'image_url').length,
      share: receipt?.context.find(({ nodeId }) => nodeId === id),
    };
  };

  it('shows the pages of a scan as pictures, and tells which', async () => {
    const picture = await drawText('촬영은 3월 2일', 'jpeg', 600);
    const scan = await wire('계약서.pdf', await makeScan([{ picture }, { picture }]));
    const { images, share } = await answered('무엇이라고 써 있나요?', scan);
    expect(images).toBe(2);
    expect(share).toMatchObject({ isShown: true, shownPages: [1, 2] });
    expect(await foretold('무엇이라고 써 있나요?', scan)).toMatchObject({ shownPages: [1, 2], tokens: share?.tokens });
  });

  it('shows a document with words only where the question asks to look at it, and only those pages', async () => {
    const report = await wire(
      '보고서.pdf',
      makePdf(['회사 소개와 연혁입니다.', '분기별 매출 추이 그래프입니다.', '채용 안내입니다.']),
    );
    expect(await answered('회사는 언제 생겼나요?', report)).toMatchObject({ images: 0, share: { share: 'whole' } });
    const { images, share } = await answered('3쪽에는 무엇이 있나요?', report);
    expect({ images, pages: share?.shownPages }).toEqual({ images: 1, pages: [3] });
    const question = '매출 추이 그래프를 설명해 주세요';
    const plan = await foretold(question, report);
    expect(plan?.shownPages).toContain(2);
    const seen = await answered(question, report);
    expect(seen.share).toMatchObject({ shownPages: plan?.shownPages, tokens: plan?.tokens });
  });
});
