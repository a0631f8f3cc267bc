import { expect, it } from 'vitest';
import { nameOfNode } from './name-of-node.ts';

it.each([
  ['its title', { title: '도입부', content: '첫 줄' }, '도입부'],
  ['its first line', { title: '', content: '\n\n썸네일은 손이 크게\n둘째 줄' }, '썸네일은 손이 크게'],
  ['its first line without the marks', { title: '', content: '## 훅\n말' }, '훅'],
  ['nothing, where it says nothing', { title: '', content: ' \n' }, ''],
])('a node is called by %s', (_, node, name) => {
  expect(nameOfNode(node)).toBe(name);
});
