/** What this browser keeps under a key; null when it keeps nothing, or may not. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference in this browser; one that forbids storage, or has no room left, forgets it with the tab. Answers whether it is kept. */
export function keepStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What this tab keeps under a key, beyond a reload; null when it keeps nothing, or may not. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it in this tab, or forgets it when it is null; without a word where the browser forbids storage. */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}

const losses = new Set<() => void>();

/** Keeps what somebody is typing; where that cannot be kept, whoever listens is told. Answers whether it is kept. */
export function keepTyped(key: string, value: string): boolean {
  const isKept = keepStored(key, value);
  if (!isKept) for (const seen of losses) seen();
  return isKept;
}

/** Something that was typed could not be kept in this browser. */
export function onNotKept(seen: () => void): () => void {
  losses.add(seen);
  return () => losses.delete(seen);
}

/** Forgets what was kept under the key. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}
