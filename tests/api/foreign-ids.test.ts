import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { Answer, SignedInClient } from '../../src/server/testing/test-client.ts';
import { lines, nameOf, pathOf, bodiesFor } from './calls.ts';
import { digestOf } from './digest.ts';
import { makeAbsentThings, makeAllThings, type AllThings, type Things } from './owned-things.ts';

/**
 * The matrix asks who may enter a place. Here somebody stands in a place of his own, where he may do anything, and names a
 * thing of another person's beside it: in the body, in the query, or as the second id of an address.
 */
let app: TestApp;
let meddler: SignedInClient;
let mine: AllThings;
let theirs: AllThings;

beforeAll(async () => {
  app = await makeApp();
  await app.signIn('System');
  const makeFor = async (name: string) => {
    const owner = await app.signIn(name);
    const extras = {
      member: await app.signIn(`${name}-member`),
      colleague: await app.signIn(`${name}-colleague`),
      asker: await app.signIn(`${name}-asker`),
    };
    return { owner, things: await makeAllThings(app, owner, extras) };
  };
  ({ things: theirs } = await makeFor('Owner'));
  ({ owner: meddler, things: mine } = await makeFor('Meddler'));
});
afterAll(() => app.close());

/** One of everything of a person: what hangs on a board is that of the canvas. */
const allOf = ({ canvas, project, org, none }: AllThings): Things => ({
  ...canvas,
  projectId: project.projectId,
  orgId: org.orgId,
  memberId: org.memberId,
  invitationId: org.invitationId,
  userId: none.userId,
  voiceId: none.voiceId,
  promptId: none.promptId,
  versionId: none.versionId,
  sessionId: none.sessionId,
});

