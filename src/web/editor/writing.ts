import { OURS } from '#contract/limits.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { lengthAfter, type Splices } from '#contract/board/splices.ts';
import { editText, type EditedBoard } from './commands/edit-text.ts';

type EditedHere = EditedBoard & { newestGesture: () => string | null };

/** What others did to a content, as it reads over what the board shows. */
export interface ForeignEdit {
  tab: string;
  splices: Splices;
}

type HeardEdit = (edit: ForeignEdit) => void;

/** Who writes in which card beside this tab, and writing there together, letter by letter. */
export class Writing {
  readonly #editor: EditedHere;
  /** This tab among those that write in the text; null while its content is being saved whole. */
  readonly tabFor: (nodeId: string) => string | null;
  #writers: ReadonlyMap<string, readonly (string | null)[]> = new Map();
  readonly #watching = new Set<() => void>();
  readonly #hearing = new Map<string, Set<HeardEdit>>();

  constructor(editor: EditedHere, tabFor: (nodeId: string) => string | null) {
    this.#editor = editor;
    this.tabFor = tabFor;
  }

  /** The own gesture that undo would take back next. */
  newest = (): string | null => this.#editor.newestGesture();

  /** The names of the others who write in this card: '' for one without a name, null for an own tab. The same list while they are the same. */
  writersOf = (nodeId: string): readonly (string | null)[] => this.#writers.get(nodeId) ?? NOBODY;

  setWriters(writers: ReadonlyMap<string, readonly (string | null)[]>): void {
    if (JSON.stringify([...writers]) === JSON.stringify([...this.#writers])) return;
    this.#writers = writers;
    for (const seen of this.#watching) seen();
  }

  subscribe = (seen: () => void): (() => void) => {
    this.#watching.add(seen);
    return () => void this.#watching.delete(seen);
  };

  /** Tells what others do to the content of this node, right before the board shows it. */
  onEdit(nodeId: string, heard: HeardEdit): () => void {
    const all = this.#hearing.get(nodeId) ?? new Set();
    this.#hearing.set(nodeId, all.add(heard));
    return () => void all.delete(heard);
  }

  tell(change: BoardChange): void {
    if (change.do === 'edit-text') this.#hearing.get(change.id)?.forEach((heard) => heard(change));
  }

  /** Writes into the text; answers the gesture, or null where a lock or the limit of a text forbids it. */
  write(nodeId: string, splices: Splices, joins: string): string | null {
    const node = this.#editor.node(nodeId);
    if (!node || lengthAfter(node.content.length, splices) > OURS.contentLength) return null;
    editText(this.#editor, nodeId, splices, { joins });
    return this.#editor.node(nodeId) === node ? null : this.#editor.newestGesture();
  }
}

const NOBODY: readonly (string | null)[] = [];
