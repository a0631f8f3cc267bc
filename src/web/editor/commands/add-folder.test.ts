import { describe, expect, it, vi } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { openTestBoard } from '../test-server.ts';
import { sendAll, type Sending } from './add-file.ts';
import { addFolder, readItems } from './add-folder.ts';
import { addText, inParts } from './add-text.ts';
import { entriesOf } from './dropped-entries.ts';
import { FOLDER, readFolder } from './read-folder.ts';

const korean = { language: 'ko' } as const;
const quiet: Sending = {
  send: () => new Promise(() => undefined),
  failed: () => '',
  refused: () => undefined,
};
async function board() {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([]);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  return editor;
}
type Board = Awaited<ReturnType<typeof board>>;
async function put(editor: Board, name: string, files: File[]) {
  const found = { name, files, isCut: false, tooDeep: null };
  return addFolder(editor, { folder: found, items: await readItems(found.files) }, quiet, korean);
}
const file = (name: string, text = '내용') => new File([text], name);

/** A folder as browsers tell of it: some entries at a time. */
function folder(name: string, inside: (File | FileSystemDirectoryEntry)[]): FileSystemDirectoryEntry {
  const entries = inside.map((one) =>
    one instanceof File
      ? { isDirectory: false, isFile: true, name: one.name, file: (done: (file: File) => void) => done(one) }
      : one,
  );
  return {
    isDirectory: true,
    isFile: false,
    name,
    createReader() {
      const left = [...entries];
      return { readEntries: (done: (some: unknown[]) => void) => done(left.splice(0, 2)) };
    },
  } as unknown as FileSystemDirectoryEntry;
}

/** This folder as the ninth level of one, with files beside it on the eighth. */
function lowered(lowest: FileSystemDirectoryEntry, beside: File[] = []): FileSystemDirectoryEntry {
  let at = folder('여덟째', [lowest, ...beside]);
  for (let level = FOLDER.depth - 1; level > 0; level--) at = folder(`${level}`, [at]);
  return at;
}

describe('a folder that is dropped', () => {
  it('is read to its last file, by name, without what systems leave in it', async () => {
    const inside = [
      file('2.txt'),
      file('.DS_Store'),
      file('10.txt'),
      file('1.txt'),
      folder('안', [file('속.txt')]),
      file('Thumbs.db'),
    ];
    const { name, files } = await readFolder(folder('자료', inside));
    expect([name, ...files.map((one) => one.name)]).toEqual(['자료', '1.txt', '2.txt', '10.txt', '속.txt']);
  });

  it('is read so far and no further', async () => {
    const wide = folder(
      '넓은',
      Array.from({ length: FOLDER.files + 5 }, (_, i) => file(`${i}.txt`)),
    );
    const cut = await readFolder(wide);
    expect([cut.files.length, cut.isCut]).toEqual([FOLDER.files, true]);
    const full = Array.from({ length: FOLDER.files }, (_, i) => file(`${i}.txt`));
    expect(await readFolder(folder('꼭 찬', full))).toMatchObject({ isCut: false });
    expect(await readFolder(folder('하나 더', [...full, folder('안', [file('넘는.txt')])]))).toMatchObject({
      isCut: true,
    });
    expect(
      await readFolder(
        folder('둘', [lowered(folder('깊은', [file('a.txt')])), folder('나', [...full, file('넘는.txt')])]),
      ),
    ).toMatchObject({
      isCut: true,
      tooDeep: null,
    });
  });

  it('is looked into eight levels deep; what lies deeper is counted', async () => {
    const bottom = folder('바닥', [file('깊은.txt'), file('.DS_Store'), folder('더', [file('더 깊은.txt')])]);
    const { files, tooDeep } = await readFolder(lowered(bottom, [file('얕은.txt')]));
    expect([files.map((one) => one.name), tooDeep]).toEqual([['얕은.txt'], { count: 2, levels: 8, isMore: false }]);
    const many = Array.from({ length: FOLDER.counted + 5 }, (_, i) => file(`${i}.txt`));
    expect(await readFolder(lowered(folder('많은', many)))).toMatchObject({
      files: [],
      tooDeep: { count: FOLDER.counted, isMore: true },
    });
    expect(await readFolder(folder('빈', []))).toMatchObject({ isCut: false, tooDeep: null });
  });

  it('is told from the files beside it', () => {
    const item = (entry: unknown, beside: File) => ({ webkitGetAsEntry: () => entry, getAsFile: () => beside });
    const inside = folder('자료', []);
    const items = [
      item(inside, file('자료')),
      item({ isDirectory: false }, file('a.txt')),
    ] as unknown as DataTransferItem[];
    expect(entriesOf({ items })).toMatchObject({ folders: [inside], files: [{ name: 'a.txt' }] });
    expect(entriesOf({ items: items.slice(1) })).toBeNull();
    expect(entriesOf({})).toBeNull();
  });

  it('becomes a group with everything laid out in it, in one step; notes become texts', async () => {
    const editor = await board();
    const files = ['a.pdf', 'b.png', '글.md', 'c.txt', 'run.exe'].map((name) => file(name));
    const placed = await put(editor, '자료', files);
    expect(placed).toEqual({ placed: 4, leftOut: 1 });
    const [group, ...members] = [...editor.nodes()];
    expect(group).toMatchObject({ type: 'group', title: '자료' });
    expect(members.map(({ type, title, parentId }) => [type, title, parentId === group?.id])).toEqual([
      ['file', 'a.pdf', true],
      ['file', 'b.png', true],
      ['text', '글', true],
      ['file', 'c.txt', true],
    ]);
    expect(members[2]?.content).toBe('내용');
    const frame = rectOf(group!);
    const rects = members.map(rectOf);
    for (const [i, rect] of rects.entries()) {
      expect(rect.x >= frame.x && rect.x + rect.width <= frame.x + frame.width).toBe(true);
      expect(rect.y >= frame.y + 52 && rect.y + rect.height <= frame.y + frame.height).toBe(true);
      expect(rects.slice(i + 1).some((other) => overlaps(rect, other))).toBe(false);
    }
    editor.undo();
    expect([...editor.nodes()]).toEqual([]);
  });

  it('becomes several groups where one cannot hold it', async () => {
    const editor = await board();
    const files = Array.from({ length: 130 }, (_, i) => file(`${i}.txt`));
    await put(editor, '많은 자료', files);
    const groups = [...editor.nodes()].filter(({ type }) => type === 'group');
    expect(groups.length).toBeGreaterThan(1);
    expect(groups[0]?.title).toBe('많은 자료 (1)');
    expect(groups.map(rectOf).some((one, i, all) => all.slice(i + 1).some((other) => overlaps(one, other)))).toBe(
      false,
    );
    expect(editor.scene.nodeCount).toBe(130 + groups.length);
  });

  it('sends a few files at a time, all of them in the end', async () => {
    const editor = await board();
    let running = 0;
    let most = 0;
    const sent: string[] = [];
    const sending: Sending = {
      ...quiet,
      async send(one) {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        sent.push(one.name);
        return { fileId: one.name };
      },
    };
    sendAll(
      editor,
      Array.from({ length: 20 }, (_, i) => ({ nodeId: `n${i}`, file: file(`${i}.txt`) })),
      sending,
    );
    await vi.waitFor(() => expect(sent).toHaveLength(20));
    expect(most).toBe(4);
  });
});

