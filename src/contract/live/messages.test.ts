import { describe, expect, it } from 'vitest';
import { liveMessage, liveRequest } from './messages.ts';

const boardId = '0192f0c1-0000-7000-8000-000000000001';

describe('what a tab may say on the live channel', () => {
  it.each([
    [{ do: 'join', boardId, since: 0 }],
    [{ do: 'leave', boardId }],
    [{ do: 'ping' }],
    [{ do: 'prompter', signal: { is: 'wish', wish: 'toggle' } }],
  ])('%j', (said) => {
    expect(liveRequest.parse(said)).toEqual(said);
  });
  it.each([
    [{ do: 'join', boardId }],
    [{ do: 'join', boardId, since: -1 }],
    [{ do: 'join', boardId, since: 1.5 }],
    [{ do: 'join', boardId: 'b', since: 0 }],
    [{ do: 'join', boardId, since: 0, as: 'owner' }],
    [{ do: 'commit' }],
    [{ do: 'prompter', signal: { is: 'wish', wish: 'delete' } }],
    [{ do: 'prompter', signal: { is: 'seek' }, userId: boardId }],
    [{}],
    [null],
    ['ping'],
    [[]],
  ])('not %j', (said) => expect(liveRequest.safeParse(said).success).toBe(false));
  it('and the server tells changes with their numbers', () => {
    const told = {
      say: 'changes',
      boardId,
      events: [
        {
          seq: 1,
          id: boardId,
          actorId: null,
          change: { do: 'remove-node', id: boardId },
          at: '2026-01-01T00:00:00.000Z',
        },
      ],
    };
    expect(liveMessage.parse(told)).toEqual(told);
  });
});
