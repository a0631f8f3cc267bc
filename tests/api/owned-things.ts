import { randomUUID } from 'node:crypto';
import type { Org } from '../../src/contract/orgs/orgs.schema.ts';
import type { Link } from '../../src/contract/sharing/links.schema.ts';
import type { Sharing } from '../../src/contract/sharing/sharing.schema.ts';
import type { Project } from '../../src/contract/projects/projects.schema.ts';
import { makePicture } from '../../src/server/testing/samples.ts';
import { join, must, type PlaceUrl } from '../../src/server/testing/studio.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import type { Kind } from './access-rows.ts';
import { CANARY, fillBoard, makeMark, makeThread, makeTrashed, saveTemplate } from './board-things.ts';

/** One of everything that a call may name in its path or body; all of one place. */
export interface Things {
  canvasId: string;
  projectId: string;
  orgId: string;
  boardId: string;
  nodeId: string;
  chatNodeId: string;
  /** A node that stands there only to be deleted. */
  spareNodeId: string;
  edgeId: string;
  fileId: string;
  objectPath: string;
  uploadId: string;
  uploadURL: string;
  runId: string;
  conversationId: string;
  messageId: string;
  trashedId: string;
  /** A second one in the trash, only to be deleted for good. */
  spareTrashedId: string;
  templateId: string;
  memberId: string;
  invitationId: string;
  /** Somebody asks to be let in. */
  requestId: string;
  /** A second who asks, only to be declined. */
  spareRequestId: string;
  /** A link by which guests look at the canvas. */
  linkId: string;
  linkToken: string;
  commentToken: string;
  editToken: string;
  chatToken: string;
  threadId: string;
  commentId: string;
  /** A group of members that has a role there, and in the end one to be deleted. */
  groupId: string;
  /** A moment of the board that has a name, and one at which the node stood. */
  markId: string;
  nodeSeq: string;
  /** A canvas that is offered to somebody. */
  offeredId: string;
  /** A person of the organisation who is no member of the project. */
  colleagueId: string;
  userId: string;
  sessionId: string;
  knowledgeId: string;
  promptId: string;
  versionId: string;
  voiceId: string;
}
export type AllThings = Record<Kind, Things>;

/** The same names, of nothing. */
export function makeAbsentThings(): Things {
  const id = randomUUID;
  return {
    canvasId: id(),
    projectId: id(),
    orgId: id(),
    boardId: id(),
    trashedId: id(),
    spareTrashedId: id(),
    nodeId: id(),
    chatNodeId: id(),
    spareNodeId: id(),
    edgeId: id(),
    runId: id(),
    conversationId: id(),
    messageId: id(),
    fileId: id(),
    objectPath: `files/${id()}`,
    uploadId: id(),
    uploadURL: `http://localhost:3000/u/${id()}`,
    templateId: id(),
    memberId: id(),
    invitationId: id(),
    requestId: id(),
    spareRequestId: id(),
    groupId: id(),
    offeredId: id(),
    linkId: id(),
    linkToken: '-'.repeat(22),
    commentToken: '-'.repeat(22),
    editToken: '-'.repeat(22),
    chatToken: '-'.repeat(22),
    threadId: id(),
    commentId: id(),
    markId: id(),
    nodeSeq: '1',
    colleagueId: id(),
    userId: id(),
    sessionId: id(),
    knowledgeId: id(),
    promptId: id(),
    versionId: id(),
    voiceId: id(),
  };
}

interface Upload {
  uploadURL: string;
  objectPath: string;
  fileId: string;
}

/** Sends a text to the address that the call gives, as a browser does. */
export async function upload(app: TestApp, client: SignedInClient, call: string): Promise<Upload> {
  const text = Buffer.from(`${CANARY} 조회수는 300만 회였다.\n`.repeat(5));
  const begun = must<Upload>(
    await client.post(call, { name: `${CANARY}.txt`, size: text.length, mimeType: 'text/plain' }),
  );
  const { pathname, search } = new URL(begun.uploadURL, app.url);
  const headers = { 'content-type': 'text/plain' };
  must(await client.send({ method: 'PUT', url: pathname + search, headers, payload: text }));
  return begun;
}

const recordOf = (uploadURL: string) => ({
  filename: `${CANARY}.txt`,
  originalName: `${CANARY}.txt`,
  mimeType: 'text/plain',
  size: 5,
  uploadURL,
});

