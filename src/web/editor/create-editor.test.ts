import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Entry } from './outbox.ts';
import { openTestBoard, TestServer, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titleOn = (server: TestServer, id: string): string | undefined => server.node(id)?.title;

describe('an open board', () => {
  it('applies a gesture at once, sends it, and is saved when it is acknowledged', async () => {
    const { editor, server } = await openTestBoard([]);
    editor.commit([{ do: 'add-node', node: textNode('a') }]);
    expect(editor.node('a')?.title).toBe('a');
    expect(editor.status()).toBe('pending');
    await vi.advanceTimersByTimeAsync(20);
    expect(server.node('a')?.title).toBe('a');
    expect(editor.status()).toBe('saved');
  });

  it('connects two nodes, and is saved once that is acknowledged; the content checkpoint comes after sixty seconds', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    const edge = blankEdge({ id: 'ab', source: 'a', target: 'b' });
    editor.commit([{ do: 'add-edge', edge }]);
    expect([editor.edgesOf('a').length, editor.status()]).toEqual([1, 'pending']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(server.board().edges).toHaveLength(1);
    expect(editor.status()).toBe('saved');
    expect(server.checkpoints).toBe(0);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.checkpoints).toBe(1);
    expect(editor.status()).toBe('saved');
  });

  it('is not saved while the bytes of a file are on their way', async () => {
    const { editor } = await openTestBoard([textNode('a')]);
    expect(editor.status()).toBe('saved');
    editor.setUpload('a', { percent: 40, retry: null, choose: null });
    expect(editor.status()).toBe('saving');
    editor.setUpload('a', { percent: 40, retry: () => undefined, choose: null });
    expect(editor.status()).toBe('saved');
  });

  it('stores the checkpoint at once when asked, and cancels the timer', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    editor.commit([{ do: 'remove-node', id: 'a' }]);
    await editor.save();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.checkpoints).toBe(1);
  });

  it('keeps a locked node from every gesture, but not from undoing own ones, from the server, or from facts about an upload', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    const move = (x: number) => [{ do: 'patch-node', id: 'a', patch: { position: { x, y: 0 } } }] as const;
    const lock = (locked: true | null) => [{ do: 'patch-node', id: 'a', patch: { metadata: { locked } } }] as const;
    const xOf = () => editor.node('a')?.position.x;
    editor.commit(move(50));
    editor.commit(lock(true));
    editor.commit([...move(90), { do: 'remove-node', id: 'a' }, { do: 'remove-node', id: 'b' }]);
    expect([xOf(), editor.node('b')]).toEqual([50, undefined]);
    editor.undo();
    expect(editor.node('b')).toBeDefined();
    editor.commit([{ do: 'patch-node', id: 'a', patch: { metadata: { fileId: 'f' } } }], { isOwnStep: false });
    expect(editor.node('a')?.metadata).toEqual({ locked: true, fileId: 'f' });
    await vi.advanceTimersByTimeAsync(2_000);
    await server.send([{ id: 'theirs', change: move(70)[0] } as Entry]);
    expect(xOf()).toBe(70);
    editor.commit(lock(null));
    editor.commit(move(90));
    expect(xOf()).toBe(90);
    for (let i = 0; i < 4; i++) editor.undo();
    expect([xOf(), editor.node('a')?.metadata['locked']]).toEqual([70, undefined]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.board()).toEqual(editor.scene.board());
  });

  it('leaves out changes without effect: no step, no request', async () => {
    const { editor, server } = await openTestBoard([textNode('a')]);
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'a', metadata: { gone: null } } }]);
    editor.commit([{ do: 'remove-node', id: 'nobody' }]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(editor.canUndo()).toBe(false);
    expect(server.requests).toBe(0);
  });
});

