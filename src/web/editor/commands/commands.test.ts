import { describe, expect, it } from 'vitest';
import { rectOf } from '#contract/board/sizes.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { readLinks, addLinks } from './add-link.ts';
import { readLinksOf } from './read-links-of.ts';
import { addNode } from './add-node.ts';
import { connect } from './connect.ts';
import { duplicate } from './duplicate.ts';
import { Move, nudge } from './move.ts';
import { readTransfer } from './read-transfer.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';

const at = (id: string, x: number, y: number, more = {}) => ({ ...textNode(id), position: { x, y }, ...more });
const group = (id: string, x: number, y: number) => at(id, x, y, { type: 'group', size: { width: 640, height: 480 } });
const korean = { language: 'ko' } as const;

async function board(...nodes: ReturnType<typeof textNode>[]) {
  const { editor } = await openTestBoard(nodes);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  return editor;
}
const lead = (editor: Awaited<ReturnType<typeof board>>, id: string) => {
  const entry = editor.scene.entry(id);
  if (!entry) throw new Error(`${id} is missing`);
  return entry;
};

describe('adding', () => {
  it('puts a new node into the middle of what is seen, selects it and opens its title', async () => {
    const editor = await board();
    const node = addNode(editor, { kind: 'text' }, korean);
    expect(node).toMatchObject({ title: '새 텍스트', position: { x: 580, y: 350 } });
    expect([...editor.selection()]).toEqual([node.id]);
    expect(editor.takeTitleFocus(node.id)).toBe(true);
    expect(editor.takeTitleFocus(node.id)).toBe(false);
  });

  it('stores a note of a project board as a user_note, which is a text as any other', async () => {
    const editor = await board();
    const { id } = addNode(editor, { kind: 'text', storedAs: 'user_note', title: 'New Note' }, korean);
    expect(editor.node(id)).toMatchObject({ type: 'user_note', title: 'New Note' });
    expect(lead(editor, id).kind).toBe('text');
  });

  it('never puts it under another', async () => {
    const editor = await board();
    for (let i = 0; i < 12; i++) addNode(editor, { kind: 'text' }, korean);
    const rects = [...editor.nodes()].map(rectOf);
    rects.forEach((a, i) => rects.slice(i + 1).forEach((b) => expect(overlaps(a, b)).toBe(false)));
  });

  it('puts an AI chat beside everything where nothing is free near the middle, and shows it', async () => {
    const tiles = Array.from({ length: 121 }, (_, i) =>
      at(`n${i}`, (i % 11) * 300 - 1_000, Math.floor(i / 11) * 220 - 700),
    );
    const editor = await board(...tiles);
    const chat = addNode(editor, { kind: 'ai-chat' }, korean);
    const rect = rectOf(chat);
    for (const node of editor.nodes()) expect(node.id === chat.id || !overlaps(rectOf(node), rect)).toBe(true);
    const seen = editor.camera.visible();
    expect(rect.x >= seen.x && rect.x + rect.width <= seen.x + seen.width).toBe(true);
    expect(rect.y >= seen.y && rect.y + rect.height <= seen.y + seen.height).toBe(true);
  });

  it('never puts it across the edge of a group', async () => {
    const editor = await board(group('g', 700, 430));
    const node = addNode(editor, { kind: 'text' }, korean);
    expect(node.parentId).toBeNull();
    expect(overlaps(rectOf(node), rectOf(editor.node('g') ?? node))).toBe(false);
    const dropped = addNode(editor, { kind: 'text' }, { ...korean, at: { x: 1_000, y: 650 } });
    expect(dropped.parentId).toBe('g');
  });

  it('makes it a member where it lands in a group, but never an AI chat', async () => {
    const editor = await board(group('g', 400, 200));
    expect(addNode(editor, { kind: 'text' }, korean).parentId).toBe('g');
    const chat = addNode(editor, { kind: 'ai-chat' }, korean);
    expect(chat.parentId).toBeNull();
    expect(overlaps(rectOf(chat), rectOf(editor.node('g') ?? chat))).toBe(false);
  });

  it('puts several links into a grid as one step, each being read', async () => {
    const editor = await board();
    const links =
      readLinks('https://youtu.be/dQw4w9WgXcQ\nhttps://example.com/a https://www.instagram.com/p/abc/') ?? [];
    const nodes = addLinks(editor, links, korean);
    expect(nodes.map((node) => node.type)).toEqual(['youtube_transcript', 'website', 'instagram_transcript']);
    expect(nodes[0]?.metadata).toMatchObject({
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      videoId: 'dQw4w9WgXcQ',
      isProcessing: true,
    });
    editor.undo();
    expect([...editor.nodes()]).toEqual([]);
  });
});

