import { aiApi } from '#contract/ai/ai.api.ts';
import { useReading } from '../../lib/query.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import { AccountSection } from '../AccountPage.tsx';
import { CreditLimitsForm } from './CreditLimitsForm.tsx';
import { EmbeddingForm } from './EmbeddingForm.tsx';
import { ModelForm } from './ModelForm.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Badge } from '../../ui/Badge.tsx';

const kinds = ['pictures', 'recordings', 'speech'] as const;

/** Which pictures and recordings this server can read, and the setting that turns on what it cannot. */
function MediaAbilities() {
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

/** What an administrator sets for the AI of this instance, part by part. */
export function AiSettings() {
  const t = useWords('aiSettings');
  const { data, error, refetch } = useReading(aiApi.readSettings);
  return (
    <>
      <AccountSection id="ai" title={t('model')} text={t('modelText')}>
        {data ? (
          <ModelForm settings={data} />
        ) : error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </AccountSection>
      {data && (
        <>
          <AccountSection id="ai-embedding" title={t('embedding')} text={t('embeddingText')}>
            <EmbeddingForm settings={data.embedding} />
          </AccountSection>
          <AccountSection id="ai-search" title={t('search')} text={t('searchText')}>
            <SearchForm settings={data.search} />
          </AccountSection>
          <AccountSection id="ai-media" title={t('media')} text={t('mediaText')}>
            <MediaAbilities />
          </AccountSection>
          <AccountSection id="ai-credits" title={t('credits')} text={t('creditsText')}>
            <CreditLimitsForm settings={data.credits} />
          </AccountSection>
        </>
      )}
    </>
  );
}
