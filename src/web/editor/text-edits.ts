import type { BoardNode } from '#contract/board/board.schema.ts';
import { editContent, splicesOfPatch, type BoardChange, type TextEdit } from '#contract/board/changes.ts';
import { applySplices, lengthAfter, spliceBetween, transformSplices, type Splices } from '#contract/board/splices.ts';
import type { Entry, Outbox } from './outbox.ts';
import type { Scene } from './scene.ts';

/** A change as the sequence has brought it. */
interface Heard {
  seq: number;
  change: BoardChange;
}

/** What of it is laid over the board: an edit, nothing more, or the board is not as the sequence says. */
type Laid = TextEdit | 'nothing' | 'astray';

/** Whether the change saves this node's content whole. */
export const isWhole = (change: BoardChange, nodeId: string): boolean =>
  change.do === 'patch-node' && change.id === nodeId && change.patch.content !== undefined;

/**
 * The contents that this tab edits letter by letter: what the sequence says of each, below the tab's own edits that it has not
 * brought yet. What others write passes below those; the server walks the same way, so that both come to the same text.
 */
export class TextEdits {
  /** This tab among those that write in a text. */
  readonly tab: string;
  readonly #outbox: Pick<Outbox, 'wasSent' | 'carry'>;
  /** By node: its content up to the last change heard, without own edits that are still on their way. */
  readonly #heard = new Map<string, string>();
  /** Of edits that have been sent as they were made: as they read after what was heard since. */
  readonly #carried = new WeakMap<Entry, Splices>();

  constructor(tab: string, outbox: Pick<Outbox, 'wasSent' | 'carry'>) {
    this.tab = tab;
    this.#outbox = outbox;
  }

  /** An own edit as it is sent: over what was heard up to `known`. `inverse` takes the gesture back that was just laid. */
  stamp(change: TextEdit, known: number, inverse: readonly BoardChange[], scene: Scene): TextEdit {
    const { id } = change;
    if (!this.#heard.has(id)) this.#heard.set(id, contentBefore(scene.node(id)?.content ?? '', id, inverse));
    return { ...change, tab: this.tab, base: known };
  }

  /**
   * Takes what the sequence says of a content. `own`: the change of this browser that it is, if it is one; `ahead`: own changes
   * that come later in the sequence. Null where the change is none of a content that is edited here.
   */
  take({ change, seq }: Heard, own: Entry | undefined, ahead: readonly Entry[], scene: Scene): Laid | null {
    if (change.do !== 'edit-text' && !(change.do === 'patch-node' && isWhole(change, change.id))) return null;
    const { id } = change;
    const before = this.#heard.get(id);
    const shown = scene.node(id);
    if (!shown || (change.do === 'patch-node' && before === undefined)) return null;
    const edits = this.#ownOf(id, ahead);
    const isCovered = ahead.some((entry) => isWhole(entry.change, id));
    const splices = change.do === 'edit-text' ? change.splices : splicesOfPatch(change);
    if (!splices || (change.do === 'edit-text' && !isCovered && (before ?? shown.content).length !== change.length))
      return this.#lose(id);
    if (before !== undefined) this.#heard.set(id, applySplices(before, splices));
    if (own && (change.do === 'patch-node' || this.#isOwn(change))) return this.#settle(id, edits, shown, isCovered);
    const tab = change.do === 'edit-text' ? change.tab : '';
    const above = this.#pass(id, splices, tab, edits, seq);
    if (isCovered) return 'nothing';
    return { do: 'edit-text', id, tab, base: seq, length: shown.content.length, splices: [...above] };
  }

  /** Whether an own edit is on its way of which it is not known whether the server has it. */
  isUnsure = (own: readonly Entry[]): boolean =>
    own.some((entry) => this.#isOwn(entry.change) && this.#outbox.wasSent(entry));

  /** The board was read again up to `seq`: own edits that come after it are carried over what has changed in between. */
  replace(scene: Scene, own: readonly Entry[], seq: number): void {
    for (const [id, before] of this.#heard) {
      const edits = this.#ownOf(id, own);
      const content = scene.node(id)?.content;
      if (edits.length === 0 || content === undefined) {
        this.#heard.delete(id);
        continue;
      }
      this.#heard.set(id, content);
      this.#pass(id, spliceBetween(before, content), '', edits, seq);
    }
  }

  /** An own change as it is laid over what the board shows; null for an edit of an earlier page, which comes by the sequence. */
  shown(entry: Entry, scene: Scene): BoardChange | null {
    const { change } = entry;
    if (change.do !== 'edit-text') return change;
    const length = scene.node(change.id)?.content.length;
    return this.#isOwn(change) && length !== undefined ? { ...change, length, splices: [...this.#of(entry)] } : null;
  }

  #isOwn = (change: BoardChange): change is TextEdit => change.do === 'edit-text' && change.tab === this.tab;

  #ownOf = (id: string, entries: readonly Entry[]): Entry[] =>
    entries.filter(({ change }) => this.#isOwn(change) && change.id === id);

  #of(entry: Entry): Splices {
    return this.#carried.get(entry) ?? (entry.change.do === 'edit-text' ? entry.change.splices : []);
  }

  /** What others wrote, as it reads above the own edits, which are carried over it. */
  #pass(id: string, theirs: Splices, tab: string, own: readonly Entry[], seq: number): Splices {
    const isFirst = this.tab < tab;
    let length = this.#heard.get(id)?.length ?? 0;
    let above = theirs;
    for (const entry of own) {
      const before = this.#of(entry);
      const after = transformSplices(before, above, isFirst);
      above = transformSplices(above, before, !isFirst);
      if (this.#outbox.wasSent(entry)) this.#carried.set(entry, after);
      else this.#outbox.carry(entry, { base: seq, length, splices: after });
      length = lengthAfter(length, after);
    }
    return above;
  }

  #settle(id: string, own: readonly Entry[], shown: BoardNode, isCovered: boolean): Laid {
    const content = this.#heard.get(id);
    if (own.length > 0 || content === undefined) return 'nothing';
    this.#heard.delete(id);
    return content === shown.content || isCovered ? 'nothing' : 'astray';
  }

  #lose(id: string): Laid {
    this.#heard.delete(id);
    return 'astray';
  }
}

const contentBefore = (content: string, nodeId: string, inverse: readonly BoardChange[]): string =>
  inverse.reduce(
    (text, back) => (back.do === 'edit-text' && back.id === nodeId ? (editContent(text, back) ?? text) : text),
    content,
  );

/** A patch without the content that it saves. */
export function withoutContent(change: BoardChange): BoardChange {
  if (change.do !== 'patch-node') return change;
  const { content: _, ...patch } = change.patch;
  return { ...change, patch };
}
