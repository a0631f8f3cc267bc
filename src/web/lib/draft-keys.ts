import { keyOf } from './use-draft.ts';

/** The keys of all drafts that this browser or this tab holds; none where it forbids storage. */
export function draftKeys(): string[] {
  const start = keyOf('');
  try {
    const held = new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...held].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    return [];
  }
}
