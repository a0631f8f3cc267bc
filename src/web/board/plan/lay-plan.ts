import type { BoardEdge } from '#contract/board/board.schema.ts';
import { boundsOf, centreOf, type Point, type Rect, type Size } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { clampSize } from '#contract/board/sizes.ts';
import { planKey, type BoardPlan } from '#contract/recipes/plan/board-plan.ts';
import { findFreePlace } from '../../editor/commands/place.ts';
import { groupable } from '../../editor/commands/group.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { SceneNode } from '../../editor/scene.ts';

const MARGIN_PX = 24;
const GAP_PX = 20;
const COLUMN_GAP_PX = 64;
const NOTE_SIZE: Size = { width: 320, height: 220 };

/** A group that could stand, and where cards of the board would stand in it. */
export interface GroupGhost {
  kind: 'group';
  key: string;
  title: string;
  rect: Rect;
  places: ReadonlyMap<string, Rect>;
}
export interface NoteGhost {
  kind: 'note';
  key: string;
  title: string;
  text: string;
  rect: Rect;
}
/** Its ends are ids of the board or keys of other ghosts. */
export interface LinkGhost {
  kind: 'link';
  key: string;
  from: string;
  to: string;
  label: string;
}
/** A group of the board that goes once the groups of the plan have taken all of its cards. */
export interface RemovalGhost {
  kind: 'removal';
  key: string;
  id: string;
  title: string;
  rect: Rect;
  cards: readonly string[];
}
export type Ghost = GroupGhost | NoteGhost | LinkGhost | RemovalGhost;

/**
 * Where the things of a plan would come to stand on this board: all of them together on free ground near the cards that
 * they are about, groups side by side with their notes below; and which groups of the board are left empty by it. What names
 * no card of the board, or is there already, is left out. Of several cards of one title those of `preferred` are meant.
 */
export function layPlan(editor: BoardEditor, plan: BoardPlan, preferred: ReadonlySet<string>): Ghost[] {
  const byTitle = cardsByTitle(editor, preferred);
  const columns = columnsOf(editor, plan, byTitle);
  const keyOf = new Map(columns.flatMap((column) => column.ghosts.map((ghost) => [planKey(ghost.title), ghost.key])));
  const links = linksOf(editor, plan, (title) => keyOf.get(planKey(title)) ?? byTitle.get(planKey(title))?.id);
  if (columns.length === 0) return links;
  const width = columns.reduce((sum, column) => sum + column.width + COLUMN_GAP_PX, -COLUMN_GAP_PX);
  const height = Math.max(...columns.map((column) => column.height));
  const moving = movedBy(columns.flatMap(({ ghosts }) => ghosts));
  const about = boundsOf([...byTitle.values()].filter(({ id }) => moving.size === 0 || moving.has(id)));
  const beside =
    about && moving.size === 0
      ? { x: about.x + about.width + width / 2 + COLUMN_GAP_PX, y: about.y + height / 2 }
      : null;
  const centre = beside ?? (about ? centreOf(about) : editor.camera.centre());
  const corner = findFreePlace(editor.scene, { width, height }, centre, 'avoid', moving);
  let x = corner.x;
  const placed = columns.flatMap((column) => {
    const by = { x, y: corner.y };
    x += column.width + COLUMN_GAP_PX;
    return column.ghosts.map((ghost) => shifted(ghost, by));
  });
  return [...placed, ...links, ...emptiedBy(editor, moving)];
}

/** Whether a ghost can be taken with those that are chosen: a wire with its ends, a removal once nothing is left in the group. */
export function isTakeable(ghost: Ghost, ghosts: readonly Ghost[], chosen: ReadonlySet<string>): boolean {
  if (ghost.kind === 'link')
    return [ghost.from, ghost.to].every((end) => chosen.has(end) || !ghosts.some(({ key }) => key === end));
  if (ghost.kind !== 'removal') return true;
  const moved = movedBy(ghosts.filter(({ key }) => chosen.has(key)));
  return ghost.cards.every((id) => moved.has(id));
}

