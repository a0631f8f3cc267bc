import { describe, expect, it } from 'vitest';
import { clusterPins } from './cluster-pins.ts';
import { lettingSee, labelsOf, mentionable, seesChain } from './mentions.ts';
import { packMargin } from './pack-margin.ts';
import { placeInSource } from './place-in-source.ts';
import { threadKeyOf } from './thread-keys.ts';

const passage = (id: string, text: string, startSec: number | null, page: number | null = null) => ({
  id,
  text,
  startSec,
  endSec: startSec === null ? null : startSec + 30,
  page,
});
const spoken = [
  passage('a', '물의 온도는 구십이 도예요.', 0),
  passage('b', '원두는 두 칸 곱게 갈아요.', 30),
  passage('c', '다시 말해 물의 온도는 구십이 도예요.', 60),
];
const quoted = (exact: string) => ({ exact, prefix: '', suffix: '' });

describe('words of a source', () => {
  it.each([
    ['are found where they stand', quoted('두 칸 곱게'), 30, 'b'],
    ['that stand twice are those nearest to the second', quoted('구십이 도예요'), 58, 'c'],
    ['are found with a letter changed', quoted('원두를 두 칸 곱게 갈아요'), 30, 'b'],
    ['that nobody says any more belong to an earlier version', quoted('우유를 데워 주세요'), 30, null],
    ['without a quote are found by their second', null, 65, 'c'],
  ])('%s', (_, quote, startSec, id) =>
    expect(placeInSource(spoken, { quote, startSec, page: null })?.id ?? null).toBe(id),
  );

  it('of a document are found on the nearest page', () => {
    const pages = [passage('1', '고지는 처음 10초 안에', null, 1), passage('9', '고지는 처음 10초 안에', null, 9)];
    expect(placeInSource(pages, { quote: quoted('10초'), startSec: null, page: 8 })?.id).toBe('9');
  });
});

it.each([
  ['far from each other stay apart', [0, 100], [['0'], ['1']]],
  ['of one place are one', [0, 0, 0], [['0', '1', '2']]],
  ['too near to be told apart are one', [0, 20, 100], [['0', '1'], ['2']]],
  ['in a row do not pull each other along', [0, 20, 40], [['0', '1'], ['2']]],
])('pins %s', (_, places, groups) =>
  expect(
    clusterPins(
      places.map((x, i) => ({ id: String(i), x, y: 0 })),
      28,
    ),
  ).toEqual(groups),
);

it.each([
  ['stand at their lines', [10, 200, 400], -1, [10, 200, 400]],
  ['are pushed down where they would overlap', [10, 20, 400], -1, [10, 122, 400]],
  ['make room for the open one', [10, 20, 30], 2, [-194, -82, 30]],
])('threads of a margin %s', (_, wanted, open, tops) =>
  expect(
    packMargin(
      wanted.map((wantedPx) => ({ wantedPx, heightPx: 100 })),
      open,
      12,
    ),
  ).toEqual(tops),
);

const person = (id: string, firstName: string, more: object = {}) => ({
  id,
  firstName,
  lastName: null,
  email: null,
  role: 'viewer' as const,
  isHere: true,
  ...more,
});

describe('people who are mentioned', () => {
  it('are written so that those of one name can be told apart', () => {
    const people = [
      person('1', '김지우', { email: 'one@example.com' }),
      person('2', '김지우'),
      person('3', '김지우'),
      person('4', '박현우'),
    ];
    expect([...labelsOf(people, () => '보기').values()]).toEqual([
      '김지우(one@example.com)',
      '김지우(보기)',
      '김지우(보기 2)',
      '박현우',
    ]);
  });

  it('are offered with those first who see what is spoken of', () => {
    const found = mentionable([person('1', '김지우'), person('2', '김하나'), person('3', '김둘', { isHere: false })], {
      typed: '김',
      me: undefined,
      sees: ({ id }) => id === '2',
    });
    expect(found.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('are put on every list of names that hides it from them, and where editors alone see it somebody decides', () => {
    const named = (...people: string[]) => ({ to: 'named' as const, people });
    const chain = [
      { id: 'card', audience: named('2') },
      { id: 'group', audience: null },
    ];
    expect(seesChain(chain, person('1', '김지우'))).toBe(false);
    expect(lettingSee(chain, person('1', '김지우'))).toEqual([
      { do: 'patch-node', id: 'card', patch: { audience: named('2', '1') } },
    ]);
    expect(lettingSee([{ id: 'card', audience: { to: 'editors' } }], person('1', '김지우'))).toBeNull();
  });
});

const press = (code: string, held: object = {}) =>
  threadKeyOf({
    code,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...held,
  });

it.each([
  ['R', press('KeyR'), 'reply'],
  ['Shift and R', press('KeyR', { shiftKey: true }), 'resolve'],
  ['E', press('KeyE'), 'edit'],
  ['N', press('KeyN'), 'next'],
  ['Ctrl and R', press('KeyR', { ctrlKey: true }), null],
  ['another letter', press('KeyT'), null],
])('in a thread %s means what it says', (_, key, expected) => expect(key).toBe(expected));
