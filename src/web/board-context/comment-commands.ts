/** What keys and menus ask of the comments, which are fetched later than they are. */
export type CommentCommand = 'place' | 'next' | 'previous' | 'panel';

const hearers = new Set<(wish: CommentCommand) => void>();
let kept: CommentCommand | null = null;

export const commentCommands = {
  /** Whether who looks may write comments on the board that is open. */
  mayWrite: false,
  /** Whether the board that is open has comments: who came by a link has none. */
  isHeard: (): boolean => hearers.size > 0,
  /** Kept for who comes later where nobody hears it yet. */
  ask(wish: CommentCommand): void {
    kept = hearers.size === 0 ? wish : null;
    for (const hear of hearers) hear(wish);
  },
  hear(hear: (wish: CommentCommand) => void): () => void {
    hearers.add(hear);
    const wish = kept;
    kept = null;
    if (wish) hear(wish);
    return () => hearers.delete(hear);
  },
};
