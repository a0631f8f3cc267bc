import { createContext, useContext } from 'react';
import { TOAST } from '#contract/limits.ts';

/** One short message about what has happened. `title` and `text` are already in the reader's language. */
export interface Notice {
  tone: 'done' | 'failed' | 'told' | 'undoable';
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** Says that something is stored: it does not take the place of one that `tellsWhole`. */
  isEcho?: boolean;
  /** Tells of all that a gesture did, so that the storing of its parts is not told again. */
  tellsWhole?: boolean;
  /** Tells of something that nobody has just done: it lets what failed, or offers a way back, be read first. */
  canWait?: boolean;
  /** Milliseconds on screen; TOAST.durationMs when absent. */
  durationMs?: number;
}
export interface ShownNotice extends Notice {
  id: number;
  isOpen: boolean;
}

/**
 * The notices of this tab. At most TOAST.limit are kept: a new one takes the place of the last, an echo not of one that tells
 * of the whole. The last of those that can wait is shown once what it waits for is closed.
 */
export interface Notices {
  show: (notice: Notice) => number;
  dismiss: (id?: number) => void;
  current: () => readonly ShownNotice[];
  subscribe: (seen: () => void) => () => void;
}

export function createNotices(): Notices {
  let lastId = 0;
  let shown: readonly ShownNotice[] = [];
  let waiting: ShownNotice | null = null;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownNotice[]) => {
    shown = next;
    for (const seen of listeners) seen();
  };
  const open = (isMeant: (notice: ShownNotice) => unknown): boolean =>
    shown.some((notice) => notice.isOpen && isMeant(notice));
  return {
    show(notice) {
      lastId += 1;
      const own = { ...notice, id: lastId, isOpen: true };
      if (notice.isEcho && open(({ tellsWhole }) => tellsWhole)) return lastId;
      if (notice.canWait && open(({ tone, action, canWait }) => !canWait && (tone === 'failed' || action))) {
        waiting = own;
        return lastId;
      }
      set([own, ...shown].slice(0, TOAST.limit));
      return lastId;
    },
    dismiss(id) {
      const isMeant = (notice: ShownNotice) => id === undefined || notice.id === id;
      if (waiting && isMeant(waiting)) waiting = null;
      if (!shown.some((notice) => isMeant(notice) && notice.isOpen)) return;
      set(shown.map((notice) => (isMeant(notice) ? { ...notice, isOpen: false } : notice)));
      const closed = new Set(shown.filter(isMeant).map((notice) => notice.id));
      setTimeout(() => set(shown.filter((notice) => !closed.has(notice.id))), TOAST.removalDelayMs);
      const next = waiting;
      if (!next || open(() => true)) return;
      waiting = null;
      set([next, ...shown].slice(0, TOAST.limit));
    },
    current: () => shown,
    subscribe(seen) {
      listeners.add(seen);
      return () => listeners.delete(seen);
    },
  };
}

export const NoticesContext = createContext<Notices | null>(null);

/** Where an action says what became of it. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices must be used within a NoticesContext');
  return notices;
}
