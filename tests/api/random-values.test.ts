import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultBody } from '../../src/contract/base/fault.ts';
import type { Route } from '../../src/contract/base/route.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { Case } from './access-cases.ts';
import { bodiesFor, lines, nameOf, pathOf } from './calls.ts';
import { makePlayers, makeStage, type Players, type Stage } from './players.ts';
import { randomBodies } from './random-bodies.ts';

let app: TestApp;
let players: Players;
let stage: Stage;
beforeAll(async () => {
  app = await makeApp();
  players = await makePlayers(app);
  stage = await makeStage(app, players);
});
afterAll(() => app.close());

/** `npm run bench -- reliability --only F1` tries a thousand. */
const VALUES = Number(process.env['TEST_RANDOM_VALUES'] ?? 2);
/** They end what the others need; what they take is broken rule by rule elsewhere. */
const ends = /^DELETE|logout|\/account$|sessions/;
const isRandom = ([, , route]: (typeof lines)[number]) => !ends.test(nameOf(route)) && !('open' in route.policy);

/** Somebody who may make the call. */
const callerOf = (name: string) =>
  /global-ai-knowledge|\/ai\/settings|\/mail\/test/.test(name) ? players.systemAdmin : players.owner;

function requestOf(line: Case, route: Route, body: unknown, query: Record<string, unknown> | null) {
  const things = { ...stage.things[line.kind], ...stage.extrasFor('owner') };
  const path = pathOf(route, things).split('?')[0] ?? '';
  const said = query && Object.entries(query).map(([name, value]) => [name, String(value).toWellFormed()]);
  return {
    method: route.method,
    url: said ? `${path}?${new URLSearchParams(said as [string, string][])}` : path,
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
}

describe('values at random are answered as the contract says, and never by a fault of ours', () => {
  it.each(lines.filter(isRandom))('%s', async (name, line, route) => {
    const things = stage.things[line.kind];
    const takesBody = !(route.body instanceof z.ZodUndefined) && !(route.body instanceof z.ZodUnknown);
    const bodies = takesBody
      ? randomBodies(route.body, bodiesFor(line.kind, things)[nameOf(route)])
      : fc.constant(undefined);
    const [, search] = pathOf(route, things).split('?');
    const valid = Object.fromEntries(new URLSearchParams(search));
    const queries = randomBodies(route.query, valid).map((query) =>
      query !== null && typeof query === 'object' && !Array.isArray(query) ? (query as Record<string, unknown>) : null,
    );
    const value = fc.record({ body: bodies, query: queries });
    await fc.assert(
      fc.asyncProperty(value, async ({ body, query }) => {
        const answer = await callerOf(line.name).send(requestOf(line, route, body, query));
        const said = `${name} ${answer.statusCode}: ${answer.body.slice(0, 200)}`;
        // Without a model, a shop and a mail server, those who need one say so.
        if (answer.statusCode === 503) expect(answer.json().code, said).not.toBe('busy');
        else expect(answer.statusCode, said).toBeLessThan(500);
        if (answer.statusCode >= 300) return void faultBody.parse(answer.json());
        if (answer.statusCode === 204) return void expect(answer.body).toBe('');
        if (!(route.answer instanceof z.ZodUnknown)) expect(route.answer.parse(answer.json())).toEqual(answer.json());
      }),
      { numRuns: takesBody ? VALUES : Math.ceil(VALUES / 2), seed: Number(process.env['TEST_SEED'] ?? 7) },
    );
  });
});
