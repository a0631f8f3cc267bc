import { History } from 'lucide-react';
import { Link } from 'react-router';
import { activityApi, type ActivityItem } from '#contract/activity/activity.api.ts';
import { useReading } from '../lib/query.ts';
import { placePath, THREAD } from '../shell/place-path.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';

/** What people did on a board lately. */
export function BoardActivity({ boardId }: { boardId: string }) {
  const reading = useReading(activityApi.board, { params: { boardId } });
  return <Loaded {...reading} hasPlaces={false} />;
}

/** The same of all boards of an organisation, each with its name. */
export function OrgActivity({ orgId }: { orgId: string }) {
  const reading = useReading(activityApi.org, { params: { orgId } });
  return <Loaded {...reading} hasPlaces />;
}

interface LoadedProps {
  data: ActivityItem[] | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasPlaces: boolean;
}

function Loaded({ data, error, refetch, hasPlaces }: LoadedProps) {
  const t = useWords('notices');
  if (!data)
    return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Skeleton className="m-4 h-40" />;
  if (data.length === 0) {
    return (
      <div className="flex flex-col items-center px-6 py-10 text-center">
        <History size={26} strokeWidth={1.6} className="text-ink-3" aria-hidden="true" />
        <p className="mt-2.5 text-base font-semibold">{t('activityEmpty')}</p>
      </div>
    );
  }
  return (
    <ul aria-label={t('activity')}>
      {data.map((item) => (
        <Row key={`${item.kind} ${item.at} ${item.personId}`} item={item} hasPlace={hasPlaces} />
      ))}
    </ul>
  );
}

function Row({ item, hasPlace }: { item: ActivityItem; hasPlace: boolean }) {
  const t = useWords('notices');
  const ago = useRelativeTime();
  const { kind, at, personId, count, threadId, place } = item;
  const name = item.isGuest ? t('guest', { name: item.name }) : item.name || t('somebody');
  const board = place && placePath(place);
  const thread = threadId && place ? `${place.canvasId === null ? '/board' : ''}?${THREAD}=${threadId}` : '';
  const said = kind === 'edited' ? t('did.edited', { name, count }) : t(`did.${kind}`, { name });
  return (
    <li className="flex gap-2.5 border-b border-line px-4 py-2.5 last:border-0">
      <Avatar name={name} colourKey={personId ?? name} src={null} />
      <span className="min-w-0 grow text-base">
        {thread && board ? (
          <Link to={`${board}${thread}`} className="block break-words hover:underline">
            {said}
          </Link>
        ) : (
          <span className="block break-words">{said}</span>
        )}
        <span className="flex gap-1.5 text-sm text-ink-3">
          {hasPlace && place && board && (
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
