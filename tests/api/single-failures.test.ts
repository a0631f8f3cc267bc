import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { call, lines } from './calls.ts';
import { digestOf } from './digest.ts';
import { makePlayers, makeStage, type Players, type Stage } from './players.ts';

/** How many lines of the table are asked, spread over all; the bench asks every one. */
const setting = process.env.TEST_SINGLE_FAILURES ?? '20';
const ASKED = setting === 'all' ? lines.length : Number(setting);
const asked = lines.filter(
  (_, i) => Math.floor((i * ASKED) / lines.length) !== Math.floor(((i - 1) * ASKED) / lines.length),
);

/** Written in several transactions, each of them whole: the same call, made again, brings what is missing. */
const inSteps = ['PUT /api/nodes/:nodeId/source/transcript', 'PUT /api/files/:fileId/source/transcript'];
/** More than any call asks. */
const MOST_STATEMENTS = 200;
/** What the server does beside the call. */
const BESIDE = /\bboss\.|coming_passages/;

/** The statement that fails, counted from now; null where all succeed. */
let failing: { left: number; met: boolean } | null = null;
let app: TestApp;
let players: Players;
let stage: Stage;

beforeAll(async () => {
  app = await makeApp();
  players = await makePlayers(app);
  stage = await makeStage(app, players);
  await app.deps.jobs.stop(0);
  const real = Client.prototype.query as unknown as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [config] = given;
    const text = typeof config === 'string' ? config : String((config as { text?: string }).text);
    if (!failing || failing.left <= 0 || BESIDE.test(text) || --failing.left > 0) return real.apply(this, given);
    failing.met = true;
    const error = new Error('Connection terminated unexpectedly');
    const done = given.find((one) => typeof one === 'function') as ((error: Error) => void) | undefined;
    return done ? queueMicrotask(() => done(error)) : Promise.reject(error);
  } as never);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const callerOf = (name: string) =>
  /global-ai-knowledge|\/ai\/settings|\/mail\/test/.test(name) ? players.systemAdmin : players.owner;

it.each(asked)(
  'each statement of a call fails once: it is done all the same, or refused as busy with nothing done: %s',
  async (_, line, route) => {
    const things = { ...stage.things[line.kind], ...stage.extrasFor('owner') };
    for (let nth = 1; nth < MOST_STATEMENTS; nth++) {
      const before = await digestOf(app);
      failing = { left: nth, met: false };
      const answer = await call(callerOf(line.name), line, route, things);
      const { met } = failing;
      failing = null;
      const said = `statement ${nth}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      expect([401, 500, 502], said).not.toContain(answer.statusCode);
      if (!met) return;
      if (answer.statusCode === 503 && !inSteps.includes(line.name)) expect(await digestOf(app), said).toEqual(before);
    }
    expect.unreachable('a call without an end');
  },
);
