import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { openTestBoard, TestServer, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patch = (id: string, by: NodePatch): BoardChange => ({ do: 'patch-node', id, patch: by });
const to = (id: string, x: number): BoardChange => patch(id, { position: { x, y: 0 } });
const add = (node: BoardNode): BoardChange => ({ do: 'add-node', node });
const drop = (id: string): BoardChange => ({ do: 'remove-node', id });
const wire = (id: string, source: string, target: string, label: string | null = null): BoardChange => ({
  do: 'add-edge',
  edge: { ...blankEdge({ id, source, target }), label },
});
const group = (id: string): BoardNode => blankNode({ id, type: 'group' });
const sent = () => vi.advanceTimersByTimeAsync(2_000);

async function opened(...nodes: BoardNode[]) {
  const { editor, server } = await openTestBoard(nodes, { hasCheckpoint: false });
  const mine = async (...changes: BoardChange[]) => {
    editor.commit(changes);
    await sent();
  };
  const settled = async () => {
    await sent();
    expect(editor.scene.board()).toEqual(server.board());
    editor.close();
  };
  return { editor, server, mine, settled };
}

describe('undo among others', () => {
  it('leaves a card where a colleague has moved it since, and takes back what else the gesture did', async () => {
    const { editor, server, mine, settled } = await opened(textNode('a'), textNode('b'));
    await mine(to('a', 10), to('b', 10));
    server.changeAsOther(to('a', 70));
    editor.undo();
    expect([editor.node('a')?.position.x, editor.node('b')?.position.x]).toEqual([70, 0]);
    editor.redo();
    expect([editor.node('a')?.position.x, editor.node('b')?.position.x]).toEqual([70, 10]);
    await settled();
  });

  it('takes a value back to what a colleague wrote while the own one was on its way', async () => {
    const { editor, server, settled } = await opened(textNode('a'));
    editor.commit([patch('a', { title: 'mine' })]);
    server.changeAsOther(patch('a', { title: 'theirs', content: 'their words' }));
    await sent();
    expect(editor.node('a')?.title).toBe('mine');
    editor.undo();
    expect([editor.node('a')?.title, editor.node('a')?.content]).toEqual(['theirs', 'their words']);
    await settled();
  });

  it('brings a deleted card back as a colleague had left it, with the wire that they drew to it meanwhile', async () => {
    const { editor, server, settled } = await opened(textNode('a'), textNode('b'), group('g'));
    editor.commit([drop('a'), drop('g')]);
    server.changeAsOther(patch('a', { content: 'theirs' }), wire('e', 'b', 'a'), patch('b', { parentId: 'g' }));
    await sent();
    expect([editor.node('a'), editor.scene.edge('e')]).toEqual([undefined, undefined]);
    editor.undo();
    expect([editor.node('a')?.content, editor.scene.edge('e')?.edge.target]).toEqual(['theirs', 'a']);
    expect(editor.node('b')?.parentId).toBe('g');
    await settled();
  });

  it.each<[string, BoardChange]>([
    ['has edited', patch('a', { content: 'theirs' })],
    ['has wired', wire('e', 'b', 'a')],
  ])('does not remove an own card that a colleague %s, neither by undo nor by redo', async (_, theirs) => {
    const { editor, server, mine, settled } = await opened(textNode('b'));
    await mine(add(textNode('a')));
    server.changeAsOther(theirs);
    editor.undo();
    expect(editor.node('a')).toBeDefined();
    await mine(drop('a'));
    editor.undo();
    await sent();
    server.changeAsOther(theirs);
    editor.redo();
    expect(editor.node('a')).toBeDefined();
    await settled();
  });

  it('removes an own card that only the server has worked on', async () => {
    const { editor, server, mine, settled } = await opened();
    await mine(add(textNode('a')));
    server.changeByItself(patch('a', { metadata: { status: 'ready' } }));
    editor.undo();
    expect(editor.node('a')).toBeUndefined();
    await settled();
  });

  it('keeps an own group into which a colleague has put a card; the own members leave it', async () => {
    const { editor, server, mine, settled } = await opened(textNode('a'), textNode('b'));
    await mine(add(group('g')), patch('a', { parentId: 'g' }));
    server.changeAsOther(patch('b', { parentId: 'g' }));
    editor.undo();
    expect([editor.node('a')?.parentId, editor.node('b')?.parentId]).toEqual([null, 'g']);
    await settled();
  });

  it('does not bring back what a colleague has removed as well', async () => {
    const { editor, server, settled } = await opened(textNode('a'));
    editor.commit([drop('a')]);
    server.changeAsOther(drop('a'));
    await sent();
    expect(editor.canUndo()).toBe(false);
    await settled();
  });

  it('draws no second wire where a colleague has joined the same two, and leaves their label', async () => {
    const { editor, server, mine, settled } = await opened(textNode('a'), textNode('b'));
    await mine(wire('e', 'a', 'b'));
    await mine({ do: 'remove-edge', id: 'e' });
    server.changeAsOther(wire('theirs', 'a', 'b'));
    editor.undo();
    expect(editor.edgesOf('a').map((edge) => edge.id)).toEqual(['theirs']);
    await mine(wire('theirs', 'a', 'b', 'mine'));
    server.changeAsOther(wire('theirs', 'a', 'b', 'their label'));
    editor.undo();
    expect(editor.scene.edge('theirs')?.edge.label).toBe('their label');
    await settled();
  });

  it('leaves what others did while the board could not be heard and was read again', async () => {
    const { editor, server, mine, settled } = await opened(textNode('a'), textNode('b'));
    await mine(to('a', 10), to('b', 10));
    server.changeSilently(to('a', 70));
    server.sayReset();
    await sent();
    editor.undo();
    expect([editor.node('a')?.position.x, editor.node('b')?.position.x]).toEqual([70, 0]);
    await settled();
  });

  it('forgets nothing of the own steps when a refused gesture is taken back by reading the board again', async () => {
    const server = new TestServer([]);
    server.refuses = (change) => change.do === 'patch-node' && change.patch.title === 'bad';
    const { editor } = await openTestBoard(server, { hasCheckpoint: false });
    editor.commit([add(textNode('a'))]);
    await sent();
    editor.commit([patch('a', { title: 'bad' })]);
    await sent();
    expect(editor.node('a')?.title).toBe('a');
    editor.undo();
    expect(editor.node('a')).toBeUndefined();
    editor.close();
  });

  it('takes back one gesture out of the row, as the notice of a deletion offers it', async () => {
    const { editor, mine, settled } = await opened(textNode('a'), textNode('b'));
    await mine(drop('a'));
    const gesture = editor.newestGesture();
    await mine(to('b', 30));
    editor.undoOf(gesture ?? '');
    editor.undoOf(gesture ?? '');
    expect([editor.node('a')?.id, editor.node('b')?.position.x]).toEqual(['a', 30]);
    await settled();
  });
});