/** The cards that these groups take in. */
const movedBy = (ghosts: readonly Ghost[]): Set<string> =>
  new Set(ghosts.flatMap((ghost) => (ghost.kind === 'group' ? [...ghost.places.keys()] : [])));

/** The whole of what would change, to be shown at once. */
export const boundsOfGhosts = (ghosts: readonly Ghost[]): Rect | null =>
  boundsOf(ghosts.flatMap((ghost) => (ghost.kind === 'link' ? [] : [ghost.rect])));

/** The cards of the board that these leave where they are, and join with something. */
export function joinedBy(ghosts: readonly Ghost[]): Set<string> {
  const moving = movedBy(ghosts);
  const ends = ghosts.flatMap((ghost) => (ghost.kind === 'link' ? [ghost.from, ghost.to] : []));
  return new Set(ends.filter((end) => !moving.has(end)));
}

function cardsByTitle(editor: BoardEditor, preferred: ReadonlySet<string>): Map<string, SceneNode> {
  const found = new Map<string, SceneNode>();
  for (const node of editor.nodes()) {
    const key = planKey(node.title);
    const card = editor.scene.entry(node.id);
    if (!card || key === '' || (found.has(key) && !preferred.has(node.id))) continue;
    found.set(key, card);
  }
  return found;
}

interface Column extends Size {
  ghosts: (GroupGhost | NoteGhost)[];
}

/** Each group with the notes that are wired to its cards below it; the other notes in a column of their own. */
function columnsOf(editor: BoardEditor, plan: BoardPlan, byTitle: ReadonlyMap<string, SceneNode>): Column[] {
  const notes = plan.notes.map(({ title, text }, at): NoteGhost => ({
    kind: 'note',
    key: `note-${at}`,
    title,
    text,
    rect: { x: 0, y: 0, ...NOTE_SIZE },
  }));
  const left = new Set(notes);
  const taken = new Set<string>();
  const columns = plan.groups.flatMap(({ title, members }, at): Column[] => {
    const ids = members.flatMap((name) => byTitle.get(planKey(name))?.id ?? []).filter((id) => !taken.has(id));
    const free = [...new Set(groupable(editor, ids).map(({ id }) => id))];
    if (free.length < 2 || isGrouped(editor, free)) return [];
    const ghost = groupGhost(editor, { key: `group-${at}`, title, ids: free });
    for (const id of ghost.places.keys()) taken.add(id);
    const names = new Set([title, ...members].map(planKey));
    const own = notes.filter((note) => left.has(note) && isWiredTo(plan, note.title, names));
    for (const note of own) left.delete(note);
    return [stacked([ghost, ...own])];
  });
  return left.size > 0 ? [...columns, stacked([...left])] : columns;
}

const isWiredTo = ({ links }: BoardPlan, title: string, names: ReadonlySet<string>): boolean =>
  links.some(
    ({ from, to }) =>
      (planKey(to) === planKey(title) && names.has(planKey(from))) ||
      (planKey(from) === planKey(title) && names.has(planKey(to))),
  );

/** True where these are a group already. */
function isGrouped(editor: BoardEditor, ids: readonly string[]): boolean {
  const [parent, ...others] = new Set(ids.map((id) => editor.scene.node(id)?.parentId ?? null));
  return others.length === 0 && typeof parent === 'string' && editor.scene.membersOf(parent).length === ids.length;
}

