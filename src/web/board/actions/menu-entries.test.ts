import { expect, it } from 'vitest';
import { actions as words } from '../../words/actions.ts';
import { foundIn, type MenuEntry, type MenuPart } from './menu-entries.ts';

type Label = keyof (typeof words)['ko']['label'];

const entry = (id: Label): MenuEntry => ({
  id,
  label: words.ko.label[id],
  alsoTold: [words.en.label[id]],
  icon: null,
  run: () => undefined,
});

const parts: MenuPart[] = [
  { id: 'create', title: '만들기', entries: [entry('createText'), entry('createMemo')] },
  { id: 'view', title: '보기', entries: [entry('fit'), entry('zen')] },
  { id: 'remove', title: null, entries: [entry('remove')] },
];

it.each([
  ['', ['createText', 'createMemo', 'fit', 'zen', 'remove']],
  ['메모', ['createMemo']],
  ['화면맞춤', ['fit']],
  ['fit view', ['fit']],
  ['MEMO', ['createMemo']],
  ['만들기', ['createText', 'createMemo']],
  ['del', ['remove']],
  ['없는 것', []],
])('%j finds in a Korean menu %j', (sought, ids) =>
  expect(foundIn(parts, sought).flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(ids),
);

it('a part of which nothing is found is left out', () =>
  expect(foundIn(parts, '메모').map(({ title }) => title)).toEqual(['만들기']));
