import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { type House } from './house.ts';
import { test } from './test.ts';

/** For the journeys of one file: the shared house that reads a replayed web, or one of its own that `open` starts. */
export function houseBesideReplay(open?: (env: Record<string, string>) => Promise<House>) {
  const beside = {} as { replay: Replay; house: House };
  if (!open) {
    test.beforeAll(({ replayHouse }) => void Object.assign(beside, replayHouse));
    return beside;
  }
  test.beforeAll(async () => {
    const replay = await startReplay();
    Object.assign(beside, { replay, house: await open(replay.env) });
  });
  test.afterAll(async () => {
    await beside.house.close();
    await beside.replay.close();
  });
  return beside;
}

/**
 * For the journeys of one file: the shared house whose model says what a journey scripts, nothing at first; or one that `open`
 * starts, where who signs in first is the administrator.
 */
export function houseBesideModel(open?: (env: Record<string, string>) => Promise<House>) {
  const beside = {} as { stub: AiStub; house: House };
  if (!open) {
    test.beforeAll(({ modelHouse }) => {
      modelHouse.stub.reset();
      Object.assign(beside, modelHouse);
    });
    return beside;
  }
  test.beforeAll(async () => {
    const stub = await startAiStub();
    Object.assign(beside, { stub, house: await open(stub.env) });
  });
  test.afterAll(async () => {
    await beside.house.close();
    await beside.stub.close();
  });
  return beside;
}
