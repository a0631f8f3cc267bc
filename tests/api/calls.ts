import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { allRoutes } from '../../src/contract/api/index.ts';
import type { Route } from '../../src/contract/base/route.ts';
import type { Answer, TestClient } from '../../src/server/testing/test-client.ts';
import { type Column, type Kind } from './access-rows.ts';
import { casesOf, type Case } from './access-cases.ts';
import { CANARY } from './board-things.ts';
import { makeAbsentThings, type Things } from './owned-things.ts';

export const nameOf = (route: Route) => `${route.method} ${route.path}`;

/** What deletes comes last, and deletes what was not needed before; the end of the session comes after all. */
const last = [
  'DELETE /api/projects/:projectId/groups/:groupId',
  'DELETE /api/boards/:boardId/groups/:groupId',
  'DELETE /api/orgs/:orgId/groups/:groupId',
  'DELETE /api/orgs/:orgId/transfer',
  'DELETE /api/projects/:projectId/members/:memberId',
  'DELETE /api/orgs/:orgId/members/:memberId',
  'DELETE /api/projects/:projectId/invitations/:invitationId',
  'DELETE /api/orgs/:orgId/invitations/:invitationId',
  'DELETE /api/boards/:boardId/links/:linkId',
  'DELETE /api/boards/:boardId/members/:memberId',
  'DELETE /api/boards/:boardId/invitations/:invitationId',
  'DELETE /api/comments/:commentId',
  'DELETE /api/boards/:boardId/history/marks/:markId',
  'DELETE /api/boards/:boardId/history/nodes/:nodeId',
  'DELETE /api/conversations/:conversationId',
  'DELETE /api/prompts/:promptId',
  'DELETE /api/voices/:voiceId',
  'DELETE /api/edges/:edgeId',
  'DELETE /api/canvases/:canvasId/nodes/:nodeId',
  'DELETE /api/projects/:projectId/nodes/:nodeId',
  'DELETE /api/projects/:projectId/files/:fileId',
  'DELETE /api/templates/:templateId',
  'DELETE /api/canvases/trash/:trashedId',
  'DELETE /api/projects/trash/:trashedId',
  'DELETE /api/orgs/trash/:trashedId',
  'DELETE /api/canvases/:canvasId',
  'DELETE /api/projects/:projectId',
  'DELETE /api/orgs/:orgId',
  'DELETE /api/auth/user/picture',
  'DELETE /api/auth/sessions/:sessionId',
  'POST /api/logout',
  'GET /api/logout',
];

/** Every call, in an order in which none spoils another. */
export const routes = new Map(
  allRoutes.map((route) => [nameOf(route), route] as const).toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b)),
);

/** Every line of the table with its route. */
export const lines: [title: string, Case, Route][] = [...routes].flatMap(([name, route]) =>
  casesOf(name).map((one): [string, Case, Route] => [`${name}, ${one.kind}`, one, route]),
);

