import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive } from '../../src/server/testing/live-client.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { TestClient } from '../../src/server/testing/test-client.ts';
import { columns, type Column } from './access-rows.ts';
import { accessTable, liveTable } from './access-table.ts';
import type { Case } from './access-cases.ts';
import { demandCell, lines, routes } from './calls.ts';
import { digestOf } from './digest.ts';
import { letGo, makeGuests, makePlayers, makeStage, type Players, type Stage } from './players.ts';
import { CANARY } from './board-things.ts';

let app: TestApp;
let players: Players;
let guests: Awaited<ReturnType<typeof makeGuests>>;
/** Everything of one kind that the owner has; on which he works, and others are refused. */
let main: Stage;
/** The same for each role that works on what is the owner's, so that no role spoils another's work. */
let stages: Record<'viewer' | 'editor' | 'admin', Stage>;

beforeAll(async () => {
  app = await makeApp({ listen: true });
  players = await makePlayers(app);
  main = await makeStage(app, players);
  await letGo(players, main);
  guests = await makeGuests(app, main);
  stages = {
    viewer: await makeStage(app, players),
    editor: await makeStage(app, players),
    admin: await makeStage(app, players),
  };
}, 300_000);
afterAll(() => app.close());

/** Commenters spoil nothing that viewers need. */
const stageOf = (column: Column): Stage => {
  if (column === 'viewer' || column === 'commenter') return stages.viewer;
  return column === 'editor' || column === 'admin' ? stages[column] : main;
};

describe('the reviewed table of access', () => {
  it('names every call of the product, and no other', () => {
    expect(Object.keys(accessTable).toSorted()).toEqual([...routes.keys()].toSorted());
  });

  it('says of everybody what he may', () => {
    for (const [, { cells, door }] of lines)
      for (const column of columns) expect([cells[column], door[column]].join('')).toMatch(/^[-sx+or]{2}$/);
  });
});

const guestColumns = ['guest', 'commenting guest', 'editing guest', 'visitor of a chat'] as const;

const callers: [string, Column, () => TestClient][] = [
  ['a visitor', 'visitor', () => app.visitor],
  ['somebody whose session has ended', 'visitor', () => players.ended],
  ['a suspended person', 'visitor', () => players.suspended],
  ['a stranger', 'stranger', () => players.stranger],
  ['somebody who was an editor', 'stranger', () => players.former],
  ['the system administrator', 'system administrator', () => players.systemAdmin],
  ...guestColumns.map((one): [string, Column, () => TestClient] => [`a ${one}`, one, () => guests[one]]),
  ['a viewer', 'viewer', () => players.viewer],
  ['a commenter', 'commenter', () => players.commenter],
  ['an editor', 'editor', () => players.editor],
  ['an admin', 'admin', () => players.admin],
  ['a viewer of the whole organisation', 'viewer', () => players.orgViewer],
  ['a commenter of the whole organisation', 'commenter', () => players.orgCommenter],
  ['an editor of the whole organisation', 'editor', () => players.orgEditor],
  ['an admin of the whole organisation', 'admin', () => players.orgAdmin],
];

describe('who may not', () => {
  let before: unknown;
  beforeAll(async () => void (before = await digestOf(app)));

  describe.each(callers)('%s', (who, column, client) => {
    // Who belongs to the owner's organisation alone is a stranger to his canvas.
    const isOfOrg = who.includes('organisation');
    const columnIn = (line: Case) => (isOfOrg && line.kind === 'canvas' ? 'stranger' : column);
    // The lowest and the highest of them stand for the others there.
    const isAsked = (line: Case) => !isOfOrg || line.kind !== 'canvas' || column === 'viewer' || column === 'admin';
    const denied = lines.filter(([, line]) => isAsked(line) && !'+o'.includes(line.cells[columnIn(line)]));
    it.each(denied)('%s', async (__, line, route) =>
      demandCell(columnIn(line), main.callerOf(line.kind, column, client()), line, route, main.things[line.kind]),
    );
  });

  it('has changed nothing', async () => expect(await digestOf(app)).toEqual(before));
});

describe('the live channel', () => {
  const speakers: [Column, () => TestClient][] = [
    ['stranger', () => players.stranger],
    ['stranger', () => players.former],
    ['viewer', () => players.viewer],
    ['commenter', () => players.commenter],
    ['editor', () => players.editor],
    ['admin', () => players.admin],
    ['owner', () => players.owner],
    ['system administrator', () => players.systemAdmin],
    ...guestColumns.map((one): [Column, () => TestClient] => [one, () => guests[one]]),
  ];
  const open = (client: TestClient) =>
    openLive(app.url, { origin: app.url, ...(client.cookie && { cookie: client.cookie }) });

  it.each([
    ['a visitor', () => app.visitor],
    ['somebody whose session has ended', () => players.ended],
    ['a suspended person', () => players.suspended],
  ])('is not opened to %s', async (_, client) => {
    expect(Object.values(liveTable).map(([, cells]) => cells[0])).toEqual(['s', 's', 's', 's']);
    await expect(open(client())).rejects.toThrow('401');
  });

  it.each(speakers)('answers a %s as the table says', async (column, client) => {
    const tab = await open(client());
    const heard: Record<string, string> = {};
    for (const [name, [kind]] of Object.entries(liveTable)) {
      const { boardId } = main.things[kind];
      const from = tab.heard.length;
      if (name.startsWith('join')) tab.say({ do: 'join', boardId, since: 0 });
      else if (name === 'leave') tab.say({ do: 'leave', boardId });
      tab.say({ do: 'ping' });
      await tab.until(() => tab.heard.slice(from).some((message) => message.say === 'pong'));
      const said = tab.heard.slice(from);
      heard[name] = said.some((message) => message.say === 'refused') ? '-' : '+';
      if (heard[name] === '-') expect(JSON.stringify(said)).not.toContain(CANARY);
    }
    tab.socket.close();
    const expected = Object.entries(liveTable).map(([name, [, cells]]) => [name, cells[columns.indexOf(column)]]);
    expect(heard).toEqual(Object.fromEntries(expected));
  });
});

describe('who may', () => {
  const workers: [Column, () => TestClient][] = [
    ['visitor', () => app.visitor],
    ['stranger', () => players.stranger],
    ['system administrator', () => players.systemAdmin],
    ['viewer', () => players.viewer],
    ['commenter', () => players.commenter],
    ['editor', () => players.editor],
    ['admin', () => players.admin],
    ...guestColumns.map((one): [Column, () => TestClient] => [one, () => guests[one]]),
    ['owner', () => players.owner],
  ];
  describe.each(workers)('%s', (column, client) => {
    const allowed = lines.filter(([, { cells }]) => '+o'.includes(cells[column]));
    it.each(allowed)('%s', async (_, line, route) => {
      const stage = stageOf(column);
      const things = { ...stage.things[line.kind], ...stage.extrasFor(column) };
      await demandCell(column, main.callerOf(line.kind, column, client()), line, route, things);
    });
  });
});
