import { test as base } from '@playwright/test';
import { signInByForm } from '../../src/server/testing/sign-in.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/**
 * The test of every journey. The servers are one each for all files that a browser goes through: each file signs in with names
 * of its own, and nobody of them is the administrator.
 */
export const test = base.extend<
  object,
  {
    sharedServer: TestServer;
    /** Reads a replayed web. */
    replayServer: { server: TestServer; replay: Replay };
    /** Its model says what a journey scripts. */
    modelServer: { server: TestServer; stub: AiStub };
  }
>({
  sharedServer: [
    async ({}, use) => {
      const server = await startShared();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  replayServer: [
    async ({}, use) => {
      const replay = await startReplay();
      const server = await startShared(replay.env);
      await use({ server, replay });
      await server.close();
      await replay.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  modelServer: [
    async ({}, use) => {
      const stub = await startAiStub();
      const server = await startShared(stub.env);
      await use({ server, stub });
      await server.close();
      await stub.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function startShared(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(env);
  await signInByForm(server.url, { email: 'administrator@shared.example.com', name: '이관리' });
  return server;
}