/** What a caller would send with each call that takes a body. */
export function bodiesFor(kind: Kind, things: Things): Record<string, object> {
  const { nodeId, chatNodeId, objectPath, messageId } = things;
  const at = kind === 'project' ? { projectId: things.projectId } : { canvasId: things.canvasId };
  const node = { id: randomUUID(), type: 'text', title: 'x', position: { x: 0, y: 0 } };
  const changes = { changes: [{ id: randomUUID(), change: { do: 'add-node', node } }] };
  const invitation = { email: `${randomUUID()}@people.test`, role: 'viewer' };
  const item = { title: 'x', content: 'x' };
  const thread = { id: randomUUID(), commentId: randomUUID(), anchor: { on: 'point', x: 0, y: 0 }, body: 'x' };
  const file = { filename: 'x.txt', originalName: 'x.txt', mimeType: 'text/plain', size: 3 };
  const upload = { name: 'x.txt', size: 3, mimeType: 'text/plain' };
  return {
    'PUT /api/auth/user': { lastName: null },
    'DELETE /api/account': { confirm: 'not my address' },
    'POST /api/canvases': { title: 'x', useTemplate: 'blank' },
    'POST /api/canvases/example': { language: 'en' },
    'POST /api/boards/:boardId/templates': { name: 'x' },
    'PUT /api/boards/:boardId/sharing': { editorsMayInvite: false },
    'POST /api/boards/:boardId/members': { userId: things.colleagueId, role: 'viewer' },
    'PUT /api/boards/:boardId/members/:memberId': { role: 'viewer' },
    'POST /api/boards/:boardId/invitations': invitation,
    'POST /api/boards/:boardId/links': { role: 'viewer' },
    'PUT /api/boards/:boardId/links/:linkId': { label: 'x' },
    'POST /api/boards/:boardId/threads': thread,
    'POST /api/threads/:threadId/comments': { id: randomUUID(), body: 'x' },
    'PUT /api/threads/:threadId': { resolved: false },
    'PUT /api/threads/:threadId/read': { seq: 1 },
    'PUT /api/threads/:threadId/watch': { level: 'all' },
    'PUT /api/comments/:commentId': { body: CANARY },
    'PUT /api/comments/:commentId/reaction': { sign: 'like', on: true },
    'POST /api/boards/:boardId/history/restore': { seq: 1, nodes: [randomUUID()] },
    'POST /api/boards/:boardId/history/changes': changes,
    'POST /api/boards/:boardId/history/copy': { seq: 1, title: '사본' },
    'POST /api/boards/:boardId/history/marks': { id: randomUUID(), seq: Number(things.nodeSeq), name: CANARY },
    'PUT /api/boards/:boardId/history/marks/:markId': { name: CANARY },
    'POST /api/nodes/:nodeId/versions/restore': { seq: Number(things.nodeSeq) },
    'POST /api/links/face': { token: '-'.repeat(22) },
    'POST /api/links/enter': { token: '-'.repeat(22) },
    'POST /api/links/chat/enter': { token: '-'.repeat(22) },
    'POST /api/links/chat': { token: '-'.repeat(22) },
    'POST /api/links/chat/ask': { token: '-'.repeat(22), question: 'x' },
    'PUT /api/orgs/:orgId/link-rules': { mode: 'all', maxDays: null },
    'POST /api/access-requests': { canvasId: things.canvasId },
    'POST /api/boards/:boardId/access-requests/:requestId/accept': {},
    'POST /api/boards/:boardId/transfer': { userId: things.colleagueId },
    'POST /api/templates/:templateId/canvases': { title: 'x' },
    'PUT /api/canvases/:canvasId': { description: CANARY },
    'POST /api/canvases/:canvasId/changes': changes,
    'POST /api/canvases/:canvasId/duplicate': { title: '사본' },
    'POST /api/boards/:boardId/duplicate': { title: '사본' },
    'PUT /api/canvases/:canvasId/content': { content: { meta: {}, edges: [] } },
    'POST /api/canvases/:canvasId/nodes': { type: 'text', title: 'x' },
    'PUT /api/nodes/:nodeId': { title: 'x' },
    'POST /api/canvases/:canvasId/edges': { sourceId: chatNodeId, targetId: nodeId },
    'DELETE /api/canvases/:canvasId/nodes/:nodeId/cleanup': { nodeType: 'file' },
    'POST /api/canvases/:canvasId/process-youtube': { nodeId: chatNodeId, youtubeUrl: 'none' },
    'POST /api/canvases/:canvasId/process-instagram': { nodeId: chatNodeId, instagramUrl: 'none' },
    'POST /api/canvases/:canvasId/process-website': { nodeId: chatNodeId, websiteUrl: 'none' },
    'POST /api/canvases/:canvasId/process-pdf': { filename: 'x.txt', originalName: 'x.txt', objectPath },
    'PUT /api/nodes/:nodeId/source/transcript': { text: '0:00 x' },
    'PUT /api/nodes/:nodeId/source/alt-text': { text: 'x' },
    'PUT /api/nodes/:nodeId/source/recording': { fileId: things.fileId },
    'PUT /api/files/:fileId/source/transcript': { text: '0:00 x' },
    'PUT /api/files/:fileId/source/alt-text': { text: 'x' },
    'PUT /api/files/:fileId/source/note': { note: 'x' },
    'POST /api/nodes/:nodeId/source/copies': { copies: [{ nodeId: randomUUID() }] },
    'POST /api/files/:fileId/source/copies': { copies: [{ nodeId: randomUUID() }] },
    'POST /api/canvases/:canvasId/upload-pdf': upload,
    'POST /api/canvases/:canvasId/copy-files': { fileIds: [things.fileId] },
    'POST /api/canvases/:canvasId/set-file-acl': { objectPath },
    'POST /api/conversations': { ...at, nodeId: chatNodeId, conversationId: randomUUID(), audience: { to: 'editors' } },
    'POST /api/ai-chat-message': { ...at, nodeId: chatNodeId, messageText: 'x' },
    'POST /api/ai-chat': { ...at, nodeId: chatNodeId, message: 'x' },
    'PUT /api/conversations/:conversationId': { title: CANARY },
    'POST /api/conversations/:conversationId/fork': { messageId },
    'PUT /api/conversations/:conversationId/shown': { messageId },
    'POST /api/ai-runs/:runId/again': {},
    'POST /api/web-search': { ...at, nodeId: chatNodeId, query: 'x' },
    'POST /api/orgs': { name: 'x' },
    'PUT /api/orgs/:orgId': { name: CANARY },
    'POST /api/orgs/:orgId/groups': { name: randomUUID() },
    'PUT /api/orgs/:orgId/groups/:groupId': { userIds: [] },
    'PUT /api/projects/:projectId/groups/:groupId': { role: 'viewer' },
    'PUT /api/boards/:boardId/groups/:groupId': { role: 'viewer' },
    'POST /api/orgs/:orgId/transfer': { userId: things.colleagueId },
    'PUT /api/orgs/:orgId/members/:memberId': { role: 'editor' },
    'POST /api/orgs/:orgId/invitations': invitation,
    'POST /api/projects': { orgId: things.orgId, name: 'x' },
    'PUT /api/projects/:projectId': { description: CANARY },
    'POST /api/projects/:projectId/members': { userId: things.colleagueId, role: 'viewer' },
    'PUT /api/projects/:projectId/members/:memberId': { role: 'editor' },
    'POST /api/projects/:projectId/invitations': invitation,
    'POST /api/projects/:projectId/upload': upload,
    'POST /api/projects/:projectId/copy-files': { fileIds: [things.fileId] },
    'POST /api/projects/:projectId/files': { ...file, uploadURL: things.uploadURL },
    'POST /api/projects/:projectId/ask': { question: 'x' },
    'POST /api/projects/:projectId/changes': changes,
    'POST /api/projects/:projectId/nodes': { type: 'text', title: 'x' },
    'DELETE /api/projects/:projectId/nodes/:nodeId/cleanup': { nodeType: 'file' },
    'POST /api/projects/:projectId/edges': { sourceId: chatNodeId, targetId: nodeId },
    'POST /api/global-ai-knowledge': item,
    'PUT /api/global-ai-knowledge/:knowledgeId': item,
    'POST /api/prompts': { name: 'x', text: 'x' },
    'PUT /api/prompts/:promptId': { name: CANARY, text: CANARY },
    'PUT /api/prompts/:promptId/pin': { isPinned: true },
    'PUT /api/prompts/:promptId/org': { orgId: null },
    'PUT /api/ai/settings': {},
    'POST /api/ai/settings/models': { connection: { provider: 'none', baseUrl: null } },
    'POST /api/ai/settings/test': { what: 'search', connection: { provider: 'none', baseUrl: null } },
    'POST /api/mail/test': {},
    'PUT /api/nodes/:nodeId/chat-model': { model: null },
    'PUT /api/projects/:projectId/chat-model': { model: null },
    'PUT /api/projects/:projectId/context/:nodeId': { depth: 'full' },
    'PUT /api/rate-card': { text: 'x' },
    'PUT /api/ai-tells': { phrases: ['x'], off: [] },
    'POST /api/voices': { name: 'x', texts: ['x'] },
    'PUT /api/voices/:voiceId': { notes: CANARY },
    'POST /api/voices/:voiceId/measure': {},
    'POST /api/voices/:voiceId/rewrites': { lines: [{ line: 'x' }], language: 'ko' },
    'POST /api/nodes/:nodeId/rewritten-parts': {
      recipe: { id: 'short-script', values: {} },
      text: 'x',
      at: [0, 1],
      language: 'ko',
    },
    'PUT /api/nodes/:nodeId/voice': { voiceId: null },
    'PUT /api/boards/:boardId/voice': { voiceId: null },
    'POST /api/notifications/read': { ids: [] },
    'PUT /api/notification-settings': { digest: 'weekly' },
    'PUT /api/boards/:boardId/watch': { level: 'mine' },
    'POST /api/search/ask': { question: '조회수는?' },
    'POST /api/boards/:boardId/library-sources': { from: { nodeId }, nodeId: randomUUID() },
    'POST /api/library/remove': { nodeIds: [randomUUID()] },
    'POST /api/get-or-create-subscription': { plan: 'pro' },
  };
}

