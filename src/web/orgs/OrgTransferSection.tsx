import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orgTransferApi, type OrgTransfer } from '#contract/orgs/org-transfer.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Member, Org } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { reading, useReading } from '../lib/query.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { usePersonName } from './PersonRow.tsx';

/** Offers the organisation to one of its members, or shows to whom it is offered. As high from the beginning as it will be. */
export function OrgTransferSection({ org }: { org: Org }) {
  const t = useWords('orgs');
  const params = { orgId: org.id };
  const {
    data: transfer,
    error,
    refetch,
  } = useQuery({
    ...reading(orgTransferApi.readTransfer, { params }),
    staleTime: 0,
  });
  const { data: members } = useReading(orgsApi.readMembers, { params });
  const others = members?.filter(({ role }) => role !== 'owner');
  return (
    <section aria-labelledby="org-transfer" className="mt-5 min-h-[112px] border-t border-line pt-5">
      <h3 id="org-transfer" className="text-base font-semibold">
        {t('transfer')}
      </h3>
      <p className="mb-3 text-sm text-ink-3">{t('transferText')}</p>
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : transfer === undefined || !others ? (
        <Skeleton className="h-11 sm:h-9" />
      ) : transfer ? (
        <Waits org={org} transfer={transfer} />
      ) : others.length === 0 ? (
        <p className="text-sm text-ink-2">{t('transferNobody')}</p>
      ) : (
        <Offer org={org} others={others} />
      )}
    </section>
  );
}

function Waits({ org, transfer }: { org: Org; transfer: OrgTransfer }) {
  const t = useWords('orgs');
  const failure = useFailure();
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const withdraw = useAct(
    () => call(orgTransferApi.withdrawTransfer, { params: { orgId: org.id } }),
    { done: { title: t('transferWithdrawn') }, failed: failure(t('transferWithdrawFailed')) },
    useRefreshPlaces(),
  );
  const name = usePersonName()(transfer.user);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="min-w-0 flex-1 basis-52 text-sm [overflow-wrap:anywhere]">
        {t('transferWaits', { name, date: dayOf(transfer.expiresAt, nowMs, language) })}
      </p>
      <Button className="max-sm:h-11" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('transferWithdraw')}
      </Button>
    </div>
  );
}

function Offer({ org, others }: { org: Org; others: readonly Member[] }) {
  const t = useWords('orgs');
  const failure = useFailure();
  const nameOf = usePersonName();
  const refresh = useRefreshPlaces();
  const [chosen, choose] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const to = others.find(({ userId }) => userId === chosen) ?? others[0];
  if (!to) return null;
  const name = nameOf(to.user);
  return (
    <div className="flex items-end gap-2">
      <Select
        label={t('transferTo')}
        isLabelHidden
        className="min-w-0 flex-1"
        value={to.userId}
        onChoose={choose}
        options={others.map(({ userId: value, user }) => ({
          value,
          label: [nameOf(user), user.email].filter((part, i, all) => part && all.indexOf(part) === i).join(' · '),
        }))}
      />
      <Button className="max-sm:h-11" onClick={() => setAsking(true)}>
        {t('transferOffer')}
      </Button>
      {isAsking && (
        <ConfirmAct
          act={() => call(orgTransferApi.offerOrg, { params: { orgId: org.id }, body: { userId: to.userId } })}
          said={{ done: { title: t('transferOffered') }, failed: failure(t('transferFailed')) }}
          onDone={async () => {
            await refresh();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
          title={t('transferAsk', { name, org: org.name })}
          text={t('transferAskText', { name })}
          action={t('transferOffer')}
          actionBusy={t('transferring')}
        />
      )}
    </div>
  );
}
