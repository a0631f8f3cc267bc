import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { findQuotes } from '../ai/embedded/quoting.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, until, type SourceBoard } from '../testing/source-board.ts';
import { must } from '../testing/studio.ts';

let stub: AiStub;
let app: TestApp;
let board: SourceBoard;
let chatId: string;

const MONEY = /출연료|사례|지급/;
const PEOPLE = /초대장|소품/;
const meaningOf = (text: string): number[] => (MONEY.test(text) ? [1, 0.05] : [PEOPLE.test(text) ? 0.3 : 0.05, 1]);
const PADDING = '현장에 두는 물건과 쓰는 순서를 하나하나 적었습니다. '.repeat(16);
const ANSWER = '사례는 마지막 촬영 뒤 스무 날 안에 보냅니다.';
const paragraphs = [
  `초대장은 촬영 닷새 전에 모두에게 보냅니다. ${PADDING}`,
  `소품 목록은 촬영 전날 저녁에 보냅니다. ${PADDING}`,
  `${ANSWER} ${PADDING}`,
  `완성본은 촬영 한 달 뒤에 보냅니다. ${PADDING}`,
];

beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({ env: { EMBEDDING_MODEL: 'stub-embed', EMBEDDING_BASE_URL: `${stub.url}/v1` } });
  board = await makeSourceBoard(app, 'Jiwoo');
  stub.script(() => ({ vectorOf: meaningOf }));
  const bytes = Buffer.from(paragraphs.join('\n\n'));
  const { fileId } = await board.upload('안내.txt', bytes, 'text/plain');
  const id = await board.add('file', { fileId, fileName: '안내.txt', fileSize: bytes.length });
  await board.settled(id);
  chatId = await board.add('ai_chat', { isProcessing: false });
  const edge = { id: '01900000-0000-7000-8000-00000000e001', source: id, target: chatId, type: 'deletable' };
  await board.change({ do: 'add-edge', edge });
  await until('every passage to be seen', async () => {
    const [row] = await app.deps.database.query<{ left: number }>(
      'select count(*)::int as left from passages p where not exists (select 1 from passage_vectors v where v.hash = p.hash)',
    );
    return row?.left === 0;
  });
});
beforeEach(() => stub.script(() => ({ vectorOf: meaningOf })));
afterAll(async () => {
  await app.close();
  await stub.close();
});

interface Said {
  isAi: boolean;
  messageText: string;
  metadata: Record<string, unknown>;
  citations: { quote: string }[];
}
async function ask(message: string): Promise<Said | undefined> {
  must(await board.client.post('/api/ai-chat', { canvasId: board.canvasId, nodeId: chatId, message }));
  const url = `/api/canvases/${board.canvasId}/ai-chat-messages?nodeId=${chatId}`;
  return must<Said[]>(await board.client.get(url)).findLast((message_) => message_.isAi);
}

const QUESTION = '촬영 뒤에 출연료를 보냅니다?';

it('a quotation that is near in meaning comes first, and the answer says by how many passages that was weighed', async () => {
  const said = await ask(QUESTION);
  expect(said?.citations[0]?.quote).toBe(ANSWER);
  expect(said?.metadata['ranking']).toEqual({ byMeaning: 4, passages: 4 });
});

it('what the words do not hold is refused, however near something is', async () => {
  stub.script(() => ({ vectorOf: () => [1, 0] }));
  const said = await ask('달의 뒷면에는 토끼가 몇 마리 살까?');
  expect([said?.citations, said?.messageText.includes(ANSWER)]).toEqual([[], false]);
});

it('a model that fails leaves the words alone', async () => {
  stub.script(() => ({ status: 500, said: 'down' }));
  const said = await ask(QUESTION);
  expect(said?.citations[0]?.quote).toBe('완성본은 촬영 한 달 뒤에 보냅니다.');
  expect(said?.metadata['ranking']).toBeUndefined();
});

it('nearness orders what shares a word, quotes nothing that shares none, and changes neither coverage nor strength', () => {
  const texts = [
    '커피는 물의 온도가 중요해요.',
    '원두를 볶는 온도는 더 중요해요.',
    '고양이는 낮에 자요.',
    '온도는 여기까지예요.',
  ];
  const question = '중요한 온도는?';
  const [plain, near, strange] = [[], [0.1, 0.9, 0.2, 0.3], [0.1, 0.2, 0.9, 0.3]].map((one) =>
    findQuotes(question, texts, one),
  );
  expect(near?.quotes[0]?.passage).toBe(1);
  expect(strange?.quotes.map(({ passage }) => passage)).not.toContain(2);
  for (const one of [near, strange]) expect([one?.coverage, one?.strength]).toEqual([plain?.coverage, plain?.strength]);
});
