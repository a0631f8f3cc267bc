import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { addConnected } from '../../editor/commands/add-connected.ts';
import { Move, nudge } from '../../editor/commands/move.ts';
import { mayRename } from '../../editor/commands/rename.ts';
import { resizeEnd } from '../../editor/commands/resize.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import { isOpenTo } from './action.ts';
import { boardActions } from './index.ts';
import { testContext } from './test-context.ts';

const at = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, title: id, position: { x, y }, ...more });
const locked = { metadata: { locked: true } };

async function open(...nodes: BoardNode[]) {
  const { editor } = await openTestBoard(nodes);
  const { context } = await testContext(editor);
  const action = (id: string) => {
    const found = boardActions.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  return {
    editor,
    run: (id: string, ...ids: string[]) => action(id).run(context, new Set(ids)),
    isOffered: (id: string, ...ids: string[]) => isOpenTo(action(id), context, new Set(ids)),
    offered: (...ids: string[]) =>
      boardActions
        .filter((one) => one.menus.includes('node') && isOpenTo(one, context, new Set(ids)))
        .map((one) => one.id),
  };
}

const stacked = (editor: Awaited<ReturnType<typeof open>>['editor']): string =>
  editor.scene
    .query({ x: -9_999, y: -9_999, width: 99_999, height: 99_999 })
    .map((card) => card.id)
    .join('');

describe('the order of what lies over what', () => {
  it('goes to the front and back, in the picture as for the pointer, and one step undoes it', async () => {
    const { editor, run } = await open(at('a', 0, 0), at('b', 10, 10), at('c', 20, 20));
    run('stack front', 'a');
    expect(stacked(editor)).toBe('bca');
    expect(editor.scene.at({ x: 100, y: 100 })?.id).toBe('a');
    run('stack back', 'c');
    expect(stacked(editor)).toBe('cba');
    editor.undo();
    editor.undo();
    expect(stacked(editor)).toBe('abc');
    expect(editor.node('a')?.style).toEqual({});
  });

  it('one step passes what is really in the way, not a card somewhere else', async () => {
    const { editor, run } = await open(at('a', 0, 0), at('far', 5_000, 0), at('b', 10, 10), at('c', 20, 20));
    run('stack forward', 'a');
    expect(editor.scene.at({ x: 15, y: 100 })?.id).toBe('a');
    expect(editor.scene.at({ x: 100, y: 100 })?.id).toBe('c');
    expect(editor.node('far')?.style).toEqual({});
    run('stack backward', 'a');
    expect(editor.scene.at({ x: 15, y: 100 })?.id).toBe('b');
  });

  it('never lifts a group over the cards', async () => {
    const { editor, run } = await open(at('g', 0, 0, { type: 'group' }), at('a', 20, 60));
    run('stack front', 'g');
    expect(editor.scene.at({ x: 60, y: 100 })?.id).toBe('a');
  });
});

describe('a locked node', () => {
  it('is not moved, by hand or by key, alone or with others', async () => {
    const { editor } = await open(at('a', 0, 0, locked), at('b', 1_000, 0));
    editor.select(['a', 'b']);
    nudge(editor, { x: 1, y: 0 });
    const lead = editor.scene.entry('b');
    const move = lead && new Move(editor, lead);
    move?.to({ x: 2_000, y: 40 });
    move?.end();
    expect(editor.node('a')?.position).toEqual({ x: 0, y: 0 });
    expect(editor.node('b')?.position).toEqual({ x: 2_000, y: 40 });
  });

  it('goes along in its group', async () => {
    const { editor } = await open(at('g', 0, 0, { type: 'group' }), at('a', 50, 60, { ...locked, parentId: 'g' }));
    editor.select(['g']);
    nudge(editor, { x: 10, y: 0 });
    expect(editor.node('a')?.position).toEqual({ x: 60, y: 60 });
  });

  it('is not resized, renamed, grouped, removed or caught by selecting everything', async () => {
    const { editor, run, offered } = await open(at('a', 0, 0, locked), at('b', 1_000, 0));
    resizeEnd(editor, 'a', { x: 0, y: 0, width: 500, height: 400 });
    expect(editor.node('a')?.size).toBeNull();
    expect(mayRename(editor, 'a')).toBe(false);
    expect(offered('a')).toEqual(expect.arrayContaining(['unlock', 'duplicate']));
    for (const id of ['remove', 'edit-title', 'edit-content', 'group', 'lock', 'stack front'])
      expect(offered('a')).not.toContain(id);
    run('select-all');
    expect([...editor.selection()]).toEqual(['b']);
    run('remove', 'a', 'b');
    expect([...editor.nodes()].map((node) => node.id)).toEqual(['a']);
  });

  it('takes nobody in when it is a group', async () => {
    const { editor } = await open(at('g', 0, 0, { type: 'group', ...locked }), at('a', 2_000, 0));
    const lead = editor.scene.entry('a');
    const move = lead && new Move(editor, lead);
    expect(move?.to({ x: 20, y: 60 })).toBeNull();
    move?.end();
    expect(editor.node('a')).toMatchObject({ parentId: null, position: { x: 20, y: 60 } });
  });

  it('is unlocked by its menu; of several, those that are not locked yet are locked first', async () => {
    const { editor, run, isOffered } = await open(at('a', 0, 0, locked), at('b', 1_000, 0));
    expect([isOffered('lock', 'a', 'b'), isOffered('unlock', 'a', 'b')]).toEqual([true, false]);
    run('lock', 'a', 'b');
    expect([isOffered('lock', 'a', 'b'), isOffered('unlock', 'a', 'b')]).toEqual([false, true]);
    run('unlock', 'a', 'b');
    expect(editor.node('a')?.metadata).toEqual({});
  });

  it('is copied as an unlocked one', async () => {
    const { editor, run } = await open(at('a', 0, 0, locked));
    run('duplicate', 'a');
    const [copy] = [...editor.nodes()].filter((node) => node.id !== 'a');
    expect(copy?.metadata).toEqual({});
  });
});

describe('a group taken apart', () => {
  it('leaves its members where they are, wired as the group was, and one step brings it back', async () => {
    const { editor, run } = await open(
      at('g', 0, 0, { type: 'group' }),
      at('a', 50, 60, { parentId: 'g' }),
      at('b', 50, 90, { parentId: 'g' }),
      at('chat', 2_000, 0, { type: 'ai_chat' }),
    );
    for (const source of ['g', 'a']) run('connect-to-chat', source);
    const before = editor.scene.board();
    run('ungroup', 'g', 'b');
    expect(editor.node('g')).toBeUndefined();
    expect([...editor.edges()].map((edge) => [edge.source, edge.target]).sort()).toEqual([
      ['a', 'chat'],
      ['b', 'chat'],
    ]);
    expect([...editor.selection()].sort()).toEqual(['a', 'b']);
    editor.undo();
    expect(editor.node('a')).toMatchObject({ parentId: 'g', position: { x: 50, y: 60 } });
    expect(editor.scene.board().edges).toHaveLength(before.edges.length);
  });
});

describe('nudging', () => {
  it('goes to the next line of the dots', async () => {
    const { editor, run } = await open(at('a', 13, 40));
    editor.select(['a']);
    run('nudge ArrowRight to grid', 'a');
    run('nudge ArrowUp to grid', 'a');
    expect(editor.node('a')?.position).toEqual({ x: 20, y: 20 });
  });
});

describe('a connected node', () => {
  it('stands to the right, wired, with its title open, as one step', async () => {
    const { editor } = await open(at('a', 0, 0));
    const node = addConnected(editor, 'a', 'ko');
    expect(node).toMatchObject({ type: 'text', position: { x: 360 } });
    expect([...editor.edges()]).toMatchObject([{ source: 'a', target: node?.id }]);
    expect([...editor.selection()]).toEqual([node?.id]);
    expect(editor.takeTitleFocus(node?.id ?? '')).toBe(true);
    editor.undo();
    expect([[...editor.nodes()].length, [...editor.edges()].length]).toEqual([1, 0]);
  });

  it('stands below the one that was made before, and in the same group', async () => {
    const { editor } = await open(
      at('g', -40, -80, { type: 'group', size: { width: 1_200, height: 900 } }),
      at('a', 0, 0, { parentId: 'g' }),
    );
    const first = addConnected(editor, 'a', 'ko');
    const second = addConnected(editor, 'a', 'ko');
    expect(first?.parentId).toBe('g');
    expect(second?.position.y).toBeGreaterThanOrEqual((first?.position.y ?? 0) + 200);
    expect(second?.position.x).toBe(first?.position.x);
  });
});
