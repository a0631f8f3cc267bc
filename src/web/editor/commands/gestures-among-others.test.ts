import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysOf } from '#contract/base/keys-of.ts';
import { testIds } from '#contract/base/test-ids.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { Board, BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import { applyChange, type BoardChange } from '#contract/board/changes.ts';
import type { BoardEditor } from '../board-editor.ts';
import { openTestBoard, TestServer } from '../test-server.ts';
import { anyGesture, perform, type Gesture } from './any-gesture.ts';

/** The same runs every time; with other numbers in the environment, others. */
const RUNS = Number(process.env['GESTURE_RUNS'] ?? 300);
const SEED = Number(process.env['GESTURE_SEED'] ?? 9);

const [g, m, n, free, chat] = testIds(5);
const start: readonly BoardNode[] = [
  blankNode({ id: g, type: 'group', title: '자료', size: { width: 640, height: 480 } }),
  blankNode({ id: m, title: '글', position: { x: 40, y: 80 }, parentId: g }),
  blankNode({ id: n, title: '기사', type: 'website', position: { x: 340, y: 80 }, parentId: g }),
  blankNode({ id: free, title: '쪽지', type: 'sticky', position: { x: 800, y: 0 } }),
  blankNode({ id: chat, title: 'AI Chat', type: 'ai_chat', position: { x: 900, y: 300 } }),
];

/** What a colleague does to whatever stands there; numbers pick. */
interface Deed {
  name: keyof typeof deeds;
  pick: number;
  many: number;
}
const of = <T>(all: readonly T[], i: number): T | undefined => all[i % Math.max(1, all.length)];
const patched = (node: BoardNode | undefined, patch: NodePatch): BoardChange[] =>
  node ? [{ do: 'patch-node', id: node.id, patch }] : [];

const deeds = {
  move: ({ nodes }: Board, pick: number, many: number) =>
    patched(of(nodes, pick), { position: { x: 3_000 + many, y: many } }),
  write: ({ nodes }: Board, pick: number, many: number) => patched(of(nodes, pick), { content: `동료 ${many}` }),
  title: ({ nodes }: Board, pick: number, many: number) => patched(of(nodes, pick), { title: `동료 ${many}` }),
  stack: ({ nodes }: Board, pick: number, many: number) => patched(of(nodes, pick), { style: { z: 90 + (many % 9) } }),
  fact: ({ nodes }: Board, pick: number, many: number) =>
    patched(of(nodes, pick), { metadata: { colour: `동료 ${many}` } }),
  gather({ nodes }: Board, pick: number, many: number) {
    const into = of(
      nodes.filter((node) => node.type === 'group'),
      many,
    );
    const card = of(
      nodes.filter((node) => node.type !== 'group' && node.type !== 'ai_chat'),
      pick,
    );
    return into ? patched(card, { parentId: into.id }) : [];
  },
  wire({ nodes, edges }: Board, pick: number, many: number): BoardChange[] {
    const [source, target] = [of(nodes, pick), of(nodes, many)];
    if (!source || !target || source === target) return [];
    if (edges.some((edge) => edge.source === source.id && edge.target === target.id)) return [];
    return [{ do: 'add-edge', edge: blankEdge({ id: crypto.randomUUID(), source: source.id, target: target.id }) }];
  },
  label({ edges }: Board, pick: number, many: number): BoardChange[] {
    const edge = of(edges, pick);
    return edge ? [{ do: 'add-edge', edge: { ...edge, label: `동료 ${many}` } }] : [];
  },
  drop({ nodes }: Board, pick: number): BoardChange[] {
    const node = of(nodes, pick);
    return node ? [{ do: 'remove-node', id: node.id }] : [];
  },
  cut({ edges }: Board, pick: number): BoardChange[] {
    const edge = of(edges, pick);
    return edge ? [{ do: 'remove-edge', id: edge.id }] : [];
  },
};
const number = fc.nat(200);
const deed: fc.Arbitrary<Deed> = fc.record({
  name: fc.constantFrom(...keysOf(deeds)),
  pick: number,
  many: number,
});

type Turn = { gesture: Gesture } | { deed: Deed } | { wait: number };
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ gesture: anyGesture }) },
  { weight: 3, arbitrary: fc.record({ deed }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.nat(400) }) },
);

interface Written {
  of: string;
  what: string;
  value: unknown;
}

