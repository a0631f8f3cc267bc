import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestSocket } from '../lib/test-socket.ts';
import { hearBoard } from './hear-board.ts';

const JOINED = '{"say":"joined","boardId":"b1","seq":7}';

function start() {
  const sockets: TestSocket[] = [];
  const told: string[] = [];
  const end = hearBoard('b1', { onMessage: ({ say }) => told.push(say), onBack: () => told.push('back') }, () => {
    const socket = new TestSocket();
    sockets.push(socket);
    return socket;
  });
  const say = (message: string) => sockets.at(-1)?.tell('message', message);
  return { sockets, told, end, say, isClosed: () => sockets.at(-1)?.isClosed };
}

describe('a board that is heard and not shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is joined without its past, and told of by nothing but its own news', () => {
    const { sockets, told, say, end } = start();
    sockets[0]?.tell('open');
    expect(sockets[0]?.sent).toEqual([`{"do":"join","boardId":"b1","since":${Number.MAX_SAFE_INTEGER}}`]);
    say(JOINED);
    say('{"say":"chat","boardId":"b1","nodeId":"n1"}');
    say('{"say":"chat","boardId":"b2","nodeId":"n1"}');
    say('{"say":"pong"}');
    say('no json');
    expect(told).toEqual(['chat']);
    end();
  });

  it('is joined again after a dropped line, later each time, and then something may have been missed', () => {
    const { sockets, told, say, end } = start();
    say(JOINED);
    sockets[0]?.tell('close');
    vi.advanceTimersByTime(500);
    sockets[1]?.tell('close');
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    expect(told).toEqual([]);
    say(JOINED);
    expect(told).toEqual(['back']);
    end();
  });

  it('is joined again when its line has fallen silent, and not while the line answers', () => {
    const { sockets, say, isClosed, end } = start();
    sockets[0]?.tell('open');
    vi.advanceTimersByTime(59_000);
    say('{"say":"pong"}');
    vi.advanceTimersByTime(59_000);
    expect(isClosed()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isClosed()).toBe(true);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    end();
  });

  it('is left alone once it is refused or nobody listens any more', () => {
    for (const leave of [
      ({ say }: ReturnType<typeof start>) => say('{"say":"refused","boardId":"b1"}'),
      ({ end }: ReturnType<typeof start>) => end(),
    ]) {
      const line = start();
      leave(line);
      expect(line.isClosed()).toBe(true);
      vi.advanceTimersByTime(120_000);
      expect(line.sockets).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});
