import { test as base } from '@playwright/test';
import { signInByForm } from '../../src/server/testing/sign-in.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { startHouse, type House } from './house.ts';

/**
 * The test of every journey. The houses are one each for all files that a browser goes through: each file signs in with names
 * of its own, and nobody of them is the administrator.
 */
export const test = base.extend<
  object,
  {
    sharedHouse: House;
    /** Reads a replayed web. */
    replayHouse: { house: House; replay: Replay };
    /** Its model says what a journey scripts. */
    modelHouse: { house: House; stub: AiStub };
  }
>({
  sharedHouse: [
    async ({}, use) => {
      const house = await startShared();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  replayHouse: [
    async ({}, use) => {
      const replay = await startReplay();
      const house = await startShared(replay.env);
      await use({ house, replay });
      await house.close();
      await replay.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  modelHouse: [
    async ({}, use) => {
      const stub = await startAiStub();
      const house = await startShared(stub.env);
      await use({ house, stub });
      await house.close();
      await stub.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function startShared(env: Record<string, string> = {}): Promise<House> {
  const house = await startHouse(env);
  await signInByForm(house.url, { email: 'administrator@house.example.com', name: '이관리' });
  return house;
}
