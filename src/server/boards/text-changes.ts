import type { BoardChange, TextEdit } from '#contract/board/changes.ts';
import type { Db } from '../platform/db/db.ts';
import * as eventStore from './events.store.ts';
import { MOST_WALKED, type TextChange } from '#contract/board/rebase-edit.ts';

/** An edit that was made longer ago than so many changes of the board is not brought forward. */
const MOST_MISSED = 20_000;

/**
 * What was done to the contents that these changes edit, by node: from the oldest change that an edit had not heard on. Nothing
 * where no text is edited; of an edit from before the board or too long ago a removal, so that it has no effect.
 */
export async function readTexts(
  tx: Db,
  boardId: string,
  changes: readonly BoardChange[],
  seq: number,
): Promise<Map<string, TextChange[]>> {
  const texts = new Map<string, TextChange[]>();
  const edits = changes.filter((change) => change.do === 'edit-text');
  for (const [nodeId, own] of Map.groupBy(edits, ({ id }) => id)) {
    const base = Math.min(...own.map((edit) => edit.base));
    const isFar = base < seq - MOST_MISSED || own.some((edit) => edit.base > seq);
    texts.set(
      nodeId,
      isFar ? [{ seq: Infinity, change: { do: 'remove-node', id: nodeId } }] : await walked(tx, boardId, own, base),
    );
  }
  return texts;
}

/** Back to where the tab's own changes among them were made, too. */
async function walked(tx: Db, boardId: string, edits: readonly TextEdit[], base: number): Promise<TextChange[]> {
  const tabs = new Set(edits.map(({ tab }) => tab));
  const nodeIds = edits.slice(0, 1).map(({ id }) => id);
  for (let since = base; ;) {
    const found = await eventStore.readContentChanges(tx, boardId, nodeIds, { since, most: MOST_WALKED + 1 });
    const least = found.reduce(
      (lowest, { change }) =>
        change.do === 'edit-text' && tabs.has(change.tab) ? Math.min(lowest, change.base) : lowest,
      since,
    );
    if (least === since || found.length > MOST_WALKED) return found;
    since = least;
  }
}
