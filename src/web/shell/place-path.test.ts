import { expect, it } from 'vitest';
import { citedPath, placePath } from './place-path.ts';

const words = { passageId: 'p', quote: '92도 & 가장' };
const QUERY = 'passage=p&quote=92%EB%8F%84+%26+%EA%B0%80%EC%9E%A5';

it.each([
  ['a card of a canvas', { canvasId: 'c', projectId: null, nodeId: 'n' }, `/canvas/c?node=n&${QUERY}`],
  ['a card of a project', { canvasId: null, projectId: 'p', nodeId: 'n' }, `/projects/p/board?node=n&${QUERY}`],
  ['a file of a project', { canvasId: null, projectId: 'p', nodeId: 'f', fileId: 'f' }, `/projects/p?file=f&${QUERY}`],
  ['a place without a card', { canvasId: 'c', projectId: null, nodeId: null }, '/canvas/c'],
  ['nowhere', { canvasId: null, projectId: null, nodeId: 'n' }, null],
])('leads to cited words in %s', (_, place, path) => {
  expect(citedPath({ ...place, ...words })).toBe(path);
});

it('cuts a long quote, whose beginning is enough to find it', () => {
  const path = citedPath({ canvasId: 'c', projectId: null, nodeId: 'n', passageId: 'p', quote: '가'.repeat(900) });
  expect(new URL(path ?? '', 'https://a.example').searchParams.get('quote')).toBe('가'.repeat(200));
});

it('leads to a place without words', () => {
  expect(placePath({ canvasId: 'c', projectId: null, nodeId: 'n' })).toBe('/canvas/c?node=n');
});
