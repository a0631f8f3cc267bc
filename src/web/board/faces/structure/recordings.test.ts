import { expect, it } from 'vitest';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { recordingsIn } from './recordings.ts';

const beats = [{ kind: 'hook', startSec: 0, endSec: 8 }];
const video = (id: string, parentId: string | null = null) => ({
  ...textNode(id),
  type: 'youtube_transcript' as const,
  parentId,
  metadata: { beats },
});

it('recordings are found wherever they stand: alone, uploaded, and inside of chosen groups, each once', async () => {
  const { editor } = await openTestBoard([
    { ...textNode('group'), type: 'group' as const },
    video('inside', 'group'),
    video('alone'),
    { ...video('uploaded'), type: 'file' as const },
    { ...video('silent'), metadata: {} },
    textNode('note'),
  ]);
  const among = (...ids: readonly string[]) => recordingsIn(ids, editor).map(({ id }) => id);
  expect(among('alone', 'uploaded', 'silent', 'note', 'gone')).toEqual(['alone', 'uploaded']);
  expect(among('inside', 'group', 'alone')).toEqual(['inside', 'alone']);
  expect(among()).toEqual([]);
});
