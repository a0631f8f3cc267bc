import { describe, expect, it } from 'vitest';
import { actions, can, type Action } from './can.ts';
import { reaches, roles, type Role } from './roles.ts';

const somebody = { id: 'somebody', isSystemAdmin: false };
const systemAdmin = { id: 'admin', isSystemAdmin: true };
const columns = [null, ...roles] as const;

/** Written by hand, apart from the rules: who may, of a stranger, viewer, commenter, editor, admin and owner in this order. */
const expected: Record<Action, string> = {
  'board.read': '.xxxxx',
  'board.comment': '..xxxx',
  'board.moderate': '....xx',
  'board.edit': '...xxx',
  'board.ask': '...xxx',
  'board.copy': '.xxxxx',
  'board.history': '...xxx',
  'board.restore': '...xxx',
  'history.purge': '.....x',
  'board.invite': '....xx',
  'board.share': '....xx',
  'board.transfer': '.....x',
  'canvas.delete': '.....x',
  'project.manage': '....xx',
  'project.delete': '.....x',
  'org.read': '.xxxxx',
  'org.add-project': '...xxx',
  'org.manage': '....xx',
  'org.delete': '.....x',
  'org.transfer': '.....x',
  'knowledge.edit': '......',
  'ai.configure': '......',
  'mail.test': '......',
};
const rowOf = (actor: typeof somebody, action: Action) =>
  columns.map((role) => (can(actor, action, { role }) ? 'x' : '.')).join('');

describe('who may do what', () => {
  it('is written down for every action', () => {
    expect(actions.toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(actions)('%s', (action) => expect(rowOf(somebody, action)).toBe(expected[action]));

  const ofInstance: readonly Action[] = ['knowledge.edit', 'ai.configure', 'mail.test'];
  it.each(actions.filter((action) => !ofInstance.includes(action)))(
    'a system administrator gets no more than his role: %s',
    (action) => expect(rowOf(systemAdmin, action)).toBe(expected[action]),
  );

  it.each(ofInstance)('a system administrator, and nobody else, may do what concerns all: %s', (action) =>
    expect(rowOf(systemAdmin, action)).toBe('xxxxxx'),
  );
});

it('lets editors invite to a canvas whose owner allows it', () => {
  const rowWhere = (editorsMayInvite: boolean) =>
    columns.map((role) => (can(somebody, 'board.invite', { role, editorsMayInvite }) ? 'x' : '.')).join('');
  expect([rowWhere(false), rowWhere(true)]).toEqual(['....xx', '...xxx']);
});

it('lets a guest by a link to edit do what an editor does, without asking, the past, and letting others in', () => {
  const place = { role: 'editor', editorsMayInvite: true } as const;
  const mayDo = (actor: Parameters<typeof can>[0]) => actions.filter((action) => can(actor, action, place));
  const guest = { ...somebody, isGuest: true } as const;
  expect(mayDo(somebody).filter((action) => !mayDo(guest).includes(action))).toEqual([
    'board.ask',
    'board.history',
    'board.restore',
    'board.invite',
  ]);
});

it('lets nobody take a copy along by a link that does not give it', () => {
  expect(
    [true, false, undefined].map((mayCopy) =>
      can(somebody, 'board.copy', { role: 'editor', ...(mayCopy !== undefined && { mayCopy }) }),
    ),
  ).toEqual([true, false, true]);
});

describe('a role', () => {
  it.each<[Role | null, Role, boolean]>([
    [null, 'viewer', false],
    ['viewer', 'viewer', true],
    ['viewer', 'editor', false],
    ['commenter', 'viewer', true],
    ['commenter', 'editor', false],
    ['editor', 'admin', false],
    ['admin', 'editor', true],
    ['owner', 'owner', true],
  ])('%s reaches %s: %s', (role, least, expectedAnswer) => expect(reaches(role, least)).toBe(expectedAnswer));
});