/** The answer without what differs from request to request, and without the ids that were named. */
function wordsOf(answer: Answer, named: Things): [status: number, body: string] {
  // A number of a change is no id, and stands in many words.
  const ids = Object.values(named).filter((id) => id.length > 12);
  ids.sort((a, b) => b.length - a.length);
  const body = ids.reduce((text, id) => text.replaceAll(id, 'ID'), answer.body);
  return [answer.statusCode, body.replace(/"requestId":"[^"]*"/, '').replace(/"(seq|at)":[^,}]*/g, '')];
}

interface Request {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: object;
}
const post = (url: string, payload: object): Request => ({ method: 'POST', url, payload });
const put = (url: string, payload: object): Request => ({ method: 'PUT', url, payload });
const get = (url: string): Request => ({ method: 'GET', url });

const CHANGE = randomUUID();

/** `own`: where the caller may do anything. `named`: of which the ids are that he has no right to. */
const requests: [title: string, (own: Things, named: Things) => Request][] = [
  ['a file to be copied', (own, { fileId }) => post(`/api/canvases/${own.canvasId}/copy-files`, { fileIds: [fileId] })],
  [
    'a file to be copied to a project',
    (own, { fileId }) => post(`/api/projects/${own.projectId}/copy-files`, { fileIds: [fileId] }),
  ],
  [
    'a chat for a link',
    (own, { nodeId }) => post(`/api/boards/${own.boardId}/links`, { kind: 'chat', role: 'viewer', chat: { nodeId } }),
  ],
  ['a recording', (own, { fileId }) => put(`/api/nodes/${own.nodeId}/source/recording`, { fileId })],
  ['an object path', (own, { objectPath }) => post(`/api/canvases/${own.canvasId}/set-file-acl`, { objectPath })],
  [
    'an object path to be read',
    (own, { objectPath }) =>
      post(`/api/canvases/${own.canvasId}/process-pdf`, { filename: 'x.txt', originalName: 'x.txt', objectPath }),
  ],
  [
    'a node to be read into',
    (own, { nodeId }) =>
      post(`/api/canvases/${own.canvasId}/process-youtube`, { nodeId, youtubeUrl: 'https://youtu.be/maruReplay1' }),
  ],
  [
    'copies to be brought to the newer text',
    (own, { nodeId }) => post(`/api/nodes/${own.nodeId}/source/copies`, { copies: [{ nodeId }] }),
  ],
  [
    'a source of the library',
    (own, { nodeId }) =>
      post(`/api/boards/${own.boardId}/library-sources`, { from: { nodeId }, nodeId: randomUUID(), isPlaced: true }),
  ],
  [
    'a file of the library',
    (own, { fileId }) =>
      post(`/api/boards/${own.boardId}/library-sources`, { from: { fileId }, nodeId: randomUUID(), isPlaced: true }),
  ],
  [
    'a group that a canvas is shared with',
    (own, { groupId }) => put(`/api/boards/${own.boardId}/groups/${groupId}`, { role: 'viewer' }),
  ],
  [
    'a group that a project is shared with',
    (own, { groupId }) => put(`/api/projects/${own.projectId}/groups/${groupId}`, { role: 'viewer' }),
  ],
  [
    'a group of another organisation',
    (own, { groupId }) => put(`/api/orgs/${own.orgId}/groups/${groupId}`, { name: 'x' }),
  ],
  [
    'a person to whom an organisation is offered',
    (own, { userId }) => post(`/api/orgs/${own.orgId}/transfer`, { userId }),
  ],
  ['sources to be deleted', (_, { nodeId }) => post('/api/library/remove', { nodeIds: [nodeId] })],
  [
    'a message to fork at',
    (own, { messageId }) => post(`/api/conversations/${own.conversationId}/fork`, { messageId }),
  ],
  ['a message to show', (own, { messageId }) => put(`/api/conversations/${own.conversationId}/shown`, { messageId })],
  [
    'a chat to ask',
    (own, { chatNodeId }) => post('/api/ai-chat', { canvasId: own.canvasId, nodeId: chatNodeId, message: 'x' }),
  ],
  [
    'a question to be mended',
    (own, { messageId }) =>
      post('/api/ai-chat', { canvasId: own.canvasId, nodeId: own.chatNodeId, message: 'x', edits: messageId }),
  ],
  [
    'a source to be read alone',
    (own, { nodeId }) =>
      post('/api/ai-chat', { canvasId: own.canvasId, nodeId: own.chatNodeId, message: 'x', mentions: [nodeId] }),
  ],
  [
    'a source to be foretold alone',
    (own, { nodeId }) => get(`/api/nodes/${own.chatNodeId}/context?mentions=${nodeId}`),
  ],
  [
    'a chat to keep a message in',
    (own, { chatNodeId }) =>
      post('/api/ai-chat-message', { canvasId: own.canvasId, nodeId: chatNodeId, messageText: 'x' }),
  ],
  [
    'a chat to begin a conversation in',
    (own, { chatNodeId }) =>
      post('/api/conversations', {
        canvasId: own.canvasId,
        nodeId: chatNodeId,
        conversationId: randomUUID(),
        audience: { to: 'editors' },
      }),
  ],
  [
    'a chat to search from',
    (own, { chatNodeId }) => post('/api/web-search', { canvasId: own.canvasId, nodeId: chatNodeId, query: 'x' }),
  ],
  [
    'a chat whose messages are read',
    (own, { chatNodeId }) => get(`/api/canvases/${own.canvasId}/ai-chat-messages?nodeId=${chatNodeId}`),
  ],
  [
    'a conversation that is read',
    (own, { conversationId }) =>
      get(`/api/canvases/${own.canvasId}/ai-chat-messages?nodeId=${own.chatNodeId}&conversationId=${conversationId}`),
  ],
  [
    'a chat whose conversations are listed',
    (own, { chatNodeId }) => get(`/api/canvases/${own.canvasId}/conversations?nodeId=${chatNodeId}`),
  ],
  [
    'the end of a wire',
    (own, { nodeId }) => post(`/api/canvases/${own.canvasId}/edges`, { sourceId: nodeId, targetId: own.chatNodeId }),
  ],
  ['a group to join', (own, { nodeId }) => put(`/api/nodes/${own.spareNodeId}`, { parentId: nodeId })],
  [
    'members of a new group',
    (own, { nodeId }) =>
      post(`/api/canvases/${own.canvasId}/nodes`, { type: 'group', title: 'x', containedNodeIds: [nodeId] }),
  ],
  [
    'a node to be changed by the editor',
    (own, { nodeId }) =>
      post(`/api/canvases/${own.canvasId}/changes`, {
        changes: [{ id: CHANGE, change: { do: 'patch-node', id: nodeId, patch: { title: 'mine now' } } }],
      }),
  ],
  ['a voice for a chat', (own, { voiceId }) => put(`/api/nodes/${own.chatNodeId}/voice`, { voiceId })],
  ['a voice for a board', (own, { voiceId }) => put(`/api/boards/${own.boardId}/voice`, { voiceId })],
  ['a node as material for a voice', (_, { nodeId }) => post('/api/voices', { name: 'x', nodeIds: [nodeId] })],
  ['a file as material for a voice', (_, { fileId }) => post('/api/voices', { name: 'x', fileIds: [fileId] })],
  ['more material for a voice', (own, { nodeId }) => post(`/api/voices/${own.voiceId}/measure`, { nodeIds: [nodeId] })],
  ['an organisation for a prompt', (own, { orgId }) => put(`/api/prompts/${own.promptId}/org`, { orgId })],
  [
    'an organisation for a template',
    (own, { orgId }) => post(`/api/boards/${own.boardId}/templates`, { name: 'x', orgId }),
  ],
  ['an organisation for a project', (_, { orgId }) => post('/api/projects', { orgId, name: 'x' })],
  [
    'a person to be added',
    (own, { userId }) => post(`/api/projects/${own.projectId}/members`, { userId, role: 'viewer' }),
  ],
  [
    'a person to be let onto a canvas',
    (own, { userId }) => post(`/api/boards/${own.boardId}/members`, { userId, role: 'viewer' }),
  ],
  [
    'an organisation for a canvas',
    (own, { orgId }) => put(`/api/boards/${own.boardId}/sharing`, { org: { id: orgId, role: 'viewer' } }),
  ],
  [
    'nodes to be brought back from the past',
    (own, { nodeId }) => post(`/api/boards/${own.boardId}/history/restore`, { seq: 1, nodes: [nodeId] }),
  ],
  [
    'a node in a step that is taken whole',
    (own, { nodeId }) =>
      post(`/api/boards/${own.boardId}/history/changes`, {
        changes: [{ id: CHANGE, change: { do: 'remove-node', id: nodeId } }],
      }),
  ],
  ['a node whose history is sought', (own, { nodeId }) => get(`/api/boards/${own.boardId}/history?node=${nodeId}`)],
  [
    'a chat of the past whose conversations are listed',
    (own, { chatNodeId }) => get(`/api/boards/${own.boardId}/history/conversations?seq=9&nodeId=${chatNodeId}`),
  ],
  [
    'a conversation of the past that is read',
    (own, { conversationId }) =>
      get(
        `/api/boards/${own.boardId}/history/messages?seq=9&nodeId=${own.chatNodeId}&conversationId=${conversationId}`,
      ),
  ],
  ['a person who is to own a canvas', (own, { userId }) => post(`/api/boards/${own.boardId}/transfer`, { userId })],
];

describe('an id of somebody else’s in a body or a query', () => {
  let before: unknown;
  beforeAll(async () => void (before = await digestOf(app)));

  it.each(requests)('is answered as one of nothing: %s', async (_, request) => {
    const own = allOf(mine);
    const [foreign, absent] = [allOf(theirs), makeAbsentThings()];
    const answers = [
      wordsOf(await meddler.send(request(own, foreign)), foreign),
      wordsOf(await meddler.send(request(own, absent)), absent),
    ] as const;
    expect(answers[0]).toEqual(answers[1]);
    // A request that could not be understood would prove nothing.
    expect(answers[0][1]).not.toContain('"bad-input"');
    expect(answers[0][0]).toBeLessThan(500);
  });

  it('has changed nothing', async () => expect(await digestOf(app)).toEqual(before));

  it('continues no conversation of theirs', async () => {
    const { canvasId, chatNodeId: nodeId } = mine.canvas;
    const { conversationId } = theirs.canvas;
    const asked = await meddler.post('/api/ai-chat', { canvasId, nodeId, message: 'x', conversationId });
    expect(asked.statusCode).toBeGreaterThanOrEqual(400);
    const kept = await meddler.post('/api/ai-chat-message', { canvasId, nodeId, messageText: 'x', conversationId });
    expect(kept.statusCode).toBeGreaterThanOrEqual(400);
    expect(await digestOf(app)).toEqual(before);
  });
});

describe('an id of somebody else’s behind the address of one’s own place', () => {
  const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof Things);
  const withTwo = lines.filter(([, , { path }]) => paramsOf(path).length > 1);
  let before: unknown;
  beforeAll(async () => void (before = await digestOf(app)));

  it('is looked at in every call that names two', () => expect(withTwo.length).toBeGreaterThan(13));

  it.each(withTwo)('is answered as one of nothing: %s', async (_, { kind }, route) => {
    const [place] = paramsOf(route.path);
    if (!place) throw new Error('a path without an id');
    const own = mine[kind];
    const send = (named: Things) => {
      const payload = bodiesFor(kind, own)[nameOf(route)];
      const url = pathOf(route, { ...named, [place]: own[place] });
      return meddler.send({ method: route.method, url, ...(payload && { payload }) });
    };
    const absent = makeAbsentThings();
    const answer = wordsOf(await send(theirs[kind]), theirs[kind]);
    expect(answer).toEqual(wordsOf(await send(absent), absent));
  });

  it('has changed nothing', async () => expect(await digestOf(app)).toEqual(before));
});
