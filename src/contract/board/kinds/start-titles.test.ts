import { expect, it } from 'vitest';
import { nodeKinds, type NodeKindId } from './index.ts';

it.each<[NodeKindId, string, string]>([
  ['text', '새 텍스트', 'New Text'],
  ['sticky', '새 메모', 'New Memo'],
  ['ai', 'AI 노드', 'AI Node'],
  ['ai-chat', 'AI Chat', 'AI Chat'],
  ['youtube', 'YouTube 영상', 'YouTube Video'],
  ['group', '새 그룹', 'New Group'],
  ['file', '파일', 'File'],
])('a new node of %s is called %s, in English %s', (kind, ko, en) => {
  expect(nodeKinds[kind].startTitle).toEqual({ ko, en });
});
