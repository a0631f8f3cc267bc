import { test } from '@playwright/test';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { startHouse, type House } from './house.ts';

interface Outside {
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** For the journeys of one file: a house, and what it takes for the world outside. */
function houseBeside<Name extends string, World extends Outside>(
  name: Name,
  start: () => Promise<World>,
  open = startHouse,
) {
  const beside = {} as Record<Name, World> & { house: House };
  test.beforeAll(async () => {
    const world = await start();
    Object.assign(beside, { [name]: world, house: await open(world.env) });
  });
  test.afterAll(async () => {
    await beside.house.close();
    await beside[name].close();
  });
  return beside;
}

/** A house that reads a replayed web. */
export const houseBesideReplay = (open = startHouse): { replay: Replay; house: House } =>
  houseBeside('replay', startReplay, open);

/** A house whose model is a stand-in that says what a journey scripts. */
export const houseBesideModel = (): { stub: AiStub; house: House } => houseBeside('stub', startAiStub);
