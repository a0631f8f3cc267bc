import { join, must } from '../../src/server/testing/studio.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import { makeClient, type SignedInClient, type TestClient } from '../../src/server/testing/test-client.ts';
import type { Column, Kind } from './access-rows.ts';
import { makeAllThings, makeKnowledge, upload, type AllThings, type Things } from './owned-things.ts';
import { noteWrite } from '../../src/server/platform/db/noted-writes.ts';

/** Everybody of the table. Viewer, commenter, editor and admin are that of a canvas and a project; those of the organisation stand beside. */
export interface Players {
  systemAdmin: SignedInClient;
  owner: SignedInClient;
  stranger: SignedInClient;
  suspended: SignedInClient;
  ended: SignedInClient;
  viewer: SignedInClient;
  commenter: SignedInClient;
  editor: SignedInClient;
  admin: SignedInClient;
  orgViewer: SignedInClient;
  orgCommenter: SignedInClient;
  orgEditor: SignedInClient;
  orgAdmin: SignedInClient;
  /** Was an editor of everything, and was taken out again. */
  former: SignedInClient;
  member: SignedInClient;
  colleague: SignedInClient;
  asker: SignedInClient;
}

export async function makePlayers(app: TestApp): Promise<Players> {
  const players = {
    // The first person of an instance is its administrator.
    systemAdmin: await app.signIn('System'),
    owner: await app.signIn('Owner'),
    stranger: await app.signIn('Stranger'),
    suspended: await app.signIn('Suspended'),
    ended: await app.signIn('Ended'),
    viewer: await app.signIn('Viewer'),
    commenter: await app.signIn('Commenter'),
    editor: await app.signIn('Editor'),
    admin: await app.signIn('Admin'),
    orgViewer: await app.signIn('OrgViewer'),
    orgCommenter: await app.signIn('OrgCommenter'),
    orgEditor: await app.signIn('OrgEditor'),
    orgAdmin: await app.signIn('OrgAdmin'),
    former: await app.signIn('Former'),
    member: await app.signIn('Member'),
    colleague: await app.signIn('Colleague'),
    asker: await app.signIn('Asker'),
  };
  const { query, db } = app.deps.database;
  noteWrite(db, 'users', 'sessions');
  await query('update users set suspended_at = now() where id = $1', [players.suspended.person.id]);
  await query('delete from sessions where user_id = $1', [players.ended.person.id]);
  return players;
}

/** One of everything of the owner, with a person of each role in his organisation and in his project. */
export interface Stage {
  things: AllThings;
  /** Who plays a column where things of this kind are concerned. */
  callerOf: (kind: Kind, column: Column, client: TestClient) => TestClient;
  /** What somebody who works there brings himself. */
  extrasFor: (column: Column) => Partial<Things>;
}

export async function makeStage(app: TestApp, players: Players): Promise<Stage> {
  const { owner, member, colleague, asker, viewer, commenter, editor, admin } = players;
  const { orgViewer, orgCommenter, orgEditor, orgAdmin } = players;
  const things = await makeAllThings(app, owner, { member, colleague, asker });
  const knowledgeId = await makeKnowledge(players.systemAdmin);
  things.none = { ...things.none, knowledgeId };
  const ofOrg = `/api/orgs/${things.org.orgId}` as const;
  const ofProject = `/api/projects/${things.project.projectId}` as const;
  const ofCanvas = `/api/boards/${things.canvas.boardId}` as const;
  for (const [client, role] of [
    [orgViewer, 'viewer'],
    [orgCommenter, 'commenter'],
    [orgEditor, 'editor'],
    [orgAdmin, 'admin'],
  ] as const)
    await join(ofOrg, owner, client, role);
  for (const [client, role] of [
    [viewer, 'viewer'],
    [commenter, 'commenter'],
    [editor, 'editor'],
    [admin, 'admin'],
  ] as const) {
    await join(ofProject, owner, client, role);
    if (role !== 'admin') await join(ofCanvas, owner, client, role);
  }
  const uploads: Partial<Record<Column, string>> = {};
  for (const [column, client] of [
    ['editor', editor],
    ['admin', admin],
    ['owner', owner],
  ] as const)
    uploads[column] = (await upload(app, client, `${ofProject}/upload`)).uploadURL;
  const orgPlayers: Partial<Record<Column, SignedInClient>> = {
    viewer: orgViewer,
    commenter: orgCommenter,
    editor: orgEditor,
    admin: orgAdmin,
  };
  return {
    things,
    callerOf: (kind, column, client) => (kind === 'org' ? (orgPlayers[column] ?? client) : client),
    extrasFor: (column) => (uploads[column] ? { uploadURL: uploads[column] } : {}),
  };
}

/** Lets somebody be an editor of everything on this stage, and takes him out again. */
export async function letGo({ owner, former }: Players, { things }: Stage): Promise<void> {
  for (const place of [
    `/api/boards/${things.canvas.boardId}`,
    `/api/projects/${things.project.projectId}`,
    `/api/orgs/${things.org.orgId}`,
  ] as const) {
    const { id } = await join(place, owner, former, 'editor');
    must(await owner.remove(`${place}/members/${id}`));
  }
}

/** Browsers without an account that came by the links to this stage's canvas, by their columns. */
export async function makeGuests(app: TestApp, { things }: Stage) {
  const { linkToken, commentToken, editToken, chatToken } = things.canvas;
  return {
    guest: await makeGuest(app, linkToken),
    'commenting guest': await makeGuest(app, commentToken),
    'editing guest': await makeGuest(app, editToken),
    'visitor of a chat': await makeGuest(app, chatToken, '/api/links/chat/enter'),
  } as const;
}

async function makeGuest(app: TestApp, token: string, url = '/api/links/enter'): Promise<TestClient> {
  const body = { token, ...(url === '/api/links/enter' && { name: 'Guest' }) };
  const { headers } = await app.visitor.post(url, body);
  return makeClient(app, String(headers['set-cookie']).split(';')[0] ?? '');
}
