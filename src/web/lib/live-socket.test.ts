import { expect, it } from 'vitest';
import { readLiveMessage } from './live-socket.ts';

it('what the server says is read', () => {
  expect(readLiveMessage('{"say":"refused","boardId":"b1"}')).toEqual({ say: 'refused', boardId: 'b1' });
});

it.each(['', '{', 'null', '7', '"say"', '[]', '{"do":"ping"}'])('%j is nothing that it says', (said) => {
  expect(readLiveMessage(said)).toBeNull();
});
