import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { editText } from './commands/edit-text.ts';
import { BadLine } from './bad-line.ts';
import type { BoardEditor } from './board-editor.ts';
import type { Entry } from './outbox.ts';
import { openTestBoard, TestServer } from './test-server.ts';

/** The same runs every time; with other numbers in the environment, others. */
const RUNS = Number(process.env['CONVERGENCE_RUNS'] ?? 300);
const SEED = Number(process.env['CONVERGENCE_SEED'] ?? 1);
const MOST_STEPS = Number(process.env['CONVERGENCE_STEPS'] ?? 60);
const MOST_TABS = Number(process.env['CONVERGENCE_TABS'] ?? 4);
/** Long runs take very long to shrink: a bench only names their seed. */
const SHRINKS = process.env['CONVERGENCE_SHRINKS'] !== 'no';

const groups = ['group-1', 'group-2'];
/** An edge always joins the same two: the editor gives every new one an id of its own. */
const edges = [
  { id: 'edge-1', source: 'a', target: 'b' },
  { id: 'edge-2', source: 'c', target: 'group-1' },
  { id: 'edge-3', source: 'group-1', target: 'group-2' },
];
/** Nobody removes this one, so every note on it has to be there in the end. */
const NOTEBOOK = 'notebook';

const cards = ['a', 'b', 'c', 'd'];
const nodes = [...groups, ...cards];
const node = fc.constantFrom(...nodes);
const parent = fc.constantFrom(null, ...groups);
const change: fc.Arbitrary<BoardChange> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ node, parent, x: fc.nat(9), under: fc.option(node, { nil: undefined }) })
      .map((made) => ({ ...add(made.node, made.parent, made.x), ...(made.under && { under: made.under }) })),
  },
  { weight: 4, arbitrary: fc.tuple(node, fc.constantFrom('x', 'y', 'bad')).map(([id, title]) => patch(id, { title })) },
  { weight: 3, arbitrary: fc.tuple(node, fc.nat(9)).map(([id, x]) => patch(id, { position: { x, y: 0 } })) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...cards), parent).map(([id, parentId]) => patch(id, { parentId })),
  },
  { weight: 3, arbitrary: node.map((id): BoardChange => ({ do: 'remove-node', id })) },
  {
    weight: 4,
    arbitrary: fc
      .record({ edge: fc.constantFrom(...edges), under: fc.option(fc.constantFrom(...edges), { nil: undefined }) })
      .map(({ edge, under }): BoardChange => ({
        do: 'add-edge',
        edge: blankEdge(edge),
        ...(under && { under: under.id }),
      })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...edges).map(({ id }): BoardChange => ({ do: 'remove-edge', id })) },
);

const add = (id: string, parentId: string | null, x: number): BoardChange => ({
  do: 'add-node',
  node: groups.includes(id)
    ? blankNode({ id, type: 'group', position: { x, y: 1 } })
    : blankNode({ id, parentId, position: { x, y: 1 } }),
});
const patch = (id: string, facts: object): BoardChange => ({ do: 'patch-node', id, patch: facts });

/** A letter that nobody else types: in the end it stands once, unless it was deleted. */
const letterOf = (count: number): string => String.fromCharCode(0xac00 + count);

type Step =
  | { do: 'type'; tab: number; at: number; del: number; isOwnStep: boolean }
  | { do: 'commit'; tab: number; changes: BoardChange[] }
  | { do: 'note' | 'undo' | 'redo' | 'cut' | 'down' | 'up' | 'reload'; tab: number }
  | { do: 'wait'; ms: number }
  | { do: 'restart' | 'reset' };

const tab = fc.nat(MOST_TABS - 1);
const verb = (...of: Exclude<Extract<Step, { tab: number; changes?: never }>['do'], 'type'>[]) =>
  fc.record({ do: fc.constantFrom(...of), tab });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('commit' as const),
      tab,
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: verb('note') },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      tab,
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      del: fc.constantFrom(0, 0, 0, 2, 5),
      isOwnStep: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: verb('undo', 'redo') },
  { weight: 3, arbitrary: verb('cut', 'down', 'up', 'reload') },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(1_500) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('restart' as const, 'reset' as const) }) },
);

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Tab {
  line: BadLine;
  kept: Map<number, Entry>;
  editor: BoardEditor;
}

