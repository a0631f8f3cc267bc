import { useId, useState } from 'react';
import type { Account } from '#contract/billing/billing.api.ts';
import { defaultPlan, planIds, type PaidPlan } from '#contract/billing/plans.ts';
import { useWords } from '../words/index.ts';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Standing } from './Standing.tsx';
import { TrustRow } from './TrustRow.tsx';
import type { Subscribing } from './use-subscribing.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

/** The three plans, what the reader has now, and the way on. */
export function PlanChoice({ account, subscribing }: { account: Account; subscribing: Subscribing }) {
  const t = useWords('subscribe');
  const group = useId();
  const [selected, select] = useState<PaidPlan>(account.plan === 'pro' ? 'team' : defaultPlan);
  const [isAsking, ask] = useState(false);
  const { isPending, mutate } = subscribing;
  // A running subscription changes at once and costs at once: that is asked before.
  const isRunning = account.status === 'active' || account.status === 'trialing';
  const proceed = () => (isRunning ? ask(true) : mutate(selected));
  return (
    <div className="mx-auto max-w-[1020px]">
      <h1 className="text-center text-[26px] leading-[35px] font-bold tracking-[-0.022em] md:text-[34px] md:leading-[45px]">
        {t('choose')}
      </h1>
      <p className="text-center text-base text-ink-2 md:text-read">{t('chooseText')}</p>
      <Standing account={account} onPay={() => mutate(account.plan === 'team' ? 'team' : 'pro')} isBusy={isPending} />
      <fieldset className="mt-8">
        <legend className="sr-only">{t('plans')}</legend>
        <div className="grid gap-4 md:grid-cols-3">
          {planIds.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              current={account.plan}
              selected={selected}
              group={group}
              isBusy={isPending}
              onSelect={select}
              onContinue={proceed}
            />
          ))}
        </div>
      </fieldset>
      <TrustRow isBillingOn={account.isBillingOn} />
      {isPending && <WaitingStrip text={t('waiting')} />}
      {isAsking && (
        <ChangePlanDialog
          from={account.plan}
          to={selected}
          isBusy={isPending}
          onClose={() => ask(false)}
          onConfirm={() => mutate(selected, { onSettled: () => ask(false) })}
        />
      )}
    </div>
  );
}