const queriesFor = (things: Things): Record<string, string> => ({
  'GET /api/canvases/waiting': 'today=2026-11-29',
  'GET /api/canvases/:canvasId/changes': 'since=0',
  'GET /api/projects/:projectId/changes': 'since=0',
  'GET /api/canvases/:canvasId/ai-chat-messages': `nodeId=${things.chatNodeId}`,
  'GET /api/canvases/:canvasId/conversations': `nodeId=${things.chatNodeId}`,
  'GET /api/projects/:projectId/conversations': `nodeId=${things.chatNodeId}`,
  'GET /api/search': `q=${CANARY}`,
  'GET /api/boards/:boardId/activity': 'before=2100-01-01T00:00:00.000Z',
  'GET /api/orgs/:orgId/activity': 'before=2100-01-01T00:00:00.000Z',
  'GET /api/boards/:boardId/history': `q=${CANARY}&byAi=true`,
  'GET /api/boards/:boardId/history/steps': 'from=1&to=9',
  'GET /api/boards/:boardId/history/moment': 'seq=1',
  'GET /api/boards/:boardId/history/differences': 'from=1',
  'GET /api/boards/:boardId/history/conversations': `seq=1&nodeId=${things.chatNodeId}`,
  'GET /api/boards/:boardId/history/messages': `seq=1&nodeId=${things.chatNodeId}&conversationId=${things.conversationId}`,
  'GET /api/boards/:boardId/find': `q=${CANARY}`,
  'GET /api/boards/:boardId/playlist': 'list=none',
  'GET /api/library': `q=${CANARY}`,
  'GET /api/library/notes': `q=${CANARY}`,
  'GET /api/site-icons': 'site=https%3A%2F%2Fsite.invalid',
  'POST /api/voices/words': 'name=x.txt',
  'PUT /u/:uploadId': 't=forged',
});

