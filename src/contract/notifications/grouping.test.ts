import { describe, expect, it } from 'vitest';
import { grouped, type SaidEntry } from './grouping.ts';

const said = (id: string, kind: SaidEntry['kind'], by: string | null, atMs: number, guest?: string): SaidEntry => ({
  id,
  kind,
  by,
  atMs,
  ...(guest !== undefined && { guest }),
});
const namesOf = (entries: SaidEntry[]) => grouped(entries)?.people.map(({ by, guest }) => by ?? guest ?? null);

describe('what a notice of a thread says', () => {
  it('is nothing where nothing is left', () => expect(grouped([])).toBeNull());

  it.each<[string, SaidEntry[], string, string[]]>([
    [
      'a name that is called before an answer',
      [said('1', 'replied', 'a', 1), said('2', 'mentioned', 'b', 2)],
      'mentioned',
      ['2'],
    ],
    [
      'an answer before a thread at the own card',
      [said('1', 'noted', 'a', 1), said('2', 'replied', 'b', 2)],
      'replied',
      ['2'],
    ],
    [
      'a thread at the own card before a comment',
      [said('1', 'commented', 'a', 1), said('2', 'noted', 'b', 2)],
      'noted',
      ['2'],
    ],
    [
      'a comment before what was resolved',
      [said('t', 'resolved', 'a', 2), said('1', 'commented', 'b', 1)],
      'commented',
      ['1'],
    ],
    [
      'what was resolved before a sign',
      [said('1', 'reacted', 'a', 2), said('t', 'resolved', 'b', 1)],
      'resolved',
      ['t'],
    ],
    [
      'all of the same kind, oldest first',
      [said('2', 'replied', 'a', 2), said('1', 'replied', 'b', 1)],
      'replied',
      ['1', '2'],
    ],
  ])('is %s', (_, entries, kind, ids) => {
    const told = grouped(entries);
    expect([told?.kind, told?.entries.map(({ id }) => id)]).toEqual([kind, ids]);
  });

  it.each<[string, SaidEntry[], (string | null)[]]>([
    ['the youngest first', [said('1', 'replied', 'a', 1), said('2', 'replied', 'b', 2)], ['b', 'a']],
    [
      'somebody once, where he spoke last',
      [said('1', 'replied', 'a', 1), said('2', 'replied', 'b', 2), said('3', 'replied', 'a', 3)],
      ['a', 'b'],
    ],
    [
      'nobody whose word is less than the one that speaks',
      [said('1', 'replied', 'a', 1), said('2', 'mentioned', 'b', 2)],
      ['b'],
    ],
    [
      'two guests of different names apart',
      [said('1', 'replied', null, 1, '하나'), said('2', 'replied', null, 2, '둘')],
      ['둘', '하나'],
    ],
    ['those who are no more as one', [said('1', 'replied', null, 1), said('2', 'replied', null, 2)], [null]],
  ])('names %s', (_, entries, names) => expect(namesOf(entries)).toEqual(names));
});
