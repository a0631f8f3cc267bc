import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { linksApi } from '#contract/sharing/links.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import { openLiveSocket } from '../lib/live-socket.ts';
import { reading } from '../lib/query.ts';
import { useLatest } from '../lib/use-latest.ts';
import { openPersonLine } from '../shell/person-line.ts';

/** So often is asked while the live channel is away. */
const ASKED_MS = 5_000;

/**
 * Hears over the live channel when the people or the links of a board change; while the channel is away `onNews` is called
 * every few seconds instead. Answers how to stop.
 */
export function hearSharing(boardId: string, onNews: () => void, open = openLiveSocket): () => void {
  let isTold = false;
  const asking = setInterval(() => {
    if (!isTold && !document.hidden) onNews();
  }, ASKED_MS);
  const stop = openPersonLine({
    open,
    onOpen: (say) => say({ do: 'watch', boardId }),
    onClose: () => {
      isTold = false;
    },
    onMessage(message) {
      if (message.say !== 'sharing' || message.boardId !== boardId) return;
      isTold = true;
      onNews();
    },
  });
  return () => {
    clearInterval(asking);
    stop();
  };
}

/** Reads who is on a board and its links again whenever they change, and these lists `beside`; nothing for an empty id. */
export function useSharingNews(boardId: string, beside: readonly QueryKey[] = []): void {
  const client = useQueryClient();
  const latest = useLatest(beside);
  useEffect(() => {
    if (boardId === '') return undefined;
    const params = { boardId };
    const own = [reading(sharingApi.readSharing, { params }), reading(linksApi.listLinks, { params })];
    return hearSharing(boardId, () => {
      for (const queryKey of [...own.map((one) => one.queryKey), ...latest.current])
        void client.invalidateQueries({ queryKey });
    });
  }, [client, boardId, latest]);
}
