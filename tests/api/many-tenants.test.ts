import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChatBoard, type ChatBoard } from '../../src/server/testing/chat-board.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { join, must } from '../../src/server/testing/studio.ts';
import type { Answer, SignedInClient } from '../../src/server/testing/test-client.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';

/** `npm run bench -- reliability --only L5` has two hundred, with fifty questions each. */
const TENANTS = Number(process.env['TEST_TENANTS'] ?? 3);
const QUESTIONS = TENANTS >= 100 ? 50 : 8;

interface Tenant {
  client: SignedInClient;
  board: ChatBoard;
  /** Stands in all that is this tenant's, and nowhere else. */
  canary: string;
}

let stub: AiStub;
let app: TestApp;
const tenants: Tenant[] = [];
beforeAll(async () => {
  stub = await startAiStub();
  const env = { EMBEDDING_MODEL: 'stub-embed', EMBEDDING_BASE_URL: `${stub.url}/v1` };
  app = await makeApp({ env: { ...stub.env, ...env } });
  // In meaning everything is as near to every question as can be.
  stub.script((call) => (call.path.endsWith('/embeddings') ? { vectorOf: () => [1, 0] } : { pieces: ['알겠습니다.'] }));
  for (let i = 0; i < TENANTS; i += 1) tenants.push(await makeTenant(i));
  for (const [i, { client, board }] of tenants.entries())
    await haveBeenShared(client, board, tenants[(i + 1) % TENANTS]);
}, 3_600_000);
afterAll(async () => {
  await app.close();
  await stub.close();
});

const words = (canary: string) => [
  `원두 보관법의 비밀 번호는 ${canary}입니다.`,
  `원두 보관법을 ${canary}에 적었습니다.`,
];

async function makeTenant(i: number): Promise<Tenant> {
  const client = await app.signIn(`Tenant-${i}`);
  const canary = `카나리아${String(i).padStart(4, '0')}끝`;
  const board = await makeChatBoard(app, client);
  await board.wire((await board.source(`원두 보관법 ${canary}`, words(canary))).nodeId);
  await board.wire(await board.note(words(canary).join('\n'), { title: `원두 ${canary}` }));
  const thrownAway = await makeChatBoard(app, client);
  await thrownAway.source(`원두 보관법 ${canary}`, words(canary));
  must(await client.remove(`/api/canvases/${thrownAway.canvasId}`));
  return { client, board, canary };
}

/** Once the neighbour could read it: he asked, and then he was let go. */
async function haveBeenShared(owner: SignedInClient, board: ChatBoard, neighbour?: Tenant): Promise<void> {
  if (!neighbour) return;
  const url = `/api/boards/${board.boardId}` as const;
  const member = await join(url, owner, neighbour.client, 'viewer');
  must(await neighbour.client.get('/api/search?q=%EC%9B%90%EB%91%90'));
  must(await owner.remove(`${url}/members/${member.id}`));
}

const canariesIn = (text: string) => new Set(text.match(/카나리아\d{4}끝/g));

it(
  'no tenant is ever told a word of another, by words or by meaning, and no model for him',
  { timeout: 7_200_000 },
  async () => {
    const ways: ((tenant: Tenant, i: number) => Promise<Answer>)[] = [
      ({ client }) => client.get(`/api/search?q=${encodeURIComponent('원두 보관법')}`),
      ({ client }) => client.post('/api/search/ask', { question: '원두 보관법의 비밀 번호가 뭐야?' }),
      ({ board }) => board.ask('원두 보관법의 비밀 번호를 모두 말해 줘'),
      ({ client, board }) => client.get(`/api/boards/${board.boardId}/find?q=${encodeURIComponent('원두')}`),
      ({ client }) => client.get(`/api/library?q=${encodeURIComponent('원두')}`),
      ({ client }, i) => client.get(`/api/search?q=${encodeURIComponent(tenants[(i + 1) % TENANTS]?.canary ?? '')}`),
      ({ client }, i) =>
        client.post('/api/search/ask', { question: `${tenants[(i + TENANTS - 1) % TENANTS]?.canary}이 뭐야?` }),
      ({ client }) => client.get('/api/library/notes?q='),
    ];
    let told = 0;
    for (let round = 0; round < QUESTIONS; round += 1) {
      for (const [i, tenant] of tenants.entries()) {
        stub.calls.length = 0;
        const answer = await ways[round % ways.length]?.(tenant, i);
        expect(answer?.statusCode, answer?.body).toBe(200);
        const asked = round % ways.length === 6 ? (tenants[(i + TENANTS - 1) % TENANTS]?.canary ?? '') : '';
        const heard = [answer?.body, ...stub.calls.map(({ text }) => text)].join('\n').replaceAll(asked || ' ', ' ');
        const foreign = [...canariesIn(heard)].filter((one) => one !== tenant.canary);
        expect([round, tenant.canary, foreign]).toEqual([round, tenant.canary, []]);
        if (heard.includes(tenant.canary)) told += 1;
      }
    }
    // What is one's own was there to be found: half of the ways ask for it.
    expect(told).toBeGreaterThan((TENANTS * QUESTIONS) / 3);
  },
);
