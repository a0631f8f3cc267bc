import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { loadSnapping } from './aligner.ts';
import { Move } from './move.ts';
import { inShape, onGrid } from './resize.ts';

beforeAll(loadSnapping);

const at = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode => ({
  ...textNode(id),
  position: { x, y },
  ...more,
});
const keys = (more = {}) => ({ keepsAxis: false, isFree: false, ...more });

async function dragging(nodes: BoardNode[], id: string, makesCopies = false) {
  const { editor } = await openTestBoard(nodes);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  editor.select([id]);
  return { editor, move: new Move(editor, editor.scene.entry(id)!, makesCopies) };
}

describe('a card that is dragged', () => {
  const two = [at('a', 0, 0), at('b', 600, 300)];

  it('comes in line with a card in sight, and shows the lines', async () => {
    const { editor, move } = await dragging(two, 'a');
    move.to({ x: 603, y: 41 }, keys());
    expect(editor.scene.entry('a')).toMatchObject({ x: 600, y: 40 });
    expect(move.guides().map(({ axis, at: line }) => [axis, line])).toEqual([
      ['x', 600],
      ['x', 740],
      ['x', 880],
    ]);
    move.end();
    expect(editor.node('a')?.position).toEqual({ x: 600, y: 40 });
  });

  it('comes to lie as far from its neighbour as that does from the next, and shows both gaps', async () => {
    const row = [at('a', 0, 300), at('b', 320, 40), at('c', 640, 40)];
    const { editor, move } = await dragging(row, 'a');
    move.to({ x: 964, y: 88 }, keys());
    expect(editor.scene.entry('a')).toMatchObject({ x: 960, y: 88 });
    expect(move.guides().map(({ axis, from, to }) => [axis, from, to])).toEqual([
      ['y', 600, 640],
      ['y', 920, 960],
    ]);
    move.end();
    expect(editor.node('a')?.position).toEqual({ x: 960, y: 88 });
  });

  it('rests on the grid where nothing is near', async () => {
    const { editor, move } = await dragging(two, 'a');
    move.to({ x: 203, y: 59 }, keys());
    expect(editor.scene.entry('a')).toMatchObject({ x: 204, y: 60 });
    expect(move.guides()).toEqual([]);
  });

  it('goes anywhere with Alt', async () => {
    const { editor, move } = await dragging(two, 'a');
    move.to({ x: 603, y: 41 }, keys({ isFree: true }));
    expect(editor.scene.entry('a')).toMatchObject({ x: 603, y: 41 });
  });

  it('keeps to the longer way with Shift, and comes in line on that one only', async () => {
    const { editor, move } = await dragging(two, 'a');
    move.to({ x: 598, y: 297 }, keys({ keepsAxis: true }));
    expect(editor.scene.entry('a')).toMatchObject({ x: 600, y: 0 });
    move.to({ x: 60, y: 297 }, keys({ keepsAxis: true }));
    expect(editor.scene.entry('a')).toMatchObject({ x: 0, y: 300 });
  });

  it('reaches as far on the screen at any scale', async () => {
    const { editor, move } = await dragging(two, 'a');
    editor.camera.report({ x: 0, y: 0, zoom: 0.5 });
    move.to({ x: 610, y: 41 }, keys());
    expect(editor.scene.entry('a')?.x).toBe(600);
    editor.camera.report({ x: 0, y: 0, zoom: 2 });
    move.to({ x: 606, y: 41 }, keys());
    expect(editor.scene.entry('a')?.x).toBe(608);
  });

  it('lies again where it was when the drag is given up', async () => {
    const { editor, move } = await dragging(two, 'a');
    move.to({ x: 400, y: 400 }, keys());
    move.cancel();
    expect(editor.scene.entry('a')).toMatchObject({ x: 0, y: 0 });
    expect(editor.canUndo()).toBe(false);
  });
});

