import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { commentsApi } from '#contract/comments/comments.api.ts';
import type { Anchor, Comment, Sign, Thread, ThreadList } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { nameOf } from '../shell/name-of.ts';
import { labelsOf } from './mentions.ts';
import { keepRead, withReadMarks } from './read-marks.ts';
import { useWords } from '../words/index.ts';

/** What stands in a thread that nobody else has written since. */
export const liveComments = (thread: Thread): Comment[] =>
  thread.comments.filter(({ deletedAt }) => deletedAt === null);

export const isUnread = ({ comments, readSeq }: Thread, me: string | undefined): boolean =>
  comments.some(({ seq, authorId, deletedAt }) => seq > readSeq && authorId !== me && deletedAt === null);

/** The comments of the open board, read again whenever somebody has written. */
export function useComments(editor: BoardEditor) {
  const { boardId } = editor;
  const client = useQueryClient();
  const { user } = useUser();
  const t = useWords('comments');
  const options = useMemo(() => reading(commentsApi.listThreads, { params: { boardId } }), [boardId]);
  const { data: told, error, refetch } = useQuery(options);
  // Who is here by a link alone: what he has read is kept here.
  const isGuest = told !== undefined && told.me !== null && !told.may.follow;
  const data = useMemo(() => (told && isGuest ? withReadMarks(boardId, told) : told), [told, isGuest, boardId]);
  useEffect(() => editor.onCommentNews(() => void client.invalidateQueries(options)), [client, editor, options]);
  const people = useMemo(() => new Map((data?.people ?? []).map((one) => [one.id, one])), [data]);
  const guests = useMemo(() => new Map((data?.guests ?? []).map((one) => [one.id, one.name])), [data]);
  const take = useCallback(
    (thread: Thread) =>
      void client.setQueryData<ThreadList>(
        options.queryKey,
        (known) =>
          known && {
            ...known,
            threads: [thread, ...known.threads.filter(({ id }) => id !== thread.id)].filter(
              (one) => liveComments(one).length > 0,
            ),
          },
      ),
    [client, options],
  );
  const acts = useMemo(() => actsOn(boardId, take), [boardId, take]);
  const read = useCallback(
    async ({ id, comments }: Thread) => {
      const seq = comments.at(-1)?.seq ?? 0;
      if (isGuest) keepRead(boardId, id, seq);
      else await call(commentsApi.readThread, { params: { threadId: id }, body: { seq } });
      client.setQueryData<ThreadList>(
        options.queryKey,
        (known) =>
          known && {
            ...known,
            threads: known.threads.map((one) =>
              one.id === id ? { ...one, readSeq: Math.max(one.readSeq, seq) } : one,
            ),
          },
      );
    },
    [client, options, boardId, isGuest],
  );
  const nameBy = (id: string | null): string => {
    const person = id === null ? undefined : people.get(id);
    const guest = id === null ? undefined : guests.get(id);
    if (guest !== undefined) return t('guest', { name: guest });
    return (person && nameOf({ ...person, email: null })) || t(isGuest ? 'teammate' : 'someone');
  };
  const labels = useMemo(() => labelsOf(people.values(), (role) => t(`role.${role}`)), [people, t]);
  const hasGuestIn = (thread: Thread): boolean =>
    thread.comments.some(({ authorId }) => authorId !== null && guests.has(authorId));
  const me = data?.me ?? user?.id;
  return { list: data, error, refetch, people, labels, nameBy, me, isGuest, hasGuestIn, read, ...acts };
}
export type Comments = ReturnType<typeof useComments>;

/** Each answers once the server has taken it. */
const actsOn = (boardId: string, take: (thread: Thread) => void) => ({
  start: async (ids: { id: string; commentId: string }, anchor: Anchor, said: { body: string; internal?: boolean }) =>
    take(await call(commentsApi.addThread, { params: { boardId }, body: { ...ids, anchor, ...said } })),
  reply: async (threadId: string, id: string, body: string) =>
    take(await call(commentsApi.reply, { params: { threadId }, body: { id, body } })),
  edit: async (commentId: string, body: string) =>
    take(await call(commentsApi.editComment, { params: { commentId }, body: { body } })),
  remove: async (commentId: string) => take(await call(commentsApi.removeComment, { params: { commentId } })),
  keepInside: async (threadId: string, internal: boolean) =>
    take(await call(commentsApi.changeThread, { params: { threadId }, body: { internal } })),
  resolve: async (threadId: string, resolved: boolean) =>
    take(await call(commentsApi.changeThread, { params: { threadId }, body: { resolved } })),
  attach: async (threadId: string, anchor: Anchor) =>
    take(await call(commentsApi.changeThread, { params: { threadId }, body: { anchor } })),
  watch: async (thread: Thread, level: 'all' | 'none') => {
    await call(commentsApi.watchThread, { params: { threadId: thread.id }, body: { level } });
    take({ ...thread, watch: level });
  },
  react: async (commentId: string, sign: Sign, on: boolean) =>
    take(await call(commentsApi.react, { params: { commentId }, body: { sign, on } })),
});
