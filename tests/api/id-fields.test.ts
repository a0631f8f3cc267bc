import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { must } from '../../src/server/testing/studio.ts';
import type { Answer, SignedInClient } from '../../src/server/testing/test-client.ts';
import { bodyNaming, idFieldsOf, thingOf } from './id-fields.ts';
import { lines, nameOf, pathOf } from './calls.ts';
import { makeAbsentThings, makeAllThings, type AllThings, type Things } from './owned-things.ts';

/**
 * Somebody stands in a place of his own, where he may do anything, and names in each field of each body and query that takes
 * an id: what is another person's, what he has deleted himself, what is no id and what is far too long for one.
 */
let app: TestApp;
let meddler: SignedInClient;
let owner: SignedInClient;
let mine: AllThings;
let theirs: AllThings;
let gone: AllThings;

beforeAll(async () => {
  // A search that is not there: whoever asks is told of his ids first.
  app = await makeApp({ env: { SEARXNG_URL: 'http://127.0.0.1:1' } });
  await app.signIn('System');
  const makeFor = async (client: SignedInClient, name: string) =>
    makeAllThings(app, client, {
      member: await app.signIn(`${name}-member`),
      colleague: await app.signIn(`${name}-colleague`),
      asker: await app.signIn(`${name}-asker`),
    });
  owner = await app.signIn('Owner');
  meddler = await app.signIn('Meddler');
  theirs = await makeFor(owner, 'Owner');
  mine = await makeFor(meddler, 'Meddler');
  gone = await makeFor(meddler, 'Gone');
  must(await meddler.remove(`/api/canvases/${gone.canvas.canvasId}`));
  must(await meddler.remove(`/api/projects/${gone.project.projectId}`));
  must(await meddler.remove(`/api/orgs/${gone.org.orgId}`));
  must(await meddler.remove(`/api/voices/${gone.none.voiceId}`));
  must(await meddler.remove(`/api/prompts/${gone.none.promptId}`));
  const leaver = await app.signIn('Leaver');
  must(await leaver.remove('/api/account', { confirm: leaver.person.email }));
  gone.none = { ...gone.none, userId: leaver.person.id };
}, 600_000);
afterAll(() => app.close());

const allOf = ({ canvas, project, org, none }: AllThings): Things => ({
  ...canvas,
  projectId: project.projectId,
  orgId: org.orgId,
  userId: none.userId,
  voiceId: none.voiceId,
});

/** The names that who makes a thing gives it, and a name in the place of the list of what is read. */
const givesName =
  /(^id|^commentId|changes\[\]\.id|change\.(node|edge)\.id)$|^POST \/api\/boards\/:boardId\/library-sources nodeId/;
const fields = lines.flatMap(([, line, route]) =>
  (['body', 'query'] as const).flatMap((part) =>
    idFieldsOf(route[part])
      .filter((field) => !givesName.test(field) && !givesName.test(`${nameOf(route)} ${field}`))
      .map((field) => [`${nameOf(route)}, ${line.kind}: ${field}`, { line, route, part, field }] as const),
  ),
);
/**
 * Where what does not exist is no mistake: what only chooses or marks among one's own (nothing is found or done), what is said
 * of a card that has gone meanwhile.
 */
const takesNothing = new RegExp(
  [
    'changes\\[\\]\\.change\\.(id|under|edge|node\\.audience|patch\\.audience)',
    '(copies\\[\\]\\.\\w+|userIds\\[\\]|dropped\\[\\]|[^g]ids\\[\\]|near|before|by)$',
    '(history|history/steps), \\w+: node$',
    'history/(conversations|messages|restore), ',
    '(library/remove|copy-files), ',
    'ai-chat-messages, \\w+: conversationId$',
    '^POST /api/\\w+/:\\w+/nodes, \\w+: (fileId|canvasId|projectId)$',
    'access-requests, ',
  ].join('|'),
);
/** Who begins a conversation, mostly by its first question, gives it its id: one that is taken is another's, or gone. */
const beginsOne = /(ai-chat|ai-chat-message|ask|context|web-search|POST \/api\/conversations), \w+: conversationId$/;
type Field = (typeof fields)[number][1];

function send({ line, route, part, field }: Field, id: string): Promise<Answer> {
  const own = mine[line.kind];
  const url = pathOf(route, own);
  if (part === 'query') {
    const [path = '', search] = url.split('?');
    const query = new URLSearchParams(search);
    query.set(field.replace('[]', ''), id);
    return meddler.send({ method: route.method, url: `${path}?${query}` });
  }
  // A body of another kind names things of the same places.
  const whole = { ...allOf(mine), ...own };
  return meddler.send({ method: route.method, url, payload: bodyNaming(route, line.kind, whole, field, id) });
}

/** The answer without what differs from call to call: ids and places that are made, times and numbers of changes. */
const wordsOf = ({ statusCode, body }: Answer): [number, string] => [
  statusCode,
  body
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"(seq|at|undoTo|changes|toSeq|x|y|tokens|historyTokens|left|of)":-?[\d.]+/g, '"$1":0'),
];
const boardOf = async () => [
  (await owner.get(`/api/canvases/${theirs.canvas.canvasId}/board`)).body,
  (await owner.get(`/api/projects/${theirs.project.projectId}/board`)).body,
];

describe('an id in a field', () => {
  let before: unknown;
  beforeAll(async () => void (before = await boardOf()));

  it('is asked of every call that takes one', () => expect(fields.length).toBeGreaterThan(100));

  it.each(fields)('that is foreign, deleted or none at all is as one of nothing: %s', async (title, one) => {
    const thing = thingOf(one.field, one.route);
    const nothing = wordsOf(await send(one, makeAbsentThings()[thing]));
    const named = async (id: string) => wordsOf(await send(one, id));
    if (beginsOne.test(title)) {
      for (const id of [allOf(theirs)[thing], allOf(gone)[thing]]) expect((await named(id))[0]).toBe(404);
    } else {
      for (const id of [allOf(theirs)[thing], allOf(gone)[thing]]) expect(await named(id)).toEqual(nothing);
      expect(String(nothing[0]), nothing[1]).toMatch(takesNothing.test(title) ? /^2/ : /^(400|403|404|409|422)$/);
    }
    for (const crooked of ['x', `${randomUUID()}x`, 'a'.repeat(5_000), '']) {
      const answer = await send(one, crooked);
      expect([crooked.slice(0, 40), answer.statusCode, answer.json().code]).toEqual([
        crooked.slice(0, 40),
        400,
        'bad-input',
      ]);
    }
  });

  it('has changed nothing of theirs', async () => expect(await boardOf()).toEqual(before));
});
