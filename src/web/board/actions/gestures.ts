import { heldName, type HeldKey } from '../../lib/key-names.ts';
import type { shortcuts } from '../../words/shortcuts.ts';

type Catalogue = (typeof shortcuts)['ko'];
export type GestureId = keyof Catalogue['gesture'];
/** What the pointer does, by the key of its words. */
export type HandMove = keyof Catalogue['hand'];

/** One way to do it: what is held, and what the pointer does meanwhile. */
export interface GestureWay {
  held: readonly HeldKey[];
  move: HandMove;
}

/** Something that the pointer does on the board. Its listeners read the events themselves; the sheet shows these rows. */
export interface BoardGesture {
  id: GestureId;
  ways: readonly GestureWay[];
  /** It changes the board: viewers do not see it. */
  changes: boolean;
}

const way = (move: HandMove, ...held: HeldKey[]): GestureWay => ({ held, move });
const look = (id: GestureId, ...ways: GestureWay[]): BoardGesture => ({ id, ways, changes: false });
const edit = (id: GestureId, ...ways: GestureWay[]): BoardGesture => ({ id, ways, changes: true });

/** Every gesture of the board, in the order of the sheet. */
export const boardGestures: readonly BoardGesture[] = [
  look('pan', way('dragGround'), way('drag', 'space'), way('dragMiddle'), way('dragRight')),
  look('zoom', way('wheel'), way('wheel', 'ctrl'), way('pinch')),
  look('box', way('dragGround', 'shift')),
  look('add', way('click', 'shift'), way('click', 'ctrl')),
  edit('copy', way('dragCard', 'alt')),
  edit('axis', way('whileDragging', 'shift')),
  edit('free', way('whileDragging', 'alt')),
  edit('putBack', way('whileDragging', 'escape')),
  edit('shape', way('dragGrip', 'shift')),
  edit('write', way('doubleClickWords')),
  edit('quickAdd', way('doubleClickGround')),
  edit('connect', way('dragHandleToCard')),
  edit('wire', way('dragHandle')),
  edit('carry', way('dragWireEnd')),
  edit('label', way('doubleClickWire')),
  look('menu', way('rightClick'), way('longPress')),
];

/** What stands on the keys that are held for it. */
export const heldNames = ({ held }: GestureWay): string[] => held.map((key) => heldName(key));
