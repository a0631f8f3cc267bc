import { expect, it, vi } from 'vitest';
import { createNotices } from '../../lib/notices.ts';
import type { Folder } from '../../editor/commands/read-folder.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import { CARD_ID, cardNode, mailNode } from '../../node-views/offer/test-offer.ts';
import { addFiles, type RefusedFile } from '../../editor/commands/add-file.ts';
import { addNode } from '../../editor/commands/add-node.ts';
import { placeClipboardContent, saidOfFolder, type Ways } from './place-clipboard-content.ts';

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Parameters<
  typeof saidOfFolder
>[2];
const folder = (count: number, isCut = false, tooDeep: Folder['tooDeep'] = null): Folder => ({
  name: '자료',
  files: Array.from({ length: count }, (_, i) => new File([], `${i}.txt`)),
  isCut,
  tooDeep,
});

it.each<[string, Parameters<typeof saidOfFolder>[0], Parameters<typeof saidOfFolder>[1], object]>([
  ['all of it', folder(3), { placed: 3, leftOut: 0 }, { tone: 'done', title: 'folderRead 자료 3' }],
  [
    'some that cannot be uploaded',
    folder(3),
    { placed: 1, leftOut: 2 },
    { tone: 'done', title: 'folderRead 자료 1', text: 'folderLeftOut 2' },
  ],
  ['nothing of it', folder(0), { placed: 0, leftOut: 0 }, { tone: 'told', title: 'folderEmpty 자료' }],
  [
    'more than are taken up',
    folder(300, true),
    { placed: 300, leftOut: 0 },
    { tone: 'told', title: 'folderRead 자료 300', text: 'folderCut 300' },
  ],
  [
    'more, some of which cannot be uploaded',
    folder(300, true),
    { placed: 290, leftOut: 10 },
    { tone: 'told', title: 'folderRead 자료 290', text: 'folderCut 300 folderLeftOut 10' },
  ],
  [
    'some too deep',
    folder(3, false, { count: 2, levels: 8, isMore: false }),
    { placed: 2, leftOut: 1 },
    { tone: 'told', title: 'folderRead 자료 2', text: 'folderDeep 8 2 folderLeftOut 1' },
  ],
  [
    'nothing but what is too deep, more than is counted',
    folder(0, false, { count: 1_000, levels: 8, isMore: true }),
    { placed: 0, leftOut: 0 },
    { tone: 'told', title: 'folderEmpty 자료', text: 'folderDeepMany 8 1000' },
  ],
])('a folder is told of: %s', (_, given, placed, said) => expect(saidOfFolder(given, placed, t)).toEqual(said));

it.each<[string, string[], Folder[]]>([
  ['several notes in Markdown', ['a.md', 'b.md', 'c.md'], []],
  ['notes beside other files', ['a.md', 'b.pdf'], []],
  ['folders beside files', ['a.md', 'b.txt'], [folder(2), folder(1)]],
])('what is dropped at once is undone at once: %s', async (_what, names, folders) => {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([]);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  const sending = { send: () => new Promise<never>(() => undefined), failed: () => '', refused: () => undefined };
  const ways: Ways = {
    putLinks: () => undefined,
    putFiles: (files, where) => void addFiles(editor, files, sending, { language: 'ko', ...where }),
    sayMade: () => undefined,
    sending,
  };
  const here = { ...ways, language: 'ko' as const, notices: createNotices(), t };
  const files = names.map((name) => new File(['내용'], name));
  const content = folders.length > 0 ? { what: 'folders' as const, folders, files } : { what: 'files' as const, files };
  await placeClipboardContent(editor, here, content, { x: 0, y: 0 });
  expect(editor.scene.nodeCount).toBeGreaterThanOrEqual(names.length);
  editor.undo();
  expect(editor.scene.nodeCount).toBe(0);
  vi.unstubAllGlobals();
});

it.each([
  ['become a group', ['a.pdf', 'b.txt', 'c.md'], 1, []],
  ['become a group without what no board takes', ['a.pdf', 'b.txt', 'c.exe'], 1, ['c.exe']],
  ['join the group that they are dropped on', ['a.pdf', 'b.txt'], 0, []],
  ['stay alone where one of them is left', ['a.pdf', 'c.exe'], 0, ['c.exe']],
])('files that are dropped together %s', async (what, names, groups, refused) => {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([]);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  const there = what.startsWith('join')
    ? [addNode(editor, { kind: 'group' }, { language: 'ko', at: { x: 0, y: 0 } })]
    : [];
  const told = vi.fn<(files: readonly RefusedFile[]) => void>();
  const sending = { send: () => new Promise<never>(() => undefined), failed: () => '', refused: told };
  const ways: Ways = {
    putLinks: () => undefined,
    putFiles: (files, where) => void addFiles(editor, files, sending, { language: 'ko', ...where }),
    sayMade: () => undefined,
    sending,
  };
  const files = names.map((name) => new File(['내용'], name));
  const here = { ...ways, language: 'ko' as const, notices: createNotices(), t };
  await placeClipboardContent(editor, here, { what: 'files', files }, { x: 0, y: 0 });
  const made = Array.from(editor.scene.groups()).filter(({ id }) => !there.some((group) => group.id === id));
  expect(made).toHaveLength(groups);
  expect(told.mock.calls.flatMap(([all]) => all.map(({ name }) => name))).toEqual(refused);
  vi.unstubAllGlobals();
});

it.each<[string, string, boolean]>([
  [
    'the mail of a sponsor',
    '안녕하세요, 오늘식품 김도윤입니다. 브랜디드 1편 200만 원(VAT 별도)에 협찬 제안드립니다.',
    true,
  ],
  ['a note', '오늘 촬영할 것: 오프닝, 리뷰', false],
])('the card of a deal is offered of %s that is pasted', async (_what, text, isOffered) => {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([]);
  const sayMade = vi.fn<Ways['sayMade']>();
  const ways: Ways = { putLinks: () => undefined, putFiles: () => undefined, sayMade, sending: null };
  await placeClipboardContent(
    editor,
    { ...ways, language: 'ko', notices: createNotices(), t },
    { what: 'text', text },
    null,
  );
  const [count, next] = sayMade.mock.calls[0] ?? [];
  expect([count, next?.label]).toEqual([1, isOffered ? 'toSponsorCard' : undefined]);
  next?.run();
  await vi.waitFor(() => expect(editor.scene.nodeCount).toBe(isOffered ? 2 : 1));
  vi.unstubAllGlobals();
});

it('a text that is dropped on the card of a deal is read as a further mail of it', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([cardNode(), { ...mailNode(), position: { x: 2_000, y: 0 } }]);
  const ways: Ways = { putLinks: () => undefined, putFiles: () => undefined, sayMade: () => undefined, sending: null };
  const here = { ...ways, language: 'ko' as const, notices: createNotices(), t };
  const text = '안녕하세요.\n수정: 2회';
  await placeClipboardContent(editor, here, { what: 'text', text }, { x: 20, y: 20 });
  await vi.waitFor(() => expect(editor.node(CARD_ID)?.content).toMatch(/수정[^\n]*2회/));
  expect([...editor.scene.edgesOf(CARD_ID)]).toHaveLength(1);
  vi.unstubAllGlobals();
});