describe('two people on one board', () => {
  it('shows what the other did', async () => {
    const { editor, server } = await openTestBoard([textNode('a')]);
    const seen = vi.fn();
    editor.subscribe(seen, 'a');
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'theirs' } });
    expect(editor.node('a')?.title).toBe('theirs');
    expect(seen).toHaveBeenCalled();
  });

  it('ends with the board of the server when the other was first, and when we were', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'ours' } }]);
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'theirs', content: 'theirs' } });
    expect(editor.node('a')).toMatchObject({ title: 'ours', content: 'theirs' });
    await vi.advanceTimersByTimeAsync(20);
    expect(titleOn(server, 'a')).toBe('ours');
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'theirs again' } });
    expect(editor.scene.board()).toEqual(server.board());
  });

  it('ends alike when the sequence brings our change before the acknowledgement', async () => {
    const { editor, server } = await openTestBoard([textNode('a')], { isAnswerSlow: true });
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'ours' } }]);
    await vi.advanceTimersByTimeAsync(20);
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'later' } });
    expect(editor.node('a')?.title).toBe('later');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(editor.scene.board()).toEqual(server.board());
  });

  it('closes a gap in the sequence by asking again', async () => {
    const { editor, server } = await openTestBoard([textNode('a')]);
    server.isDeaf = true;
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'missed' } });
    server.isDeaf = false;
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { content: 'heard' } });
    expect(editor.node('a')).toMatchObject({ title: 'missed', content: 'heard' });
  });

  it('asks the server how things stand when somebody removed what unsent changes speak of', async () => {
    const group = { ...textNode('group'), type: 'group' as const };
    const { editor, server } = await openTestBoard([group]);
    server.isDown = true;
    editor.commit([{ do: 'add-node', node: { ...textNode('a'), parentId: 'group' } }]);
    editor.commit([{ do: 'add-node', node: group }]);
    server.changeAsOther({ do: 'remove-node', id: 'group' });
    server.changeAsOther({ do: 'add-node', node: textNode('b') });
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.node('a')?.parentId).toBeNull();
    expect(editor.scene.board()).toEqual(server.board());
  });

  it('does so as well in a page that was opened anew, though the group has come back since', async () => {
    const group = { ...textNode('group'), type: 'group' as const };
    const server = new TestServer([textNode('a'), group]);
    const { editor: earlier } = await openTestBoard(server);
    server.isDown = true;
    earlier.commit([{ do: 'patch-node', id: 'a', patch: { parentId: 'group' } }]);
    earlier.commit([{ do: 'add-node', node: { ...group, title: 'again' } }]);
    earlier.close();
    server.changeAsOther({ do: 'remove-node', id: 'group' });
    const { editor } = await openTestBoard(server);
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'theirs' } });
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.node('a')?.parentId).toBeNull();
    expect(editor.scene.board()).toEqual(server.board());
  });

  it('takes a refused gesture back also when the board cannot be read at once', async () => {
    const server = new TestServer([textNode('a')]);
    server.refuses = () => true;
    let reads = 0;
    const read = async () => {
      if (reads++ < 2) throw new TypeError('no line');
      return { seq: server.seq, board: server.board() };
    };
    const line = { send: (entries: readonly Entry[]) => server.send(entries), openSocket: server.openSocket, read };
    const { editor } = await openTestBoard(server, { line });
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'bad' } }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([reads, editor.node('a')?.title]).toEqual([3, 'a']);
  });

  it('reads the board again after a reset, with unsent changes on top', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    server.isDown = true;
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'ours' } }]);
    server.changeSilently({ do: 'patch-node', id: 'b', patch: { title: 'theirs' } });
    server.sayReset();
    await vi.advanceTimersByTimeAsync(20);
    expect(editor.node('a')?.title).toBe('ours');
    expect(editor.node('b')?.title).toBe('theirs');
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.board()).toEqual(editor.scene.board());
  });
});

describe('a server that says no', () => {
  it('takes the refused gesture back and keeps the others', async () => {
    const { editor, server, news } = await openTestBoard([textNode('a'), textNode('b')]);
    server.refuses = (change) => change.do === 'patch-node' && change.patch.title === 'bad';
    editor.commit([{ do: 'patch-node', id: 'b', patch: { title: 'good' } }]);
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'bad' } }]);
    editor.commit([{ do: 'patch-node', id: 'b', patch: { content: 'good too' } }]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(editor.node('a')?.title).toBe('a');
    expect(server.node('b')).toMatchObject({ title: 'good', content: 'good too' });
    expect(editor.scene.board()).toEqual(server.board());
    expect(news).toMatchObject([{ what: 'kept', subject: 'text' }, { what: 'refused' }]);
    expect(editor.status()).toBe('saved');
  });

  it('keeps everything through a lost line and sends it when the line is back', async () => {
    const { editor, server } = await openTestBoard([textNode('a')]);
    server.isDown = true;
    const nodes: BoardNode[] = [textNode('n1'), textNode('n2')];
    for (const node of nodes) editor.commit([{ do: 'add-node', node }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(editor.status()).toBe('error');
    expect(editor.line().waiting).toBe(2);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.status()).toBe('saved');
    expect(server.board()).toEqual(editor.scene.board());
  });

  it('hears at once what it missed when the network is back, however long that was away', async () => {
    const { editor, server } = await openTestBoard([textNode('a')]);
    server.cut();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    server.mend();
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'from elsewhere' } });
    editor.reconnect();
    await vi.advanceTimersByTimeAsync(1);
    expect(editor.node('a')?.title).toBe('from elsewhere');
  });

  it('hears at once what it missed when something that it sent was taken', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    server.cut();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    server.mend();
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'from elsewhere' } });
    editor.commit([{ do: 'patch-node', id: 'b', patch: { position: { x: 10, y: 10 } } }]);
    await vi.advanceTimersByTimeAsync(500);
    expect(editor.node('a')?.title).toBe('from elsewhere');
  });

  it('gives up a line that does not answer when the network has changed, and keeps one that does', async () => {
    const { editor, server } = await openTestBoard([textNode('a')]);
    editor.reconnect();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.lines).toBe(1);
    server.isDeaf = true;
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: 'untold' } });
    editor.reconnect();
    await vi.advanceTimersByTimeAsync(6_000);
    expect([server.lines, editor.node('a')?.title]).toEqual([2, 'untold']);
  });

  it('stops when the canvas is gone', async () => {
    const { editor, server, news } = await openTestBoard([textNode('a')]);
    server.isGone = true;
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'late' } }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news.map((one) => one.what)).toEqual(['gone']);
    expect(server.requests).toBe(1);
  });

  it('brings after a reload what the last tab could not send', async () => {
    const first = await openTestBoard([textNode('a')]);
    first.server.isDown = true;
    first.editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'kept' } }]);
    await vi.advanceTimersByTimeAsync(500);
    first.editor.close();
    first.server.isDown = false;
    const second = await openTestBoard(first.server);
    expect(second.editor.node('a')?.title).toBe('kept');
    await vi.advanceTimersByTimeAsync(100);
    expect(first.server.node('a')?.title).toBe('kept');
    expect(second.editor.status()).toBe('saved');
  });
});
