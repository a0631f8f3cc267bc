import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EVERYONE, OWNER, type Audience, type Principal } from '#contract/board/audience.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { applyChange, type BoardChange } from '#contract/board/changes.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { listenToBoards } from '../boards/board-news.ts';
import { commit, readBoard, type BoardDeps } from '../boards/boards.service.ts';
import { readEvents } from '../boards/catch-up.ts';
import { createHub } from '../live/hub.ts';
import { boardChanges, startingChanges } from '../testing/board-arbitrary.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let deps: BoardDeps;
let people: Record<'owner' | 'editor' | 'named' | 'viewer', SignedInClient>;

beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
  const [owner, editor, named, viewer] = await Promise.all(['Owner', 'Editor', 'Named', 'Viewer'].map(app.signIn));
  people = { owner: owner!, editor: editor!, named: named!, viewer: viewer! };
});
afterAll(() => app.close());

async function makeBoard(): Promise<string> {
  const { owner, editor, named, viewer } = people;
  const { boardId } = must<Canvas>(await owner.post('/api/canvases', { title: '나눔', useTemplate: 'blank' }));
  await join(`/api/boards/${boardId}`, owner, editor, 'editor');
  await join(`/api/boards/${boardId}`, owner, named, 'editor');
  await join(`/api/boards/${boardId}`, owner, viewer, 'viewer');
  return boardId;
}

const principals = (): Record<string, Principal> => ({
  owner: OWNER,
  editor: { role: 'editor', personId: people.editor.person.id },
  named: { role: 'editor', personId: people.named.person.id },
  viewer: { role: 'viewer', personId: people.viewer.person.id },
  guest: EVERYONE,
});

/** Tabs that know the board up to now, and hear what is told to each on this hub. */
async function openTabs(boardId: string, hub = deps.hub) {
  const tabs = await Promise.all(
    Object.entries(principals()).map(async ([name, principal]) => ({
      name,
      principal,
      isToRead: false,
      ...(await readBoard(deps, boardId, principal)),
    })),
  );
  const leave = hub.join(boardId, (all, messageFor) => {
    for (const tab of tabs) {
      const message = messageFor ? messageFor(tab.principal) : all;
      if (message?.say === 'reset') tab.isToRead = true;
      if (message?.say !== 'changes' || tab.isToRead) continue;
      expect(message.after ?? tab.seq).toBe(tab.seq);
      tab.board = message.events.reduce((board, { change }) => applyChange(board, change), tab.board);
      tab.seq = message.seq ?? message.events.at(-1)?.seq ?? tab.seq;
    }
  });
  const agree = async () => {
    for (const tab of tabs.filter(({ isToRead }) => isToRead))
      Object.assign(tab, await readBoard(deps, boardId, tab.principal), { isToRead: false });
    for (const { name, principal, seq, board } of tabs)
      expect({ name, seq, board }).toEqual({ name, ...(await readBoard(deps, boardId, principal)) });
  };
  /** Who has to read the board again, once all were told up to this number. */
  const toRead = async (seq: number) => {
    await vi.waitFor(() => expect(tabs.every((tab) => tab.isToRead || tab.seq === seq)).toBe(true), { interval: 2 });
    return tabs.filter(({ isToRead }) => isToRead).map(({ name }) => name);
  };
  return { agree, leave, toRead };
}

const propose = (...changes: BoardChange[]) => changes.map((change) => ({ id: randomUUID(), change }));
const refusal = (error: unknown) => {
  if (!(error instanceof Fault)) throw error;
  return null;
};

