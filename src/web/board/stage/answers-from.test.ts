import { expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { answersFrom, hidingAs } from './answers-from.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const card = (n: number, more: Partial<BoardNode> = {}) => blankNode({ id: uuid(n), ...more });
const madeOf = (n: number) => ({ metadata: { madeFrom: [{ nodeId: uuid(n), title: 'x', hash: 'h' }] } });
const citing = (n: number) => ({ metadata: { citations: [{ nodeId: uuid(n) }] } });

it('finds what was made from a source or cites it, what was made from that, and from the members of a group', () => {
  const nodes = [
    card(5, madeOf(4)),
    card(1),
    card(2, madeOf(1)),
    card(3, citing(1)),
    card(4, citing(3)),
    card(6, madeOf(9)),
    card(7, { type: 'group' }),
    card(8, { parentId: uuid(7) }),
    card(10, madeOf(8)),
  ];
  const found = (...ids: number[]) =>
    answersFrom(nodes, ids.map(uuid))
      .map(({ id }) => Number(id.slice(-2)))
      .toSorted((a, b) => a - b);
  expect(found(1)).toEqual([2, 3, 4, 5]);
  expect(found(7)).toEqual([10]);
  expect(found(2)).toEqual([]);
});

const [ann, bob] = [uuid(21), uuid(22)];
const named = (...people: string[]): Audience => ({ to: 'named', people });
const editors: Audience = { to: 'editors' };

it.each<[string, Audience, Audience | undefined, Audience | null]>([
  ['from all but me', named(ann), undefined, named(ann)],
  ['from all but editors', editors, undefined, editors],
  ['from who was named for it beside me', named(ann), named(ann, bob), named(ann)],
  ['from who is no editor', editors, named(ann, bob), named(ann)],
  ['from nobody where it is for fewer already', editors, named(ann), null],
])('hides an answer %s', (_, audience, own, becomes) => {
  const answer = card(2, own ? { audience: own } : {});
  const changes = hidingAs([answer], audience, (person) => person === ann);
  expect(changes).toEqual(becomes ? [{ do: 'patch-node', id: answer.id, patch: { audience: becomes } }] : []);
});
