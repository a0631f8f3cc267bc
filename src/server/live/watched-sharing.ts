import type { LiveMessage } from '#contract/live/messages.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { AccessChange } from './hub.ts';

interface Parts {
  /** What the person is on a board as one of its people; null where he is none. */
  placeOf: (boardId: string) => Promise<BoardRef | null>;
  send: (message: LiveMessage) => Promise<void>;
}

/** No tab watches more than this. */
const MOST_WATCHED = 8;

/** The boards of which one tab is told that their people, links or organisation have changed, without looking at the boards themselves. */
export function watchedSharing({ placeOf, send }: Parts) {
  const places = new Map<string, BoardRef>();
  const concerned = (change: Exclude<AccessChange, { userId: string }>): string[] => {
    const id = 'boardId' in change ? change.boardId : change.placeId;
    return [...places].flatMap(([boardId, { projectId, sharingOrgId }]) =>
      [boardId, projectId, sharingOrgId].includes(id) ? [boardId] : [],
    );
  };
  const ask = async (boardId: string, isNews: boolean): Promise<void> => {
    const before = places.get(boardId);
    const place = before || places.size < MOST_WATCHED ? await placeOf(boardId) : null;
    if (place) places.set(boardId, place);
    else places.delete(boardId);
    if (isNews || place?.role !== before?.role) await send({ say: place ? 'sharing' : 'refused', boardId });
  };
  return {
    watch: (boardId: string): Promise<void> => ask(boardId, true),
    leave: (boardId: string): void => void places.delete(boardId),
    watches: (change: AccessChange): boolean => !('userId' in change) && concerned(change).length > 0,
    async hear(change: AccessChange): Promise<void> {
      const isOwn = 'userId' in change;
      for (const boardId of isOwn ? [...places.keys()] : concerned(change)) await ask(boardId, !isOwn);
    },
  };
}
