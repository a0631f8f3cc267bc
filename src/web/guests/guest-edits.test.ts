import { expect, it } from 'vitest';
import { boardActions } from '../board/actions/index.ts';
import { addNode } from '../editor/commands/add-node.ts';
import { remove } from '../editor/commands/remove.ts';
import { openTestBoard, textNode } from '../editor/test-server.ts';
import { isForGuests, restrictToGuest } from './guest-edits.ts';

it('does what a guest may, and says of the rest why not, without touching the board', async () => {
  const page = { ...textNode('page'), type: 'website' as const };
  const { editor } = await openTestBoard([textNode('note'), page]);
  const told: string[] = [];
  restrictToGuest(editor, (refusal) => told.push(refusal));
  const made = addNode(editor, { kind: 'text', title: '메모' }, { language: 'ko' });
  expect(editor.node(made.id)).toBeDefined();
  addNode(editor, { kind: 'website', title: '글' }, { language: 'ko' });
  remove(editor, ['note', 'page']);
  await Promise.resolve();
  expect(told).toEqual(['bring', 'not-for-guests']);
  expect([...editor.nodes()].map(({ id }) => id)).toEqual(['note', 'page', made.id]);
  remove(editor, ['note']);
  expect(editor.node('note')).toBeUndefined();
  editor.undo();
  expect(editor.node('note')).toBeDefined();
});

it('leaves a guest no action that needs an account', () => {
  const changing = boardActions.filter(({ changes, id }) => changes && !isForGuests(id)).map(({ id }) => id);
  const needing = [
    'note-for-ai',
    'refresh-source',
    'sponsor-card',
    'replay-stale',
    'visibility',
    'library',
    'research',
  ];
  expect(changing).toEqual(expect.arrayContaining(needing));
  expect(changing.filter((id) => /^(tool|align|stack|undo|remove|duplicate)/.test(id))).toEqual([]);
});
