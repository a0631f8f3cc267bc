/** What keys and menus ask of the comments, which are fetched later than they are. */
export type CommentsWish = 'place' | 'next' | 'previous' | 'panel';

const hearers = new Set<(wish: CommentsWish) => void>();
let kept: CommentsWish | null = null;

export const commentsDoor = {
  /** Whether the board that is open has comments: who came by a link has none. */
  isHeard: (): boolean => hearers.size > 0,
  /** Kept for who comes later where nobody hears it yet. */
  ask(wish: CommentsWish): void {
    kept = hearers.size === 0 ? wish : null;
    for (const hear of hearers) hear(wish);
  },
  hear(hear: (wish: CommentsWish) => void): () => void {
    hearers.add(hear);
    const wish = kept;
    kept = null;
    if (wish) hear(wish);
    return () => hearers.delete(hear);
  },
};
