import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { type TestServer } from './test-server.ts';
import { test } from './test.ts';

/** For the journeys of one file: the shared server that reads a replayed web, or one of its own that `open` starts. */
export function serverWithReplay(open?: (env: Record<string, string>) => Promise<TestServer>) {
  const beside = {} as { replay: Replay; server: TestServer };
  if (!open) {
    test.beforeAll(({ replayServer }) => void Object.assign(beside, replayServer));
    return beside;
  }
  test.beforeAll(async () => {
    const replay = await startReplay();
    Object.assign(beside, { replay, server: await open(replay.env) });
  });
  test.afterAll(async () => {
    await beside.server.close();
    await beside.replay.close();
  });
  return beside;
}

/**
 * For the journeys of one file: the shared server whose model says what a journey scripts, nothing at first; or one that `open`
 * starts, where who signs in first is the administrator.
 */
export function serverWithModel(open?: (env: Record<string, string>) => Promise<TestServer>) {
  const beside = {} as { stub: AiStub; server: TestServer };
  if (!open) {
    test.beforeAll(({ modelServer }) => {
      modelServer.stub.reset();
      Object.assign(beside, modelServer);
    });
    return beside;
  }
  test.beforeAll(async () => {
    const stub = await startAiStub();
    Object.assign(beside, { stub, server: await open(stub.env) });
  });
  test.afterAll(async () => {
    await beside.server.close();
    await beside.stub.close();
  });
  return beside;
}
