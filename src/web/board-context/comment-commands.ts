/** What keys and menus ask of the comments, which are fetched later than they are. */
export type CommentCommand = 'place' | 'next' | 'previous' | 'panel';

const hearers = new Set<(wish: CommentCommand) => void>();
const seers = new Set<() => void>();
let expected = 0;
let isWriter = false;
let kept: CommentCommand | null = null;

export const commentCommands = {
  /** Whether who looks may write comments on the board that is open; known once they are. */
  mayWrite: (): boolean => isWriter,
  setMayWrite(may: boolean): void {
    isWriter = may;
    for (const see of seers) see();
  },
  subscribe(see: () => void): () => void {
    seers.add(see);
    return () => seers.delete(see);
  },
  /** Whether the board that is open has comments, or will have as soon as they have come: who came by a link has none. */
  isHeard: (): boolean => hearers.size > 0 || expected > 0,
  /** The screen in front has comments, which come later; what is asked until then is forgotten with it. */
  expect(): () => void {
    expected++;
    return () => {
      expected--;
      kept = null;
    };
  },
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
