import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { billingApi, type Account } from '#contract/billing/billing.api.ts';
import { useNotices } from '../lib/notices.ts';
import { useReading } from '../lib/query.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { Confirming } from './Confirming.tsx';
import { readReturn } from './payment-return.ts';
import { PaymentView } from './PaymentView.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { useSubscribing, type Order } from './use-subscribing.ts';

const ADDRESS = '/subscribe';

/** The address that the page was fetched under; in-app ways since then do not count. */
function fetchedAt(): string {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched ? new URL(fetched.name).pathname : window.location.pathname;
}

/**
 * The payment provider's script may run only in a page that was fetched at /subscribe. Where something is sold, coming here
 * from another screen fetches the page anew, and so does leaving: no other screen runs beside that script.
 */
function usePaymentPage(isSelling: boolean): void {
  useEffect(() => {
    if (!isSelling) return;
    if (fetchedAt() !== ADDRESS) window.location.reload();
    return () => {
      if (window.location.pathname !== ADDRESS && fetchedAt() === ADDRESS) window.location.reload();
    };
  }, [isSelling]);
}

/** Choosing a plan, paying for it, and how the subscription stands. */
export function SubscribeScreen() {
  const t = useWords('subscribe');
  const { data: account, error, refetch } = useReading(billingApi.readAccount);
  usePageTitle(t('page'));
  usePaymentPage(account?.isBillingOn ?? false);
  return (
    <main
      id="content"
      className="mx-auto w-full max-w-[1216px] px-4 pt-5 pb-20 has-data-payment:max-w-[1000px] md:px-8 md:pt-6"
    >
      <BackLink to="/dashboard" label={t('back')} reloadDocument={account?.isBillingOn ?? false} />
      {account ? (
        <Steps account={account} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <PlansSkeleton />
      )}
    </main>
  );
}

function Steps({ account }: { account: Account }) {
  const [order, setOrder] = useState<Order | null>(null);
  const [isConfirming, setConfirming] = useReturn();
  const subscribing = useSubscribing(setOrder);
  const end = useCallback(() => {
    setConfirming(false);
    setOrder(null);
  }, [setConfirming]);
  if (isConfirming) return <Confirming onEnd={end} />;
  if (!order) return <PlanChoice key={account.plan} account={account} subscribing={subscribing} />;
  return (
    <PaymentView
      order={order}
      publishableKey={account.publishableKey}
      onBack={() => setOrder(null)}
      onPaid={() => setConfirming(true)}
    />
  );
}

/** Whether a payment is to be confirmed: after one here, or after the way back from a bank's page, whose traces leave the address. */
function useReturn() {
  const t = useWords('subscribe');
  const notices = useNotices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [said] = useState(() => readReturn(search));
  const [isConfirming, setConfirming] = useState(said === 'paid');
  useEffect(() => {
    if (!said) return;
    if (said === 'failed') notices.show({ tone: 'failed', title: t('declined') });
    void navigate(pathname, { replace: true });
  }, [said, notices, navigate, pathname, t]);
  return [isConfirming, setConfirming] as const;
}

function PlansSkeleton() {
  const t = useWords('subscribe');
  return (
    <Waiting label={t('loading')} className="mx-auto max-w-[1020px]">
      <Skeleton className="mx-auto h-10 w-64" />
      <div className="mt-12 grid gap-4 md:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-[420px] rounded-[18px]" />
        ))}
      </div>
    </Waiting>
  );
}
