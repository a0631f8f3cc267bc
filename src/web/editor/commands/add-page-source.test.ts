import { afterEach, expect, it, vi } from 'vitest';
import { rectOf } from '#contract/board/sizes.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { addPageSource, addProjectPage } from './add-page-source.ts';

const open = () =>
  openTestBoard([{ ...textNode('chat'), type: 'ai_chat', position: { x: 1_000, y: 0 } }]).then(({ editor }) => editor);

const foundBy = { question: ' 요즘 원두 소식은? ', answerId: 'answer' };
const found = (url: string, title = '찾은 글') => ({ url, title, foundBy });

it('makes a found page a source of the chat, beside it and wired to it, as one step', async () => {
  const editor = await open();
  expect(addPageSource(editor, 'chat', found('https://a.test/1'), 'ko')).toBe('added');
  const page = [...editor.nodes()].find(({ type }) => type === 'website');
  expect(page?.metadata).toMatchObject({
    url: 'https://a.test/1',
    isProcessing: true,
    foundFor: '요즘 원두 소식은?',
    foundAs: { url: 'https://a.test/1', title: '찾은 글' },
  });
  expect(page?.title).toBe('찾은 글');
  expect(rectOf(page!).x + rectOf(page!).width).toBeLessThan(1_000);
  expect(editor.edgesOf('chat')).toMatchObject([{ source: page!.id, target: 'chat' }]);
  editor.undo();
  expect([...editor.nodes()]).toHaveLength(1);
});

it('says of a page that the search called nothing that it is being read', async () => {
  const editor = await open();
  addPageSource(editor, 'chat', found('https://a.test/1', ' '), 'ko');
  const page = [...editor.nodes()].find(({ type }) => type === 'website');
  expect(page?.title).toBe('웹사이트를 불러오는 중');
  expect(page?.metadata).not.toHaveProperty('foundAs');
});

it('puts several below each other, and none twice', async () => {
  const editor = await open();
  addPageSource(editor, 'chat', found('https://a.test/1'), 'ko');
  addPageSource(editor, 'chat', found('https://b.test/2'), 'ko');
  const [one, two] = [...editor.nodes()].filter(({ type }) => type === 'website').map(rectOf);
  expect(two!.y).toBeGreaterThanOrEqual(one!.y + one!.height);
  expect(addPageSource(editor, 'chat', found('https://a.test/1'), 'ko')).toBe('there');
  for (const edge of editor.edgesOf('chat')) editor.commit([{ do: 'remove-edge', id: edge.id }]);
  expect(addPageSource(editor, 'chat', found('https://a.test/1'), 'ko')).toBe('wired');
  expect([...editor.nodes()]).toHaveLength(3);
});

it('is wired to the notes of the answer that named it, and to those of no other', async () => {
  const { editor } = await openTestBoard([
    { ...textNode('chat'), type: 'ai_chat', position: { x: 1_000, y: 0 } },
    { ...textNode('note'), metadata: { answerOf: { answerId: 'answer' } } },
    { ...textNode('other'), metadata: { answerOf: { answerId: 'another' } } },
  ]);
  expect(addPageSource(editor, 'chat', found('https://a.test/1'), 'ko')).toBe('added');
  const [wire] = editor.edgesOf('note');
  expect([editor.node(wire?.source ?? '')?.metadata['url'], editor.edgesOf('other')]).toEqual(['https://a.test/1', []]);
  expect(addPageSource(editor, 'chat', found('https://a.test/1'), 'ko')).toBe('there');
  editor.commit([{ do: 'remove-edge', id: wire?.id ?? '' }]);
  expect(addPageSource(editor, 'chat', found('https://a.test/1'), 'ko')).toBe('wired');
  expect(editor.edgesOf('note')).toHaveLength(1);
});

it.each(['javascript:alert(1)', 'not an address', ''])('takes no %j', async (url) => {
  const editor = await open();
  expect(addPageSource(editor, 'chat', found(url), 'ko')).toBe(null);
  expect([...editor.nodes()]).toHaveLength(1);
});

afterEach(() => vi.unstubAllGlobals());

it('puts a found page on the board of a project without a wire, and one that stands there once', async () => {
  // To fly it has to know whether the person wants motion.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { editor } = await openTestBoard([{ ...textNode('note'), metadata: { answerOf: { answerId: 'answer' } } }]);
  expect(addProjectPage(editor, found('https://a.test/1'), 'ko')).toBe('added');
  expect(addProjectPage(editor, found('https://a.test/1'), 'ko')).toBe('there');
  expect(addProjectPage(editor, found('javascript:alert(1)'), 'ko')).toBe(null);
  const [note, page, ...others] = [...editor.nodes()];
  const metadata = { url: 'https://a.test/1', isProcessing: true, foundFor: '요즘 원두 소식은?' };
  expect(page).toMatchObject({ type: 'website', title: '찾은 글', metadata });
  expect(others).toEqual([]);
  expect(editor.edgesOf(page!.id)).toMatchObject([{ source: page!.id, target: note!.id }]);
  editor.undo();
  expect([...editor.nodes()]).toHaveLength(1);
});
