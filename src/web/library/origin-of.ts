import type { LibraryOrigin, LibrarySource } from '#contract/library/library.api.ts';

/** The place from which a source is taken over: the one whose text is whole and new. */
export function originOf({ places: [best] }: LibrarySource): LibraryOrigin {
  return best?.nodeId ? { nodeId: best.nodeId } : { fileId: best?.fileId ?? '' };
}
