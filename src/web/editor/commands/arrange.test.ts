import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { overlaps } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../board-editor.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { alignCards, distributeCards } from './arrange.ts';
import { tidy } from './tidy.ts';

const at = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode => ({
  ...textNode(id),
  position: { x, y },
  ...more,
});
const group = (id: string, x: number, y: number, more: Partial<BoardNode> = {}) =>
  at(id, x, y, { type: 'group', size: { width: 640, height: 480 }, ...more });
const locked = { metadata: { locked: true } };

async function board(...nodes: BoardNode[]) {
  const { editor } = await openTestBoard(nodes);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  return editor;
}
const place = (editor: BoardEditor, id: string) => editor.node(id)?.position;
const all = (...ids: string[]) => new Set(ids);
const rectsOf = (editor: BoardEditor, ids: string[]) => ids.map((id) => rectOf(editor.node(id)!));
const coverEachOther = (rects: ReturnType<typeof rectsOf>) =>
  rects.some((a, i) => rects.slice(i + 1).some((b) => overlaps(a, b)));

describe('aligning and distributing', () => {
  it('is one step, and groups take their members along', async () => {
    const editor = await board(group('g', 100, 0), at('m', 140, 80, { parentId: 'g' }), at('a', 0, 600));
    alignCards(editor, all('g', 'm', 'a'), 'left');
    expect([place(editor, 'g'), place(editor, 'm')]).toEqual([
      { x: 0, y: 0 },
      { x: 40, y: 80 },
    ]);
    editor.undo();
    expect([place(editor, 'g'), place(editor, 'm')]).toEqual([
      { x: 100, y: 0 },
      { x: 140, y: 80 },
    ]);
    expect(editor.canUndo()).toBe(false);
  });

  it('leaves locked cards where they are, and asks them nothing', async () => {
    const editor = await board(at('a', 0, 0, locked), at('b', 50, 300), at('c', 90, 600));
    alignCards(editor, all('a', 'b', 'c'), 'left');
    expect([place(editor, 'a')?.x, place(editor, 'b')?.x, place(editor, 'c')?.x]).toEqual([0, 50, 50]);
  });

  it('lets a card out of its group that comes to lie outside', async () => {
    const editor = await board(group('g', 0, 0), at('m', 40, 80, { parentId: 'g' }), at('a', 3_000, 80));
    alignCards(editor, all('m', 'a'), 'right');
    expect(editor.node('m')).toMatchObject({ position: { x: 3_000 }, parentId: null });
  });

  it('shares the room between the outermost', async () => {
    const editor = await board(at('a', 0, 0), at('b', 300, 0), at('c', 1_000, 0));
    distributeCards(editor, all('a', 'b', 'c'), 'across');
    expect(place(editor, 'b')).toEqual({ x: 500, y: 0 });
  });
});

describe('tidying', () => {
  it('lays a heap out in one step, and tells where everything stood', async () => {
    const heap = ['a', 'b', 'c', 'd'].map((id, i) => at(id, i * 10, i * 10));
    const editor = await board(...heap);
    editor.commit([{ do: 'add-edge', edge: blankEdge({ id: 'e', source: 'a', target: 'b' }) }]);
    const from = tidy(editor, all('a', 'b', 'c', 'd'));
    expect(coverEachOther(rectsOf(editor, ['a', 'b', 'c', 'd']))).toBe(false);
    expect(from.get('b')).toEqual({ x: 10, y: 10 });
    editor.undo();
    expect(['a', 'b', 'c', 'd'].map((id) => place(editor, id)?.x)).toEqual([0, 10, 20, 30]);
  });

  it('covers nothing that stays', async () => {
    const wall = Array.from({ length: 6 }, (_, i) => at(`w${i}`, 320, i * 210 - 300));
    const editor = await board(at('a', 0, 0), at('b', 10, 10), at('c', 20, 20), ...wall);
    tidy(editor, all('a', 'b', 'c'));
    const ids = ['a', 'b', 'c', ...wall.map(({ id }) => id)];
    expect(coverEachOther(rectsOf(editor, ids))).toBe(false);
  });

  it('lays the members of a group out below its title, and lets the group grow', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const editor = await board(group('g', 0, 0), ...ids.map((id, i) => at(id, 30 + i, 60, { parentId: 'g' })));
    tidy(editor, all('g'));
    const frame = rectOf(editor.node('g')!);
    const rects = rectsOf(editor, ids);
    expect(coverEachOther(rects)).toBe(false);
    for (const rect of rects) {
      expect(rect.y).toBeGreaterThanOrEqual(52);
      expect(rect.x + rect.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
    expect(ids.every((id) => editor.node(id)?.parentId === 'g')).toBe(true);
  });

  it('leaves other members of the group uncovered', async () => {
    const editor = await board(
      group('g', 0, 0),
      at('a', 30, 60, { parentId: 'g' }),
      at('b', 40, 70, { parentId: 'g' }),
      at('stays', 330, 60, { parentId: 'g' }),
    );
    tidy(editor, all('a', 'b'));
    expect(coverEachOther(rectsOf(editor, ['a', 'b', 'stays']))).toBe(false);
    expect(place(editor, 'stays')).toEqual({ x: 330, y: 60 });
  });

  it('never lets anything be covered, wherever it all stood, and one undo brings it back', async () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(spot, { minLength: 2, maxLength: 12 }), spot, async (spots, other) => {
        const ids = spots.map((_, i) => `n${i}`);
        const editor = await board(...spots.map(({ x, y }, i) => at(`n${i}`, x, y)), at('other', other.x, other.y));
        const before = editor.scene.board();
        tidy(editor, new Set(ids));
        expect(coverEachOther(rectsOf(editor, [...ids, 'other']))).toBe(false);
        editor.undo();
        expect(editor.scene.board()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});
