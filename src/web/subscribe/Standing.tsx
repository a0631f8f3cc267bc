import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { billingApi, type Account } from '#contract/billing/billing.api.ts';
import { isHolding } from '#contract/billing/standing.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** How the reader's subscription stands, with what can be done about it; nothing for somebody who has none. */
export function Standing({ account, onPay, isBusy }: { account: Account; onPay: () => void; isBusy: boolean }) {
  const t = useWords('subscribe');
  const plan = t(account.plan);
  const date = usePeriodEnd(account);
  if (account.status === 'past_due') {
    return (
      <StandingCard tone="bad" title={t('due')} text={t('dueText', { plan })}>
        <Button variant="primary" isBusy={isBusy} onClick={onPay}>
          {t('pay')}
        </Button>
        {!account.endsWithPeriod && <CancelButton plan={plan} date={date} />}
      </StandingCard>
    );
  }
  if (account.status === 'unpaid') return <StandingCard tone="bad" title={t('due')} text={t('unpaidText')} />;
  if (account.status === 'canceled') return <StandingCard tone="plain" title={t('ended')} text={t('endedText')} />;
  if (!isHolding(account.status)) return null;
  if (account.endsWithPeriod) {
    return (
      <StandingCard tone="warn" title={t('ending', { plan, date })} text={t('endingText')}>
        <Button isBusy={isBusy} onClick={onPay}>
          {t('keepOn')}
        </Button>
      </StandingCard>
    );
  }
  return (
    <StandingCard tone="ok" title={t('active', { plan })} text={t('activeText', { date })}>
      <CancelButton plan={plan} date={date} />
    </StandingCard>
  );
}

function usePeriodEnd({ periodEnd }: Account): string {
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  return periodEnd ? dayOf(periodEnd, nowMs, language) : '';
}

const tones = {
  ok: 'border-ok-dot bg-ok-soft',
  warn: 'border-warn-dot bg-warn-soft',
  bad: 'border-bad-dot bg-bad-soft',
  plain: 'border-line bg-surface-2',
} as const;

function StandingCard({
  tone,
  title,
  text,
  children,
}: {
  tone: keyof typeof tones;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const t = useWords('subscribe');
  return (
    <section
      aria-label={t('standing')}
      className={classes('mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-5 py-4', tones[tone])}
    >
      <div className="min-w-[min(100%,260px)] flex-1">
        <p className="text-base font-[650]">{title}</p>
        <p className="text-base text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

function CancelButton({ plan, date }: { plan: string; date: string }) {
  const t = useWords('subscribe');
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  const cancel = useAct(
    () => call(billingApi.cancel),
    { done: { title: t('cancelled') }, failed: { title: t('cancelFailed') } },
    (account) => {
      client.setQueryData(reading(billingApi.readAccount).queryKey, account);
    },
  );
  return (
    <>
      <Button onClick={() => ask(true)}>{t('cancel')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => ask(false)}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => ask(false) })}
        title={t('cancelAsk')}
        text={t('cancelAskText', { plan, date })}
        action={t('cancel')}
        actionBusy={t('cancelling')}
        isBusy={cancel.isPending}
      />
    </>
  );
}
