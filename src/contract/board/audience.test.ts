import { describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import { EVERYONE, holds, maySee, narrower, seesAll, type Audience } from './audience.ts';

const editors: Audience = { to: 'editors' };
const named = (...people: string[]): Audience => ({ to: 'named', people });
const isEditor = (person: string) => person.startsWith('editor');

describe('who sees a node', () => {
  const roles = ['viewer', 'commenter', 'editor', 'admin', 'owner'] as const;
  it.each([
    ['everybody', null, 'mina', roles],
    ['editors', editors, 'mina', ['editor', 'admin', 'owner']],
    ['somebody named', named('mina'), 'mina', roles],
    ['somebody else', named('jun'), 'mina', ['owner']],
    ['nobody', named(), 'mina', ['owner']],
  ] as const)('is, of a node for %s, by the role', (_, audience, personId, expected) => {
    expect(roles.filter((role) => maySee(audience, { role, personId }))).toEqual(expected);
  });

  it('is by a link alone, with a name on a list too, who sees what everybody sees', () => {
    const byLink = { role: null, personId: 'mina' };
    for (const audience of [editors, named('mina'), named()]) {
      expect(maySee(audience, byLink)).toBe(false);
      expect(maySee(audience, EVERYONE)).toBe(false);
    }
    expect(maySee(null, EVERYONE)).toBe(true);
  });

  it('is who is among its own audience and that of its group', () => {
    const mina = { role: 'viewer' as Role, personId: 'mina' };
    expect(seesAll([named('mina'), null], mina)).toBe(true);
    expect(seesAll([named('mina'), editors], mina)).toBe(false);
    expect(seesAll([null, named('mina')], mina)).toBe(true);
    expect(seesAll([], mina)).toBe(true);
  });
});

describe('two audiences', () => {
  it.each([
    [null, null, null],
    [null, editors, editors],
    [named('a'), null, named('a')],
    [editors, editors, editors],
    [editors, named('editor-1', 'viewer-1'), named('editor-1')],
    [named('editor-1', 'viewer-1'), editors, named('editor-1')],
    [named('a', 'b'), named('b', 'c'), named('b')],
  ])('%j and %j leave %j', (one, other, expected) => {
    expect(narrower(one, other, isEditor)).toEqual(expected);
  });

  it.each([
    [null, null, true],
    [null, editors, true],
    [editors, null, false],
    [named('a'), null, false],
    [editors, editors, true],
    [named('editor-1'), editors, false],
    [editors, named('editor-1'), true],
    [editors, named('editor-1', 'viewer-1'), false],
    [named('a', 'b'), named('a'), true],
    [named('a'), named('a', 'b'), false],
    [named('a'), named(), true],
    [named(), named(), true],
  ])('of which %j is to hold all of %j: %s', (outer, inner, expected) => {
    expect(holds(outer, inner, isEditor)).toBe(expected);
  });
});
