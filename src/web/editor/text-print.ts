/** The texts of a node that are typed. */
export type TextField = 'title' | 'content';
export type TextPrints = Partial<Record<TextField, string>>;

/** Tells one saved text from another. */
export function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}
