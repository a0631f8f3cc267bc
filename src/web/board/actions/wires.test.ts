import { describe, expect, it } from 'vitest';
import { connect } from '../../editor/commands/connect.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { matchShortcut } from '../keyboard/match-shortcut.ts';
import { isOpenTo } from './action.ts';
import { boardActions } from './index.ts';
import { testContext } from './test-context.ts';

async function open() {
  const { editor } = await openTestBoard([textNode('a'), textNode('b')]);
  connect(editor, { source: 'a', target: 'b', sourceHandle: null, targetHandle: null });
  const [edge] = [...editor.edges()];
  if (!edge) throw new Error('the wire is missing');
  const { context } = await testContext(editor);
  const offered = (...ids: string[]) =>
    boardActions
      .filter((one) => one.menus.includes('edge') && isOpenTo(one, context, new Set(ids)))
      .map((one) => one.id);
  const run = (id: string, ...ids: string[]) => boardActions.find((one) => one.id === id)?.run(context, new Set(ids));
  return { editor, context, offered, run, id: edge.id, edge: () => editor.scene.edge(edge.id)?.edge };
}

describe('the menu of a wire', () => {
  it('offers label, colour, flow, direction and deletion, and the label for one wire only', async () => {
    const { editor, offered, id } = await open();
    expect(offered(id).sort()).toEqual(['colour-wire', 'flow-wire', 'label-wire', 'remove', 'reverse-wire']);
    connect(editor, { source: 'b', target: 'a', sourceHandle: null, targetHandle: null });
    const both = [...editor.edges()].map((edge) => edge.id);
    expect(offered(...both)).not.toContain('label-wire');
  });

  it('carries either end of one wire to another card by keys, where there is another', async () => {
    const { editor, context, offered, run, id } = await open();
    expect(offered(id)).not.toContain('carry target');
    editor.commit([{ do: 'add-node', node: textNode('c') }]);
    expect(offered(id)).toEqual(expect.arrayContaining(['carry source', 'carry target']));
    run('carry target', id);
    const carries = { wire: id, end: 'target' };
    expect(context.panels.read().panel).toEqual({ what: 'connect', from: ['a'], carries });
    run('carry source', id);
    expect(context.panels.read().panel).toMatchObject({ from: ['b'], carries: { end: 'source' } });
    const press = { key: 'ㅣ', ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
    const keyed = (altKey: boolean) => matchShortcut({ ...press, code: 'KeyL', altKey }, context, new Set([id]));
    expect([keyed(false)?.action.id, keyed(true)?.action.id]).toEqual(['carry target', 'carry source']);
  });

  it('lets a wire flow and rest again, each one undo step', async () => {
    const { editor, run, id, edge } = await open();
    run('flow-wire', id);
    expect(edge()?.animated).toBe(true);
    run('flow-wire', id);
    expect(edge()?.animated).toBe(false);
    editor.undo();
    expect(edge()?.animated).toBe(true);
  });

  it('says why a wire cannot be turned round', async () => {
    const { editor, context, run, id, edge } = await open();
    connect(editor, { source: 'b', target: 'a', sourceHandle: null, targetHandle: null });
    run('reverse-wire', id);
    expect(edge()?.source).toBe('a');
    expect(context.notices.current().map((one) => one.title)).toEqual(['이미 연결되어 있어요']);
  });

  it('opens the label of the wire that the keys are meant for', async () => {
    const { editor, run, id } = await open();
    run('label-wire', id);
    await expect.poll(() => [...editor.selection()]).toEqual([id]);
    expect(editor.takeTitleFocus(id)).toBe(true);
  });
});
