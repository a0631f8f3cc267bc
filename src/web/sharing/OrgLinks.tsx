import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { linksApi } from '#contract/sharing/links.api.ts';
import type { LinkRules } from '#contract/sharing/links.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { ListedLinks, NoLinks } from './ListedLinks.tsx';
import { useLinkFailed } from './use-links.ts';

const linksOf = (orgId: string) => reading(linksApi.listOrgLinks, { params: { orgId } });
const SPANS = [1, 7, 30, 90, 365] as const;

/** How far links to the canvases of an organisation go, and which there are. */
export function OrgLinks({ orgId, isWanted }: { orgId: string; isWanted: boolean }) {
  const t = useWords('links');
  const { data, error, refetch } = useQuery({ ...linksOf(orgId), staleTime: 0 });
  const section = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isWanted && isThere) section.current?.scrollIntoView({ block: 'start' });
  }, [isWanted, isThere]);
  return (
    <section ref={section} aria-labelledby="org-links" className="scroll-mt-6">
      <h3 id="org-links" className="text-base font-semibold">
        {t('title')}
      </h3>
      <p className="text-sm text-ink-3">{t('orgText')}</p>
      {data ? (
        <>
          <Rules orgId={orgId} rules={data.rules} />
          <h4 className="mt-5 text-sm font-semibold text-ink-2">{t('list')}</h4>
          <div className="mt-1">
            {data.links.length > 0 ? (
              <ListedLinks label={t('list')} links={data.links} hasMakers />
            ) : (
              <NoLinks isOfOrg />
            )}
          </div>
        </>
      ) : error ? (
        <div className="mt-3">
          <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Skeleton className="mt-3 h-[140px]" />
      )}
    </section>
  );
}

function Rules({ orgId, rules }: { orgId: string; rules: LinkRules }) {
  const t = useWords('links');
  const common = useWords('common');
  const client = useQueryClient();
  const failed = useLinkFailed();
  const run = (wanted: LinkRules) => call(linksApi.changeLinkRules, { params: { orgId }, body: wanted });
  const words = { done: { title: t('rulesSaved') }, failed: failed(t('rulesFailed')) };
  const know = () => client.invalidateQueries({ queryKey: linksOf(orgId).queryKey });
  const back = useAct(run, words, know);
  const change = useAct(
    run,
    { ...words, done: { ...words.done, action: { label: common('undo'), run: () => back.mutate(rules) } } },
    know,
  );
  const { mode, maxDays } = change.isPending ? change.variables : rules;
  const spans = maxDays === null || SPANS.some((days) => days === maxDays) ? SPANS : [...SPANS, maxDays];
  const ordered = [...spans].sort((a, b) => a - b);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div>
        <p className="mb-1.5 text-sm font-semibold text-ink-2">{t('mode')}</p>
        <Segments<LinkRules['mode']>
          label={t('mode')}
          value={mode}
          onChoose={(wanted) => change.mutate({ ...rules, mode: wanted })}
          options={(['all', 'view', 'off'] as const).map((one) => ({
            value: one,
            label: t(`modes.${one}`),
            isDisabled: change.isPending,
          }))}
        />
        <p className="mt-1.5 text-sm text-ink-3">{t(`modeText.${mode}`)}</p>
      </div>
      <Select
        label={t('maxDays')}
        value={maxDays === null ? 'none' : String(maxDays)}
        disabled={change.isPending || mode === 'off'}
        onChoose={(wanted) => change.mutate({ ...rules, maxDays: wanted === 'none' ? null : Number(wanted) })}
        options={[
          { value: 'none', label: t('maxDaysNone') },
          ...ordered.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
        ]}
      />
    </div>
  );
}
