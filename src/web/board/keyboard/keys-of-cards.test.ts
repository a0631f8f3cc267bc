import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import { card, layouts, openKeyPage, openKeys } from './test-keys.ts';

beforeEach(openKeyPage);
afterEach(() => vi.unstubAllGlobals());

/** A group of two that are wired, with a wire out of it to the third; the fourth stands alone. */
const open = () =>
  openKeys(
    [
      card('group', 0, 0, { type: 'group', size: { width: 700, height: 300 } }),
      card('a', 20, 70, { parentId: 'group', content: '첫 장면' }),
      card('b', 360, 70, { parentId: 'group', content: '둘째 장면' }),
      card('free', 800, 0, { content: '밖' }),
      card('beside', 800, 300, { content: '그 옆' }),
    ],
    [blankEdge({ id: 'inner', source: 'a', target: 'b' }), blankEdge({ id: 'outer', source: 'group', target: 'free' })],
  );
type Keys = Awaited<ReturnType<typeof open>>;
const counts = ({ board }: Keys): [nodes: number, wires: number] => [board().nodes.length, board().edges.length];

describe.each(layouts)('what is chosen, by keys of a %s layout, each in one step', (layout) => {
  it('is doubled by Ctrl+D a little aside, a group with its members and the wire between them', async () => {
    const keys = await open();
    keys.editor.select(['group']);
    await keys.isOneStep('Control+d', layout, () => {
      expect(counts(keys)).toEqual([8, 3]);
      const copy = keys.board().nodes.find((node) => node.type === 'group' && node.id !== 'group');
      expect(copy?.position).toEqual({ x: 24, y: 24 });
      expect(keys.board().nodes.filter((node) => node.parentId === copy?.id)).toHaveLength(2);
    });
  });

  it('is grouped by Ctrl+G, and the name of the group is asked for', async () => {
    const keys = await open();
    keys.editor.select(['free', 'beside']);
    await keys.isOneStep('Control+g', layout, () => {
      expect(counts(keys)).toEqual([6, 2]);
      expect(keys.node('free')?.parentId).toBeTruthy();
      expect(keys.node('beside')?.parentId).toBe(keys.node('free')?.parentId);
    });
    keys.editor.select(['free', 'beside']);
    keys.press('Control+g', layout);
    await vi.waitFor(() => expect(keys.node('free')?.parentId).toBeTruthy());
    expect(keys.editor.wantsTitleFocus(keys.node('free')?.parentId ?? '')).toBe(true);
  });

  it('is taken apart by Ctrl+Shift+G: the members stay where they are, and each gets the wire of the group', async () => {
    const keys = await open();
    keys.editor.select(['group']);
    await keys.isOneStep('Control+Shift+g', layout, () => {
      expect(counts(keys)).toEqual([4, 3]);
      expect(keys.node('a')).toMatchObject({ parentId: null, position: { x: 20, y: 70 } });
    });
  });

  it('is chosen in whole by Ctrl+A', async () => {
    const keys = await open();
    expect(keys.press('Control+a', layout)).toBe(true);
    expect([...keys.editor.selection()].toSorted()).toEqual(['a', 'b', 'beside', 'free', 'group']);
  });
});

describe('what is chosen, by keys that no layout changes', () => {
  it.each(['F2', 'Shift+F2'])(
    'is named after %s, which leaves the selection and the board as they are',
    async (key) => {
      const keys = await open();
      const before = keys.board();
      keys.editor.select(['free']);
      keys.press(key);
      await vi.waitFor(() => expect(keys.editor.takeTitleFocus('free')).toBe(true));
      expect([...keys.editor.selection()]).toEqual(['free']);
      expect(keys.board()).toEqual(before);
      expect(keys.editor.canUndo()).toBe(false);
    },
  );

  it('is written after Enter; of a group only the name is', async () => {
    const keys = await open();
    keys.editor.select(['free']);
    keys.press('Enter');
    await vi.waitFor(() => expect(keys.editor.takeContentFocus('free')).toBe(true));
    keys.editor.select(['group']);
    keys.press('Enter');
    await vi.waitFor(() => expect(keys.editor.takeTitleFocus('group')).toBe(true));
  });

  it.each(['Delete', 'Backspace', 'Shift+Delete'])('is deleted by %s with its wires, in one step', async (key) => {
    const keys = await open();
    keys.editor.select(['free']);
    await keys.isOneStep(key, 'latin', () => expect(counts(keys)).toEqual([4, 1]));
    keys.press(key);
    expect(keys.context.notices.current()[0]?.title).toBe('노드를 삭제했어요');
  });

  it('is let go of by Escape', async () => {
    const keys = await open();
    keys.editor.select(['free', 'beside']);
    keys.press('Escape');
    expect(keys.editor.selection().size).toBe(0);
  });

  it('goes by Delete without a question, also where many hold something, and comes back by the notice', async () => {
    const keys = await openKeys(Array.from({ length: 6 }, (_, i) => card(`n${i}`, i * 340, 0, { content: '글' })));
    const before = keys.board();
    keys.press('Control+a');
    keys.press('Delete');
    expect(counts(keys)).toEqual([0, 0]);
    const [said] = keys.context.notices.current();
    expect(said).toMatchObject({ tone: 'undoable', title: '노드 6개를 삭제했어요' });
    said?.action?.run();
    expect(keys.board()).toEqual(before);
  });

  it('gets a text to its right by Tab, wired, with its title open, in one step', async () => {
    const keys = await open();
    keys.editor.select(['beside']);
    await keys.isOneStep('Tab', 'latin', () => {
      expect(counts(keys)).toEqual([6, 3]);
      const wire = keys.board().edges.find(({ source }) => source === 'beside');
      expect(keys.node(wire?.target ?? '')?.position.x).toBeGreaterThan(800 + 280);
    });
  });
});

it.each(layouts)('L begins a wire from what is chosen, by a %s layout', async (layout) => {
  const keys = await open();
  keys.editor.select(['free']);
  keys.press('l', layout);
  expect(keys.context.panels.read().panel).toEqual({ what: 'connect', from: ['free'] });
});

it.each(['Delete', 'Backspace', 'Control+d', 'Control+g', ']', 'Shift+l', 'Enter', 'F2', 'Alt+a', 'Tab'])(
  'where nothing is chosen, %s means nothing',
  async (key) => {
    const keys = await open();
    const before = keys.board();
    keys.press(key);
    expect(keys.done).toEqual([]);
    expect(keys.board()).toEqual(before);
    expect(keys.editor.canUndo()).toBe(false);
  },
);
