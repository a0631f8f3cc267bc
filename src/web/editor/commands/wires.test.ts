import { describe, expect, it } from 'vitest';
import { openTestBoard, textNode } from '../test-server.ts';
import { connect } from './connect.ts';
import { describe as say, reconnect, relabel, reverse } from './wires.ts';

async function board() {
  const { editor } = await openTestBoard([textNode('a'), textNode('b'), textNode('c')]);
  connect(editor, { source: 'a', target: 'b', sourceHandle: null, targetHandle: null });
  const [edge] = [...editor.edges()];
  if (!edge) throw new Error('the wire is missing');
  editor.select([edge.id]);
  return { editor, id: edge.id, edge: () => editor.scene.edge(edge.id)?.edge };
}

describe('a wire that stands', () => {
  it('takes a label, a colour and a flow, each one undo step, and stays selected', async () => {
    const { editor, id, edge } = await board();
    relabel(editor, id, ' 근거 ');
    say(editor, [id], { colour: 'violet' });
    say(editor, [id], { animated: true });
    expect(edge()).toMatchObject({ label: '근거', animated: true, style: { strokeWidth: 2, stroke: 'violet' } });
    expect(editor.selection().has(id)).toBe(true);
    editor.undo();
    editor.undo();
    editor.undo();
    expect(edge()).toMatchObject({ label: null, animated: false, style: { strokeWidth: 2 } });
    expect(edge()?.style['stroke']).toBeUndefined();
    editor.redo();
    expect(edge()?.label).toBe('근거');
  });

  it('makes no undo step of a label that is typed again as it was', async () => {
    const { editor, id, edge } = await board();
    relabel(editor, id, '');
    editor.undo();
    expect(edge()).toBeUndefined();
  });

  it('is carried to another card and back by undo', async () => {
    const { editor, id, edge } = await board();
    expect(reconnect(editor, id, 'target', { nodeId: 'c', handle: 'l' }).ok).toBe(true);
    expect(edge()).toMatchObject({ source: 'a', target: 'c', targetHandle: 'l' });
    expect(editor.edgesOf('b')).toEqual([]);
    editor.undo();
    expect(edge()).toMatchObject({ source: 'a', target: 'b', targetHandle: null });
    expect(editor.edgesOf('c')).toEqual([]);
  });

  it('refuses an end that would double another wire', async () => {
    const { editor, id, edge } = await board();
    connect(editor, { source: 'c', target: 'b', sourceHandle: null, targetHandle: null });
    expect(reconnect(editor, id, 'source', { nodeId: 'c', handle: null })).toEqual({
      ok: false,
      reason: 'already-connected',
    });
    expect(edge()?.source).toBe('a');
  });

  it('is turned round unless the other direction stands', async () => {
    const { editor, id, edge } = await board();
    expect(reverse(editor, [id])).toBe(1);
    expect(edge()).toMatchObject({ source: 'b', target: 'a' });
    connect(editor, { source: 'a', target: 'b', sourceHandle: null, targetHandle: null });
    expect(reverse(editor, [id])).toBe(0);
  });
});
