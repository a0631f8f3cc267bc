import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linksApi } from '#contract/sharing/links.api.ts';
import type { BodyOf } from '#contract/base/route.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call, removed } from '../lib/api.ts';
import type { Notice } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';

const linksOf = (boardId: string) => reading(linksApi.listLinks, { params: { boardId } });

/** The links of a board, read anew each time that somebody looks. */
export const useLinks = (boardId: string) => useQuery({ ...linksOf(boardId), staleTime: 0 });

function useKnownLinks(boardId: string): (change: (known: Link[]) => Link[]) => void {
  const client = useQueryClient();
  return (change) => void client.setQueryData(linksOf(boardId).queryKey, (known) => known && change(known));
}

/** What did not work with a link, and why. */
export function useLinkFailed() {
  const sentenceOf = useErrorSentence();
  return (title: string) =>
    (error: unknown): Pick<Notice, 'title' | 'text'> => ({ title, text: sentenceOf(error) });
}

/** True where the organisation or the instance allows no such link. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Makes a link; a refusal by the rules is not said here but stands on the card. */
export function useCreateLink(boardId: string, onCreated: (link: Link) => void) {
  const t = useWords('links');
  const know = useKnownLinks(boardId);
  const failed = useLinkFailed();
  return useAct(
    (
      body: Pick<Link, 'kind'> & {
        role: 'viewer' | 'commenter' | 'editor';
        isFirst: boolean;
        nodeId?: string | undefined;
      },
    ) =>
      call(linksApi.createLink, {
        params: { boardId },
        body: { kind: body.kind, role: body.role, ...(body.nodeId && { chat: { nodeId: body.nodeId } }) },
      }),
    {
      done: (_, { kind, isFirst }) => ({
        title: t('created'),
        ...(isFirst && kind === 'board' && { text: t('createdFirst') }),
      }),
      failed: (error) => (isRefused(error) ? null : failed(t('createFailed'))(error)),
    },
    (link) => {
      know((known) => [...known, link]);
      onCreated(link);
    },
  );
}

export interface LinkChange {
  fields: BodyOf<typeof linksApi.changeLink>;
  /** What is said once it is so. */
  said: string;
  /** What takes it back, where something can. */
  back?: LinkChange;
}

/** Saves one change at once; the notice takes it back where that can be. */
export function useChangeLink(boardId: string, linkId: string) {
  const t = useWords('links');
  const common = useWords('common');
  const know = useKnownLinks(boardId);
  const failed = useLinkFailed();
  const run = ({ fields }: LinkChange) => call(linksApi.changeLink, { params: { boardId, linkId }, body: fields });
  const show = (changed: Link) => know((known) => known.map((one) => (one.id === changed.id ? changed : one)));
  const undo = useAct(run, { done: (_, { said }) => ({ title: said }), failed: failed(t('changeFailed')) }, show);
  return useAct(
    run,
    {
      done: (_, { said, back }) => ({
        title: said,
        ...(back && { action: { label: common('undo'), run: () => undo.mutate(back) } }),
      }),
      // A role that is refused stands on the card.
      failed: (error, { fields }) => (isRefused(error) && fields.role ? null : failed(t('changeFailed'))(error)),
    },
    show,
  );
}

/** What each part of a card works on. */
export interface LinkPartProps {
  link: Link;
  change: ReturnType<typeof useChangeLink>;
}

/** What a link is turned off by: the call, what is said of it, and what the list shows then. */
export function useTurnOff(boardId: string, linkId: string) {
  const t = useWords('links');
  const know = useKnownLinks(boardId);
  const failed = useLinkFailed();
  return {
    act: () => removed(call(linksApi.removeLink, { params: { boardId, linkId } })),
    said: { done: { title: t('turnedOff') }, failed: failed(t('offFailed')) },
    onDone: () => know((known) => known.filter(({ id }) => id !== linkId)),
  };
}

/** Whether anybody has come by a link, also since the list was read; true where that cannot be known. */
export function useIsUsed(boardId: string, linkId: string): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => {
    const links = await client.fetchQuery({ ...linksOf(boardId), staleTime: 0 }).catch(() => null);
    return links?.find(({ id }) => id === linkId)?.lastUsedAt !== null;
  };
}

/** What gives a link another address, in the same form. */
export function useRenew(boardId: string, linkId: string) {
  const t = useWords('links');
  const know = useKnownLinks(boardId);
  const failed = useLinkFailed();
  return {
    act: () => call(linksApi.renewLink, { params: { boardId, linkId } }),
    said: { done: { title: t('renewed') }, failed: failed(t('renewFailed')) },
    onDone: (changed: Link) => know((known) => known.map((one) => (one.id === linkId ? changed : one))),
  };
}
