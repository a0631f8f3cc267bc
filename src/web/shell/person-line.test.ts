import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestSocket } from '../lib/test-socket.ts';
import { openPersonLine } from './person-line.ts';

describe('the line of a person', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = () => {
    const sockets: TestSocket[] = [];
    const told: (number | string)[] = [];
    const end = openPersonLine({
      open: () => {
        const socket = new TestSocket();
        sockets.push(socket);
        return socket;
      },
      onOpen: () => told.push('open'),
      onMessage: (message) => told.push(message.say === 'notices' ? message.unread : message.say),
      random: () => 0.5,
    });
    return { sockets, told, end };
  };

  it('hears what is said, and passes over what is no word', () => {
    const { sockets, told, end } = start();
    const [socket] = sockets;
    socket!.tell('open');
    for (const said of ['{"say":"notices","unread":3}', '{"say":"pong"}', 'null', 'no json', '{"say":"changes"}'])
      socket!.tell('message', said);
    expect(told).toEqual(['open', 3, 'pong', 'changes']);
    end();
  });

  it('comes back after a dropped line, later each time', () => {
    const { sockets, end } = start();
    sockets[0]!.tell('close');
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.tell('close');
    vi.advanceTimersByTime(1_999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    end();
  });

  it('gives up a line that has fallen silent', () => {
    const { sockets, end } = start();
    sockets[0]!.tell('open');
    vi.advanceTimersByTime(59_999);
    expect([sockets[0]!.isClosed, sockets[0]!.sent]).toEqual([false, ['{"do":"ping"}', '{"do":"ping"}']]);
    vi.advanceTimersByTime(1);
    expect(sockets[0]!.isClosed).toBe(true);
    end();
  });

  it('stays away once it is ended', () => {
    const { sockets, told, end } = start();
    end();
    vi.advanceTimersByTime(120_000);
    sockets[0]!.tell('message', '{"say":"notices","unread":1}');
    expect([sockets.length, told]).toEqual([1, []]);
  });
});
