import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Board } from '#contract/board/board.schema.ts';
import { historyApi } from '#contract/history/history.api.ts';
import type { Historian, Mark, Timeline } from '#contract/history/history.schema.ts';
import { Replay } from '#contract/history/replay.ts';
import { call } from '../lib/api.ts';
import { nameOf } from '../shell/name-of.ts';
import { useWords, type Words } from '../words/index.ts';

const keyOf = (boardId: string) => ['history of', boardId] as const;

/** Which changes the timeline tells of. */
export interface TimelineFilter {
  tab: 'all' | 'named' | 'ai';
  /** Words, or a name. */
  q: string;
  by: string | null;
}
export const NO_FILTER: TimelineFilter = { tab: 'all', q: '', by: null };
export const isFiltered = ({ tab, q, by }: TimelineFilter): boolean => tab === 'ai' || q !== '' || by !== null;

/** The same as a call asks for it. */
export const soughtBy = ({ tab, q, by }: TimelineFilter) => ({
  ...(q !== '' && { q }),
  ...(by !== null && { by }),
  ...(tab === 'ai' && { byAi: 'true' as const }),
});

/** The timeline of a board, page by page, read anew whenever it is opened. */
export function useTimeline(boardId: string, filter: TimelineFilter) {
  const client = useQueryClient();
  const t = useWords('history');
  const query = useInfiniteQuery({
    queryKey: [...keyOf(boardId), soughtBy(filter)] as const,
    queryFn: ({ pageParam, signal }) =>
      call(historyApi.readTimeline, {
        params: { boardId },
        query: { ...soughtBy(filter), ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last: Timeline) => (last.hasMore ? (last.sessions.at(-1)?.fromSeq ?? null) : null),
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const first = query.data?.pages[0];
  const sessions = useMemo(() => query.data?.pages.flatMap((page) => page.sessions) ?? [], [query.data]);
  const people = useMemo(
    () => new Map((query.data?.pages ?? []).flatMap((page) => page.people.map((one) => [one.id, one] as const))),
    [query.data],
  );
  const nameBy = useCallback((id: string | null | undefined) => personName(people, id, t), [people, t]);
  const again = useCallback(() => client.invalidateQueries({ queryKey: keyOf(boardId) }), [client, boardId]);
  return { ...query, first, sessions, people, nameBy, again };
}
export type TimelineReading = ReturnType<typeof useTimeline>;

export function personName(
  people: ReadonlyMap<string, Historian>,
  id: string | null | undefined,
  t: Words<'history'>,
): string {
  const person = id ? people.get(id) : undefined;
  const name = person && nameOf({ ...person, email: null });
  if (!name) return t('someone');
  return person.isGuest ? t('guest', { name }) : name;
}

/** The board at a moment; nothing is asked while `seq` is null. A moment never changes. */
export function useMoment(boardId: string, seq: number | null) {
  return useQuery({
    queryKey: ['moment of', boardId, seq] as const,
    queryFn: async ({ signal }): Promise<{ seq: number; at: string | null; board: Board }> => {
      const { frame, events, ...facts } = await call(historyApi.readMoment, {
        params: { boardId },
        query: { seq: seq ?? 0 },
        signal,
      });
      const replay = new Replay(frame);
      for (const { change } of events) replay.apply(change);
      return { ...facts, board: replay.board() };
    },
    enabled: seq !== null,
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: (before) => before,
  });
}

export const marksAt = (marks: readonly Mark[], seq: number): Mark[] => marks.filter((mark) => mark.seq === seq);
