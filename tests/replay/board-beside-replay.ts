import { afterAll, beforeAll } from 'vitest';
import { makeApp, type TestApp, type TestAppOptions } from '../../src/server/testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../../src/server/testing/source-board.ts';
import { startReplay, type Replay } from './replay-server.ts';
import { startSpeech, type Speech } from './speech.ts';

interface World {
  env: Record<string, string>;
  close: () => Promise<void>;
}

type Beside<Name extends string, Outside> = Record<Name, Outside> & { app: TestApp; board: SourceBoard };

/** For the tests of one file: the product, one person's board on it, and a part of the world outside that it is told of. */
function boardBeside<Name extends string, Outside extends World>(
  name: Name,
  start: () => Promise<Outside>,
  { env, ...options }: Pick<TestAppOptions, 'listen' | 'env'>,
): Readonly<Beside<Name, Outside>> {
  const beside = {} as Beside<Name, Outside>;
  beforeAll(async () => {
    const outside = await start();
    const app = await makeApp({ env: { ...outside.env, ...env }, ...options });
    Object.assign(beside, { [name]: outside, app, board: await makeSourceBoard(app, 'Jiwoo') });
  });
  afterAll(async () => {
    await beside.app.close();
    await beside[name].close();
  });
  return beside;
}

/** Beside a replayed web that it reads. */
export const boardBesideReplay = (options: Pick<TestAppOptions, 'listen'> = {}): Readonly<Beside<'replay', Replay>> =>
  boardBeside('replay', startReplay, options);

/** Beside a service that writes speech down. */
export const boardBesideSpeech = (env: Record<string, string> = {}): Readonly<Beside<'speech', Speech>> =>
  boardBeside('speech', startSpeech, { env });
