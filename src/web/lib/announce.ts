/** What was last said to whoever hears the screen instead of seeing it. */
let said = '';
const listeners = new Set<() => void>();

/** Says a sentence politely, after what is being read. The same sentence twice is heard twice. */
export function announce(text: string): void {
  said = text === said ? `${text}\u00a0` : text;
  for (const heard of listeners) heard();
}

export const lastAnnounced = (): string => said;

export function onAnnounce(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
