import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linksApi } from '#contract/sharing/links.api.ts';
import type { ListedLink } from '#contract/sharing/links.schema.ts';
import { call, removed } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { ListedLinks, NoLinks } from './ListedLinks.tsx';
import { useLinkFailed } from './use-links.ts';

const own = reading(linksApi.listOwnLinks);

/** Every link to a canvas of the reader, each to be turned off. */
export function OwnLinks() {
  const t = useWords('links');
  const { data, error, refetch } = useQuery({ ...own, staleTime: 0 });
  const [leaving, setLeaving] = useState<ListedLink | null>(null);
  if (error) return <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[22px]" />;
  if (data.length === 0) return <NoLinks />;
  return (
    <>
      <ListedLinks label={t('list')} links={data} onTurnOff={setLeaving} />
      {leaving && <TurnOff link={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function TurnOff({ link: { id: linkId, boardId }, onClose }: { link: ListedLink; onClose: () => void }) {
  const t = useWords('links');
  const client = useQueryClient();
  const failed = useLinkFailed();
  return (
    <ConfirmAct
      act={() => removed(call(linksApi.removeLink, { params: { boardId, linkId } }))}
      said={{ done: { title: t('turnedOff') }, failed: failed(t('offFailed')) }}
      onDone={() => {
        client.setQueryData(own.queryKey, (known) => known?.filter(({ id }) => id !== linkId));
        onClose();
      }}
      onClose={onClose}
      title={t('offAsk')}
      text={t('offAskText')}
      action={t('off')}
      actionBusy={t('turningOff')}
    />
  );
}
