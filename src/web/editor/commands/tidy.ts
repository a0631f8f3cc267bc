import type { BoardChange } from '#contract/board/changes.ts';
import { boundsOf, centreOf, overlaps, type Point, type Rect } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { isLocked } from '../rules/locking.ts';
import { clampSize } from '#contract/board/sizes.ts';
import { tidyLayout, type Tie } from '../rules/tidy-layout.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';
import { movesTo, tidyParts } from './arrange.ts';
import { findFreePlace } from './place.ts';

const MARGIN_PX = 24;

/**
 * Lays the cards out so that none covers another, nor anything else, as one step. Answers where those that moved stood
 * before, for whoever wants to show the way.
 */
export function tidy(editor: BoardEditor, ids: ReadonlySet<string>): Map<string, Point> {
  const changes = tidyParts(editor, ids).flatMap((part) => {
    const places = tidyLayout(part, tiesOf(editor, part));
    const group = editor.scene.entry(part[0]?.node.parentId ?? '');
    return group ? withinGroup(editor, group, part, places) : onFreeGround(editor, part, places);
  });
  const before = new Map(
    changes.flatMap((change) => {
      const node = change.do === 'patch-node' ? editor.scene.node(change.id) : undefined;
      return node && change.do === 'patch-node' && change.patch.position ? [[node.id, node.position] as const] : [];
    }),
  );
  editor.commit(changes);
  return before;
}

/** A wire of a member counts as one of its group. */
function tiesOf(editor: BoardEditor, part: readonly SceneNode[]): Tie[] {
  const unitOf = new Map<string, string>();
  for (const { id } of part) {
    unitOf.set(id, id);
    for (const member of editor.scene.membersOf(id)) unitOf.set(member.id, id);
  }
  return [...unitOf.keys()].flatMap((id) =>
    editor.scene.edgesOf(id).flatMap((edge) => {
      const [source, target] = [unitOf.get(edge.source), unitOf.get(edge.target)];
      return edge.source === id && source && target && source !== target ? { source, target } : [];
    }),
  );
}

function onFreeGround(editor: BoardEditor, part: readonly SceneNode[], places: Map<string, Point>): BoardChange[] {
  const block = blockOf(part, places);
  if (!block) return [];
  const moved = new Set(part.flatMap(({ id }) => [id, ...editor.scene.membersOf(id).map((member) => member.id)]));
  const corner = findFreePlace(editor.scene, block, centreOf(block), 'avoid', moved);
  return movesTo(editor, shifted(places, { x: corner.x - block.x, y: corner.y - block.y }));
}

/** Below the group's title and below other members that are in the way; the group grows to hold all of it. */
function withinGroup(
  editor: BoardEditor,
  group: SceneNode,
  part: readonly SceneNode[],
  places: Map<string, Point>,
): BoardChange[] {
  const block = blockOf(part, places);
  if (!block) return [];
  const moved = new Set(part.map(({ id }) => id));
  const others = editor.scene
    .membersOf(group.id)
    .flatMap(({ id }) => (moved.has(id) ? [] : (editor.scene.entry(id) ?? [])));
  const start = { ...block, x: Math.max(block.x, group.x + MARGIN_PX), y: Math.max(block.y, group.y + GROUP_HEAD_PX) };
  const isInTheWay = others.some((other) => overlaps(start, other));
  const below = Math.max(...others.map((other) => other.y + other.height)) + MARGIN_PX;
  const end = isInTheWay ? { ...start, x: group.x + MARGIN_PX, y: below } : start;
  const size = clampSize('group', {
    width: Math.max(group.width, end.x + end.width + MARGIN_PX - group.x),
    height: Math.max(group.height, end.y + end.height + MARGIN_PX - group.y),
  });
  const grows = !isLocked(group.node) && (size.width > group.width || size.height > group.height);
  return [
    ...(grows ? [{ do: 'patch-node' as const, id: group.id, patch: { size } }] : []),
    ...[...shifted(places, { x: end.x - block.x, y: end.y - block.y })].map(([id, position]): BoardChange => ({
      do: 'patch-node',
      id,
      patch: { position },
    })),
  ];
}

const blockOf = (part: readonly SceneNode[], places: ReadonlyMap<string, Point>): Rect | null =>
  boundsOf(
    part.map((card) => ({ x: card.x, y: card.y, width: card.width, height: card.height, ...places.get(card.id) })),
  );

const shifted = (places: ReadonlyMap<string, Point>, by: Point): Map<string, Point> =>
  new Map([...places].map(([id, { x, y }]) => [id, { x: x + by.x, y: y + by.y }]));
