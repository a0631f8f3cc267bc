import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { overlaps, type Point } from '#contract/board/geometry.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { curveOf } from '../../board/engine/wire-path.ts';
import { openTestBoard } from '../test-server.ts';
import { addConnected } from './add-connected.ts';
import { addNode } from './add-node.ts';
import { besideOf, chatAbout } from './ask-about.ts';
import { centreAtWireEnd } from './makeable.ts';

const at = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, title: id, position: { x, y }, ...more });

/** A group of two cards, 904 wide, and a card outside. */
async function board(...more: BoardNode[]) {
  const { editor } = await openTestBoard([
    at('group', 0, 0, { type: 'group', size: { width: 904, height: 700 } }),
    at('upper', 40, 80, { parentId: 'group' }),
    at('lower', 40, 440, { parentId: 'group' }),
    at('alone', -1_200, 300),
    ...more,
  ]);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  const letGo = (from: string, kind: 'ai-chat' | 'text', point: Point) => {
    const card = editor.scene.entry(from);
    if (!card) throw new Error(`${from} is missing`);
    return addNode(editor, { kind }, { at: centreAtWireEnd(editor.scene, card, kind, point), from, language: 'ko' });
  };
  return { editor, letGo };
}

describe('a chat that is made from a source', () => {
  it.each([
    ['upper', 'in a group stands to the right of the group', { x: 1_024, y: 80 }],
    ['lower', 'further down in it, at the top of the source', { x: 1_024, y: 440 }],
    ['alone', 'in no group stands to the right of the source', { x: -800, y: 300 }],
  ])('%s, %s', async (id, _, position) => {
    const { editor } = await board();
    expect(editor.node(chatAbout(editor, id, 'ko') ?? '')?.position).toEqual(position);
  });

  it.each([
    ['upper', { x: 600, y: 600 }, { x: 1_024, y: 80 }],
    ['group', { x: 600, y: 600 }, { x: 1_024, y: 0 }],
    ['group', { x: 450, y: 690 }, { x: 1_024, y: 0 }],
  ])(
    'by a wire of %s that is let go over its group stands to the right of the group',
    async (from, point, position) => {
      const { editor, letGo } = await board();
      const chat = letGo(from, 'ai-chat', point);
      expect(chat).toMatchObject({ position, parentId: null });
      const [wire] = editor.scene.edgesOf(chat.id);
      const ends = editor.scene.edge(wire?.id ?? '');
      const curve = ends && curveOf(editor.scene, ends);
      const card = editor.scene.entry(from);
      expect([curve?.from.x, curve?.to.x]).toEqual([card && card.x + card.width, 1_024]);
    },
  );

  it('by a wire that is let go outside of its group stands where it was let go', async () => {
    const { letGo } = await board();
    expect(letGo('group', 'ai-chat', { x: 1_400, y: 350 }).position).toEqual({ x: 1_400, y: 125 });
    expect(letGo('group', 'ai-chat', { x: 450, y: 900 }).position).toEqual({ x: 200, y: 900 });
  });

  it('stands at the next free place where something is there', async () => {
    const { editor, letGo } = await board(at('there', 1_100, 100));
    const chat = letGo('group', 'ai-chat', { x: 600, y: 600 });
    expect(chat.position).toEqual({ x: 1_024, y: 320 });
    for (const node of editor.nodes()) expect(node.id === chat.id || !overlaps(rectOf(node), rectOf(chat))).toBe(true);
  });
});

describe('a text that is made from a source', () => {
  it('stays in the group over which its wire was let go', async () => {
    const { letGo } = await board();
    expect(letGo('upper', 'text', { x: 500, y: 400 })).toMatchObject({
      position: { x: 500, y: 300 },
      parentId: 'group',
    });
  });

  it.each([
    ['alone', { x: -840, y: 300 }],
    ['group', { x: 984, y: 0 }],
  ])('stands to the right of %s, tops in line', async (id, position) => {
    const { editor } = await board();
    expect(addConnected(editor, id, 'ko')?.position).toEqual(position);
  });

  it('stands so beside a large chat too', async () => {
    const { editor } = await board(at('chat', 2_000, 100, { type: 'ai_chat' }));
    expect(besideOf(editor, 'chat', { width: 280, height: 200 })).toEqual({ x: 2_760, y: 200 });
    expect(besideOf(editor, 'gone', { width: 280, height: 200 })).toBeNull();
  });
});
