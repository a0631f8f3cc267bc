import { describe, expect, it } from 'vitest';
import { colourMemos } from '../../editor/commands/colour.ts';
import { connect } from '../../editor/commands/connect.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { isOpenTo } from './action.ts';
import { colourActions } from './colours.ts';
import { testContext } from './test-context.ts';

const memo = (id: string, metadata: Record<string, unknown> = {}) => ({
  ...textNode(id),
  type: 'sticky' as const,
  metadata,
});

async function open() {
  const { editor } = await openTestBoard([
    memo('a'),
    memo('b', { colour: 'blue' }),
    memo('c', { locked: true }),
    textNode('t'),
  ]);
  connect(editor, { source: 'a', target: 't', sourceHandle: null, targetHandle: null });
  const { context } = await testContext(editor);
  const [wire] = [...editor.edges()];
  if (!wire) throw new Error('the wire is missing');
  const offered = (...ids: string[]) =>
    colourActions.filter((one) => isOpenTo(one, context, new Set(ids))).map(({ id }) => id);
  const run = (id: string, ...ids: string[]) => colourActions.find((one) => one.id === id)?.run(context, new Set(ids));
  return { editor, context, offered, run, wire: wire.id };
}

describe('a colour', () => {
  it.each([
    ['of a memo', ['a'], ['colour-memo']],
    ['of the memos among several cards', ['a', 'b', 't'], ['colour-memo']],
    ['of no locked memo', ['c'], []],
    ['of no other card', ['t'], []],
  ])('is offered in a menu %s', async (_, ids, expected) => {
    expect((await open()).offered(...ids)).toEqual(expected);
  });

  it('is offered in the menu of a wire, which opens the choice for it', async () => {
    const { context, offered, run, wire } = await open();
    expect(offered(wire)).toEqual(['colour-wire']);
    run('colour-wire', wire);
    expect(context.panels.read().panel).toEqual({ what: 'colour', of: 'wire', ids: [wire] });
  });

  it('is chosen for the memos that may have it, and for nothing else that is selected', async () => {
    const { context, run } = await open();
    run('colour-memo', 'a', 'b', 'c', 't');
    expect(context.panels.read().panel).toEqual({ what: 'colour', of: 'memo', ids: ['a', 'b'] });
  });

  it('is given to several memos in one step, and yellow is what a memo has without one', async () => {
    const { editor } = await open();
    const colours = () => ['a', 'b', 'c'].map((id) => editor.node(id)?.metadata['colour'] ?? null);
    colourMemos(editor, ['a', 'b', 'c'], 'pink');
    expect(colours()).toEqual(['pink', 'pink', null]);
    editor.undo();
    expect(colours()).toEqual([null, 'blue', null]);
    colourMemos(editor, ['a', 'b', 'c'], 'yellow');
    expect(colours()).toEqual([null, null, null]);
  });
});
