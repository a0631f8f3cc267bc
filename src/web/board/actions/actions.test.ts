import { describe, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { actions as words } from '../../words/actions.ts';
import { isOpenTo } from './action.ts';
import { keyNamesOf, type Chord } from '../../lib/chord.ts';
import { boardActions } from './index.ts';
import { testContext } from './test-context.ts';

const sameChord = (a: Chord, b: Chord): boolean =>
  a.code === b.code &&
  a.key === b.key &&
  a.ctrl === b.ctrl &&
  a.alt === b.alt &&
  (a.shift === b.shift || a.shift === 'any' || b.shift === 'any');

describe('the registry of actions', () => {
  it('names every action once', () => {
    const ids = boardActions.map((action) => action.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has words for every action, and no words without one', () => {
    const used = new Set(boardActions.flatMap((action) => [action.label, action.sheetLine ?? action.label]));
    expect([...used].sort()).toEqual(Object.keys(words.ko.label).sort());
  });

  it.each([[''], ['a'], ['memo'], ['locked'], ['a b'], ['g'], ['chat'], ['wire'], ['a wire']])(
    'gives no key two meanings while these are selected: %j',
    async (selected) => {
      const { editor } = await openTestBoard([
        textNode('a'),
        textNode('b'),
        { ...textNode('memo'), type: 'sticky' },
        { ...textNode('locked'), metadata: { locked: true } },
        { ...textNode('g'), type: 'group' },
        { ...textNode('chat'), type: 'ai_chat' },
      ]);
      editor.commit([{ do: 'add-edge', edge: blankEdge({ id: 'wire', source: 'a', target: 'chat' }) }]);
      editor.select(selected.split(' '));
      const { context } = await testContext(editor);
      const offered = boardActions.filter((one) => isOpenTo(one, context, editor.selection()));
      const clashes = offered.flatMap((action, i) =>
        offered.slice(i + 1).flatMap((other) => {
          const shared = action.keys.filter((key) => other.keys.some((another) => sameChord(key, another)));
          return shared.map((key) => `${keyNamesOf(key, false).join('+')}: ${action.id}, ${other.id}`);
        }),
      );
      expect(clashes).toEqual([]);
    },
  );

  it('matches plain letters by the physical key, for Hangul layouts', () => {
    const byWriting = boardActions.flatMap((action) => action.keys.filter(({ key }) => /^\p{L}$/u.test(key ?? '')));
    expect(byWriting).toEqual([]);
  });
});

describe('what stands on the keys', () => {
  it.each<[Chord, boolean, string]>([
    [{ code: 'KeyG', ctrl: true, shift: true }, false, 'Ctrl Shift G'],
    [{ code: 'KeyG', ctrl: true, shift: true }, true, '⌘ ⇧ G'],
    [{ key: 'Delete', shift: 'any' }, false, 'Del'],
    [{ code: 'Digit1', shift: true }, false, 'Shift 1'],
    [{ key: ']' }, false, ']'],
    [{ key: 'ArrowLeft' }, false, '←'],
  ])('%j', (chord, isMac, names) => expect(keyNamesOf(chord, isMac).join(' ')).toBe(names));
});

describe('actions', () => {
  const action = (id: string) => {
    const found = boardActions.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return found;
  };

  it('removes what it is asked to, says so, and offers the way back', async () => {
    const { editor } = await openTestBoard([textNode('a'), textNode('b')]);
    const { context } = await testContext(editor);
    action('remove').run(context, new Set(['a', 'b']));
    expect([...editor.nodes()]).toEqual([]);
    const [said] = context.notices.current();
    expect(said).toMatchObject({ tone: 'undoable', title: '노드 2개를 삭제했어요' });
    said?.action?.run();
    expect([...editor.nodes()]).toHaveLength(2);
  });

  it('open the content of a note and the title of what has none, once', async () => {
    const { editor } = await openTestBoard([textNode('a'), { ...textNode('g'), type: 'group' }]);
    const { context } = await testContext(editor);
    action('edit-content').run(context, new Set(['a']));
    await vi.waitFor(() => expect(editor.wantsContentFocus('a')).toBe(true));
    expect(editor.wantsTitleFocus('a')).toBe(false);
    expect([editor.takeContentFocus('a'), editor.takeContentFocus('a')]).toEqual([true, false]);
    action('edit-only-title').run(context, new Set(['g']));
    await vi.waitFor(() => expect(editor.takeTitleFocus('g')).toBe(true));
  });

  it('makes a thing where the menu was opened', async () => {
    const { editor } = await openTestBoard([]);
    const { context, asked } = await testContext(editor, { x: 7, y: 8 });
    action('tool text').run(context, new Set());
    expect(asked.tools).toEqual([{ tool: 'text', at: { x: 7, y: 8 }, from: undefined }]);
  });

  it('Esc clears the selection first and leaves zen then', async () => {
    const { editor } = await openTestBoard([textNode('a')]);
    const { context } = await testContext(editor);
    context.panels.setZen(true);
    editor.select(['a']);
    action('leave').run(context, editor.selection());
    expect([editor.selection().size, context.panels.read().isZen]).toEqual([0, true]);
    action('leave').run(context, editor.selection());
    expect(context.panels.read().isZen).toBe(false);
  });
});
