import { expect, it } from 'vitest';
import { newId } from '#contract/base/new-id.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { putAnswer, readCarried, seeBesideChat } from './put-answer.ts';

const open = () =>
  openTestBoard([
    { ...textNode('chat'), type: 'ai_chat', position: { x: 1_000, y: 0 } },
    { ...textNode('file'), type: 'file' },
    { ...textNode('page'), type: 'website', position: { x: 0, y: 400 } },
  ]).then(({ editor }) => editor);

const citing = (...nodeIds: string[]) => ({
  title: '원두',
  content: '2주 안에 써야 해요 [1].',
  metadata: { answerOf: { answerId: 'a' }, citations: nodeIds.map((nodeId, at) => ({ mark: at + 1, nodeId })) },
});

it('wires an answer of a chat from the chat, by a wire that brings nothing back', async () => {
  const editor = await open();
  const note = putAnswer(editor, { note: citing('file'), chatId: 'chat' }, { language: 'ko' });
  expect(editor.edgesOf(note.id)).toMatchObject([{ source: 'chat', target: note.id, depth: 'off' }]);
});

it("wires an answer of a project's own conversation from each card that it cites and that stands, once", async () => {
  const editor = await open();
  const note = putAnswer(editor, { note: citing('file', 'page', 'file', 'gone'), chatId: null }, { language: 'ko' });
  const wires = editor.edgesOf(note.id).map(({ source, target, depth }) => ({ source, target, depth }));
  expect(wires).toEqual([
    { source: 'file', target: note.id, depth: null },
    { source: 'page', target: note.id, depth: null },
  ]);
  editor.undo();
  expect([...editor.nodes()]).toHaveLength(3);
});

it('wires the note of a web answer from the pages that have become sources, too', async () => {
  const { editor } = await openTestBoard([
    { ...textNode('chat'), type: 'ai_chat', position: { x: 1_000, y: 0 } },
    { ...textNode('page'), type: 'website', metadata: { url: 'https://a.test/1' } },
    { ...textNode('other'), type: 'website', metadata: { url: 'https://b.test/2' } },
  ]);
  const pages = [{ url: 'https://a.test/1', title: '글' }];
  const note = { title: '웹', content: '그래요 [1].', metadata: { answerOf: { answerId: 'a' }, pages } };
  const { id } = putAnswer(editor, { note, chatId: 'chat' }, { language: 'ko' });
  expect(editor.edgesOf(id).map(({ source, depth }) => ({ source, depth }))).toEqual([
    { source: 'chat', depth: 'off' },
    { source: 'page', depth: null },
  ]);
  editor.undo();
  expect([...editor.nodes()]).toHaveLength(3);
});

it('shows the note of an answer to those alone who read its conversation and see its chat, also where it was dropped', async () => {
  const audience = { to: 'named' as const, people: [newId(1), newId(2)] };
  const { editor } = await openTestBoard([
    { ...textNode('chat'), type: 'ai_chat', audience: { ...audience, people: audience.people.slice(1) } },
  ]);
  const carried = readCarried(JSON.stringify({ note: { ...citing(), audience }, chatId: null }));
  expect(carried && putAnswer(editor, carried, { language: 'ko' }).audience).toEqual(audience);
  const note = putAnswer(editor, { note: { ...citing(), audience }, chatId: 'chat' }, { language: 'ko' });
  expect(note.audience).toEqual({ to: 'named', people: audience.people.slice(1) });
});

it('carries in a drag what its quotations are, and nothing else of its facts', () => {
  const quotes = [{ words: '“가”', verdict: 'altered', found: null }];
  const note = { ...citing('file'), metadata: { ...citing('file').metadata, quotes, isExpanded: true } };
  expect(readCarried(JSON.stringify({ note, chatId: 'chat' }))?.note.metadata).toEqual({
    ...citing('file').metadata,
    quotes,
  });
});

it('keeps the chat in sight however many of its answers are kept, each with the newest of them as long as both can be read', async () => {
  const editor = await open();
  const { camera } = editor;
  camera.measure({ x: 0, y: 0, width: 1_440, height: 848 });
  camera.cover({ left: 210, top: 60, bottom: 52 });
  camera.report({ x: -760, y: 120, zoom: 1 });
  const isOnScreen = (id: string) => {
    const { x, y, zoom } = camera.view;
    const { x: left, y: top, width, height } = editor.scene.entry(id) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: left * zoom + x, y: top * zoom + y };
    return from.x >= 210 && from.y >= 60 && from.x + width * zoom <= 1_440 && from.y + height * zoom <= 796;
  };
  const note = { ...citing('file'), metadata: { answerOf: { answerId: 'a' }, recipe: { id: 'short-script' } } };
  for (let kept = 1; kept <= 8; kept++) {
    const made = putAnswer(editor, { note, chatId: 'chat' }, { language: 'ko' });
    expect(seeBesideChat(editor, made, 'chat')).toBe(true);
    expect([isOnScreen('chat'), isOnScreen(made.id)]).toEqual([true, true]);
  }
});
