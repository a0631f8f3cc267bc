import { describe, expect, it, vi } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { testIds } from '#contract/base/test-ids.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { CLIP_TYPE, clipOf, type BoardClip } from '#contract/board/clipboard.ts';
import { readClip } from '../rules/read-clip.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type { FileCopy } from '#contract/files/copy-files.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { copyFiles } from './copy-files.ts';
import { clipOfBoard } from './duplicate.ts';
import { paste } from './paste.ts';
import { readPlainText, readTransfer, unpack } from './read-transfer.ts';

const [a, b, g, fileId, otherFile, elsewhere] = testIds(6);
const at = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, title: id, position: { x, y }, ...more });
const clip = (nodes: BoardNode[], edges = [] as ReturnType<typeof blankEdge>[]): BoardClip =>
  clipOf({ nodes, edges }, new Set(nodes.map(({ id }) => id)), elsewhere)!;

type Options = Parameters<typeof openTestBoard>[1];
async function board(nodes: BoardNode[], options?: Options) {
  const opened = await openTestBoard(nodes, options);
  opened.editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  return opened.editor;
}

describe('pasting a part of a board', () => {
  it('puts it about the pointer as one step, and selects it', async () => {
    const editor = await board([]);
    const { count } = paste(editor, clip([at(a, 0, 0), at(b, 400, 0)], [blankEdge({ id: g, source: a, target: b })]), {
      x: 2_000,
      y: 1_000,
    });
    expect(count).toBe(2);
    const nodes = [...editor.nodes()];
    expect(nodes.map(({ position }) => position)).toEqual([
      { x: 1_660, y: 900 },
      { x: 2_060, y: 900 },
    ]);
    expect([...editor.edges()]).toMatchObject([{ source: nodes[0]!.id, target: nodes[1]!.id }]);
    expect([...editor.selection()]).toEqual(nodes.map(({ id }) => id));
    editor.undo();
    expect([...editor.nodes(), ...editor.edges()]).toEqual([]);
  });

  it('covers nothing, however often it is pasted in the same place', async () => {
    const editor = await board([]);
    for (let i = 0; i < 5; i++) paste(editor, clip([at(a, 0, 0)]), { x: 500, y: 500 });
    const rects = [...editor.nodes()].map(rectOf);
    expect(rects.some((one, i) => rects.slice(i + 1).some((other) => overlaps(one, other)))).toBe(false);
  });

  it('leaves the group of the original, unless it is pasted there', async () => {
    const frame = { type: 'group', size: { width: 800, height: 600 } };
    const inside = { parentId: 'g', position: { x: 40, y: 80 } };
    const editor = await board([
      at('g', 0, 0, frame as Partial<BoardNode>),
      at('h', 2_000, 0, frame as Partial<BoardNode>),
      at('a', 40, 80, inside),
    ]);
    const copied = clipOfBoard(editor, new Set(['a']));
    if (!copied) throw new Error('nothing was copied');
    const groupAt = (point: { x: number; y: number }) => {
      paste(editor, copied, point);
      return [...editor.nodes()].at(-1)?.parentId;
    };
    expect(groupAt({ x: 1_400, y: 2_000 })).toBeNull();
    expect(groupAt({ x: 2_400, y: 300 })).toBe('h');
    expect(groupAt({ x: 500, y: 350 })).toBe('g');
  });

  it('lets a card join the group on which it is pasted, unless the group is locked', async () => {
    const frame: Partial<BoardNode> = { type: 'group', size: { width: 800, height: 600 } };
    const open = await board([at('g', 0, 0, frame)]);
    paste(open, clip([at(a, 0, 0)]), { x: 400, y: 300 });
    expect([...open.nodes()].at(-1)?.parentId).toBe('g');
    const shut = await board([at('g', 0, 0, { ...frame, metadata: { locked: true } })]);
    paste(shut, clip([at(a, 0, 0)]), { x: 400, y: 300 });
    expect([...shut.nodes()].at(-1)?.parentId).toBeNull();
  });

  it('does nothing for viewers', async () => {
    const editor = await board([], { mayEdit: false });
    expect(paste(editor, clip([at(a, 0, 0)]), null).count).toBe(0);
    expect([...editor.nodes()]).toEqual([]);
  });

  it('takes groups with their members and inner wires', async () => {
    const editor = await board([
      at(g, 0, 0, { type: 'group', size: { width: 640, height: 480 } }),
      at(a, 40, 80, { parentId: g }),
      at(b, 900, 0),
    ]);
    editor.commit([
      { do: 'add-edge', edge: blankEdge({ id: newId(0), source: a, target: g }) },
      { do: 'add-edge', edge: blankEdge({ id: newId(0), source: a, target: b }) },
    ]);
    const copied = { ...clipOfBoard(editor, [g])!, boardId: elsewhere };
    const other = await board([]);
    paste(other, readClip(JSON.stringify(copied))!, null);
    const [group, member] = [...other.nodes()];
    expect(member?.parentId).toBe(group?.id);
    expect([...other.edges()]).toMatchObject([{ source: member?.id, target: group?.id }]);
  });
});

