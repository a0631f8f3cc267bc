import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from './blank.ts';
import type { Board, NodePatch } from './board.schema.ts';
import { applyChange, type BoardChange } from './changes.ts';
import { readGuestChange } from './guest-changes.ts';

const edge = (id: string, more: object = {}) => blankEdge({ id, source: 'note', target: 'chat', ...more });
const board: Board = {
  nodes: [
    blankNode({ id: 'note', content: '글', metadata: { colour: 'pink' }, style: { z: 2 } }),
    blankNode({ id: 'noted', metadata: { noteForAi: '비밀' } }),
    blankNode({ id: 'made', metadata: { recipe: { id: 'script' }, record: {} } }),
    blankNode({ id: 'locked', metadata: { locked: true } }),
    blankNode({ id: 'group', type: 'group' }),
    blankNode({ id: 'chat', type: 'ai_chat' }),
    blankNode({ id: 'page', type: 'website', metadata: { url: 'https://example.com' } }),
    blankNode({ id: 'deep' }),
  ],
  edges: [edge('wire'), edge('depth', { source: 'deep', depth: 'summary' })],
};
const node = (more: object) => ({ do: 'add-node', node: blankNode({ id: 'new', ...more }) }) as BoardChange;
const wire = (more: object) => ({ do: 'add-edge', edge: edge('new', more) }) as BoardChange;
const patch = (id: string, fields: NodePatch): BoardChange => ({ do: 'patch-node', id, patch: fields });
const remove = (id: string): BoardChange => ({ do: 'remove-node', id });
const edit = (id: string): BoardChange => ({ do: 'edit-text', id, tab: 'abcdefgh', base: 0, length: 0, splices: [] });
const verdictOn = (change: BoardChange) => {
  const verdict = readGuestChange(board, change);
  return verdict.ok ? 'yes' : verdict.reason;
};

describe('what a guest by a link to edit may do', () => {
  it.each<[string, BoardChange]>([
    ['makes a note', node({ content: '안녕', metadata: { colour: 'blue' }, style: { z: 3 } })],
    ['makes a memo', node({ type: 'sticky' })],
    ['makes a group', node({ type: 'group', metadata: { isCollapsed: true } })],
    ['puts a note of his back', node({ id: 'note' })],
    ['writes in a note', edit('note')],
    ['writes in a note with a note for the AI, of which he knows nothing', patch('noted', { content: '새 글' })],
    ['names a group', patch('group', { title: '모음' })],
    ['moves any card, into a group as well', patch('page', { position: { x: 1, y: 2 }, parentId: 'group' })],
    ['resizes a chat', patch('chat', { size: { width: 500, height: 500 } })],
    ['takes a colour away', patch('note', { metadata: { colour: null } })],
    ['puts a card before others', patch('page', { style: { z: 9 } })],
    ['takes a locked card along', patch('locked', { position: { x: 1, y: 2 } })],
    ['wires two cards', wire({ style: { strokeWidth: 2, stroke: 'teal' }, label: '까닭', sourceHandle: 'r' })],
    ['describes a wire', wire({ id: 'wire', label: '새 이름' })],
    ['removes a wire', { do: 'remove-edge', id: 'wire' }],
    ['removes a note', remove('note')],
    ['removes a group', remove('group')],
    ['speaks of what is gone', patch('gone', { content: 'x' })],
  ])('he %s', (_, change) => expect(verdictOn(change)).toBe('yes'));

  it.each<[string, BoardChange]>([
    ['a link', node({ type: 'website' })],
    ['a note that is a link', node({ type: 'user_note', metadata: { url: 'https://a.test', domain: 'a.test' } })],
    ['a video', node({ type: 'youtube_transcript' })],
    ['a file', node({ type: 'file', metadata: { fileId: 'x' } })],
    ['an answer', node({ type: 'ai_summary' })],
  ])('he brings no %s', (_, change) => expect(verdictOn(change)).toBe('bring'));

  it.each<[string, BoardChange]>([
    ['make a chat', node({ type: 'ai_chat' })],
    ['hide what he makes', node({ audience: { to: 'editors' } })],
    ['make a note with a fact that he may not say', node({ metadata: { noteForAi: 'x' } })],
    ['make a note of a recipe', node({ metadata: { recipe: { id: 'script', values: {} } } })],
    ['hide words in a fact that he may say', node({ metadata: { colour: 'url(https://a.test)' } })],
    ['hide words in a size', node({ metadata: { sizeBefore: { width: 'x' } } })],
    ['give a card a look', node({ style: { backgroundColor: 'red' } })],
    ['put a note in the place of a link', node({ id: 'page' })],
    ['put a note in the place of one with a note for the AI', node({ id: 'noted' })],
    ['put a note in the place of a locked one', node({ id: 'locked' })],
    ['write in a link', patch('page', { content: 'x' })],
    ['name a chat', patch('chat', { title: 'x' })],
    ['write in what was made', edit('made')],
    ['write in a locked note', edit('locked')],
    ['resize a locked note', patch('locked', { size: null })],
    ['unlock a note', patch('locked', { metadata: { locked: null } })],
    ['choose who sees a note', patch('note', { audience: null })],
    ['choose the model of a chat', patch('chat', { metadata: { model: 'x' } })],
    ['take a note for the AI away', patch('noted', { metadata: { noteForAi: null } })],
    ['lead a card to another address', patch('page', { metadata: { url: 'https://b.test' } })],
    ['remove a link', remove('page')],
    ['remove a note with a note for the AI', remove('noted')],
    ['remove a chat', remove('chat')],
    ['remove a locked note', remove('locked')],
    ['remove a note whose wire says how deep it is read', remove('deep')],
    ['say how deep a source is read', wire({ depth: 'off' })],
    ['say anew how deep a source is read', wire({ id: 'depth' })],
    ['remove a wire that says how deep it is read', { do: 'remove-edge', id: 'depth' }],
    ['make a wire of another kind', wire({ type: 'x' })],
    ['give a wire another end', wire({ markerEnd: { type: 'arrow' } })],
  ])('he may not %s', (_, change) => expect(verdictOn(change)).toBe('not-for-guests'));
});

it('leaves every fact that is not named alone, whatever is said', () => {
  const names = ['colour', 'isCollapsed', 'sizeBefore', 'url', 'fileId', 'noteForAi', 'locked', 'record', '__proto__'];
  const facts = fc.dictionary(fc.constantFrom(...names), fc.constantFrom<unknown>(null, true, 'blue', 'A b', 7, {}));
  const id = fc.constantFrom(...board.nodes.map((one) => one.id));
  fc.assert(
    fc.property(id, facts, facts, (nodeId, metadata, style) => {
      const change = patch(nodeId, { metadata, style });
      if (!readGuestChange(board, change).ok) return;
      const free = ['colour', 'isCollapsed', 'sizeBefore'];
      const without = (one: Board) =>
        one.nodes.map(({ metadata }) => Object.entries(metadata).filter(([name]) => !free.includes(name)));
      expect(without(applyChange(board, change))).toEqual(without(board));
    }),
  );
});