describe('a card that is dragged with Alt from the beginning', () => {
  it('stays, and a copy of it lies where it was let go: one step, and the copy is selected', async () => {
    const { editor, move } = await dragging([at('a', 0, 0)], 'a', true);
    move.to({ x: 400, y: 100 }, keys({ isFree: true }));
    move.end();
    const [original, copy] = [...editor.nodes()];
    expect(original).toMatchObject({ id: 'a', position: { x: 0, y: 0 } });
    expect(copy).toMatchObject({ title: 'a', position: { x: 400, y: 100 } });
    expect([...editor.selection()]).toEqual([copy?.id]);
    editor.undo();
    expect([...editor.nodes()].map(({ id }) => id)).toEqual(['a']);
  });

  it('is copied with its group, its members and the wires between them', async () => {
    const nodes = [
      at('g', 0, 0, { type: 'group', size: { width: 640, height: 480 } }),
      at('m', 40, 80, { parentId: 'g' }),
      at('n', 340, 80, { parentId: 'g' }),
    ];
    const { editor, move } = await dragging(nodes, 'g', true);
    editor.commit([{ do: 'add-edge', edge: blankEdge({ id: 'e', source: 'm', target: 'n' }) }]);
    move.to({ x: 2_000, y: 0 });
    expect([...move.left.values()].map(({ id, x }) => [id, x])).toEqual([
      ['g', 0],
      ['m', 40],
      ['n', 340],
    ]);
    move.end();
    const copies = [...editor.nodes()].slice(3);
    expect(copies.map(({ title, position }) => [title, position.x])).toEqual([
      ['g', 2_000],
      ['m', 2_040],
      ['n', 2_340],
    ]);
    expect(copies.slice(1).every(({ parentId }) => parentId === copies[0]?.id)).toBe(true);
    expect([...editor.edges()]).toHaveLength(2);
  });

  it('joins the group that the copy is dropped on, and the original stays free', async () => {
    const nodes = [at('g', 600, 0, { type: 'group', size: { width: 640, height: 480 } }), at('a', 0, 0)];
    const { editor, move } = await dragging(nodes, 'a', true);
    expect(move.to({ x: 700, y: 100 })).toBe('g');
    move.end();
    expect(editor.node('a')?.parentId).toBeNull();
    expect([...editor.nodes()].at(-1)).toMatchObject({ title: 'a', parentId: 'g' });
  });

  it('is not copied where it was not moved', async () => {
    const { editor, move } = await dragging([at('a', 0, 0)], 'a', true);
    move.end();
    expect(editor.scene.nodeCount).toBe(1);
  });
});

describe('a grip that is drawn', () => {
  it('rests on the grid', () =>
    expect(onGrid({ x: 1, y: 3, width: 201, height: 150 })).toEqual({ x: 0, y: 4, width: 204, height: 148 }));
  it('keeps the shape with Shift, within what the kind may be', () => {
    const held = { rect: { x: 0, y: 0, width: 300, height: 200 }, grip: { x: 1, y: 1 } as const };
    expect(inShape(textNode('a'), held, { x: 0, y: 0, width: 600, height: 210 })).toMatchObject({
      width: 600,
      height: 400,
    });
    expect(inShape(textNode('a'), held, { x: 0, y: 0, width: 3_000, height: 210 }).width).toBeCloseTo(800);
  });
});

describe('a drag into which somebody else comes', () => {
  const cards = [
    at('g', 0, 0, { type: 'group', size: { width: 640, height: 480 } }),
    at('m', 40, 80, { parentId: 'g' }),
    at('a', 900, 0),
    at('b', 900, 400),
  ];
  const change = fc.oneof(
    fc.record({ do: fc.constant('remove-node' as const), id: fc.constantFrom('g', 'm', 'a', 'b') }),
    fc.record({
      do: fc.constant('patch-node' as const),
      id: fc.constantFrom('g', 'm', 'a', 'b'),
      patch: fc.oneof(
        fc.record({ position: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.constant(700) }) }),
        fc.record({ parentId: fc.constantFrom(null, 'g') }),
        fc.record({ size: fc.record({ width: fc.integer({ min: 200, max: 800 }), height: fc.constant(300) }) }),
      ),
    }),
  );
  const way = fc.record({ x: fc.integer({ min: -2_000, max: 2_000 }), y: fc.integer({ min: -900, max: 900 }) });
  const step = fc.oneof(change, way);

  it('leaves every card where the board has it, and nothing of a card that is gone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('g', 'm', 'a'),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        async (lead, steps, isGivenUp, makesCopies) => {
          const { editor, move } = await dragging(cards, lead, makesCopies);
          for (const one of steps) {
            if ('do' in one) editor.scene.apply(one);
            else move.to(one, keys());
          }
          if (isGivenUp) move.cancel();
          else move.end();
          const { scene } = editor;
          const everywhere = scene.query({ x: -9_000, y: -9_000, width: 18_000, height: 18_000 });
          expect(everywhere.map((card) => card.id).toSorted()).toEqual(
            scene
              .board()
              .nodes.map((node) => node.id)
              .toSorted(),
          );
          for (const card of everywhere) expect(card).toMatchObject(rectOf(card.node));
        },
      ),
      { numRuns: 300 },
    );
  });
});
