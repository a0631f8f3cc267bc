import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { framed } from '../rules/framing.ts';
import { isLocked } from '../rules/locking.ts';
import type { Rect, Size } from '#contract/board/geometry.ts';
import { keepAspect, type Grip } from '#contract/board/aspect.ts';
import { isSameSize, shownSize, sizeBounds } from '#contract/board/sizes.ts';
import { SIZE } from '#contract/limits.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';

const GRID_PX = 4;

/** A grip that is held: which one, and the card as it was. */
export interface Held {
  rect: Rect;
  grip: Grip;
}

/** Which grip it is, by the names that the interaction engine gives its sides. */
export function gripOf(target: EventTarget | null): Grip {
  const has = (side: string) => target instanceof Element && target.classList.contains(side);
  return { x: has('left') ? -1 : has('right') ? 1 : 0, y: has('top') ? -1 : has('bottom') ? 1 : 0 };
}

/** The rectangle with its edges on the fine grid. */
export function onGrid({ x, y, width, height }: Rect): Rect {
  const line = (at: number) => Math.round(at / GRID_PX) * GRID_PX;
  return { x: line(x), y: line(y), width: line(x + width) - line(x), height: line(y + height) - line(y) };
}

/** The rectangle in the shape that the card had, within what the node may measure now. */
export function inShape(node: BoardNode, { rect, grip }: Held, wish: Rect): Rect {
  const bounds = sizeBounds(node);
  return bounds.least.height === bounds.most.height ? onGrid(wish) : keepAspect(rect, wish, grip, bounds);
}

/** The rectangle within what the node may measure now; the sides across from the grip stay where they are. */
function within(node: BoardNode, rect: Rect, grip: Grip): Rect {
  const size = shownSize({ ...node, size: rect });
  return {
    x: grip.x < 0 ? rect.x + rect.width - size.width : rect.x,
    y: grip.y < 0 ? rect.y + rect.height - size.height : rect.y,
    ...size,
  };
}

const RIGHT_BELOW: Grip = { x: 1, y: 1 };

/** Shows the card at this rectangle while a grip is held. */
export function resizeTo(editor: BoardEditor, id: string, rect: Rect, grip = RIGHT_BELOW): void {
  const entry = editor.scene.entry(id);
  if (!entry || isLocked(entry.node)) return;
  editor.scene.resizeRect(entry, within(entry.node, rect, grip));
  editor.redraw([id]);
}

/** A collapsed group is as low as it is only while it is collapsed: its grip changes the width alone. */
const keptSize = (node: BoardNode, { width, height }: Size): Size => ({
  width,
  height: node.metadata['isCollapsed'] === true ? (node.size ?? SIZE.group.start).height : height,
});

/** Shows the card as it stands on the board again. */
export function resizeBack(editor: BoardEditor, id: string): void {
  const entry = editor.scene.entry(id);
  if (!entry) return;
  editor.scene.resizeRect(entry, { ...entry.node.position, ...shownSize(entry.node) });
  editor.redraw([id]);
}

/** The grip was let go: one step, unless the size differs by 5 px or less. */
export function resizeEnd(editor: BoardEditor, id: string, rect: Rect, grip = RIGHT_BELOW): void {
  const entry = editor.scene.entry(id);
  if (!entry || isLocked(entry.node)) return;
  const { node } = entry;
  const { x, y, ...size } = within(node, rect, grip);
  const before = shownSize(node);
  resizeBack(editor, id);
  if (isSameSize(size, before)) return;
  const position = { x: Math.round(x), y: Math.round(y) };
  const around = entry.kind === 'group' ? passedOver(editor, entry, { ...position, ...size }) : [];
  editor.commit([{ do: 'patch-node', id, patch: { size: keptSize(node, size), position } }, ...around]);
}

/** Who joins and who leaves a group by its new frame. */
function passedOver({ scene }: BoardEditor, { id, node }: SceneNode, frame: Rect): BoardChange[] {
  const near = scene.query(frame).map((card) => card.node);
  const cards = new Map([...near, ...scene.membersOf(id)].map((card) => [card.id, card]));
  return framed(node, frame, cards.values());
}