describe('a board of which not everybody sees everything', () => {
  it('is for each tab, by what it was told here or on another instance, what the server shows to that person', async () => {
    const audiences = (): fc.Arbitrary<Audience | null> =>
      fc.constantFrom(
        null,
        { to: 'editors' },
        { to: 'named', people: [] },
        { to: 'named', people: [people.named.person.id] },
        { to: 'named', people: [people.viewer.person.id, randomUUID()] },
      );
    const ids = Array.from({ length: 8 }, (_, i) => `n${i}`);
    const edgeIds = Array.from({ length: 5 }, (_, i) => `e${i}`);
    const hiding = fc
      .record({ id: fc.constantFrom(...ids), audience: audiences() })
      .map(({ id, audience }): BoardChange => ({ do: 'patch-node', id, patch: { audience } }));
    const batch = fc.record({
      by: fc.constantFrom('owner' as const, 'editor' as const, 'named' as const),
      changes: fc.array(
        fc.oneof({ weight: 3, arbitrary: boardChanges(ids, edgeIds) }, { weight: 2, arbitrary: hiding }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
    });
    const boardId = await makeBoard();
    const far = { ...deps, hub: createHub() };
    const stopListening = await listenToBoards(far);
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 8 }), async (batches) => {
        const renamed = renameAll([...ids, ...edgeIds]);
        const tabs = await openTabs(boardId);
        const farTabs = await openTabs(boardId, far.hub);
        await commit(deps, boardId, people.owner.person.id, propose(...startingChanges(ids, edgeIds).map(renamed)));
        for (const { by, changes } of batches) {
          await commit(deps, boardId, people[by].person.id, propose(...changes.map(renamed))).catch(refusal);
          const { seq } = await readBoard(deps, boardId, OWNER);
          expect(await farTabs.toRead(seq)).toEqual(await tabs.toRead(seq));
          await tabs.agree();
          await farTabs.agree();
        }
        tabs.leave();
        farTabs.leave();
        const { nodes } = (await readBoard(deps, boardId, OWNER)).board;
        await commit(
          deps,
          boardId,
          people.owner.person.id,
          propose(...nodes.map(({ id }) => ({ do: 'remove-node' as const, id }))),
        );
      }),
      { numRuns: 60 },
    );
    await stopListening();
  }, 120_000);

  it('counts what is not for everybody as often as it changes', async () => {
    const boardId = await makeBoard();
    const owner = people.owner.person.id;
    const count = async () => {
      const { rows } = await deps.database.db.execute(sql`select restricted from boards where id = ${boardId}`);
      return rows[0];
    };
    const node = blankNode({ id: randomUUID() });
    await commit(deps, boardId, owner, propose({ do: 'add-node', node: { ...node, audience: { to: 'editors' } } }));
    expect(await count()).toMatchObject({ restricted: 1 });
    await commit(deps, boardId, owner, propose({ do: 'patch-node', id: node.id, patch: { audience: null } }));
    expect(await count()).toMatchObject({ restricted: 0 });
    const since = await readEvents(deps, boardId, 0, {
      hasHistory: true,
      principal: { role: 'editor', personId: null },
    });
    expect(since).toMatchObject({ reset: true, events: [] });
    expect(await readEvents(deps, boardId, 0, { hasHistory: true, principal: OWNER })).toMatchObject({ reset: false });
  });

  it('keeps hidden members at their place in a group that others move, and hidden when it goes', async () => {
    const boardId = await makeBoard();
    const { owner, editor } = people;
    const group = blankNode({ id: randomUUID(), type: 'group', position: { x: 100, y: 100 } });
    const hidden: BoardNode = {
      ...blankNode({ id: randomUUID(), parentId: group.id, position: { x: 130, y: 150 } }),
      audience: { to: 'named', people: [] },
    };
    const open = blankNode({ id: randomUUID(), parentId: group.id, position: { x: 110, y: 120 } });
    await commit(
      deps,
      boardId,
      owner.person.id,
      propose(...[group, hidden, open].map((node) => ({ do: 'add-node' as const, node }))),
    );
    const placeOf = async (id: string) =>
      (await readBoard(deps, boardId, OWNER)).board.nodes.find((node) => node.id === id);
    for (let i = 1; i <= 20; i++) {
      const position = { x: 100 + i * 7, y: 100 - i * 3 };
      await commit(deps, boardId, editor.person.id, propose({ do: 'patch-node', id: group.id, patch: { position } }));
    }
    expect((await placeOf(hidden.id))?.position).toEqual({ x: 130 + 140, y: 150 - 60 });

    await commit(
      deps,
      boardId,
      owner.person.id,
      propose({ do: 'patch-node', id: group.id, patch: { audience: { to: 'editors' } } }),
    );
    await commit(deps, boardId, editor.person.id, propose({ do: 'remove-node', id: group.id }));
    expect(await placeOf(open.id)).toMatchObject({ parentId: null, audience: { to: 'editors' } });
    expect(await placeOf(hidden.id)).toMatchObject({ parentId: null, audience: { to: 'named', people: [] } });
  });

  it('answers who does not see a node as if it were gone', async () => {
    const boardId = await makeBoard();
    const { owner, editor } = people;
    const [seen, hidden, group] = [0, 1, 2].map(() => blankNode({ id: randomUUID() })) as [
      BoardNode,
      BoardNode,
      BoardNode,
    ];
    const only: Audience = { to: 'named', people: [] };
    const edge = blankEdge({ id: randomUUID(), source: seen.id, target: hidden.id });
    await commit(
      deps,
      boardId,
      owner.person.id,
      propose(
        { do: 'add-node', node: seen },
        { do: 'add-node', node: { ...hidden, audience: only } },
        { do: 'add-node', node: { ...group, type: 'group', audience: only } },
        { do: 'add-edge', edge },
      ),
    );
    const { results } = await commit(
      deps,
      boardId,
      editor.person.id,
      propose(
        { do: 'patch-node', id: hidden.id, patch: { title: '아니' } },
        { do: 'remove-node', id: hidden.id },
        { do: 'remove-edge', id: edge.id },
        { do: 'add-edge', edge: { ...edge, id: randomUUID() } },
      ),
    );
    expect(results.map(({ seq }) => seq)).toEqual([null, null, null, null]);
    await commit(
      deps,
      boardId,
      editor.person.id,
      propose({ do: 'patch-node', id: seen.id, patch: { parentId: group.id } }),
    );
    const { nodes } = (await readBoard(deps, boardId, OWNER)).board;
    expect(nodes.find(({ id }) => id === seen.id)?.parentId).toBeNull();
    await expect(
      commit(deps, boardId, editor.person.id, propose({ do: 'add-node', node: { ...hidden, title: '덮기' } })),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps whoever hides something in, names members only, and lets no viewer by a link decide', async () => {
    const boardId = await makeBoard();
    const { owner, editor, viewer } = people;
    const node = blankNode({ id: randomUUID() });
    await commit(deps, boardId, owner.person.id, propose({ do: 'add-node', node }));
    const asked = { to: 'named' as const, people: [viewer.person.id, owner.person.id, randomUUID()] };
    await commit(
      deps,
      boardId,
      editor.person.id,
      propose({ do: 'patch-node', id: node.id, patch: { audience: asked } }),
    );
    const audienceOf = async () => (await readBoard(deps, boardId, OWNER)).board.nodes[0]?.audience;
    expect(await audienceOf()).toEqual({ to: 'named', people: [editor.person.id, viewer.person.id] });
    await expect(
      commit(deps, boardId, viewer.person.id, propose({ do: 'patch-node', id: node.id, patch: { audience: null } })),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    const { members } = must<{ members: { id: string; userId: string }[] }>(
      await owner.get(`/api/boards/${boardId}/sharing`),
    );
    const gone = members.find(({ userId }) => userId === viewer.person.id);
    must(await owner.remove(`/api/boards/${boardId}/members/${gone?.id}`));
    expect(await audienceOf()).toEqual({ to: 'named', people: [editor.person.id] });
  });
});

/** The same changes about ids of their own. */
function renameAll(ids: readonly string[]): (change: BoardChange) => BoardChange {
  const names = new Map(ids.map((id) => [id, randomUUID() as string]));
  return (change) =>
    JSON.parse(JSON.stringify(change), (_, value: unknown) =>
      typeof value === 'string' ? (names.get(value) ?? value) : value,
    ) as BoardChange;
}
