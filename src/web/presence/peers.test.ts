import { describe, expect, it } from 'vitest';
import {
  calledName,
  caretsOf,
  edgePlace,
  endOfChain,
  hearFrame,
  NOBODY,
  peopleOf,
  placeOf,
  watchersOf,
  writersOf,
} from './peers.ts';

const boardId = '0192f0c1-0000-7000-8000-000000000001';
const arrived = (peer: string, key = peer) => ({ peer, key, name: key, colour: 0 });
const person = { colour: 0, isAway: false, isGuest: false, noFollow: false };
const three = hearFrame(
  NOBODY,
  { say: 'peers', boardId, self: 'me', in: [arrived('me'), arrived('a'), arrived('b'), arrived('a2', 'a')] },
  0,
);
const hear = (frame: object, known = three, now = 0) => hearFrame(known, { say: 'peers', boardId, ...frame }, now);

describe('what is known of the others on a board', () => {
  it('names each person once, without oneself, and his open tab before one that is away', () => {
    const known = hear({ away: [['a', true]], edit: [['a2', 'card']] });
    expect(peopleOf(known)).toEqual([
      { ...person, key: 'a', name: 'a', peer: 'a2', edit: 'card' },
      { ...person, key: 'b', name: 'b', peer: 'b', edit: null },
    ]);
  });
  it('says of whom that he is a guest or may not be followed', () => {
    const guest = { ...arrived('c'), guest: true as const };
    const [, , found] = peopleOf(hear({ in: [guest], noFollow: [['c', true]] }));
    expect(found).toMatchObject({ isGuest: true, noFollow: true });
    const words = { nameless: 'nobody', guest: (name: string) => `${name} (guest)` };
    const called = (name: string, isGuest: boolean) => calledName({ name, isGuest }, words);
    expect([called('c', true), called('', true), called('', false)]).toEqual(['c (guest)', 'nobody (guest)', 'nobody']);
  });
  it('knows who writes in which card, and where: another tab of this person as well, by no name', () => {
    const known = hear({
      in: [arrived('me2', 'me')],
      edit: [
        ['a2', 'card'],
        ['me2', 'card'],
      ],
      caret: [['a2', [3, 1]]],
    });
    expect([...writersOf(known)]).toEqual([['card', ['a', null]]]);
    expect([...caretsOf(known)]).toEqual([['card', [{ peer: 'a2', name: 'a', colour: 0, ends: [3, 1] }]]]);
    const left = hear({ edit: [['a2', null]], caret: [['me2', [0, 0]]] }, known);
    expect([...caretsOf(left)]).toEqual([['card', [{ peer: 'me2', name: null, colour: 0, ends: [0, 0] }]]]);
  });
  it('forgets who left, and all that was before a new whole', () => {
    expect(peopleOf(hear({ out: ['b'] })).map(({ key }) => key)).toEqual(['a']);
    expect([...hear({ self: 'me', in: [arrived('me')] }).all.keys()]).toEqual(['me']);
  });
  it('says nothing of tabs that nobody has announced', () =>
    expect(hear({ at: [['x', [1, 1]]] }).all.has('x')).toBe(false));
  it('draws a way between two places while a tenth of a second passes', () => {
    const there = hear({ at: [['a', [0, 0]]] });
    const on = hear({ at: [['a', [100, 50]]] }, there, 1_000).all.get('a');
    const at = (now: number) => on && placeOf(on, now);
    expect([at(1_000), at(1_050), at(5_000)]).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 25 },
      { x: 100, y: 50 },
    ]);
  });
  it('counts the people who look at this tab', () => {
    expect(
      watchersOf(
        hear({
          follows: [
            ['a', 'me'],
            ['a2', 'me'],
            ['b', 'a'],
          ],
        }),
      ),
    ).toBe(1);
  });
});

describe('whom one follows', () => {
  it.each([
    ['who follows nobody', [], 'a', 'a'],
    ['at the end of a chain', [['a', 'b']], 'a', 'b'],
    [
      'nobody in a circle',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      'a',
      null,
    ],
    ['nobody where it leads back to oneself', [['a', 'me']], 'a', null],
    ['nobody who is gone', [], 'x', null],
  ])('is %s', (_, follows, peer, expected) => expect(endOfChain(hear({ follows }), peer)).toBe(expected));
});

describe('the tag of somebody out of sight', () => {
  const size = { width: 1000, height: 600 };
  const inside = { x: 40, y: 40, width: 920, height: 520 };
  it.each([
    ['to the right', { x: 3000, y: 300 }, { x: 960, y: 300 }],
    ['above', { x: 500, y: -900 }, { x: 500, y: 40 }],
    ['beyond a corner', { x: 1500, y: 900 }, { x: 933.33, y: 560 }],
  ])('stands at the rim %s', (_, at, place) => {
    const found = edgePlace(at, size, inside);
    expect(found?.x).toBeCloseTo(place.x, 1);
    expect(found?.y).toBeCloseTo(place.y, 1);
  });
  it('is not there for who is in sight', () => expect(edgePlace({ x: 10, y: 10 }, size, inside)).toBeNull());
});
