import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { billingApi } from '#contract/billing/billing.api.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import { paidPlan, type PaidPlan } from '#contract/billing/plans.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useWords } from '../words/index.ts';

/** What is to be paid; a null secret: this instance takes no payments. */
export interface Order {
  plan: PaidPlan;
  clientSecret: string | null;
}
type Answer = AnswerOf<typeof billingApi.subscribe>;
export type Subscribing = UseMutationResult<Answer, Error, PaidPlan>;

/** Begins, resumes or changes the subscription; `onOrder` hears when there is something to pay. */
export function useSubscribing(onOrder: (order: Order) => void): Subscribing {
  const t = useWords('subscribe');
  const client = useQueryClient();
  const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'payment-refused';
  return useAct<PaidPlan, Answer>(
    (plan) => call(billingApi.subscribe, { body: { plan } }),
    {
      done: ({ plan, status }) => (isSettled(status) ? { title: t('nowOn', { plan: t(plan) }) } : null),
      failed: (error) => ({ title: t(isRefused(error) ? 'declined' : 'initFailed') }),
    },
    async ({ clientSecret, plan, status }) => {
      await client.invalidateQueries({ queryKey: reading(billingApi.readAccount).queryKey });
      const bought = paidPlan.safeParse(plan).data;
      if (bought && !isSettled(status)) onOrder({ plan: bought, clientSecret });
    },
  );
}

/** Nothing is due. */
const isSettled = (status: string | null): boolean => status === 'active' || status === 'trialing';
