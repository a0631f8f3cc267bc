import { aiApi } from '#contract/ai/ai.api.ts';
import { useReading } from '../../lib/query.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';

const kinds = ['pictures', 'recordings', 'speech'] as const;

/** Which pictures and recordings this server can read, and the setting that turns on what it cannot. */
export function MediaAbilities() {
  const t = useWords('aiSettings');
  const { data, error, refetch } = useReading(aiApi.readMediaAbilities);
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-28" />;
  return (
    <dl className="divide-y divide-line text-sm">
      {kinds.map((kind) => (
        <div key={kind} className="py-2.5 first:pt-0 last:pb-0">
          <dt className="flex items-center gap-2 font-semibold">
            {t(`mediaKinds.${kind}`)}
            <Badge tone={data[kind] ? 'ok' : 'plain'}>{t(data[kind] ? 'mediaOn' : 'mediaOff')}</Badge>
          </dt>
          {!data[kind] && <dd className="mt-0.5 text-ink-2">{t(`mediaWays.${kind}`)}</dd>}
        </div>
      ))}
    </dl>
  );
}