async function makeCanvasThings(app: TestApp, owner: SignedInClient): Promise<Partial<Things>> {
  const create = async () =>
    must<{ id: string; boardId: string }>(await owner.post('/api/canvases', { title: CANARY, useTemplate: 'blank' }));
  const [canvas, trashed, spare] = [await create(), await create(), await create()];
  for (const { id } of [trashed, spare]) must(await owner.remove(`/api/canvases/${id}`));
  const base = `/api/canvases/${canvas.id}`;
  const { fileId, objectPath, uploadURL } = await upload(app, owner, `${base}/upload-pdf`);
  const metadata = { fileId, fileName: `${CANARY}.txt`, fileSize: 5, fileType: 'file', isProcessing: true };
  const { id } = must<{ id: string }>(await owner.post(`${base}/nodes`, { type: 'file', title: CANARY, metadata }));
  return {
    canvasId: canvas.id,
    boardId: canvas.boardId,
    trashedId: trashed.id,
    spareTrashedId: spare.id,
    fileId,
    objectPath,
    uploadURL,
    uploadId: /\/u\/([\w-]+)/.exec(uploadURL)?.[1] ?? '',
    ...(await fillBoard(owner, base, { canvasId: canvas.id }, id)),
    ...(await makeThread(owner, canvas.boardId, id)),
    ...(await makeMark(owner, canvas.boardId)),
  };
}

async function makeProjectThings(app: TestApp, owner: SignedInClient, orgId: string): Promise<Partial<Things>> {
  const project = must<Project>(await owner.post('/api/projects', { orgId, name: CANARY, description: CANARY }));
  const base = `/api/projects/${project.id}`;
  const { uploadURL } = await upload(app, owner, `${base}/upload`);
  const file = must<{ id: string }>(await owner.post(`${base}/files`, recordOf(uploadURL)));
  const { nodes } = must<{ nodes: { id: string; type: string }[] }>(await owner.get(`${base}/board`));
  const node = nodes.find((one) => one.type === 'file');
  return {
    projectId: project.id,
    boardId: project.boardId,
    orgId,
    fileId: file.id,
    ...(await fillBoard(owner, base, { projectId: project.id }, node?.id ?? '')),
    ...(await makeThread(owner, project.boardId, node?.id ?? '')),
    linkId: must<Link>(await owner.post(`/api/boards/${project.boardId}/links`, { role: 'viewer' })).id,
    ...(await makeMark(owner, project.boardId)),
    ...(await makePeople(owner, `/api/projects/${project.id}`)),
    ...(await makeTrashed(owner, '/api/projects', { orgId, name: CANARY })),
  };
}

/** Who is on the canvas beside its owner, or would like to be. */
async function makeSharing(owner: SignedInClient, canvas: Partial<Things>, extras: Extras): Promise<Partial<Things>> {
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  for (const who of [extras.colleague, extras.asker])
    must(await who.post('/api/access-requests', { canvasId: canvas.canvasId, note: 'x' }));
  const { requests } = must<Sharing>(await owner.get(`${url}/sharing`));
  const member = await join(url, owner, extras.member, 'viewer');
  const makeLink = async (fields: object) => must<Link>(await owner.post(`${url}/links`, fields));
  const tokenOf = (one: Link) => one.url.slice(-22);
  const link = await makeLink({ role: 'viewer' });
  const [chat] = must<{ nodeId: string }[]>(await owner.get(`${url}/chats`));
  const commentToken = tokenOf(await makeLink({ role: 'commenter' }));
  // What was said before belongs to the team alone.
  must(await owner.put(`/api/threads/${canvas.threadId}`, { internal: false }));
  return {
    memberId: member.id,
    linkId: link.id,
    linkToken: tokenOf(link),
    commentToken,
    editToken: tokenOf(await makeLink({ role: 'editor' })),
    chatToken: tokenOf(await makeLink({ kind: 'chat', role: 'viewer', chat: { nodeId: chat?.nodeId } })),
    colleagueId: extras.colleague.person.id,
    requestId: requests[0]?.id ?? '',
    spareRequestId: requests[1]?.id ?? '',
    ...(await makePeople(owner, url)),
  };
}

const makeGroup = async (owner: SignedInClient, orgUrl: PlaceUrl, userIds: string[]) =>
  must<{ id: string }>(await owner.post(`${orgUrl}/groups`, { name: `${CANARY} ${randomUUID()}`, userIds })).id;

