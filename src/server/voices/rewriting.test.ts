import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { voices as people } from '#contract/recipes/voice/test-voices.ts';
import type { Rewrites, VoiceView } from '#contract/voices/voices.schema.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const LINES = ['한 달 식비는 38만 원으로 감소하였습니다 [2].', '이 솔루션은 혁신적입니다.'];
const GOOD = '1. 한 달 식비가 38만 원으로 줄었어요 [2].\n2. 이 방법은 진짜 새로워요.';

let app: TestApp;
let owner: SignedInClient;

const makeVoice = async (): Promise<string> => {
  const voice = must<VoiceView>(await owner.post('/api/voices', { name: '브이로그', texts: people.vlog.own }));
  must(await owner.put(`/api/voices/${voice.id}`, { formality: 'polite', forbidden: ['솔루션'] }));
  return voice.id;
};
const rewrite = (voiceId: string, lines = LINES, tells?: object) =>
  owner.post(`/api/voices/${voiceId}/rewrites`, { lines: lines.map((line) => ({ line })), language: 'ko', tells });
const spent = async (): Promise<number> => {
  const { rows } = await app.deps.database.db.execute<{ tokens: number }>(
    `select coalesce(sum(tokens), 0)::int as tokens from credit_entries where asker_id = '${owner.person.id}'`,
  );
  return rows[0]?.tokens ?? -1;
};

describe('lines that a model says in a voice', () => {
  let stub: AiStub;
  beforeAll(async () => {
    stub = await startAiStub();
    app = await makeApp({ env: stub.env });
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  beforeEach(async () => {
    stub.reset();
    owner = await app.signIn(`Owner ${crypto.randomUUID()}`);
  });

  it('come in their order, are ordered in the voice, and are counted', async () => {
    stub.script(() => ({ pieces: [GOOD] }));
    const made = must<Rewrites>(await rewrite(await makeVoice()));
    expect(made).toEqual({
      engine: 'stub',
      lines: ['한 달 식비가 38만 원으로 줄었어요 [2].', '이 방법은 진짜 새로워요.'],
    });
    expect(stub.calls).toHaveLength(1);
    expect(stub.calls[0]?.text).toContain('이 표현은 절대 쓰지 마세요: ‘솔루션’.');
    expect(await spent()).toBeGreaterThan(0);
  });

  it('are mended once where they change a fact, and only those', async () => {
    const said = ['1. 식비가 35만 원이 됐어요 [2].\n2. 이 방법은 진짜 새로워요.', '1. 식비가 38만 원이 됐어요 [2].'];
    stub.script(() => ({ pieces: [said[stub.calls.length - 1] ?? ''] }));
    const made = must<Rewrites>(await rewrite(await makeVoice()));
    expect(made.lines).toEqual(['식비가 38만 원이 됐어요 [2].', '이 방법은 진짜 새로워요.']);
    const [, again] = stub.calls;
    expect(again?.text).toContain('똑같이 남겨 주세요');
    expect(again?.text).not.toContain('<line>2.');
  });

  it('are judged by the list of phrases that its writer keeps', async () => {
    const said = [
      '1. 식비는 꿀팁 하나로 38만 원이 됐어요 [2].\n2. 이 방법은 진짜 새로워요.',
      '1. 식비가 38만 원이 됐어요 [2].',
    ];
    stub.script(() => ({ pieces: [said[stub.calls.length - 1] ?? ''] }));
    const made = must<Rewrites>(await rewrite(await makeVoice(), LINES, { phrases: ['꿀팁'], off: [] }));
    expect(made.lines[0]).toBe('식비가 38만 원이 됐어요 [2].');
    const [first, again] = stub.calls;
    expect(first?.text).toContain('이 말도 쓰지 않습니다: ‘꿀팁’.');
    expect(again?.text).toContain('‘꿀팁’');
  });

  it('are none where the model keeps changing what a line says, or says nothing of it', async () => {
    stub.script(() => ({ pieces: ['1. 식비가 35만 원이 됐어요.'] }));
    expect(must<Rewrites>(await rewrite(await makeVoice())).lines).toEqual([null, null]);
    expect(stub.calls).toHaveLength(2);
  });

  it('cost nothing where the model fails, which is said', async () => {
    stub.script(() => ({ status: 500, said: 'no' }));
    const answer = await rewrite(await makeVoice());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'ai-unavailable']);
    expect(await spent()).toBe(0);
  });

  it('are for the owner of the voice only, and at most three', async () => {
    const id = await makeVoice();
    expect((await rewrite(id, ['가', '나', '다', '라'])).statusCode).toBe(400);
    owner = await app.signIn('Stranger');
    expect((await rewrite(id)).statusCode).toBe(404);
    expect(stub.calls).toEqual([]);
  });
});

describe('lines without a model', () => {
  beforeAll(async () => {
    app = await makeApp();
    owner = await app.signIn('Owner');
  });
  afterAll(() => app.close());

  it('are left, and say so', async () => {
    expect(must<Rewrites>(await rewrite(await makeVoice()))).toEqual({ engine: null, lines: [null, null] });
  });
});
