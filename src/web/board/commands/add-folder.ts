import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Point, Size } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { clampSize, rectOf, shownSize } from '#contract/board/sizes.ts';
import { checkCanvasFile, endingOf } from '#contract/files/upload-check.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { fileNode, sendAll, type Sending } from './add-file.ts';
import { makeNode, type AddOptions, type NewNode } from './add-node.ts';
import { findFreePlace } from './place.ts';
import type { Folder } from './read-folder.ts';

const GAP_PX = 20;
const MARGIN_PX = 24;
const REVEAL_MS = 220;
const NOTES: readonly string[] = ['md', 'markdown'];

export interface Placed {
  placed: number;
  leftOut: number;
}

interface Item {
  wish: NewNode;
  /** Its bytes are to be sent; null for a note that holds them itself. */
  file: File | null;
}

/**
 * Puts a folder on the board as a laid-out group, in one step: notes in Markdown as texts, everything else as files. A
 * folder with more than a group can hold becomes several groups side by side. Answers how many were placed and how many
 * are not for a board.
 */
export async function addFolder(
  editor: BoardEditor,
  folder: Folder,
  sending: Sending,
  options: AddOptions,
): Promise<Placed> {
  const items = (await Promise.all(folder.files.map(toItem))).filter((item) => item !== null);
  const leftOut = folder.files.length - items.length;
  if (items.length === 0) return { placed: 0, leftOut };
  const parts = inParts(items);
  const laid = parts.map((part, i) => {
    const title = (parts.length > 1 ? `${folder.name} (${i + 1})` : folder.name).slice(0, OURS.titleLength);
    return layOut(editor, part, title, options);
  });
  const size: Size = {
    width: laid.reduce((sum, { group }) => sum + rectOf(group).width + MARGIN_PX, -MARGIN_PX),
    height: Math.max(...laid.map(({ group }) => rectOf(group).height)),
  };
  const corner = findFreePlace(editor.scene, size, options.at ?? editor.camera.centre(), 'avoid');
  let x = corner.x;
  const changes = laid.flatMap(({ group, members }): BoardChange[] => {
    const by = { x, y: corner.y };
    x += rectOf(group).width + MARGIN_PX;
    return [group, ...members].map((node) => ({ do: 'add-node', node: moved(node, by) }));
  });
  editor.commit(changes);
  editor.select(laid.map(({ group }) => group.id));
  editor.camera.reveal({ ...corner, ...size }, REVEAL_MS);
  const sent = laid.flatMap(({ members }, i) =>
    members.flatMap(({ id }, j) => {
      const file = parts[i]?.[j]?.file;
      return file ? [{ nodeId: id, file }] : [];
    }),
  );
  sendAll(editor, sent, sending);
  return { placed: items.length, leftOut };
}

async function toItem(file: File): Promise<Item | null> {
  if (NOTES.includes(endingOf(file.name))) {
    const content = await readNote(file);
    const title = file.name.replace(/\.[^.]+$/, '').slice(0, OURS.titleLength);
    return content === null ? null : { wish: { kind: 'text', title, content }, file: null };
  }
  const verdict = checkCanvasFile(file);
  return verdict.ok ? { wish: fileNode(file, verdict.value), file } : null;
}

/** A note's text, if a node can hold it; null otherwise. */
export async function readNote(file: File): Promise<string | null> {
  if (file.size > 4 * OURS.contentLength) return null;
  const text = (await file.text()).replaceAll('\u0000', '');
  return text.isWellFormed() && text.trim() !== '' && text.length <= OURS.contentLength ? text : null;
}

const cell: Size = {
  width: Math.max(nodeKinds.file.size.start.width, nodeKinds.text.size.start.width) + GAP_PX,
  height: Math.max(nodeKinds.file.size.start.height, nodeKinds.text.size.start.height) + GAP_PX,
};
const roomPx: Size = {
  width: nodeKinds.group.size.width[1] - 2 * MARGIN_PX + GAP_PX,
  height: nodeKinds.group.size.height[1] - GROUP_HEAD_PX - MARGIN_PX + GAP_PX,
};
const MOST_COLUMNS = Math.floor(roomPx.width / cell.width);
const MOST = MOST_COLUMNS * Math.floor(roomPx.height / cell.height);

function inParts(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST);
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * each, (i + 1) * each));
}

/** The group at the origin with its members in rows below its title. */
function layOut(editor: BoardEditor, items: readonly Item[], title: string, { language }: AddOptions) {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(Math.sqrt(items.length))));
  const rows = Math.ceil(items.length / columns);
  const group: BoardNode = {
    ...makeNode(editor, { kind: 'group', title }, language),
    size: clampSize('group', {
      width: columns * cell.width - GAP_PX + 2 * MARGIN_PX,
      height: rows * cell.height - GAP_PX + GROUP_HEAD_PX + MARGIN_PX,
    }),
  };
  const members = items.map(({ wish }, i): BoardNode => {
    const position: Point = {
      x: MARGIN_PX + (i % columns) * cell.width,
      y: GROUP_HEAD_PX + Math.floor(i / columns) * cell.height,
    };
    return { ...makeNode(editor, wish, language), parentId: group.id, position };
  });
  return { group: { ...group, size: shownSize(group) }, members };
}

const moved = (node: BoardNode, by: Point): BoardNode => ({
  ...node,
  position: { x: node.position.x + by.x, y: node.position.y + by.y },
});