describe('reading what was brought', () => {
  const transfer = (text: string, files: File[] = [], list = '') => ({
    files,
    getData: (format: string) => (format === 'text/plain' ? text : format === 'text/uri-list' ? list : ''),
  });
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const document = new File(['x'], 'a.pdf', { type: 'application/pdf' });

  it.each([
    ['an address is a link', transfer(' https://example.com/a '), 'links'],
    ['several addresses are links', transfer('https://a.kr/1\nhttps://a.kr/2'), 'links'],
    ['an address within a sentence is text', transfer('보세요 https://a.kr/1'), 'text'],
    ['a dragged link is a link', transfer('제목', [], '# comment\r\nhttps://a.kr/1'), 'links'],
    ['a document wins over text', transfer('a.pdf', [document]), 'files'],
    ['text wins over a picture alone', transfer('표의 글', [picture]), 'text'],
    ['a picture alone is a file', transfer('', [picture]), 'files'],
  ])('%s', (_, given, what) => {
    expect(readTransfer(given)?.what).toBe(what);
  });

  it('is nothing when nothing usable was brought', () => {
    expect(readTransfer(transfer('   '))).toBeNull();
  });

  it('takes into the dialog of a source only its own addresses', () => {
    expect(readLinksOf('youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toHaveLength(1);
    expect(readLinksOf('youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ\nhttps://example.com')).toBeNull();
    expect(readLinksOf('youtube', 'https://www.youtube.com/clip/UgkxTQ-clip_id-0123456789')).toBeNull();
    expect(readLinksOf('website', 'example.com')).toHaveLength(1);
    expect(readLinksOf('website', '')).toBeNull();
  });

  it('takes a video, a playlist or a post in the dialog of websites for what it is', () => {
    const kinds = (typed: string) => readLinksOf('website', typed)?.map(({ source }) => source);
    expect(kinds('youtu.be/dQw4w9WgXcQ\nhttps://example.com\nwww.instagram.com/reel/Cabc123/ example.com')).toEqual([
      'youtube',
      'website',
      'instagram',
      'website',
    ]);
    expect(kinds('https://www.youtube.com/playlist?list=PLmaruKitchen01')).toEqual(['youtube']);
    expect(kinds('https://www.youtube.com/@marustudio')).toEqual(['website']);
  });
});

describe('moving', () => {
  it('joins the group it is dropped over, as one step', async () => {
    const editor = await board(group('g', 0, 0), at('a', 2_000, 0));
    const move = new Move(editor, lead(editor, 'a'));
    expect(move.to({ x: 1_000, y: 0 })).toBeNull();
    expect(move.to({ x: 100, y: 100 })).toBe('g');
    expect(editor.node('a')?.position.x).toBe(2_000);
    expect(move.end()).toBeNull();
    expect(editor.node('a')).toMatchObject({ parentId: 'g', position: { x: 100, y: 100 } });
    editor.undo();
    expect(editor.node('a')).toMatchObject({ parentId: null, position: { x: 2_000, y: 0 } });
  });

  it('leaves the group when it is dragged out', async () => {
    const editor = await board(group('g', 0, 0), at('a', 50, 60, { parentId: 'g' }));
    const move = new Move(editor, lead(editor, 'a'));
    move.to({ x: 3_000, y: 0 });
    move.end();
    expect(editor.node('a')?.parentId).toBeNull();
  });

  it('takes the members of a group along, and they stay members', async () => {
    const editor = await board(group('g', 0, 0), group('other', 5_000, 0), at('a', 50, 60, { parentId: 'g' }));
    const move = new Move(editor, lead(editor, 'g'));
    move.to({ x: 5_000, y: 10 });
    move.end();
    expect(editor.node('a')).toMatchObject({ parentId: 'g', position: { x: 5_050, y: 70 } });
  });

  it('refuses to let an AI chat join, and says so', async () => {
    const editor = await board(group('g', 0, 0), at('chat', 2_000, 0, { type: 'ai_chat' }));
    const move = new Move(editor, lead(editor, 'chat'));
    expect(move.to({ x: 100, y: 0 })).toBeNull();
    expect(move.end()).toBe('ai-chat');
    expect(editor.node('chat')).toMatchObject({ parentId: null, position: { x: 100, y: 0 } });
  });

  it('stays where it was when its place is no finite number, and says so', async () => {
    const editor = await board(at('a', 40, 50));
    const move = new Move(editor, lead(editor, 'a'));
    move.to({ x: Number.NaN, y: 0 });
    expect(move.end()).toBe('invalid-position');
    expect(editor.node('a')?.position).toEqual({ x: 40, y: 50 });
  });

  it('moves the whole selection by the same way', async () => {
    const editor = await board(at('a', 0, 0), at('b', 1_000, 500));
    editor.select(['a', 'b']);
    const move = new Move(editor, lead(editor, 'a'));
    move.to({ x: 8, y: 4 });
    move.end();
    expect(editor.node('b')?.position).toEqual({ x: 1_008, y: 504 });
    nudge(editor, { x: 1, y: 0 });
    expect(editor.node('a')?.position).toEqual({ x: 9, y: 4 });
  });

  it('is no step when everything stays where it was', async () => {
    const editor = await board(at('a', 0, 0));
    const move = new Move(editor, lead(editor, 'a'));
    move.to({ x: 0, y: 0 });
    move.end();
    expect(editor.canUndo()).toBe(false);
  });
});

describe('the other gestures', () => {
  it('connects two nodes once in a direction', async () => {
    const editor = await board(at('a', 0, 0), at('b', 1_000, 0));
    const ends = { source: 'a', target: 'b', sourceHandle: null, targetHandle: null };
    expect(connect(editor, ends).ok).toBe(true);
    expect(connect(editor, ends)).toEqual({ ok: false, reason: 'already-connected' });
    expect(connect(editor, { ...ends, target: 'a' })).toEqual({ ok: false, reason: 'same-node' });
  });

  it('removes nodes with their wires, lets members go, and undo restores the order', async () => {
    const editor = await board(group('g', 0, 0), at('a', 50, 60, { parentId: 'g' }), at('b', 1_000, 0));
    connect(editor, { source: 'a', target: 'b', sourceHandle: null, targetHandle: null });
    const before = editor.scene.board();
    expect(remove(editor, ['g', 'b'])).toEqual({ nodes: 2, edges: 0 });
    expect(editor.node('a')?.parentId).toBeNull();
    editor.undo();
    expect(editor.scene.board().edges).toEqual(before.edges);
    expect(editor.node('a')?.parentId).toBe('g');
  });

  it('duplicates a group with its members and the wires between them', async () => {
    const editor = await board(
      group('g', 0, 0),
      at('a', 50, 60, { parentId: 'g' }),
      at('b', 50, 260, { parentId: 'g' }),
    );
    connect(editor, { source: 'a', target: 'b', sourceHandle: null, targetHandle: null });
    duplicate(editor, ['a', 'g']);
    const copies = [...editor.selection()].flatMap((id) => editor.node(id) ?? []);
    const copiedGroup = copies.find((node) => node.type === 'group');
    expect(copies).toHaveLength(3);
    expect(copies.filter((node) => node.parentId === copiedGroup?.id)).toHaveLength(2);
    expect([...editor.edges()]).toHaveLength(2);
  });

  it('takes a new title, and keeps the old one for an empty one', async () => {
    const editor = await board(at('a', 0, 0));
    expect(rename(editor, 'a', '  새 제목 ')).toBe('새 제목');
    expect(rename(editor, 'a', '   ')).toBe('새 제목');
  });
});