describe('a text that is pasted', () => {
  it.each([
    [
      '보낸 사람: 이은재 <ej@mocha.example>\n제목: [모카하우스] 12월 협업 제안\n\n안녕하세요',
      '[모카하우스] 12월 협업 제안',
    ],
    ['From: Erin\nSubject: Collaboration\n\nHi', 'Collaboration'],
    ['첫 줄\n본문', '첫 줄'],
  ])('a mail is called by its subject, any other text by its first line', async (text, title) => {
    const { editor } = await openTestBoard([]);
    expect(addText(editor, text, null, korean)[0]?.title).toBe(title);
  });

  it('becomes a note under its first line', async () => {
    const editor = await board();
    const [note] = addText(editor, '# 제목\n본문', null, korean);
    expect(note).toMatchObject({ type: 'text', title: '제목', content: '# 제목\n본문' });
  });

  it('becomes several notes where one cannot hold it, and nothing of it is lost', async () => {
    const editor = await board();
    const text = Array.from({ length: 30_000 }, (_, i) => `낱말${i}`).join(' ');
    const notes = addText(editor, text, null, korean);
    expect(notes.length).toBe(Math.ceil(text.length / OURS.contentLength));
    expect(notes.map(({ content }) => content).join(' ')).toBe(text);
    expect(notes[1]?.title).toMatch(/ \(2\/\d\)$/);
    editor.undo();
    expect([...editor.nodes()]).toEqual([]);
  });

  it.each([
    ['짧은 글', 100, ['짧은 글']],
    ['가나다라 마바사', 6, ['가나다라', '마바사']],
    ['첫 문단이에요\n\n둘째 문단', 12, ['첫 문단이에요', '둘째 문단']],
    ['가나다라마바사', 3, ['가나다', '라마바', '사']],
    ['ab😀cd', 3, ['ab', '😀c', 'd']],
    ['', 3, ['']],
  ])('%j in parts of at most %i is %j', (text, most, parts) => expect(inParts(text, most)).toEqual(parts));
});
