import { expect, it } from 'vitest';
import { clipOf } from '#contract/board/clipboard.ts';
import { isOpenTo } from '../board/actions/action.ts';
import { testContext } from '../board/actions/test-context.ts';
import { boardActions } from '../board/actions/index.ts';
import { addNode } from '../editor/commands/add-node.ts';
import { connect } from '../editor/commands/connect.ts';
import { duplicate } from '../editor/commands/duplicate.ts';
import { remove } from '../editor/commands/remove.ts';
import { openTestBoard, textNode } from '../editor/test-server.ts';
import { isForGuests, restrictToGuest } from './guest-edits.ts';
import { withoutBrought } from './GuestTools.tsx';

it('does what a guest may, and says of the rest why not, without touching the board', async () => {
  const page = { ...textNode('page'), type: 'website' as const };
  const { editor } = await openTestBoard([textNode('note'), page]);
  const told: string[] = [];
  restrictToGuest(editor, (refusal) => told.push(refusal));
  const made = addNode(editor, { kind: 'text', title: '메모' }, { language: 'ko' });
  expect(editor.node(made.id)).toBeDefined();
  addNode(editor, { kind: 'website', title: '글' }, { language: 'ko' });
  editor.commit([{ do: 'remove-node', id: 'page' }]);
  await Promise.resolve();
  expect(told).toEqual(['bring', 'not-for-guests']);
  expect([...editor.nodes()].map(({ id }) => id)).toEqual(['note', 'page', made.id]);
  remove(editor, ['note']);
  expect(editor.node('note')).toBeUndefined();
  editor.undo();
  expect(editor.node('note')).toBeDefined();
});

it('offers a guest nothing on a card that he would be refused, and the same on his own', async () => {
  const page = { ...textNode('page'), type: 'website' as const };
  const made = { ...textNode('made'), metadata: { record: {} } };
  const { editor } = await openTestBoard([textNode('note'), page, made, { ...textNode('chat'), type: 'ai_chat' }]);
  restrictToGuest(editor, () => undefined);
  connect(editor, { source: 'note', target: 'chat', sourceHandle: null, targetHandle: null });
  const [plain] = [...editor.edges()];
  if (!plain) throw new Error('nothing was connected');
  const { context } = await testContext(editor);
  const offered = (...ids: string[]) =>
    boardActions
      .filter((action) => action.changes && isForGuests(action, false) && isOpenTo(action, context, new Set(ids)))
      .map(({ id }) => id);
  const onCards = ['edit-content', 'edit-title', 'duplicate', 'remove', 'cut'];
  expect(offered('note')).toEqual(expect.arrayContaining(onCards));
  for (const id of ['page', 'made', 'chat']) expect(offered(id).filter((one) => onCards.includes(one))).toEqual([]);
  const onWires = ['label-wire', 'flow-wire', 'reverse-wire', 'carry source', 'colour-wire', 'remove'];
  expect(offered(plain.id)).toEqual(expect.arrayContaining(onWires));
  editor.scene.apply({ do: 'add-edge', edge: { ...plain, depth: 'summary' } }, new Set());
  expect(offered(plain.id).filter((one) => onWires.includes(one))).toEqual([]);
  // The card would take that wire along.
  expect(offered('note')).not.toContain('remove');
});

it('takes back nothing that has become more than a guest may', async () => {
  const { editor } = await openTestBoard([{ ...textNode('chat'), type: 'ai_chat' }]);
  restrictToGuest(editor, () => undefined);
  const made = addNode(editor, { kind: 'text' }, { language: 'ko' });
  connect(editor, { source: made.id, target: 'chat', sourceHandle: null, targetHandle: null });
  const [wire] = [...editor.edges()];
  if (!wire) throw new Error('nothing was connected');
  editor.scene.apply({ do: 'add-edge', edge: { ...wire, depth: 'summary' } }, new Set());
  editor.undo();
  editor.undo();
  expect(editor.node(made.id)).toBeDefined();
  expect([...editor.edges()]).toMatchObject([{ depth: 'summary' }]);
});

it('takes of a selection what a guest may, and leaves the rest', async () => {
  const page = { ...textNode('page'), type: 'website' as const };
  const { editor } = await openTestBoard([textNode('note'), page]);
  const told: string[] = [];
  restrictToGuest(editor, (refusal) => told.push(refusal));
  duplicate(editor, ['note', 'page']);
  expect([...editor.nodes()].map(({ type }) => type)).toEqual(['text', 'website', 'text']);
  expect(remove(editor, ['note', 'page'])).toEqual({ nodes: 1, edges: 0 });
  const many = Array.from({ length: 61 }, (_, i) => textNode(`n${i}`));
  const clip = clipOf({ nodes: [page, ...many], edges: [] }, new Set(['page', 'n0']), 'elsewhere');
  if (!clip) throw new Error('nothing was copied');
  expect(withoutBrought({ what: 'clip', clip })).toMatchObject({ clip: { nodes: [{ id: 'n0' }] } });
  expect(withoutBrought({ what: 'links', links: [] })).toBeNull();
  expect(editor.may(many.map((node) => ({ do: 'add-node', node })))).toBe(false);
  await Promise.resolve();
  expect(told).toEqual([]);
});

it('leaves a guest no action that needs an account', () => {
  const changing = boardActions.filter((action) => !isForGuests(action, false)).map(({ id }) => id);
  const needing = [
    'note-for-ai',
    'refresh-source',
    'sponsor-card',
    'replay-stale',
    'visibility',
    'library',
    'research',
    'share',
    'save-template',
    'export md',
  ];
  expect(changing).toEqual(expect.arrayContaining(needing));
  expect(changing.filter((id) => /^(tool|align|stack|undo|remove|duplicate|find|fit|zoom)/.test(id))).toEqual([]);
  expect(boardActions.filter(({ id }) => id.startsWith('export')).every((one) => isForGuests(one, true))).toBe(true);
});
