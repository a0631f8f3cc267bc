import { expect, it } from 'vitest';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { structuredIn } from './structured.ts';

const beats = [{ kind: 'hook', startSec: 0, endSec: 8 }];
const video = (id: string, parentId: string | null = null) => ({
  ...textNode(id),
  type: 'youtube_transcript' as const,
  parentId,
  metadata: { beats },
});
const sheet = (id: string) => ({
  ...textNode(id),
  content: '| 비트 | 시간 | 길이 | 목적 |\n| --- | --- | --- | --- |\n| 훅 | 0:00–0:08 | 8초 | 궁금증 |',
  metadata: { recipe: { id: 'beat-sheet', values: { minutes: 1 } } },
});

it('recordings and beat sheets are found wherever they stand: alone, uploaded, and inside of chosen groups, each once', async () => {
  const { editor } = await openTestBoard([
    { ...textNode('group'), type: 'group' as const },
    video('inside', 'group'),
    video('alone'),
    { ...video('uploaded'), type: 'file' as const },
    { ...video('silent'), metadata: {} },
    textNode('note'),
    sheet('sheet'),
    { ...sheet('emptied'), content: '' },
  ]);
  const among = (...ids: readonly string[]) => structuredIn(ids, editor).map(({ id }) => id);
  expect(among('alone', 'uploaded', 'silent', 'note', 'gone')).toEqual(['alone', 'uploaded']);
  expect(among('inside', 'group', 'alone')).toEqual(['inside', 'alone']);
  expect(among('sheet', 'emptied', 'alone')).toEqual(['sheet', 'alone']);
  expect(among()).toEqual([]);
});
