import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { call } from '../lib/api.ts';
import { reading, useReading } from '../lib/query.ts';
import { useSharingNews } from './use-sharing-news.ts';

/** Who is on a canvas, read anew each time that somebody looks, and whenever it changes while he does. */
export function useSharing(canvasId: string) {
  const canvas = useReading(canvasesApi.read, { params: { canvasId } });
  const boardId = canvas.data?.boardId ?? '';
  useSharingNews(boardId);
  const people = useQuery({
    ...reading(sharingApi.readSharing, { params: { boardId } }),
    enabled: boardId !== '',
    staleTime: 0,
  });
  return {
    sharing: people.data,
    error: canvas.error ?? people.error,
    retry: () => void (canvas.data ? people.refetch() : canvas.refetch()),
  };
}

/** Shows at once what was changed; what the server knows is read after every change anyway. */
export function useKnownSharing(boardId: string): (change: (known: Sharing) => Sharing) => void {
  const client = useQueryClient();
  const { queryKey } = reading(sharingApi.readSharing, { params: { boardId } });
  return (change) => void client.setQueryData(queryKey, (known) => known && change(known));
}

const isOwnList = /^\/api\/(canvases(\/shared)?|transfers|invitations|notifications)$/;

/** Reads the reader's own lists again: canvases of both kinds, offers and invitations. */
export const refreshOwnLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && isOwnList.test(key) });

/** Leaves a canvas that somebody else let the person into. */
export async function leaveCanvas(canvasId: string, userId: string): Promise<void> {
  const { boardId } = await call(canvasesApi.read, { params: { canvasId } });
  const { members } = await call(sharingApi.readSharing, { params: { boardId } });
  const own = members.find((member) => member.userId === userId);
  if (own) await call(sharingApi.removeMember, { params: { boardId, memberId: own.id } });
}
