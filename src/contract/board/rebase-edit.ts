import { splicesOfPatch, type BoardChange, type TextEdit } from './changes.ts';
import type { Splice } from './splices.schema.ts';
import { fits, transformSplices, type Splices } from './splices.ts';

/** An accepted change that may have touched a content. */
export interface TextChange {
  seq: number;
  change: BoardChange;
}

/** More changes of one text than this are not walked: who comes from so long ago compares the texts. */
export const MOST_WALKED = 2_000;

/** A change of the editing tab on its way: as it reads after the changes walked so far. */
interface Pending {
  change: TextEdit;
  splices: Splices;
}

/**
 * What an edit does to the content as it stands, of `length` units, after all of `texts`: the accepted changes of this content in
 * their order, from before the edit's base on. It walks as the tab itself does: the tab's own changes stand on top of what it had
 * heard, and what others did meanwhile passes below them. Null where that cannot be known: the content was put anew, or the edit
 * does not fit.
 */
export function rebaseEdit(edit: TextEdit, texts: readonly TextChange[], length: number): Splice[] | null {
  if (!fits(edit.splices, edit.length) || texts.length > MOST_WALKED) return null;
  const [start, own] = ownBefore(edit, texts);
  const entering = [...own, edit];
  if (entering.some(({ base }, i) => base < (entering[i - 1]?.base ?? 0))) return null;
  const pending: Pending[] = [];
  const enter = (before: number) => {
    while (entering[0] && entering[0].base < before) {
      const change = entering.shift() as TextEdit;
      pending.push({ change, splices: change.asked ?? change.splices });
    }
  };
  for (const { seq, change } of texts) {
    if (seq <= start) continue;
    enter(seq);
    if (change.do === 'edit-text' && change.tab === edit.tab) {
      if (pending.shift()?.change !== change) return null;
      continue;
    }
    let theirs = splicesOf(change);
    if (!theirs) return null;
    const isFirst = edit.tab < tabOf(change);
    for (const mine of pending) {
      const before = mine.splices;
      mine.splices = transformSplices(before, theirs, isFirst);
      theirs = transformSplices(theirs, before, !isFirst);
    }
  }
  enter(Infinity);
  const [left] = pending;
  return pending.length === 1 && left && fits(left.splices, length) ? [...left.splices] : null;
}

/** From which change on is to be walked, and the tab's own changes on the way: those that it had not heard when it made this one. */
function ownBefore(edit: TextEdit, texts: readonly TextChange[]): [start: number, own: TextEdit[]] {
  let start = edit.base;
  for (;;) {
    const own = texts.flatMap(({ seq, change }) =>
      seq > start && change.do === 'edit-text' && change.tab === edit.tab ? [change] : [],
    );
    const least = Math.min(start, ...own.map(({ base }) => base));
    if (least === start) return [start, own];
    start = least;
  }
}

/** Null for what puts or takes the whole node, and for a whole content of which it is not known what it replaced. */
const splicesOf = (change: BoardChange): Splices | null => {
  if (change.do === 'edit-text') return change.splices;
  return change.do === 'patch-node' ? splicesOfPatch(change) : null;
};

/** A content that was saved whole stands left of everybody's letters. */
const tabOf = (change: BoardChange): string => (change.do === 'edit-text' ? change.tab : '');
