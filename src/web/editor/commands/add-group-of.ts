import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Point, Rect, Size } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { clampSize, rectOf, shownSize } from '#contract/board/sizes.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardEditor } from '../board-editor.ts';
import { NARROW_PX, REVEAL_MS, type Camera } from '../camera.ts';
import { joinedBy, makeNode, newWire, wiresFrom, type AddOptions, type NewNode } from './add-node.ts';
import { findFreePlace } from './place.ts';

const GAP_PX = 20;
const MARGIN_PX = 24;
const READER_GAP_PX = 120;

interface GroupOptions extends AddOptions {
  /** What stands to the right of the groups and reads them: they are wired to it in the same step. */
  reader?: NewNode;
}

/**
 * Puts these on the board as a laid-out group, in one step; more than a group can hold become several groups side by side.
 * Answers the members in their order.
 */
export function addGroupOf(
  editor: BoardEditor,
  wishes: readonly NewNode[],
  title: string,
  options: GroupOptions,
): BoardNode[] {
  if (wishes.length === 0) return [];
  const cell = cellOf(wishes);
  const parts = inParts(wishes, columnsOf(cell) * rowsOf(cell));
  const laid = parts.map((part, i) => {
    const name = parts.length > 1 ? `${title} (${i + 1})` : title;
    return layOut(editor, part, cell, name.slice(0, OURS.titleLength), options);
  });
  const groups = laid.map(({ group }) => group);
  const reader = options.reader && makeNode(editor, options.reader, options.language);
  const width = groups.reduce((sum, group) => sum + rectOf(group).width + MARGIN_PX, -MARGIN_PX);
  const stand = reader ? [...groups, reader] : groups;
  const size: Size = {
    width: width + (reader ? READER_GAP_PX + rectOf(reader).width : 0),
    height: Math.max(...stand.map((node) => rectOf(node).height)),
  };
  const corner = findFreePlace(editor.scene, size, options.at ?? editor.camera.centre(), 'avoid');
  let x = corner.x;
  const changes = laid.flatMap(({ group, members }): BoardChange[] => {
    const by = { x, y: corner.y };
    x += rectOf(group).width + MARGIN_PX;
    return [group, ...members].map((node) => ({ do: 'add-node', node: moved(node, by) }));
  });
  const reading = reader
    ? [
        { do: 'add-node' as const, node: moved(reader, { x: corner.x + width + READER_GAP_PX, y: corner.y }) },
        ...groups.map(({ id }) => newWire(editor, id, reader.id)),
      ]
    : [];
  editor.commit([...changes, ...reading, ...wiresFrom(editor, options.from, groups)], joinedBy(options));
  editor.select(groups.map(({ id }) => id));
  look(editor.camera, { ...corner, ...size });
  return laid.flatMap(({ members }) => members);
}

/** A narrow screen, which would show a part of it only, steps back. */
function look(camera: Camera, rect: Rect): void {
  if (camera.frame.width >= NARROW_PX || camera.near(rect, camera.open()) !== null) camera.reveal(rect, REVEAL_MS);
  else camera.begin(rect);
}

const cellOf = (wishes: readonly NewNode[]): Size => {
  const sizes = wishes.map(({ kind }) => nodeKinds[kind].size.start);
  return {
    width: Math.max(...sizes.map((size) => size.width)) + GAP_PX,
    height: Math.max(...sizes.map((size) => size.height)) + GAP_PX,
  };
};
const columnsOf = (cell: Size): number =>
  Math.floor((nodeKinds.group.size.width[1] - 2 * MARGIN_PX + GAP_PX) / cell.width);
const rowsOf = (cell: Size): number =>
  Math.floor((nodeKinds.group.size.height[1] - GROUP_HEAD_PX - MARGIN_PX + GAP_PX) / cell.height);

function inParts<T>(items: readonly T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * each, (i + 1) * each));
}

/** The group at the origin with its members in rows below its title. */
function layOut(
  editor: BoardEditor,
  wishes: readonly NewNode[],
  cell: Size,
  title: string,
  { language }: Pick<AddOptions, 'language'>,
) {
  const columns = Math.min(columnsOf(cell), Math.max(1, Math.ceil(Math.sqrt(wishes.length))));
  const rows = Math.ceil(wishes.length / columns);
  const group: BoardNode = {
    ...makeNode(editor, { kind: 'group', title }, language),
    size: clampSize('group', {
      width: columns * cell.width - GAP_PX + 2 * MARGIN_PX,
      height: rows * cell.height - GAP_PX + GROUP_HEAD_PX + MARGIN_PX,
    }),
  };
  const members = wishes.map((wish, i): BoardNode => {
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
