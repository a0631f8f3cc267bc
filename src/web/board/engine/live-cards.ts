import { isLocked } from '../../editor/rules/locking.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { isCoarse } from '../../lib/coarse.ts';
import type { Engine } from './engine.ts';

/** What the interaction engine is told about a card. */
interface Told {
  id: string;
  position: { x: number; y: number };
  width?: number;
  height?: number;
  zIndex?: number;
  selected?: boolean;
  draggable?: boolean;
  ariaLabel?: string;
}

const RAISED = 2 ** 29;

/** A card's z-index: a selected one stands before its neighbours, but a group never before its members. */
export const zIndexOf = ({ kind, z }: SceneNode, isSelected: boolean): number =>
  isSelected && kind !== 'group' ? RAISED + z : z;

/** A locked card stays; a finger moves the board by a card until that is selected. */
export const mayDrag = ({ node }: SceneNode, isSelected: boolean, byFinger: boolean = isCoarse()): boolean =>
  !isLocked(node) && (isSelected || !byFinger);

/** The live cards as the interaction engine wants them: the same objects for as long as nothing about them has changed. */
export class LiveCards<T extends Told> {
  #cards: T[] = [];
  #byId = new Map<string, T>();
  readonly #engine: Engine;
  readonly #labelOf: (card: SceneNode) => string;
  readonly #make: (card: SceneNode, isSelected: boolean, label: string) => T;

  constructor(
    engine: Engine,
    labelOf: (card: SceneNode) => string,
    make: (card: SceneNode, isSelected: boolean, label: string) => T,
  ) {
    this.#engine = engine;
    this.#labelOf = labelOf;
    this.#make = make;
  }

  read = (): T[] => this.#cards;

  /** Answers whether there is anything new. */
  refresh(): boolean {
    const { scene } = this.#engine.editor;
    const selection = this.#engine.editor.selection();
    const byFinger = isCoarse();
    const next: T[] = [];
    for (const id of this.#engine.live.ids) {
      const card = scene.entry(id);
      if (card && !card.isHidden) next.push(this.#told(card, selection.has(id), byFinger));
    }
    const isSame = next.length === this.#cards.length && next.every((card, i) => card === this.#cards[i]);
    if (isSame) return false;
    this.#cards = next;
    this.#byId = new Map(next.map((card) => [card.id, card]));
    return true;
  }

  #told(card: SceneNode, isSelected: boolean, byFinger: boolean): T {
    const label = this.#labelOf(card);
    const known = this.#byId.get(card.id);
    const isSame =
      known &&
      known.position.x === card.x &&
      known.position.y === card.y &&
      known.width === card.width &&
      known.height === card.height &&
      known.zIndex === zIndexOf(card, isSelected) &&
      known.selected === isSelected &&
      (known.draggable !== false) === mayDrag(card, isSelected, byFinger) &&
      known.ariaLabel === label;
    return isSame ? known : this.#make(card, isSelected, label);
  }
}
