/** Why a simpler engine wrote an answer than the one that was chosen; null where none stood in. */
export const fallbackIn = (metadata: Record<string, unknown>): 'no-credits' | null =>
  metadata['fallback'] === 'no-credits' ? 'no-credits' : null;
