import { newId } from '../../src/contract/base/id.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import { join, must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { chanceOf, round, shareOf, type Figure, type Options, type Part } from './figure.ts';
import { fillCanvas, inTurns, measureOf, nothingTaken, onEach, ratioOf, takenBy, type Taken } from './place.ts';
import { openOnBoard, type Tab } from './tab.ts';

const NODES = 10_000;
const RESTRICTED_EVERY = 10;
const ROUNDS = 16;
const LISTENERS = 30;
const CHANGES = 10;

async function measure(app: TestApp, { rounds, nodes, seed }: Options): Promise<Figure[]> {
  const [owner, editor, viewer] = await Promise.all(['Owner', 'Editor', 'Viewer'].map(app.signIn));
  if (!owner || !editor || !viewer) throw new Error('nobody came');
  const fill = (hides: boolean) =>
    fillCanvas(owner, nodes ?? NODES, chanceOf(seed), (i) =>
      hides && i % RESTRICTED_EVERY === 0 ? { audience: { to: 'named', people: [] } } : {},
    );
  const [open, hiding] = [await fill(false), await fill(true)];
  for (const { boardId } of [open, hiding]) {
    await join(`/api/boards/${boardId}`, owner, editor, 'editor');
    await join(`/api/boards/${boardId}`, owner, viewer, 'viewer');
  }
  const read = (by: SignedInClient, canvasId: string) => async () => {
    const { statusCode } = await by.get(`/api/canvases/${canvasId}/board`);
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
  };
  const times = await inTurns(
    {
      // The owner's reading asks no filter: it is what a build without would do.
      unasked: read(owner, open.canvasId),
      none: read(viewer, open.canvasId),
      some: read(viewer, hiding.canvasId),
      whole: read(owner, hiding.canvasId),
    },
    rounds ?? ROUNDS,
  );
  const by = measureOf(app);
  const classes = await tellClasses(app, hiding, { owner, editor, viewer }, rounds ?? ROUNDS);
  return [
    {
      what: 'reading with a tenth restricted, of none',
      value: ratioOf(times.some, times.none, by),
      unit: '',
      bar: { most: 1.1 },
    },
    {
      what: 'reading without any, of one whose filter is not asked',
      value: ratioOf(times.none, times.unasked, by),
      unit: '',
      bar: { most: 1.02 },
      note: "the owner's",
    },
    {
      what: 'reading with a tenth restricted, of the owner',
      value: ratioOf(times.some, times.whole, by),
      unit: '',
    },
    { what: 'reading without any, median', value: round(shareOf(times.none.wallMs, 0.5), 0), unit: 'ms' },
    {
      what: 'a change to three classes, of one',
      value: ratioOf(classes.three, classes.one, by),
      unit: '',
      bar: { most: 1.5 },
    },
    {
      what: `${CHANGES} changes to ${LISTENERS} tabs of one class, median`,
      value: round(shareOf(classes.one.wallMs, 0.5), 0),
      unit: 'ms',
    },
  ];
}

type People = Record<'owner' | 'editor' | 'viewer', SignedInClient>;

/** Changes of the same board to as many tabs: of people who all see the same, and of three kinds who do not. */
async function tellClasses(
  app: TestApp,
  { canvasId, boardId, nodeIds }: { canvasId: string; boardId: string; nodeIds: readonly string[] },
  { owner, editor, viewer }: People,
  rounds: number,
) {
  const open = async (people: readonly SignedInClient[]): Promise<Tab[]> => {
    const { seq } = must<{ seq: number }>(await owner.get(`/api/canvases/${canvasId}/changes?since=999999`));
    const tabs: Tab[] = [];
    for (let i = 0; i < LISTENERS; i++)
      tabs.push(await openOnBoard(app.url, { cookie: people[i % people.length]?.cookie ?? '' }, { boardId, seq }));
    return tabs;
  };
  const change = async (tabs: readonly Tab[]) => {
    for (let i = 0; i < CHANGES; i++) {
      // Of what everybody sees.
      const id = nodeIds[RESTRICTED_EVERY * i + 1] ?? '';
      const heard = tabs.map(
        (tab) =>
          new Promise<void>((resolve, reject) => {
            void tab.closed.then(() => reject(new Error('a tab was closed')));
            tab.onHear = (text) => {
              if (text.startsWith('{"say":"changes"')) resolve();
              if (text.startsWith('{"say":"reset"')) reject(new Error('a tab had to read the board anew'));
            };
          }),
      );
      const patch = { do: 'patch-node', id, patch: { title: `${performance.now()}` } };
      const body = { changes: [{ id: newId(Date.now()), change: patch }] };
      must(await owner.post(`/api/canvases/${canvasId}/changes`, body));
      await Promise.all(heard);
    }
  };
  const times: Record<'one' | 'three', Taken> = { one: nothingTaken(), three: nothingTaken() };
  const ways = { one: [viewer], three: [owner, editor, viewer] } as const;
  for (let turn = 0; turn < Math.max(3, rounds >> 1); turn++)
    for (const name of turn % 2 === 0 ? (['one', 'three'] as const) : (['three', 'one'] as const)) {
      const tabs = await open(ways[name]);
      await takenBy(() => change(tabs), times[name]);
      for (const tab of tabs) tab.end();
    }
  return times;
}

export const filtering: Part = {
  name: 'filtering',
  what: `a board of ${NODES} nodes, every tenth restricted`,
  run: (options) => onEach(options, (app) => measure(app, options), { listen: true }),
};
