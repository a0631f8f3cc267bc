import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeSourceBoard, until, type SourceBoard } from '../testing/source-board.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let stub: AiStub;
let app: TestApp;
let jiwoo: SignedInClient;
let board: ChatBoard;
let sources: SourceBoard;

beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({
    env: {
      ...stub.env,
      AI_CONTEXT_TOKENS: '1500',
      EMBEDDING_MODEL: 'stub-embed',
      EMBEDDING_BASE_URL: `${stub.url}/v1`,
    },
  });
  jiwoo = await app.signIn('Jiwoo');
  board = await makeChatBoard(app, jiwoo);
  sources = await makeSourceBoard(app, 'Jiwoo');
});
beforeEach(() => stub.reset());
afterAll(async () => {
  await app.close();
  await stub.close();
});

const MONEY = /출연료|입금/;
/** Near to each other: what speaks of money, whatever its words. */
const meaningOf = (text: string): number[] => (MONEY.test(text) ? [1, 0.05] : [0.05, 1]);
const isEmbedding = (path: string) => path.endsWith('/embeddings');
const filler = (n: number) =>
  `${'현장에 두는 물건과 쓰는 순서를 하나하나 적었습니다. '.repeat(18)}${n}번째 목록입니다.`;
const long = [
  ...Array.from({ length: 30 }, (_, i) => filler(i)),
  `출연료는 마지막 촬영 뒤 스무 날 안에 보냅니다. ${filler(30)}`,
  ...Array.from({ length: 30 }, (_, i) => filler(31 + i)),
].join('\n\n');
const QUESTION = '언제 입금되나요?';

/** The same file, read by the product, on the board that the chat is on. */
async function bring(): Promise<string> {
  const bytes = Buffer.from(long);
  const begun = (
    await jiwoo.post(`/api/canvases/${board.canvasId}/upload-pdf`, {
      name: 'a.txt',
      size: bytes.length,
      mimeType: 'text/plain',
    })
  ).json<{ uploadURL: string; fileId: string }>();
  await jiwoo.send({
    method: 'PUT',
    url: begun.uploadURL.replace(/^https?:\/\/[^/]+/, ''),
    payload: bytes,
    headers: { 'content-type': 'text/plain' },
  });
  const nodeId = await board.addNode({
    type: 'file',
    title: 'a.txt',
    metadata: { fileId: begun.fileId, fileName: 'a.txt', fileSize: bytes.length, isProcessing: true },
  });
  await until('the file to be read', async () => {
    const { nodes } = (await jiwoo.get(`/api/canvases/${board.canvasId}/board`)).json<{
      nodes: { id: string; metadata: Record<string, unknown> }[];
    }>();
    return nodes.find(({ id }) => id === nodeId)?.metadata['isProcessing'] === false;
  });
  return nodeId;
}

const vectorsKept = async (): Promise<number> => {
  const [row] = await app.deps.database.query<{ kept: number }>('select count(*)::int as kept from passage_vectors');
  return row?.kept ?? 0;
};
const shownToModel = (): string => stub.calls.find(({ path }) => path.endsWith('/chat/completions'))?.text ?? '';

describe('a question that shares no word with the passage that answers it', { timeout: 60_000 }, () => {
  it('is answered from it once the embedding model has seen it, and the receipt says so', async () => {
    stub.script((call) => (isEmbedding(call.path) ? { vectorOf: meaningOf } : { pieces: ['알겠습니다.'] }));
    const nodeId = await bring();
    await board.wire(nodeId);
    await until('every passage to be seen', async () => {
      const [row] = await app.deps.database.query<{ left: number }>(
        'select count(*)::int as left from passages p where not exists (select 1 from passage_vectors v where v.hash = p.hash)',
      );
      return row?.left === 0 && (await vectorsKept()) > 30;
    });
    const answer = await board.ask(QUESTION);
    expect(answer.statusCode).toBe(200);
    expect(shownToModel()).toContain('출연료는 마지막 촬영 뒤 스무 날 안에 보냅니다.');
    const [said] = (await board.messages()).toReversed();
    const { passages } = (said?.metadata['ranking'] ?? {}) as { passages?: number };
    expect(said?.metadata['ranking']).toEqual({ byMeaning: passages, passages });
    expect(said?.receipt?.context).toMatchObject([{ share: 'part' }]);
  });

  it('is answered without it when the embedding model fails, and nothing is claimed', async () => {
    stub.script((call) => (isEmbedding(call.path) ? { status: 500, said: 'down' } : { pieces: ['알겠습니다.'] }));
    const answer = await board.ask(QUESTION);
    expect(answer.statusCode).toBe(200);
    expect(shownToModel()).not.toContain('출연료는');
    const [said] = (await board.messages()).toReversed();
    expect(said?.metadata['ranking']).toBeUndefined();
    expect(said?.messageText).toContain('알겠습니다.');
  });
});

describe('a provider that is down', () => {
  it('holds up no reading', async () => {
    stub.script(() => ({ status: 503, said: 'down' }));
    const bytes = Buffer.from('다른 글입니다. '.repeat(40));
    const { fileId } = await sources.upload('b.txt', bytes, 'text/plain');
    const id = await sources.add('file', { fileId, fileName: 'b.txt', fileSize: bytes.length });
    expect((await sources.settled(id)).metadata).toMatchObject({ isProcessing: false, passageCount: 1 });
    await until('the model to be asked', async () => stub.calls.some(({ path }) => isEmbedding(path)));
  });
});
