/**
 * What a reader met in a source and could not turn into words: it is told on the card and in the reader, so that nobody
 * takes the text for all there is. 'embeds' are posts and films of other sites shown within a page, 'objects' files
 * within a file, 'formulas' cells whose value the file does not hold, 'fields' parts of a form that only a program fills,
 * 'hidden' what its author took out of sight, 'changes' tracked ones of which the file does not tell in the open which
 * words they concern, 'englishCaptions' and their kin captions of a language that stand beside those that were read.
 */
export const leftOutKinds = [
  'charts',
  'equations',
  'pictures',
  'diagrams',
  'objects',
  'media',
  'embeds',
  'comments',
  'formulas',
  'fields',
  'changes',
  'koreanCaptions',
  'englishCaptions',
  'japaneseCaptions',
  'chineseCaptions',
  'otherCaptions',
  'hidden',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** How many of each were left out; a kind of which nothing was is absent. */
export type LeftOut = Partial<Record<LeftOutKind, number>>;

/** What `leftOut` in the metadata of a node or source says; null for nothing, and for what is no such record. */
export function readLeftOut(value: unknown): LeftOut | null {
  if (typeof value !== 'object' || value === null) return null;
  const counts: Partial<Record<string, unknown>> = { ...value };
  const read: LeftOut = {};
  for (const kind of leftOutKinds) {
    const count = counts[kind];
    if (typeof count === 'number' && Number.isInteger(count) && count > 0) read[kind] = count;
  }
  return Object.keys(read).length > 0 ? read : null;
}