/** Members in rows below the title; those for which no group is large enough stay where they are. */
function groupGhost(
  editor: BoardEditor,
  { key, title, ids }: { key: string; title: string; ids: string[] },
): GroupGhost {
  const cards = ids.flatMap((id) => editor.scene.entry(id) ?? []);
  const cell = {
    width: Math.max(...cards.map(({ width }) => width)) + GAP_PX,
    height: Math.max(...cards.map(({ height }) => height)) + GAP_PX,
  };
  const { width, height } = nodeKinds.group.size;
  const mostColumns = Math.max(1, Math.floor((width[1] - 2 * MARGIN_PX + GAP_PX) / cell.width));
  const mostRows = Math.max(1, Math.floor((height[1] - GROUP_HEAD_PX - MARGIN_PX + GAP_PX) / cell.height));
  const held = cards.slice(0, mostColumns * mostRows);
  const columns = Math.min(mostColumns, Math.ceil(Math.sqrt(held.length)));
  const rows = Math.ceil(held.length / columns);
  const places = held.map((card, at): [string, Rect] => {
    const place = {
      x: MARGIN_PX + (at % columns) * cell.width,
      y: GROUP_HEAD_PX + Math.floor(at / columns) * cell.height,
    };
    return [card.id, { ...place, width: card.width, height: card.height }];
  });
  const size = clampSize('group', {
    width: columns * cell.width - GAP_PX + 2 * MARGIN_PX,
    height: rows * cell.height - GAP_PX + GROUP_HEAD_PX + MARGIN_PX,
  });
  return { kind: 'group', key, title, rect: { x: 0, y: 0, ...size }, places: new Map(places) };
}

function stacked(ghosts: readonly (GroupGhost | NoteGhost)[]): Column {
  let y = 0;
  const placed = ghosts.map((ghost) => {
    const at = shifted(ghost, { x: 0, y });
    y += ghost.rect.height + GAP_PX * 2;
    return at;
  });
  return { ghosts: placed, width: Math.max(...ghosts.map(({ rect }) => rect.width)), height: y - GAP_PX * 2 };
}

function shifted<G extends GroupGhost | NoteGhost>(ghost: G, by: Point): G {
  const move = (rect: Rect): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });
  return {
    ...ghost,
    rect: move(ghost.rect),
    ...(ghost.kind === 'group' && { places: new Map([...ghost.places].map(([id, rect]) => [id, move(rect)])) }),
  };
}

function linksOf(editor: BoardEditor, plan: BoardPlan, find: (title: string) => string | undefined): LinkGhost[] {
  const seen = new Set<string>();
  return plan.links.flatMap((link, at): LinkGhost[] => {
    const [from, to] = [find(link.from), find(link.to)];
    if (!from || !to || from === to) return [];
    const pair = `${from} ${to}`;
    const isThere = editor.scene.edgesOf(from).some((edge) => edge.source === from && edge.target === to);
    if (isThere || seen.has(pair)) return [];
    seen.add(pair);
    return [{ kind: 'link', key: `link-${at}`, from, to, label: link.label }];
  });
}

/** Wires that lead from what these were in to chats: who leaves a group stays known to whoever read it. */
export function readersOf(editor: BoardEditor, ids: Iterable<string>): BoardEdge[] {
  const parents = new Set([...ids].flatMap((id) => editor.scene.node(id)?.parentId ?? []));
  const readers = [...parents].flatMap((parent) =>
    editor.scene.edgesOf(parent).filter(({ source }) => source === parent),
  );
  return [...new Map(readers.map((edge) => [edge.target, edge])).values()];
}

/** The groups out of which these cards are all; a locked one stays. */
function emptiedBy(editor: BoardEditor, moving: ReadonlySet<string>): RemovalGhost[] {
  const parents = new Set([...moving].flatMap((id) => editor.scene.node(id)?.parentId ?? []));
  return [...parents].flatMap((id): RemovalGhost[] => {
    const group = editor.scene.entry(id);
    const cards = editor.scene.membersOf(id).map((member) => member.id);
    if (!group || isLocked(group.node) || !cards.every((card) => moving.has(card))) return [];
    const { x, y, width, height, node } = group;
    return [{ kind: 'removal', key: `removal-${id}`, id, title: node.title, rect: { x, y, width, height }, cards }];
  });
}
