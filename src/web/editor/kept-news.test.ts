import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { openTestBoard, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const group: BoardNode = { ...textNode('group'), type: 'group' };
const patch = (id: string, what: Extract<BoardChange, { do: 'patch-node' }>['patch']): BoardChange => ({
  do: 'patch-node',
  id,
  patch: what,
});

/** What is said once the server has the change. */
async function saidOf(change: BoardChange): Promise<unknown[]> {
  const { editor, news } = await openTestBoard([textNode('text'), { ...textNode('memo'), type: 'sticky' }, group]);
  editor.commit([change]);
  expect(news).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(editor.status()).toBe('saved');
  return news;
}

describe('what is said when the server has it', () => {
  it.each([
    ["a text's title", patch('text', { title: '새 제목' }), 'text'],
    ["a text's content", patch('text', { content: '새 내용' }), 'text'],
    ["a group's title", patch('group', { title: '새 제목' }), 'group'],
    ['a node that joins a group', patch('text', { parentId: 'group', position: { x: 1, y: 1 } }), 'group'],
  ])('%s', async (_, change, subject) => expect(await saidOf(change)).toEqual([{ what: 'kept', subject }]));

  it.each([
    ['a move', patch('text', { position: { x: 5, y: 5 } })],
    ['a size', patch('group', { size: { width: 480, height: 320 } })],
    ['folding', patch('group', { metadata: { isCollapsed: true } })],
    ['a memo', patch('memo', { content: '새 내용' })],
  ])('nothing for %s', async (_, change) => expect(await saidOf(change)).toEqual([]));

  it('nothing before there is a line, and nothing for undo', async () => {
    const { editor, server, news } = await openTestBoard([textNode('text')]);
    server.isDown = true;
    editor.commit([patch('text', { title: '지하철에서' })]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(news).toEqual([]);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news).toEqual([{ what: 'kept', subject: 'text' }]);
    editor.undo();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.node('text')?.title).toBe('text');
    expect(news).toHaveLength(1);
  });

  it('nothing where somebody else has deleted the node meanwhile', async () => {
    const { editor, server, news } = await openTestBoard([textNode('text')]);
    server.isDeaf = true;
    server.changeSilently({ do: 'remove-node', id: 'text' });
    editor.commit([patch('text', { title: '늦은 제목' })]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(news).toEqual([]);
  });
});
