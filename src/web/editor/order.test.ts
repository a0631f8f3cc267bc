import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { openTestBoard, TestServer, textNode, type Line } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const add = (id: string, under?: string): BoardChange => ({
  do: 'add-node',
  node: textNode(id),
  ...(under && { under }),
});
const wire = (id: string, target: string, under?: string): BoardChange => ({
  do: 'add-edge',
  edge: blankEdge({ id, source: 'a', target }),
  ...(under && { under }),
});
const drop = (id: string): BoardChange => ({ do: 'remove-node', id });

/** Answers before it tells: what was sent is heard with what somebody else does next. */
const hasty = (server: TestServer): Line => ({
  async send(entries) {
    server.isDeaf = true;
    const answer = await server.send(entries);
    server.isDeaf = false;
    return answer;
  },
  read: async () => ({ seq: server.seq, board: server.board() }),
  openSocket: server.openSocket,
});

it.each<[string, BoardChange[], BoardChange[]]>([
  ['our card comes under what they remove', [add('n', 'b')], [drop('b')]],
  ['our card goes, and theirs comes under it', [drop('b')], [add('n', 'b')]],
  ['our card comes to another place, and theirs under it', [add('b', 'a')], [add('n', 'b')]],
  ['our card comes under what goes then, and theirs on top', [add('n', 'b'), drop('b')], [add('o')]],
  ['our wire comes under one that goes with their node', [wire('n', 'd', 'ab')], [drop('b')]],
  ['our wire goes, and theirs comes under it', [{ do: 'remove-edge', id: 'ab' }], [wire('n', 'd', 'ab')]],
  ['our wire comes to another place, and theirs under it', [wire('ab', 'b')], [wire('n', 'd', 'ab')]],
  ['our wire goes with its node, and theirs comes under it', [drop('b')], [wire('n', 'd', 'ab')]],
])('when %s, all see the order of the server, whoever was first', async (_, ours, theirs) => {
  for (const isOursFirst of [true, false]) {
    const server = new TestServer(['a', 'b', 'c', 'd'].map(textNode));
    server.changeAsOther(wire('ab', 'b'), wire('ac', 'c'));
    const { editor } = await openTestBoard(server, { line: hasty(server), hasCheckpoint: false });
    editor.commit(ours);
    if (isOursFirst) await vi.advanceTimersByTimeAsync(10);
    server.changeAsOther(...theirs);
    await vi.advanceTimersByTimeAsync(10);
    server.changeAsOther({ do: 'patch-node', id: 'd', patch: { title: 'and then' } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(editor.scene.board()).toEqual(server.board());
    editor.close();
  }
});

it('brings a card and its wires back to where they lay, for everybody', async () => {
  const server = new TestServer(['a', 'b', 'c', 'd'].map(textNode));
  server.changeAsOther(wire('ab', 'b'), wire('ac', 'c'));
  const [here, there] = await Promise.all([openTestBoard(server), openTestBoard(server)]);
  const before = server.board();
  for (const id of ['b', 'a']) here.editor.commit([drop(id)]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const _ of [1, 2]) here.editor.undo();
  await vi.advanceTimersByTimeAsync(1_000);
  for (const board of [here.editor.scene.board(), there.editor.scene.board(), server.board()]) {
    expect(board).toEqual(before);
  }
});

it('keeps what was heard while the board was read, where what comes is older', async () => {
  const server = new TestServer(['a', 'b'].map(textNode));
  const arrived: (() => void)[] = [];
  let isRejoining = true;
  const late: Line = {
    send: (entries) => server.send(entries),
    async read() {
      const read = { seq: server.seq, board: server.board() };
      await new Promise<void>((resolve) => arrived.push(resolve));
      return read;
    },
    openSocket(...parts) {
      const socket = server.openSocket(...parts);
      const { send } = socket;
      socket.send = (text) => isRejoining && send(text);
      return socket;
    },
  };
  const { editor } = await openTestBoard(server, { line: late, hasCheckpoint: false });
  editor.commit([{ do: 'patch-node', id: 'b', patch: { title: 'of one that goes' } }]);
  server.changeAsOther(drop('b'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(arrived).toHaveLength(1);
  editor.commit([add('n')]);
  await vi.advanceTimersByTimeAsync(1_000);
  isRejoining = false;
  arrived[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(editor.scene.node('n')).toBeDefined();
  editor.close();
});
