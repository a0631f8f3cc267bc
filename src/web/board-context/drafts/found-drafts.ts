import { useSyncExternalStore } from 'react';
import { storable } from '../../editor/rules/edits.ts';
import { livingTabs, lockName } from '../../editor/outbox-store.ts';
import { tab as ownTab } from '../../editor/tab.ts';
import {
  draftsOfBoard,
  forgetDraft,
  keepDraft,
  keyOfDraft,
  placeOf,
  readDraft,
  type DraftPlace,
  type FoundDraft,
  type KeptDraft,
} from './kept-drafts.ts';

/** By the key under which each is kept. */
const found = new Map<string, FoundDraft>();
/** Where somebody types on this page now: what is kept of that is not left behind. */
const open = new Set<string>();
/** Handed over to the server, which has not taken it yet. */
const handed = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const seen of listeners) seen();
}

const ownKey = (place: DraftPlace): string => keyOfDraft(place, { tab: ownTab, whose: 'mine' });

/** Looks for drafts of this board that were left behind: by this page or by a tab that is closed. */
export async function findDrafts(boardId: string, tab: string): Promise<FoundDraft[]> {
  const living = await livingTabs().catch(() => new Set<string>());
  const left = draftsOfBoard(boardId).filter(
    (draft) =>
      !open.has(draft.key) && !handed.has(draft.key) && (draft.tab === tab || !living.has(lockName(draft.tab))),
  );
  for (const draft of left) found.set(draft.key, draft);
  if (left.length > 0) tell();
  return left;
}

/**
 * Finds what other tabs leave behind once they close, those included that begin to type later: a browser takes its time to
 * let go of a closed tab.
 */
export function findDraftsOfClosing(boardId: string, tab: string, signal: AbortSignal): void {
  const watched = new Set([tab]);
  const watch = async (other: string) => {
    watched.add(other);
    const isClosed = await isLetGo(other, signal);
    watched.delete(other);
    if (isClosed) remember(draftsOfBoard(boardId).filter((draft) => draft.tab === other));
  };
  const look = () => {
    for (const { tab: other } of draftsOfBoard(boardId)) if (!watched.has(other)) void watch(other);
  };
  look();
  const hear = ({ key }: StorageEvent) => {
    const draft = key === null ? null : readDraft(key);
    if (draft?.boardId === boardId && !watched.has(draft.tab)) void watch(draft.tab);
  };
  window.addEventListener('storage', hear, { signal });
}

/** True once the tab is closed; false when nobody waits for it any longer. */
const isLetGo = async (tab: string, signal: AbortSignal): Promise<boolean> =>
  (await navigator.locks
    ?.request(lockName(tab), { signal, mode: 'shared' }, () => !signal.aborted)
    .catch(() => false)) ?? false;

function remember(left: readonly FoundDraft[]): void {
  const fresh = left.filter((draft) => !found.has(draft.key));
  for (const draft of fresh) found.set(draft.key, draft);
  if (fresh.length > 0) tell();
}

/** A draft whose field is gone, with its node or without: it is offered like one that was left behind. */
export function leaveDraft(place: DraftPlace): void {
  const key = ownKey(place);
  open.delete(key);
  handed.delete(key);
  const draft = readDraft(key);
  if (!draft) return;
  found.set(key, draft);
  tell();
}

/** Keeps a text that the board does not show, and offers it. */
export function offerDraft(place: DraftPlace, draft: Omit<KeptDraft, 'tab'>): void {
  const whole = { ...draft, tab: ownTab };
  const key = keyOfDraft(place, whole);
  if (open.has(key)) return;
  const isSame = (one: FoundDraft) =>
    placeOf(one) === placeOf(place) && one.whose === whole.whose && one.text === whole.text;
  for (const same of draftsOfBoard(place.boardId).filter(isSame)) {
    found.delete(same.key);
    forgetDraft(same.key);
  }
  keepDraft(place, whole);
  handed.delete(key);
  const kept = readDraft(key);
  if (!kept) return;
  found.set(key, kept);
  tell();
}

/** Somebody begins to type there: what was left behind is taken up, from now on as a draft of this tab. */
export function takeDraft(place: DraftPlace): FoundDraft | null {
  const key = ownKey(place);
  open.add(key);
  handed.delete(key);
  const draft = foundAt(place).find(({ whose }) => whose === 'mine') ?? null;
  if (!draft) return null;
  if (draft.key !== key) {
    keepDraft(place, { ...draft, tab: ownTab });
    forgetDraft(draft.key);
  }
  found.delete(draft.key);
  tell();
  return draft;
}

/** What was typed there has been handed over: it stays kept until the server has taken it. */
export function handDraft(place: DraftPlace): void {
  open.delete(ownKey(place));
  handed.add(ownKey(place));
}

/** Nobody hears any longer what becomes of what was handed over: it is looked at again when the board is opened. */
export function releaseHanded(boardId: string): void {
  for (const { key } of draftsOfBoard(boardId)) handed.delete(key);
}

/** The server has this text: no tab has to keep it any longer. */
export function settleDraft(place: DraftPlace, text: string): void {
  for (const draft of draftsOfBoard(place.boardId)) {
    if (placeOf(draft) !== placeOf(place) || open.has(draft.key) || storable(draft.text) !== text) continue;
    handed.delete(draft.key);
    discardFound(draft);
  }
}

/** What is typed there was given up, or is saved already. */
export function discardDraft(place: DraftPlace): void {
  const key = ownKey(place);
  open.delete(key);
  handed.delete(key);
  forgetDraft(key);
  if (found.delete(key)) tell();
}

/** A draft that was found is forgotten for good. */
export function discardFound({ key }: FoundDraft): void {
  forgetDraft(key);
  if (found.delete(key)) tell();
}

/** A draft that was found is on its way to the server: it is not offered meanwhile, and not forgotten. */
export function passOver({ key }: FoundDraft): void {
  handed.add(key);
  if (found.delete(key)) tell();
}

export const foundDraftsOf = (boardId: string): FoundDraft[] =>
  [...found.values()].filter((draft) => draft.boardId === boardId);

const foundAt = (place: DraftPlace): FoundDraft[] => {
  const at = placeOf(place);
  return [...found.values()].filter((draft) => placeOf(draft) === at);
};

export function onFoundDrafts(seen: () => void): () => void {
  listeners.add(seen);
  return () => listeners.delete(seen);
}

/** The draft that was left behind at this place, one after the other; null when there is none. */
export const useFoundDraft = (place: DraftPlace): FoundDraft | null =>
  useSyncExternalStore(
    onFoundDrafts,
    () => (found.size === 0 ? null : (foundAt(place)[0] ?? null)),
    () => null,
  );
