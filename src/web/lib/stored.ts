/** What this browser keeps under a key; null when it keeps nothing, or may not. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference in this browser; a browser that forbids storage forgets it with the tab. */
export function keepStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Forgets what was kept under the key. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}
