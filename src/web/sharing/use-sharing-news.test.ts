import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestSocket } from '../lib/test-socket.ts';
import { hearSharing } from './use-sharing-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => {
  const sockets: TestSocket[] = [];
  const onNews = vi.fn();
  const stop = hearSharing('board', onNews, () => {
    const socket = new TestSocket();
    sockets.push(socket);
    return socket;
  });
  const say = (boardId: string) => sockets.at(-1)?.tell('message', JSON.stringify({ say: 'sharing', boardId }));
  return { sockets, onNews, stop, say };
};

it('asks for nothing by itself while the live channel tells of changes', () => {
  const { sockets, onNews, stop, say } = start();
  sockets[0]?.tell('open');
  expect(sockets[0]?.sent).toEqual(['{"do":"watch","boardId":"board"}']);
  say('board');
  vi.advanceTimersByTime(50_000);
  expect(onNews).toHaveBeenCalledTimes(1);
  say('another');
  say('board');
  expect(onNews).toHaveBeenCalledTimes(2);
  stop();
});

it('asks every few seconds while the channel is away, and not behind another tab', () => {
  const { sockets, onNews, stop, say } = start();
  sockets[0]?.tell('open');
  say('board');
  sockets[0]?.tell('close');
  vi.advanceTimersByTime(10_000);
  expect(onNews).toHaveBeenCalledTimes(3);
  vi.stubGlobal('document', { hidden: true });
  vi.advanceTimersByTime(10_000);
  expect(onNews).toHaveBeenCalledTimes(3);
  sockets.at(-1)?.tell('open');
  say('board');
  vi.stubGlobal('document', { hidden: false });
  vi.advanceTimersByTime(10_000);
  expect(onNews).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onNews).toHaveBeenCalledTimes(4);
});
