import { aiApi } from '#contract/ai/ai.api.ts';
import { useReading } from '../../lib/query.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import { AccountSection } from '../AccountPage.tsx';
import { CreditLimitsForm } from './CreditLimitsForm.tsx';
import { EmbeddingForm } from './EmbeddingForm.tsx';
import { MediaAbilities } from './MediaAbilities.tsx';
import { ModelForm } from './ModelForm.tsx';
import { SearchForm } from './SearchForm.tsx';

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