describe('files of another board', () => {
  const file = (id: string, file: string) =>
    at(id, 0, 0, { type: 'file', metadata: { fileId: file, fileName: 'a.pdf', fileType: 'pdf' } });
  const say = (problem: string) => `왜: ${problem}`;
  const copying = (answer: () => Promise<FileCopy[]>) => vi.fn<(ids: readonly string[]) => Promise<FileCopy[]>>(answer);

  it('are copied by the server before a node shows them; what cannot be copied says why', async () => {
    const ask = copying(async () => [
      { from: fileId, fileId: 'copy-1', refusal: null },
      { from: otherFile, fileId: null, refusal: 'gone' },
    ]);
    const editor = await board([], { copyFiles: ask });
    const { files } = paste(
      editor,
      clip([file(a, fileId), { ...file(b, otherFile), position: { x: 400, y: 0 } }]),
      null,
    );
    const [first, second] = [...editor.nodes()];
    expect(first?.metadata).toMatchObject({ isProcessing: true, isUploading: true });
    expect(JSON.stringify([first, second])).not.toContain(fileId);
    await copyFiles(editor, files, say);
    expect(ask).toHaveBeenCalledWith([fileId, otherFile]);
    expect(editor.node(first!.id)?.metadata).toMatchObject({ fileId: 'copy-1', isProcessing: true });
    expect(editor.upload(first!.id)).toBeNull();
    expect(editor.node(second!.id)?.metadata).toMatchObject({ isProcessing: false, processingError: '왜: gone' });
    expect(editor.node(second!.id)?.metadata).not.toHaveProperty('fileId');
  });

  it('can be asked for again when the line was lost', async () => {
    let isDown = true;
    const ask = copying(async () => {
      if (isDown) throw new TypeError('no line');
      return [{ from: fileId, fileId: 'copy-1', refusal: null }];
    });
    const editor = await board([], { copyFiles: ask });
    const { files } = paste(editor, clip([file(a, fileId)]), null);
    await copyFiles(editor, files, say);
    const [node] = [...editor.nodes()];
    expect(node?.metadata).toMatchObject({ processingError: '왜: offline' });
    isDown = false;
    editor.upload(node!.id)?.retry?.();
    await vi.waitFor(() => expect(editor.node(node!.id)?.metadata).toMatchObject({ fileId: 'copy-1' }));
    expect(editor.node(node!.id)?.metadata).not.toHaveProperty('processingError');
  });

  it('that arrive go past undo: the pasting itself is the step', async () => {
    const editor = await board([], { copyFiles: async () => [{ from: fileId, fileId: 'copy-1', refusal: null }] });
    await copyFiles(editor, paste(editor, clip([file(a, fileId)]), null).files, say);
    editor.undo();
    expect([...editor.nodes()]).toEqual([]);
  });
});

describe('what lies in the clipboard', () => {
  const part = clip([at(a, 0, 0)]);
  const transfer = (data: Record<string, string>, files: File[] = []) => ({
    files,
    getData: (format: string) => data[format] ?? '',
  });
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const document = new File(['x'], 'a.pdf', { type: 'application/pdf' });

  it.each([
    [
      'a part of a board, whatever lies beside it',
      transfer({ [CLIP_TYPE]: JSON.stringify(part), 'text/plain': 'x' }, [document]),
      'clip',
    ],
    [
      'text beside what is no part of a board',
      transfer({ [CLIP_TYPE]: '{"format":"maru-board"}', 'text/plain': 'x' }),
      'text',
    ],
    ['a document, though text lies beside it', transfer({ 'text/plain': 'x' }, [document]), 'files'],
    ['text, though its picture lies beside it', transfer({ 'text/plain': '표\t1' }, [picture]), 'text'],
    ['a picture alone', transfer({}, [picture]), 'files'],
    ['several addresses', transfer({ 'text/plain': 'https://a.kr/1\nhttps://youtu.be/dQw4w9WgXcQ' }), 'links'],
  ])('is taken as %s', async (_, given, what) => {
    const brought = readTransfer(given);
    expect((brought && (await unpack(brought)))?.what).toBe(what);
  });

  it('is words and nothing else where plain text is asked for', () => {
    expect(readPlainText(transfer({ 'text/plain': 'https://a.kr/1' }))).toEqual({
      what: 'text',
      text: 'https://a.kr/1',
    });
    expect(readPlainText(transfer({ [CLIP_TYPE]: JSON.stringify(part), 'text/plain': '글' }))?.what).toBe('text');
    expect(readPlainText(transfer({}, [picture]))).toBeNull();
  });

  it('brings the form of words along, unless plain text is asked for; files and addresses come before it', () => {
    const html = '<h2>글</h2>';
    expect(readTransfer(transfer({ 'text/plain': '글', 'text/html': html }))).toEqual({
      what: 'text',
      text: '글',
      html,
    });
    expect(readPlainText(transfer({ 'text/plain': '글', 'text/html': html }))).toEqual({ what: 'text', text: '글' });
    expect(readTransfer(transfer({ 'text/plain': 'https://a.kr/1', 'text/html': html }))?.what).toBe('links');
    expect(readTransfer(transfer({ 'text/html': '<img src="x">' }, [picture]))?.what).toBe('files');
    expect(readTransfer(transfer({ 'text/html': html }))).toEqual({ what: 'text', text: '', html });
  });

  it.each([
    ['# a comment\r\nhttps://a.kr/1\r\n#https://a.kr/2\r\n', ['https://a.kr/1']],
    ['https://a.kr/1\r\nhttps://b.kr/2', ['https://a.kr/1', 'https://b.kr/2']],
  ])('is the addresses of a list of them, whatever is written beside: %j', (list, addresses) => {
    const brought = readTransfer(
      transfer({ 'text/uri-list': list, 'text/plain': '끌어온 제목', 'text/html': '<a>x</a>' }),
    );
    expect(brought).toMatchObject({ what: 'links', links: addresses.map((url) => ({ link: { url } })) });
  });

  it('never makes a card that was not copied', async () => {
    const editor = await board([textNode('x')]);
    expect(clipOfBoard(editor, ['nobody'])).toBeNull();
  });
});