/** What the colleague was the last to write: values of nodes, wires, and what they have removed. */
function colleagues(events: readonly BoardEvent[], first: Board): { written: Written[]; removed: string[] } {
  const last = new Map<string, Written & { isTheirs: boolean }>();
  const gone = new Map<string, boolean>();
  let board = first;
  for (const { change, actorId } of events) {
    const isTheirs = actorId === 'colleague';
    const write = (id: string, what: string, value: unknown) =>
      last.set(JSON.stringify([id, what]), { of: id, what, value, isTheirs });
    if (change.do === 'remove-node') {
      gone.set(change.id, isTheirs);
      for (const node of board.nodes)
        if (node.parentId === change.id) last.delete(JSON.stringify([node.id, 'parentId']));
      for (const edge of board.edges)
        if (isTheirs && [edge.source, edge.target].includes(change.id)) last.delete(JSON.stringify([edge.id, 'edge']));
    }
    if (change.do === 'remove-edge') gone.set(change.id, isTheirs);
    if (change.do === 'add-edge') {
      write(change.edge.id, 'edge', change.edge);
      gone.delete(change.edge.id);
    }
    if (change.do === 'add-node') {
      for (const [key, one] of last) if (one.of === change.node.id) last.delete(key);
      gone.delete(change.node.id);
    }
    if (change.do === 'patch-node') {
      for (const [key, value] of Object.entries(change.patch)) {
        if (key !== 'metadata' && key !== 'style') write(change.id, key, value);
        else for (const [name, fact] of Object.entries(value as object)) write(change.id, `${key} ${name}`, fact);
      }
    }
    board = applyChange(board, change);
  }
  const removed = [...gone].flatMap(([id, isTheirs]) => (isTheirs ? [id] : []));
  const isLost = ({ of: id, value, what }: Written) =>
    removed.includes(id) ||
    (what === 'parentId' && removed.includes(value as string)) ||
    (what === 'edge' &&
      [(value as { source: string }).source, (value as { target: string }).target].some((end) =>
        removed.includes(end),
      ));
  return { written: [...last.values()].filter((one) => one.isTheirs && !isLost(one)), removed };
}

function valueOf(editor: BoardEditor, { of: id, what }: Written): unknown {
  if (what === 'edge') return editor.scene.edge(id)?.edge;
  const node = editor.node(id);
  const [key, name] = what.split(' ');
  if (!node || key === undefined) return undefined;
  const value = node[key as keyof BoardNode];
  return name === undefined ? value : ((value as Record<string, unknown>)[name] ?? null);
}

/** A wire that is gone while another joins the same two: there is one, whoever drew it last. */
function isJoinedAnew(editor: BoardEditor, { of: id, what, value }: Written): boolean {
  if (what !== 'edge' || editor.scene.edge(id)) return false;
  const { source, target } = value as { source: string; target: string };
  return editor.edgesOf(source).some((edge) => edge.source === source && edge.target === target);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whatever a colleague did between own gestures stands after all of those are undone, and after they are brought again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 30, size: 'max' }), async (turns) => {
      const server = new TestServer(start);
      const first = server.board();
      const { editor } = await openTestBoard(server, { hasCheckpoint: false, kept: new Map() });
      editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
      for (const one of turns) {
        if ('gesture' in one) perform(editor, one.gesture);
        else if ('wait' in one) await vi.advanceTimersByTimeAsync(one.wait);
        else server.changeAsOther(...deeds[one.deed.name](server.board(), one.deed.pick, one.deed.many));
      }
      await vi.advanceTimersByTimeAsync(10_000);
      const theirs = colleagues(server.events(), first);
      const theirsOnBoard = theirs.written.filter((one) => valueOf(editor, one) !== undefined);
      const check = (written: readonly Written[]) => {
        for (const one of written)
          if (!isJoinedAnew(editor, one)) expect({ ...one, value: valueOf(editor, one) }).toEqual(one);
        expect(theirs.removed.filter((id) => editor.node(id) ?? editor.scene.edge(id))).toEqual([]);
      };
      while (editor.canUndo()) editor.undo();
      await vi.advanceTimersByTimeAsync(10_000);
      check(theirs.written);
      while (editor.canRedo()) editor.redo();
      await vi.advanceTimersByTimeAsync(10_000);
      check(theirsOnBoard);
      expect(editor.scene.board()).toEqual(server.board());
      editor.close();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
