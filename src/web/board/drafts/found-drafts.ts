import { useSyncExternalStore } from 'react';
import { livingTabs, lockName } from '../editor/outbox-store.ts';
import { draftsOfBoard, forgetDraft, keyOfDraft, readDraft, type DraftPlace, type FoundDraft } from './kept-drafts.ts';

const found = new Map<string, FoundDraft>();
/** Where somebody types on this page now: what is kept of that is not left behind. */
const open = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const seen of listeners) seen();
}

/** Looks for drafts of this board that were left behind: by this page or by a tab that is closed. */
export async function findDrafts(boardId: string, tab: string): Promise<FoundDraft[]> {
  const living = await livingTabs().catch(() => new Set<string>());
  const left = draftsOfBoard(boardId).filter(
    (draft) => !open.has(keyOfDraft(draft)) && (draft.tab === tab || !living.has(lockName(draft.tab))),
  );
  for (const draft of left) found.set(keyOfDraft(draft), draft);
  if (left.length > 0) tell();
  return left;
}

/** Finds what other tabs leave behind once they close: a browser takes its time to let go of a closed tab. */
export async function findDraftsOfClosing(boardId: string, tab: string, signal: AbortSignal): Promise<void> {
  const typing = new Set(draftsOfBoard(boardId).map((draft) => draft.tab));
  typing.delete(tab);
  await Promise.all(
    Array.from(typing, async (other) => {
      const isClosed = await isLetGo(other, signal);
      if (isClosed) remember(draftsOfBoard(boardId).filter((draft) => draft.tab === other));
    }),
  );
}

/** True once the tab is closed; false when nobody waits for it any longer. */
const isLetGo = async (tab: string, signal: AbortSignal): Promise<boolean> =>
  (await navigator.locks
    ?.request(lockName(tab), { signal, mode: 'shared' }, () => !signal.aborted)
    .catch(() => false)) ?? false;

function remember(left: readonly FoundDraft[]): void {
  const fresh = left.filter((draft) => !found.has(keyOfDraft(draft)));
  for (const draft of fresh) found.set(keyOfDraft(draft), draft);
  if (fresh.length > 0) tell();
}

/** A draft whose field is gone, with its node or without: it is offered like one that was left behind. */
export function leaveDraft(place: DraftPlace): void {
  open.delete(keyOfDraft(place));
  const draft = readDraft(place);
  if (!draft) return;
  found.set(keyOfDraft(place), draft);
  tell();
}

/** Somebody begins to type there: what was left behind is taken up. */
export function takeDraft(place: DraftPlace): FoundDraft | null {
  open.add(keyOfDraft(place));
  return forgetFound(place);
}

function forgetFound(place: DraftPlace): FoundDraft | null {
  const draft = found.get(keyOfDraft(place)) ?? null;
  if (found.delete(keyOfDraft(place))) tell();
  return draft;
}

/** What was typed there was saved or given up. */
export function discardDraft(place: DraftPlace): void {
  open.delete(keyOfDraft(place));
  forgetDraft(place);
  forgetFound(place);
}

export const foundDraftsOf = (boardId: string): FoundDraft[] =>
  [...found.values()].filter((draft) => draft.boardId === boardId);

export function onFoundDrafts(seen: () => void): () => void {
  listeners.add(seen);
  return () => listeners.delete(seen);
}

/** The draft that was left behind at this place; null when there is none. */
export const useFoundDraft = (place: DraftPlace): FoundDraft | null =>
  useSyncExternalStore(
    onFoundDrafts,
    () => found.get(keyOfDraft(place)) ?? null,
    () => null,
  );
