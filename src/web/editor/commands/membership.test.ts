import { describe, expect, it } from 'vitest';
import { openTestBoard, textNode } from '../test-server.ts';
import { openGroups, putIntoGroup, takeOutOfGroup } from './membership.ts';

const group = (id: string, more = {}) => ({
  ...textNode(id),
  type: 'group' as const,
  size: { width: 320, height: 240 },
  position: { x: 1_000, y: 0 },
  ...more,
});
const open = async () => {
  const { editor } = await openTestBoard([
    group('g'),
    group('locked', { position: { x: 2_000, y: 0 }, metadata: { locked: true } }),
    textNode('a'),
    { ...textNode('b'), position: { x: 400, y: 0 } },
    { ...textNode('chat'), type: 'ai_chat', position: { x: 0, y: 900 } },
  ]);
  return editor;
};

describe('moving into a group without dragging', () => {
  it('puts nodes below one another under the title, and the group grows around them', async () => {
    const editor = await open();
    expect(putIntoGroup(editor, 'a', 'g')).toBe(true);
    expect(putIntoGroup(editor, 'b', 'g')).toBe(true);
    const [a, b, g] = ['a', 'b', 'g'].map((id) => editor.scene.entry(id));
    expect([a?.node.parentId, b?.node.parentId]).toEqual(['g', 'g']);
    if (!a || !b || !g) throw new Error('missing');
    expect(a.y).toBeGreaterThanOrEqual(g.y + 52);
    expect(b.y).toBeGreaterThanOrEqual(a.y + a.height);
    expect(g.y + g.height).toBeGreaterThanOrEqual(b.y + b.height);
    expect(g.x + g.width).toBeGreaterThanOrEqual(b.x + b.width);
  });

  it('is one step', async () => {
    const editor = await open();
    const before = editor.scene.board();
    putIntoGroup(editor, 'a', 'g');
    editor.undo();
    expect(editor.scene.board()).toEqual(before);
  });

  it('offers no group to an AI chat, and no locked one', async () => {
    const editor = await open();
    const [a, chat] = ['a', 'chat'].map((id) => editor.node(id));
    expect(a && openGroups(editor, a).map((one) => one.id)).toEqual(['g']);
    expect(chat && openGroups(editor, chat)).toEqual([]);
    expect(putIntoGroup(editor, 'chat', 'g')).toBe(false);
    expect(putIntoGroup(editor, 'a', 'locked')).toBe(false);
  });

  it('takes a member out to a place beside the group', async () => {
    const editor = await open();
    putIntoGroup(editor, 'a', 'g');
    expect(takeOutOfGroup(editor, 'a')).toBe(true);
    expect(editor.node('a')?.parentId).toBeNull();
    expect(editor.scene.query(editor.scene.entry('a') ?? { x: 0, y: 0, width: 0, height: 0 }).map((c) => c.id)).toEqual(
      ['a'],
    );
    expect(takeOutOfGroup(editor, 'a')).toBe(false);
  });
});
