import { expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { takeSpeed } from './take-speed.ts';

const recipe = { id: 'long-script', values: { topic: '식비', speed: 300 } };

it.each([
  ['of a result stands in its form', { recipe }, [{ recipe: { ...recipe, values: { topic: '식비', speed: 340 } } }]],
  ['of any other note is a fact of its own', {}, [{ speed: 340 }]],
  ['of a locked note stays', { locked: true }, []],
])('the speed %s, by one change', (_, metadata, patched) => {
  const commits: BoardChange[][] = [];
  const editor = {
    node: () => blankNode({ id: 'a', type: 'text', title: '대본', content: '가', metadata }),
    commit: (changes: readonly BoardChange[]) => void commits.push([...changes]),
  };
  takeSpeed(editor as never, 'a', 340);
  expect(commits).toEqual(patched.map((facts) => [{ do: 'patch-node', id: 'a', patch: { metadata: facts } }]));
});

it('of a note that is gone is nothing', () => {
  const editor = { node: () => undefined, commit: () => expect.unreachable() };
  takeSpeed(editor as never, 'a', 340);
});
