import { describe, expect, it } from 'vitest';
import { contains } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { addNode } from './add-node.ts';
import { connectToChat, nearestChat } from './connect-to-chat.ts';
import { groupTogether } from './group.ts';

const at = (id: string, x: number, y: number, more = {}) => ({ ...textNode(id), position: { x, y }, ...more });
const chat = (id: string, x: number) => at(id, x, 0, { type: 'ai_chat' });

describe('grouping the selection', () => {
  it('puts a group around it with room for the title, in one step', async () => {
    const { editor } = await openTestBoard([at('a', 0, 0), at('b', 400, 300), chat('c', 900)]);
    const group = groupTogether(editor, ['a', 'b', 'c'], 'ko');
    if (!group) throw new Error('nothing was grouped');
    expect([...editor.membersOf(group.id)].map((node) => node.id)).toEqual(['a', 'b']);
    expect(editor.node('c')?.parentId).toBeNull();
    for (const id of ['a', 'b']) {
      const rect = rectOf(editor.node(id) ?? group);
      expect(contains(rectOf(group), rect)).toBe(true);
      expect(contains(rectOf(group), { x: rect.x + rect.width, y: rect.y + rect.height })).toBe(true);
      expect(rect.y).toBeGreaterThanOrEqual(group.position.y + GROUP_HEAD_PX);
    }
    expect(editor.takeTitleFocus(group.id)).toBe(true);
    editor.undo();
    expect(editor.node(group.id)).toBeUndefined();
    expect(editor.node('a')?.parentId).toBeNull();
  });

  it('does nothing with what lies further apart than a group is wide', async () => {
    const { editor } = await openTestBoard([at('a', 0, 0), at('b', 5_000, 0), at('c', 0, 3_000)]);
    expect(groupTogether(editor, ['a', 'b'], 'ko')).toBeNull();
    expect(groupTogether(editor, ['a', 'c'], 'ko')).toBeNull();
    expect([...editor.nodes()].map(({ parentId }) => parentId)).toEqual([null, null, null]);
  });

  it('does nothing with what may join no group', async () => {
    const { editor } = await openTestBoard([chat('c', 0), at('g', 900, 0, { type: 'group' })]);
    expect(groupTogether(editor, ['c', 'g'], 'ko')).toBeNull();
    expect([...editor.nodes()]).toHaveLength(2);
  });
});

describe('connecting the selection to the chat', () => {
  it('wires each once to the nearest chat', async () => {
    const { editor } = await openTestBoard([at('a', 0, 0), at('b', 0, 300), chat('far', 5_000), chat('near', 600)]);
    expect(nearestChat(editor, ['a', 'b'])?.id).toBe('near');
    expect(connectToChat(editor, ['a', 'b'], 'near')).toBe(2);
    expect(connectToChat(editor, ['a', 'b', 'far'], 'near')).toBe(0);
    expect([...editor.edges()].map((edge) => `${edge.source}>${edge.target}`)).toEqual(['a>near', 'b>near']);
    editor.undo();
    expect([...editor.edges()]).toEqual([]);
  });

  it('finds none on a board without chats', async () => {
    const { editor } = await openTestBoard([at('a', 0, 0)]);
    expect(nearestChat(editor, ['a'])).toBeNull();
  });
});

it('makes nothing that covers the title of the group in which somebody pointed', async () => {
  const { editor } = await openTestBoard([at('g', 0, 0, { type: 'group', size: { width: 640, height: 480 } })]);
  const node = addNode(editor, { kind: 'text' }, { language: 'ko', at: { x: 320, y: 20 } });
  expect(node.parentId).toBe('g');
  expect(node.position.y).toBeGreaterThanOrEqual(GROUP_HEAD_PX);
});
