import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import type { Link } from '../../src/contract/sharing/links.schema.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import { join, makeStudio, must, type PlaceUrl } from '../../src/server/testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../../src/server/testing/test-client.ts';
import { round, shareOf, type Figure, type Options, type Part } from './figure.ts';
import { onEmbedded } from './place.ts';
import { openOnBoard } from './tab.ts';

const TIMES = 200;
const TABS = 2;
const WRITE_EVERY_MS = 10;
/** So long is listened for what must not come any more. */
const LISTENED_MS = 150;
const GIVE_UP_MS = 10_000;

/** Somebody who may look, and how that is taken from him. */
interface Right {
  client: TestClient;
  withdraw: () => Promise<unknown>;
}

interface Desk {
  app: TestApp;
  owner: SignedInClient;
  mate: SignedInClient;
  orgId: string;
  canvasId: string;
  boardId: string;
  url: PlaceUrl;
  noteId: string;
}

async function openDesk(app: TestApp): Promise<Desk> {
  const [owner, mate] = await Promise.all(['Owner', 'Mate'].map(app.signIn));
  if (!owner || !mate) throw new Error('nobody came');
  const { org } = await makeStudio(owner);
  const canvas = must<{ id: string; boardId: string }>(
    await owner.post('/api/canvases', { title: 'Together', useTemplate: 'blank' }),
  );
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  must(await owner.put(`${url}/sharing`, { org: { id: org.id, role: 'viewer' } }));
  const desk = { app, owner, mate, orgId: org.id, canvasId: canvas.id, boardId: canvas.boardId, url, noteId: '' };
  const node = blankNode({ id: newId(Date.now()) });
  await write(desk, { do: 'add-node', node });
  return { ...desk, noteId: node.id };
}

const write = async ({ owner, canvasId }: Desk, change: object) =>
  must<{ seq: number }>(
    await owner.post(`/api/canvases/${canvasId}/changes`, { changes: [{ id: newId(Date.now()), change }] }),
  );

const rulesOf = ({ orgId }: Desk) => `/api/orgs/${orgId}/link-rules`;

async function guestOf(desk: Desk): Promise<{ link: Link; client: TestClient }> {
  const { app, owner, url } = desk;
  must(await owner.put(rulesOf(desk), { mode: 'all', maxDays: null }));
  const link = must<Link>(await owner.post(`${url}/links`, { role: 'viewer' }));
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  const { headers } = await app.visitor.post('/api/links/enter', { token, name: '손님' });
  return { link, client: makeClient(app, String(headers['set-cookie']).split(';')[0] ?? '') };
}

const rights: Record<string, (desk: Desk) => Promise<Right>> = {
  async member({ owner, mate, url }) {
    const member = await join(url, owner, mate, 'editor');
    return { client: mate, withdraw: () => owner.remove(`${url}/members/${member.id}`) };
  },
  async link(desk) {
    const { link, client } = await guestOf(desk);
    return { client, withdraw: () => desk.owner.remove(`${desk.url}/links/${link.id}`) };
  },
  async organisation(desk) {
    const { client } = await guestOf(desk);
    return { client, withdraw: () => desk.owner.put(rulesOf(desk), { mode: 'off', maxDays: null }) };
  },
};

/** Takes the right away, which holds once that is answered, while the board is being written; answers when the last frame came, and what the next call says. */
async function withdrawOnce(desk: Desk, makeRight: (desk: Desk) => Promise<Right>) {
  const { client, withdraw } = await makeRight(desk);
  const { seq } = must<{ seq: number }>(await desk.owner.get(`/api/canvases/${desk.canvasId}/board`));
  const cookie = client.cookie ?? '';
  const place = { boardId: desk.boardId, seq };
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openOnBoard(desk.app.url, { cookie }, place)));
  let lastAt = 0;
  let heard = 0;
  const refused = tabs.map(
    (tab) =>
      new Promise<void>((resolve) => {
        tab.onHear = (text, atMs) => {
          if (text.startsWith('{"say":"refused"')) return resolve();
          heard += 1;
          lastAt = atMs;
        };
        void tab.closed.then(resolve);
      }),
  );
  const over = new AbortController();
  const writing = (async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      await write(desk, { do: 'patch-node', id: desk.noteId, patch: { title: `${i}` } });
      await pause(WRITE_EVERY_MS);
    }
  })();
  await pause(3 * WRITE_EVERY_MS);
  const startedAt = performance.now();
  must((await withdraw()) as never);
  const withdrawnAt = performance.now();
  const next = await client.get(`/api/canvases/${desk.canvasId}/board`);
  await Promise.race([Promise.all(refused), pause(GIVE_UP_MS)]);
  await pause(LISTENED_MS);
  over.abort();
  await writing;
  for (const tab of tabs) tab.end();
  return {
    lastMs: Math.max(0, lastAt - withdrawnAt),
    sinceAskedMs: Math.max(0, lastAt - startedAt),
    isTold: heard > 0,
    status: next.statusCode,
  };
}

async function measure(app: TestApp, { rounds }: Options): Promise<Figure[]> {
  const desk = await openDesk(app);
  const names = Object.keys(rights);
  const all: ({ kind: string } & Awaited<ReturnType<typeof withdrawOnce>>)[] = [];
  for (let i = 0; i < (rounds ?? TIMES); i++) {
    const kind = names[i % names.length] ?? '';
    const right = rights[kind];
    if (right) all.push({ kind, ...(await withdrawOnce(desk, right)) });
  }
  const of = (kind: string) => all.filter((one) => one.kind === kind).map(({ lastMs }) => lastMs);
  const others = all.filter(({ status }) => status !== 404);
  const statuses = [...new Set(others.map(({ kind, status }) => `${kind}: ${status}`))].join(', ');
  return [
    {
      what: `the last frame of ${all.length}, p99`,
      value: round(
        shareOf(
          all.map((one) => one.lastMs),
          0.99,
        ),
        0,
      ),
      unit: 'ms',
      bar: { most: 1_000 },
    },
    {
      what: 'the same, since it was asked for',
      value: round(
        shareOf(
          all.map((one) => one.sinceAskedMs),
          0.99,
        ),
        0,
      ),
      unit: 'ms',
    },
    ...names.map((kind): Figure => ({
      what: `the same, ${kind}, most`,
      value: round(Math.max(...of(kind)), 0),
      unit: 'ms',
    })),
    {
      what: 'the next call not answered 404',
      value: others.length,
      unit: '',
      bar: { most: 0 },
      ...(statuses && { note: statuses }),
    },
    {
      what: 'tabs that were told nothing before',
      value: all.filter(({ isTold }) => !isTold).length,
      unit: '',
      bar: { most: 0 },
    },
  ];
}

export const revocation: Part = {
  name: 'revocation',
  what: `a right is taken away while the board is written and ${TABS} tabs look`,
  run: (options) => onEmbedded((app) => measure(app, options), { listen: true }),
};
