import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { accountApi } from '#contract/account/account.api.ts';
import type { OwnSession } from '#contract/account/account.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';
import { reading, useReading } from '../lib/query.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { deviceOf } from './device-of.ts';

/** Where somebody is signed in; every place but this one can be signed out. */
export function SessionList() {
  const { data, error, refetch } = useReading(accountApi.readSessions);
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[60px]" />;
  return (
    <ul className="divide-y divide-line">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useWords('account');
  const common = useWords('common');
  const ago = useRelativeTime();
  const client = useQueryClient();
  const known = deviceOf(session.userAgent);
  const device = known ? t('device', known) : t('unknownDevice');
  const end = useAct(
    () => call(accountApi.endSession, { params: { sessionId: session.id } }),
    {
      done: { title: common('success'), text: t('sessionEnded') },
      failed: { title: common('error'), text: t('sessionFailed') },
    },
    () => client.invalidateQueries({ queryKey: reading(accountApi.readSessions).queryKey }),
  );
  return (
    <li className="flex items-center gap-3 py-2.5">
      <MonitorSmartphone size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-semibold">{device}</p>
        <p className="text-xs text-ink-3">{t('lastSeen', { time: ago(session.lastSeenAt) })}</p>
      </div>
      {session.isCurrent ? (
        <Badge>{t('thisDevice')}</Badge>
      ) : (
        <Button
          size="sm"
          aria-label={t('endSessionOf', { device })}
          isBusy={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
