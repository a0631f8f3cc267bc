interface Sentinel {
  release: () => Promise<void>;
}
export interface AwakeScreen {
  /** Absent where the browser cannot do it. */
  lock?: (() => Promise<Sentinel>) | undefined;
  isSeen: () => boolean;
  onSeen: (changed: () => void) => () => void;
}

/** Keeps the screen from going dark, again whenever the page comes back into sight; returns how to let it go. A refusal is borne. */
export function keepAwake({ lock, isSeen, onSeen }: AwakeScreen): () => void {
  if (!lock) return () => undefined;
  let isOver = false;
  let held: Sentinel | null = null;
  const letGo = (sentinel: Sentinel) => void sentinel.release().catch(() => undefined);
  const hold = async () => {
    if (!isSeen()) return;
    const sentinel = await lock().catch(() => null);
    if (!sentinel) return;
    if (isOver) return letGo(sentinel);
    if (held) letGo(held);
    held = sentinel;
  };
  const forget = onSeen(() => void hold());
  void hold();
  return () => {
    isOver = true;
    forget();
    if (held) letGo(held);
  };
}

/** The screen of this browser. */
export const screenOf = (page: Document, { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>>): AwakeScreen => ({
  lock: wakeLock && (() => wakeLock.request('screen')),
  isSeen: () => page.visibilityState === 'visible',
  onSeen(changed) {
    page.addEventListener('visibilitychange', changed);
    return () => page.removeEventListener('visibilitychange', changed);
  },
});
