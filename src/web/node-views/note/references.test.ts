import { expect, it } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { textNode } from '../../editor/test-server.ts';
import { referencesOn } from './references.ts';

const stored = '/api/files/0192f0c1-0000-7000-8000-000000000001';
const node = (id: string, type: BoardNode['type'], metadata: Record<string, unknown>): BoardNode => ({
  ...textNode(id),
  type,
  title: `제목 ${id}`,
  metadata,
});

it('the references are the links whose picture is stored, in the order of the board', () => {
  const nodes = [
    node('a', 'youtube_transcript', { thumbnail: stored }),
    node('b', 'youtube_transcript', {}),
    node('c', 'website', { thumbnail: stored }),
    node('d', 'website', { thumbnail: 'https://elsewhere.kr/a.png' }),
    node('e', 'text', { thumbnail: stored }),
    node('f', 'file', { thumbnail: stored }),
  ];
  expect(referencesOn({ nodes: () => nodes })).toEqual([
    { id: 'a', title: '제목 a', thumbnail: stored },
    { id: 'c', title: '제목 c', thumbnail: stored },
  ]);
});

it('they are no more than a row', () => {
  const nodes = Array.from({ length: 30 }, (_, i) => node(String(i), 'youtube_transcript', { thumbnail: stored }));
  expect(referencesOn({ nodes: () => nodes })).toHaveLength(12);
});