/** An invitation that nobody has taken. */
async function makePeople(owner: SignedInClient, url: PlaceUrl): Promise<Partial<Things>> {
  const email = `${CANARY}-${randomUUID()}@people.test`;
  const { id } = must<{ id: string }>(await owner.post(`${url}/invitations`, { email, role: 'viewer' }));
  return { invitationId: id };
}

/** People who only fill places: one is taken out, one is added, and one asks to be let in as they both do. */
export interface Extras {
  member: SignedInClient;
  colleague: SignedInClient;
  asker: SignedInClient;
}

/** Makes one of everything, by the product's own calls. */
export async function makeAllThings(app: TestApp, owner: SignedInClient, extras: Extras): Promise<AllThings> {
  const org = must<Org>(await owner.post('/api/orgs', { name: CANARY }));
  const orgUrl: PlaceUrl = `/api/orgs/${org.id}`;
  const project = await makeProjectThings(app, owner, org.id);
  const projectUrl: PlaceUrl = `/api/projects/${project.projectId}`;
  const ofOrg = await join(orgUrl, owner, extras.member, 'viewer');
  const ofProject = await join(projectUrl, owner, extras.member, 'viewer');
  await join(orgUrl, owner, extras.colleague, 'viewer');
  const absent = makeAbsentThings();
  const groupId = await makeGroup(owner, orgUrl, [extras.member.person.id]);
  must(await owner.put(`${projectUrl}/groups/${groupId}`, { role: 'viewer' }));
  const canvas = await makeCanvasThings(app, owner);
  must(await owner.put(`/api/boards/${canvas.boardId}/groups/${groupId}`, { role: 'viewer' }));
  const ofCanvas = await makeSharing(owner, canvas, extras);
  const templateId = await saveTemplate(owner, canvas.boardId, org.id);
  return {
    canvas: { ...absent, ...canvas, ...ofCanvas, groupId, templateId: await saveTemplate(owner, canvas.boardId, null) },
    project: { ...absent, ...project, groupId, memberId: ofProject.id, colleagueId: extras.colleague.person.id },
    org: {
      ...absent,
      orgId: org.id,
      templateId,
      memberId: ofOrg.id,
      colleagueId: extras.colleague.person.id,
      groupId: await makeGroup(owner, orgUrl, []),
      ...(await makePeople(owner, orgUrl)),
      ...(await makeTrashed(owner, '/api/orgs', { name: CANARY })),
    },
    none: { ...absent, ...(await makeOwnThings(app, owner, orgUrl)) },
  };
}

async function makeOwnThings(app: TestApp, owner: SignedInClient, orgUrl: PlaceUrl): Promise<Partial<Things>> {
  const payload = await makePicture('png');
  const headers = { 'content-type': 'image/png' };
  must(await owner.send({ method: 'PUT', url: '/api/auth/user/picture', headers, payload }));
  // A session of its own: ending it ends no client of the test.
  await app.signIn(owner.person.firstName ?? '');
  const sessions = must<{ id: string; isCurrent: boolean }[]>(await owner.get('/api/auth/sessions'));
  const voice = must<{ id: string }>(await owner.post('/api/voices', { name: CANARY, texts: [CANARY] }));
  must(await owner.put('/api/rate-card', { text: CANARY }));
  must(await owner.put('/api/ai-tells', { phrases: [CANARY], off: [] }));
  return {
    userId: owner.person.id,
    voiceId: voice.id,
    sessionId: sessions.find((one) => !one.isCurrent)?.id ?? '',
    ...(await makePeople(owner, orgUrl)),
    ...(await makePrompt(owner)),
  };
}

/** A prompt that has read otherwise before. */
async function makePrompt(owner: SignedInClient): Promise<Partial<Things>> {
  const words = { name: CANARY, text: CANARY };
  const { id } = must<{ id: string }>(await owner.post('/api/prompts', words));
  must(await owner.put(`/api/prompts/${id}`, { ...words, text: `${CANARY} {{title}}` }));
  const versions = must<{ id: string }[]>(await owner.get(`/api/prompts/${id}/versions`));
  return { promptId: id, versionId: versions[0]?.id ?? '' };
}

/** An item of the global knowledge, which only system administrators can make. */
export async function makeKnowledge(admin: SignedInClient): Promise<string> {
  const item = { type: 'knowledge', title: 'x', content: 'x' };
  return must<{ id: string }>(await admin.post('/api/global-ai-knowledge', item)).id;
}
