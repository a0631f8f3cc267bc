import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { Entry } from './outbox.ts';
import { printOf, type TextField, type TextPrints } from './text-print.ts';

const fields: readonly TextField[] = ['title', 'content'];

/**
 * What became of a text that was saved here. kept: the server has it. lost: it was refused, its node is gone, its board is
 * closed for good, or it was left behind by an earlier page and the node says something newer. replaced: it has taken the
 * place of what somebody else saved meanwhile, which is `text` then. `base` is the print of what it was typed over; null
 * when unknown.
 */
export interface TextSaveOutcome {
  what: 'kept' | 'lost' | 'replaced';
  why?: 'refused' | 'gone' | 'outdated' | 'closed';
  nodeId: string;
  field: TextField;
  text: string;
  base: string | null;
}

/** The texts that these entries bring, as what has become of them. */
export const outcomesOf = (
  entries: readonly Entry[],
  outcome: Pick<TextSaveOutcome, 'what' | 'why'>,
): TextSaveOutcome[] =>
  entries.flatMap(({ change, was, text: edited }) =>
    (edited === undefined ? textsIn(change) : ([['content', edited]] as const)).map(([field, text]) => ({
      ...outcome,
      nodeId: change.do === 'patch-node' || change.do === 'edit-text' ? change.id : '',
      field,
      text,
      base: was?.[field] ?? null,
    })),
  );

/** What stood where these changes replace texts, by node; from the changes that take them back, in their order. */
export function printsBefore(inverse: readonly BoardChange[]): Map<string, TextPrints> {
  const prints = new Map<string, TextPrints>();
  for (const change of inverse) {
    if (change.do !== 'patch-node') continue;
    const before = Object.fromEntries(textsIn(change).map(([field, text]) => [field, printOf(text)]));
    if (Object.keys(before).length > 0) prints.set(change.id, { ...prints.get(change.id), ...before });
  }
  return prints;
}

/** The texts of an entry that the node, as it stands before it, has meanwhile in words that nobody here has seen. */
export function outdatedTexts({ change, was }: Entry, node: BoardNode | undefined): [TextField, string][] {
  if (!node || !was) return [];
  return textsIn(change).filter(([field, text]) => {
    const before = was[field];
    return before !== undefined && node[field] !== text && printOf(node[field]) !== before;
  });
}

/** What others have saved and these own entries, later in the sequence, replace: the last text of each place. */
export class Replaced {
  readonly #outcomes = new Map<string, TextSaveOutcome>();

  /** A change of somebody else that comes before `own`. */
  note({ change }: Pick<BoardEvent, 'change'>, own: readonly Entry[]): void {
    if (change.do !== 'patch-node') return;
    const ours = own.filter((entry) => entry.change.do === 'patch-node' && entry.change.id === change.id);
    for (const [field, text] of textsIn(change)) this.#weigh(change.id, field, text, ours);
  }

  /** The board as it was read, right before `own` are laid over it. */
  noteBoard(board: { node: (id: string) => BoardNode | null | undefined }, own: readonly Entry[]): void {
    const patches = own.flatMap((entry) => (entry.change.do === 'patch-node' ? [{ entry, id: entry.change.id }] : []));
    for (const [id, ours] of Map.groupBy(patches, (patch) => patch.id)) {
      const node = board.node(id);
      const entries = ours.map(({ entry }) => entry);
      if (node) for (const field of fields) this.#weigh(id, field, node[field], entries);
    }
  }

  outcomes = (): TextSaveOutcome[] => [...this.#outcomes.values()];

  #weigh(nodeId: string, field: TextField, text: string, own: readonly Entry[]): void {
    const told = own.flatMap(({ change, was }) =>
      textsIn(change).flatMap(([of, to]) => (of === field ? [{ to, was }] : [])),
    );
    const first = told[0];
    if (!first?.was?.[field] || told.some(({ to }) => to === text) || first.was[field] === printOf(text)) return;
    this.#outcomes.set(`${nodeId} ${field}`, { what: 'replaced', nodeId, field, text, base: first.was[field] });
  }
}

function textsIn(change: BoardChange): [TextField, string][] {
  if (change.do !== 'patch-node') return [];
  return fields.flatMap((field): [TextField, string][] => {
    const text = change.patch[field];
    return text === undefined ? [] : [[field, text]];
  });
}
