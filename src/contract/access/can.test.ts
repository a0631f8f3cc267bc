import { describe, expect, it } from 'vitest';
import { actions, can, type Action } from './can.ts';

const board = { ownerId: 'owner' };
const owner = { id: 'owner', isSystemAdmin: false };
const stranger = { id: 'stranger', isSystemAdmin: false };
const admin = { id: 'admin', isSystemAdmin: true };

/** Written by hand, apart from the rules: who may do what to a board. */
const expected: Record<Action, { owner: boolean; stranger: boolean; admin: boolean }> = {
  'board.read': { owner: true, stranger: false, admin: false },
  'board.edit': { owner: true, stranger: false, admin: false },
  'board.ask': { owner: true, stranger: false, admin: false },
  'canvas.delete': { owner: true, stranger: false, admin: false },
};

describe('who may do what', () => {
  it('is written down for every action', () => {
    expect(actions.toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(actions)('%s: the owner, and neither a stranger nor a system administrator', (action) => {
    expect({
      owner: can(owner, action, board),
      stranger: can(stranger, action, board),
      admin: can(admin, action, board),
    }).toEqual(expected[action]);
  });

  it('lets a system administrator work on boards of his own', () => {
    expect(actions.every((action) => can({ id: 'owner', isSystemAdmin: true }, action, board))).toBe(true);
  });

  it('does not take an empty id for an owner', () => {
    expect(actions.some((action) => can({ id: '', isSystemAdmin: false }, action, board))).toBe(false);
  });
});
