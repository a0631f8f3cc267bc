import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { testIds } from '#contract/base/test-ids.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardEditor } from '../board-editor.ts';
import { openTestBoard, TestServer } from '../test-server.ts';
import { anyGesture, perform, type Gesture } from './any-gesture.ts';

/** The same runs every time; with other numbers in the environment, others. */
const RUNS = Number(process.env['GESTURE_RUNS'] ?? 150);
const SEED = Number(process.env['GESTURE_SEED'] ?? 4);

const [g, m, n, free, chat] = testIds(5);
const start: Board = {
  nodes: [
    blankNode({ id: g, type: 'group', title: '자료', size: { width: 640, height: 480 } }),
    blankNode({ id: m, title: '글', position: { x: 40, y: 80 }, parentId: g }),
    blankNode({ id: n, title: '기사', type: 'website', position: { x: 340, y: 80 }, parentId: g }),
    blankNode({ id: free, title: '쪽지', type: 'sticky', position: { x: 800, y: 0 } }),
    blankNode({ id: chat, title: 'AI Chat', type: 'ai_chat', position: { x: 900, y: 300 } }),
  ],
  edges: [
    blankEdge({ id: newId(0), source: m, target: chat }),
    blankEdge({ id: newId(0), source: g, target: chat, label: '근거' }),
  ],
};

async function open(server = new TestServer(start.nodes)): Promise<BoardEditor> {
  const { editor } = await openTestBoard(server, { hasCheckpoint: false, kept: new Map() });
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  return editor;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('any gestures, all of them undone, leave the board and its order as they were; brought again, as they had become', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyGesture, { maxLength: 25, size: 'max' }), async (gestures) => {
      const editor = await open();
      for (const edge of start.edges) editor.scene.apply({ do: 'add-edge', edge });
      const before = editor.scene.board();
      for (const gesture of gestures) perform(editor, gesture);
      const after = editor.scene.board();
      for (let i = 0; i < 2; i++) {
        while (editor.canUndo()) editor.undo();
        expect(editor.scene.board()).toEqual(before);
        while (editor.canRedo()) editor.redo();
        expect(editor.scene.board()).toEqual(after);
      }
      editor.close();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test('every gesture is one step: one undo takes it back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyGesture, { maxLength: 8 }), anyGesture, async (gestures, last) => {
      const editor = await open();
      for (const gesture of gestures) perform(editor, gesture);
      await vi.advanceTimersByTimeAsync(2_000);
      const before = editor.scene.board();
      perform(editor, last);
      const hasChanged = JSON.stringify(editor.scene.board()) !== JSON.stringify(before);
      if (hasChanged) editor.undo();
      expect(editor.scene.board()).toEqual(before);
      editor.close();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test('what gestures leave is a board that holds together: no wire without its ends, no member without its group', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyGesture, { maxLength: 20, size: 'max' }), async (gestures) => {
      const editor = await open();
      for (const gesture of gestures) perform(editor, gesture);
      const { nodes, edges } = editor.scene.board();
      const ids = new Set(nodes.map((node) => node.id));
      expect(edges.filter(({ source, target }) => !ids.has(source) || !ids.has(target))).toEqual([]);
      const groups = new Set(nodes.flatMap((node) => (node.type === 'group' ? [node.id] : [])));
      expect(nodes.filter(({ parentId }) => parentId !== null && !groups.has(parentId))).toEqual([]);
      for (const entry of editor.scene.entries()) expect({ x: entry.x, y: entry.y }).toEqual(entry.node.position);
      expect(nodes.every(({ position: { x, y } }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      editor.close();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

type Turn = { tab: number; gesture: Gesture } | { tab: number; back: 'undo' | 'redo' } | { tab: number; wait: number };
const tab = fc.nat(1);
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tab, gesture: anyGesture }) },
  { weight: 2, arbitrary: fc.record({ tab, back: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 3, arbitrary: fc.record({ tab, wait: fc.nat(400) }) },
);

test('two tabs that do any gestures at once end with the same board as the database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 30, size: 'max' }), async (turns) => {
      const server = new TestServer(start.nodes);
      for (const edge of start.edges) server.changeAsOther({ do: 'add-edge', edge });
      const tabs = [await open(server), await open(server)] as const;
      for (const one of turns) {
        const editor = tabs[one.tab === 0 ? 0 : 1];
        if ('gesture' in one) perform(editor, one.gesture);
        else if ('back' in one) editor[one.back]();
        else await vi.advanceTimersByTimeAsync(one.wait);
      }
      await vi.advanceTimersByTimeAsync(10_000);
      for (const editor of tabs) {
        expect([editor.line().waiting, editor.status()]).toEqual([0, 'saved']);
        expect(editor.scene.board()).toEqual(server.board());
        editor.close();
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
