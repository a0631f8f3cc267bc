import { afterEach, expect, it, vi } from 'vitest';
import { readResearch } from './research.ts';
import { suggestedFor } from '#contract/chat/suggested.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { beginResearch } from './begin-research.ts';

afterEach(() => vi.unstubAllGlobals());

async function begin(count: number, isFull = false) {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard(isFull ? [textNode('there')] : []);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  const links = Array.from({ length: count }, (_, i) => `https://a.kr/${i}`).join('\n');
  const research = readResearch({ topic: '식비 줄이기', links });
  if (!research.ok) throw new Error(research.reason);
  const members = beginResearch(editor, research.value, { language: 'ko' });
  return { editor, members };
}

it.each([1, 4, 10])(
  '%i links become one group under the topic, wired to a chat that suggests questions',
  async (count) => {
    const { editor, members } = await begin(count);
    const nodes = [...editor.nodes()];
    const [group, chat] = ['group', 'ai_chat'].map((type) => nodes.find((node) => node.type === type));
    expect(nodes).toHaveLength(count + 2);
    expect(group?.title).toBe('식비 줄이기');
    expect(members.map(({ parentId, metadata }) => [parentId, metadata['isProcessing']])).toEqual(
      members.map(() => [group?.id, true]),
    );
    expect(chat).toMatchObject({ parentId: null, metadata: { suggested: suggestedFor('식비 줄이기', 'ko') } });
    expect([...editor.edges()]).toMatchObject([{ source: group?.id, target: chat?.id }]);
  },
);

it('nothing of it lies over anything else', async () => {
  const { editor } = await begin(10, true);
  const cards = [...editor.scene.entries()];
  const isInside = (one: string, other: string) =>
    editor.node(one)?.parentId === other || editor.node(other)?.parentId === one;
  for (const one of cards)
    for (const other of cards)
      if (one !== other && !isInside(one.id, other.id)) expect(overlaps(one, other)).toBe(false);
});

it('one undo takes all of it back, and redo brings it again', async () => {
  const { editor } = await begin(3);
  editor.undo();
  expect([[...editor.nodes()], [...editor.edges()]]).toEqual([[], []]);
  editor.redo();
  expect([[...editor.nodes()].length, [...editor.edges()].length]).toEqual([5, 1]);
});
