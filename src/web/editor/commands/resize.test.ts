import { describe, expect, it } from 'vitest';
import type { Grip } from '#contract/board/aspect.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Rect } from '#contract/board/geometry.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { resizeEnd, resizeTo } from './resize.ts';

const at = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode => ({
  ...textNode(id),
  position: { x, y },
  ...more,
});
const board = async (...nodes: BoardNode[]) => (await openTestBoard(nodes)).editor;

describe('a card whose grip is drawn', () => {
  it('keeps sizes within the clamps, in steps of 8 for groups, and ignores 5 px', async () => {
    const editor = await board(at('g', 0, 0, { type: 'group', size: { width: 640, height: 480 } }), at('a', 0, 900));
    resizeEnd(editor, 'g', { x: 0, y: 0, width: 701, height: 20 });
    expect(editor.node('g')?.size).toEqual({ width: 704, height: 160 });
    resizeEnd(editor, 'a', { x: 0, y: 900, width: 284, height: 203 });
    expect(editor.node('a')?.size).toBeNull();
    resizeEnd(editor, 'a', { x: -20, y: 900, width: 300, height: 200 });
    expect(editor.node('a')).toMatchObject({ size: { width: 300, height: 200 }, position: { x: -20, y: 900 } });
  });

  it('of a group takes in what its frame comes to hold and lets go of what it leaves, in one step', async () => {
    const size = { width: 640, height: 480 };
    const member = at('m', 340, 80, { parentId: 'g' });
    const editor = await board(at('g', 0, 0, { type: 'group', size }), member, at('a', 20, 560));
    resizeEnd(editor, 'g', { x: 0, y: 0, width: 400, height: 800 });
    expect([editor.node('m')?.parentId, editor.node('a')?.parentId]).toEqual([null, 'g']);
    editor.undo();
    expect([editor.node('m')?.parentId, editor.node('a')?.parentId]).toEqual(['g', null]);
    expect(editor.node('g')?.size).toEqual(size);
  });

  it.each<[string, Partial<BoardNode>, Rect, Grip, Rect]>([
    [
      'a collapsed chat at most 700x600, its right edge in place',
      { type: 'ai_chat', position: { x: 100, y: 0 } },
      { x: -400, y: -200, width: 1_000, height: 650 },
      { x: -1, y: -1 },
      { x: -100, y: -150, width: 700, height: 600 },
    ],
    [
      'an expanded chat at least 800x700, its lower edge in place',
      { type: 'ai_chat', size: { width: 900, height: 800 }, metadata: { isExpanded: true } },
      { x: 0, y: 400, width: 500, height: 400 },
      { x: 1, y: -1 },
      { x: 0, y: 100, width: 800, height: 700 },
    ],
    [
      'a group in steps of 8, at least 240x160, its right edge in place',
      { type: 'group', size: { width: 640, height: 480 } },
      { x: 420, y: 0, width: 220, height: 480 },
      { x: -1, y: 0 },
      { x: 400, y: 0, width: 240, height: 480 },
    ],
    [
      'a collapsed group as high as it was',
      { type: 'group', size: { width: 640, height: 480 }, metadata: { isCollapsed: true } },
      { x: 0, y: 0, width: 800, height: 300 },
      { x: 1, y: 1 },
      { x: 0, y: 0, width: 800, height: 480 },
    ],
  ])('keeps to what its state lets it be: %s', async (_, more, rect, grip, becomes) => {
    const editor = await board(at('a', 0, 0, more));
    resizeTo(editor, 'a', rect, grip);
    const shown = { ...becomes, ...(more.metadata?.['isCollapsed'] === true && { height: 100 }) };
    expect(editor.scene.entry('a')).toMatchObject(shown);
    resizeEnd(editor, 'a', rect, grip);
    const { x, y, width, height } = becomes;
    expect(editor.node('a')).toMatchObject({ position: { x, y }, size: { width, height } });
    expect(editor.scene.entry('a')).toMatchObject(shown);
  });
});