const open = async (server: TestServer, line: BadLine, kept: Map<number, Entry>): Promise<Tab> => {
  const { editor } = await openTestBoard(server, { line, kept, hasCheckpoint: false });
  return { line, kept, editor };
};

/** The editor speaks only of groups that it shows. */
function isPossible(editor: BoardEditor, asked: BoardChange): boolean {
  const into = asked.do === 'add-node' ? asked.node.parentId : asked.do === 'patch-node' ? asked.patch.parentId : null;
  return !into || editor.node(into) !== undefined;
}

async function play(tabs: Tab[], server: TestServer, steps: readonly Step[]): Promise<string[]> {
  const notes: string[] = [];
  let typed = 0;
  for (const one of steps) {
    const at = 'tab' in one ? one.tab % tabs.length : 0;
    const here = tabs[at]!;
    switch (one.do) {
      case 'commit':
        here.editor.commit(one.changes.filter((asked) => isPossible(here.editor, asked)));
        break;
      case 'note':
        notes.push(`note-${notes.length}`);
        here.editor.commit([patch(NOTEBOOK, { metadata: { [notes.at(-1)!]: true } })], { isOwnStep: false });
        break;
      case 'type': {
        const length = here.editor.node(NOTEBOOK)?.content.length ?? 0;
        const place = Math.min(Math.floor(one.at * (length + 1)), length);
        const del = Math.min(one.del, length - place);
        editText(here.editor, NOTEBOOK, [{ at: place, del, ins: letterOf(typed++) }], {
          isOwnStep: one.isOwnStep,
        });
        break;
      }
      case 'undo':
      case 'redo':
        here.editor[one.do]();
        break;
      case 'cut':
        here.line.cut();
        break;
      case 'down':
      case 'up':
        here.line.isDown = one.do === 'down';
        break;
      case 'reload':
        here.editor.close();
        tabs[at] = await open(server, here.line, here.kept);
        break;
      case 'wait':
        await vi.advanceTimersByTimeAsync(one.ms);
        break;
      case 'restart':
        for (const { line } of tabs) line.cut();
        break;
      case 'reset':
        server.sayReset();
        break;
    }
  }
  return notes;
}

/** Every line works again, and comes back once: what was lost on it cannot be known otherwise. */
async function settle(tabs: readonly Tab[]): Promise<void> {
  for (const { line } of tabs) Object.assign(line, { isMended: true, isDown: false });
  await vi.advanceTimersByTimeAsync(2_000);
  for (const { line } of tabs) line.cut();
  await vi.advanceTimersByTimeAsync(90_000);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('tabs whose lines lose, repeat and reorder everything end with the same board, and nothing of it is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.integer({ min: 2, max: MOST_TABS }),
      fc.array(step, { maxLength: MOST_STEPS, size: 'max' }),
      async (seed, count, steps) => {
        const server = new TestServer([
          blankNode({ id: NOTEBOOK }),
          blankNode({ id: 'a' }),
          blankNode({ id: 'group-1', type: 'group' }),
        ]);
        server.refuses = (asked) => asked.do === 'patch-node' && asked.patch.title === 'bad';
        const chance = chanceOf(seed);
        const tabs = await Promise.all(
          Array.from({ length: count }, () => open(server, new BadLine(server, chance), new Map())),
        );
        const notes = await play(tabs, server, steps);
        await settle(tabs);
        for (const { editor, kept } of tabs) {
          expect([editor.line().waiting, editor.status(), kept.size]).toEqual([0, 'saved', 0]);
          expect(editor.scene.board()).toEqual(server.board());
          editor.close();
        }
        expect(Object.keys(server.node(NOTEBOOK)?.metadata ?? {}).toSorted()).toEqual(notes.toSorted());
        const content = server.node(NOTEBOOK)?.content ?? '';
        const typing = steps.filter((one) => one.do === 'type');
        const typed = typing.map((_, count) => letterOf(count));
        if (typing.every(({ del, isOwnStep }) => del === 0 && !isOwnStep))
          expect([...content].toSorted()).toEqual(typed.toSorted());
        // Two who take back that they deleted the same letter both bring it back.
        else if (!typing.some(({ del, isOwnStep }) => del > 0 && isOwnStep))
          expect(new Set(content).size).toBe(content.length);
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: !SHRINKS },
  );
});
