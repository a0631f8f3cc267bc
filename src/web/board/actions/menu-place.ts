import { boundsOf, type Point } from '#contract/board/geometry.ts';
import type { ActionContext } from './action.ts';
import { cardsOf } from '../../board-context/chosen.ts';
import { wireUnder, type PointerKind } from '../engine/wire-hand.ts';
import type { ActionMenu, Panel } from '../../board-context/panels.ts';

type MenuPanel = Panel & { what: 'menu' };
type OnBoard = Pick<ActionContext, 'editor'>;

/** The menu of what lies at this point of the window: a card, a wire, or the ground. Selects it unless it is selected. */
export function menuAt({ editor }: OnBoard, client: Point, kind: PointerKind): MenuPanel {
  const at = editor.camera.toBoard(client);
  const card = editor.scene.at(at);
  const wire = wireUnder(editor.scene, at, editor.camera.view.zoom, card, kind);
  const id = wire?.edge.id ?? card?.id ?? null;
  if (id !== null && !editor.selection().has(id)) editor.select([id]);
  return { what: 'menu', menu: id === null ? 'ground' : wire ? 'edge' : 'node', at, client };
}

/** The same by key: at the selected cards or wire, else the ground's in the middle of the board. */
export function menuByKey({ editor }: OnBoard): MenuPanel {
  const { frame, view } = editor.camera;
  const bounds = boundsOf(cardsOf({ editor }, editor.selection()));
  const hasWire = editor.mayEdit && [...editor.selection()].some((id) => editor.scene.edge(id));
  const menu: ActionMenu = bounds ? 'node' : hasWire ? 'edge' : 'ground';
  const at = bounds ? { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 } : editor.camera.centre();
  const within = (from: number, length: number, wanted: number) => Math.max(from, Math.min(from + length, wanted));
  const client = {
    x: within(frame.x, frame.width, frame.x + view.x + at.x * view.zoom),
    y: within(frame.y, frame.height, frame.y + view.y + at.y * view.zoom),
  };
  return { what: 'menu', menu, at, client };
}