/** The ids that a path may name; of several things of one kind the one that fits the call. */
function idsFor(name: string, things: Things): Record<string, string> {
  const { chatNodeId, spareNodeId, spareTrashedId, spareRequestId } = things;
  return {
    ...things,
    token: things.linkToken,
    ...(/\/(context|suggested-questions|chat-model|voices?)$/.test(name) && { nodeId: chatNodeId }),
    ...(/^DELETE .*\/nodes\/:nodeId$/.test(name) && { nodeId: spareNodeId }),
    ...(name === 'DELETE /api/boards/:boardId/access-requests/:requestId' && { requestId: spareRequestId }),
    ...(/^DELETE .*\/trash\/:trashedId$/.test(name) && { trashedId: spareTrashedId }),
  };
}

export const pathOf = (route: Route, things: Things): string => {
  const ids = idsFor(nameOf(route), things);
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => ids[key] ?? '');
  const query = queriesFor(things)[nameOf(route)];
  return query ? `${path}?${query}` : path;
};

/** The call as a browser would make it; `more` is added to its body. */
export function call(client: TestClient, { kind }: Case, route: Route, of: Things, more: object = {}): Promise<Answer> {
  const body = bodiesFor(kind, of)[nameOf(route)];
  return client.send({
    method: route.method,
    url: pathOf(route, of),
    ...(body && { payload: { ...body, ...more } }),
  });
}

/** The answer without what differs from request to request. */
const wordsOf = (answer: Answer) => [answer.statusCode, answer.body.replace(/"requestId":"[^"]*"/, '')];

/** The ids of these things that an answer tells and its call did not name. The knowledge is the instance's, for all to read. */
function idsTold({ body }: Answer, { kind }: Case, route: Route, of: Things): string[] {
  const named = pathOf(route, of) + JSON.stringify(bodiesFor(kind, of)[nameOf(route)] ?? {});
  const { knowledgeId: _, ...own } = of;
  return Object.values(own).filter((id) => id.length > 12 && !named.includes(id) && body.includes(id));
}

/** What each call says of things that nobody has, asked once for all who play one column. */
const saidOfNothing = new Map<string, Promise<unknown>>();

function wordsOfNothing(column: Column, client: TestClient, line: Case, route: Route): Promise<unknown> {
  const key = `${column} ${line.kind} ${nameOf(route)}`;
  const asked = saidOfNothing.get(key) ?? call(client, line, route, makeAbsentThings()).then(wordsOf);
  saidOfNothing.set(key, asked);
  return asked;
}

/** Makes the call and demands what the table says of this column; whoever works with the owner may see what is his. */
export async function demandCell(
  column: Column,
  client: TestClient,
  line: Case,
  route: Route,
  of: Things,
): Promise<void> {
  const cell = line.cells[column];
  const answer = await call(client, line, route, of);
  const said = `${answer.statusCode} ${answer.body.slice(0, 300)}`;
  const isForeign = column === 'stranger' || column === 'visitor' || column === 'system administrator';
  if (isForeign || !'+o'.includes(cell)) expect(answer.body).not.toContain(CANARY);
  if (isForeign) expect(idsTold(answer, line, route, of), said).toEqual([]);
  switch (cell) {
    case 's':
      return expect(answer.statusCode, said).toBe(401);
    case '-':
      expect(answer.statusCode, said).toBe(404);
      return expect(wordsOf(answer)).toEqual(await wordsOfNothing(column, client, line, route));
    case 'x':
      expect(answer.json(), said).toMatchObject({ code: 'not-allowed' });
      return expect(answer.statusCode, said).toBe(403);
    case 'r':
      return expect(String(answer.statusCode), said).toMatch(/^4|^503/);
    case '+':
    case 'o':
      return expect([401, 403, 404, 500], said).not.toContain(answer.statusCode);
  }
}
