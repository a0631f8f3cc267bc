import { useMutation } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { activityApi, type ActivityItem, type ActivityPage } from '#contract/activity/activity.api.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { useReading } from '../lib/query.ts';
import { placePath, THREAD } from '../shell/place-path.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';

/** What people did on a board lately. */
export function BoardActivity({ boardId }: { boardId: string }) {
  const reading = useReading(activityApi.board, { params: { boardId } });
  const readBefore = (before: string) => call(activityApi.board, { params: { boardId }, query: { before } });
  return <Loaded {...reading} readBefore={readBefore} hasPlaces={false} />;
}

/** The same of all boards of an organisation, each with its name. */
export function OrgActivity({ orgId }: { orgId: string }) {
  const reading = useReading(activityApi.org, { params: { orgId } });
  const readBefore = (before: string) => call(activityApi.org, { params: { orgId }, query: { before } });
  return <Loaded {...reading} readBefore={readBefore} hasPlaces />;
}

interface LoadedProps {
  data: ActivityPage | undefined;
  error: Error | null;
  refetch: () => unknown;
  readBefore: (before: string) => Promise<ActivityPage>;
  hasPlaces: boolean;
}

function Loaded({ data, error, refetch, readBefore, hasPlaces }: LoadedProps) {
  const t = useWords('notices');
  const earlier = useEarlier(data, readBefore);
  if (!data)
    return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Skeleton className="m-4 h-40" />;
  if (data.items.length === 0 && data.next === null) {
    return (
      <div className="flex flex-col items-center px-6 py-10 text-center">
        <History size={26} strokeWidth={1.6} className="text-ink-3" aria-hidden="true" />
        <p className="mt-2.5 text-base font-semibold">{t('activityEmpty')}</p>
      </div>
    );
  }
  return (
    <>
      <ul aria-label={t('activity')}>
        {[...data.items, ...earlier.items].map((item) => (
          <Row key={`${item.kind} ${item.at} ${item.personId} ${item.threadId}`} item={item} hasPlace={hasPlaces} />
        ))}
      </ul>
      {earlier.next !== null && (
        <Button
          variant="ghost"
          size="sm"
          className="m-1.5 pointer-coarse:h-11"
          isBusy={earlier.isBusy}
          onClick={earlier.read}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** What comes after the first page, as far as it was asked for. */
function useEarlier(first: ActivityPage | undefined, readBefore: LoadedProps['readBefore']) {
  const t = useWords('notices');
  const notices = useNotices();
  const [read, set] = useState<{ items: ActivityItem[]; next: string | null; after: string } | null>(null);
  // A first page that has grown ends elsewhere: what was read after it no longer fits.
  const known = read?.after === first?.next ? read : null;
  const next = known ? known.next : (first?.next ?? null);
  const { mutate, isPending } = useMutation({
    mutationFn: readBefore,
    onSuccess: (page) =>
      set({ items: [...(known?.items ?? []), ...page.items], next: page.next, after: first?.next ?? '' }),
    onError: () => void notices.show({ tone: 'failed', title: t('earlierFailed') }),
  });
  return { items: known?.items ?? [], next, isBusy: isPending, read: () => next !== null && mutate(next) };
}

function Row({ item, hasPlace }: { item: ActivityItem; hasPlace: boolean }) {
  const t = useWords('notices');
  const ago = useRelativeTime();
  const { kind, at, personId, count, threadId, place, project } = item;
  const name = item.isGuest ? t('guest', { name: item.name }) : item.name || t('somebody');
  const board = place && placePath(place);
  const thread = threadId && place ? `${place.canvasId === null ? '/board' : ''}?${THREAD}=${threadId}` : '';
  const said =
    kind === 'edited'
      ? t('did.edited', { name, count })
      : t(`did.${kind}`, { name, project: project?.name ?? '', before: project?.before ?? '' });
  const way = thread ? `${board}${thread}` : project ? board : null;
  // The sentence about a project has its name already.
  const isNamed = project !== undefined && project.name === place?.title;
  return (
    <li className="flex gap-2.5 border-b border-line px-4 py-2.5 last:border-0">
      <Avatar name={name} colourKey={personId ?? name} src={null} />
      <span className="min-w-0 grow text-base">
        {board && way ? (
          <Link to={way} className="block break-words hover:underline">
            {said}
          </Link>
        ) : (
          <span className="block break-words">{said}</span>
        )}
        <span className="flex gap-1.5 text-sm text-ink-3">
          {hasPlace && !isNamed && place && board && (
            <Link to={board} className="min-w-0 truncate text-ink-2 hover:underline">
              {place.title || t('untitled')}
            </Link>
          )}
          <time dateTime={at} className="shrink-0">
            {ago(at)}
          </time>
        </span>
      </span>
    </li>
  );
}
