import { CreditCard, Lock, MessageCircle, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { plans, type PaidPlan } from '#contract/billing/plans.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useSettings } from '../lib/settings.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, buttonLook } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { FeatureList } from './FeatureList.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { TrustRow } from './TrustRow.tsx';
import type { Order } from './use-subscribing.ts';

const PaymentForm = lazyComponent(() => import('./PaymentForm.tsx'), 'PaymentForm');

interface PaymentViewProps {
  order: Order;
  /** Null where this instance takes no payments. */
  publishableKey: string | null;
  onBack: () => void;
  onPaid: () => void;
}

/** The chosen plan with what it costs, and the way to pay for it. */
export function PaymentView({ order, publishableKey, onBack, onPaid }: PaymentViewProps) {
  const t = useWords('subscribe');
  const plan = t(order.plan);
  return (
    <div data-payment>
      <h1 className="max-md:text-[24px] max-md:leading-[33px] font-bold tracking-[-0.022em] md:text-h1">
        {t('subscribeTo', { plan })}
      </h1>
      <p className="text-base text-ink-2">{t('subscribeToText', { price: plans[order.plan].priceUsd })}</p>
      <div className="mt-6 grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_minmax(260px,360px)]">
        <section
          aria-labelledby="payment"
          className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
        >
          <h2 id="payment" className="flex items-center gap-2.5 text-h3 font-[650]">
            <CreditCard size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('payment')}
          </h2>
          <div className="mt-5">
            {order.clientSecret && publishableKey ? (
              <Suspense fallback={<FormSkeleton />}>
                <PaymentForm clientSecret={order.clientSecret} publishableKey={publishableKey} onPaid={onPaid} />
              </Suspense>
            ) : (
              <PaymentNotice />
            )}
          </div>
        </section>
        <Summary plan={order.plan} onBack={onBack} />
      </div>
      <TrustRow isBillingOn={publishableKey !== null} />
    </div>
  );
}

/** This instance takes no payments: what that means, and whom to ask. */
function PaymentNotice() {
  const t = useWords('subscribe');
  const contactUrl = useSettings()?.contactUrl;
  return (
    <>
      <div role="status" className="flex gap-3 rounded-[10px] bg-warn-soft px-4 py-4 md:px-5">
        <TriangleAlert size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
        <div>
          <p className="text-base font-[650] text-warn">{t('unavailable')}</p>
          <p className="text-base">{t('unavailableText')}</p>
          {contactUrl && (
            <a href={contactUrl} target="_blank" rel="noreferrer" className={`${buttonLook('secondary', 'sm')} mt-3`}>
              <MessageCircle size={14} strokeWidth={2} aria-hidden="true" />
              {t('contact')}
            </a>
          )}
        </div>
      </div>
      <Button
        size="lg"
        className="mt-4 w-full"
        disabled
        icon={<Lock size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('start')}
      </Button>
    </>
  );
}

function Summary({ plan, onBack }: { plan: PaidPlan; onBack: () => void }) {
  const t = useWords('subscribe');
  const price = `$${plans[plan].priceUsd}`;
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-surface p-5 shadow-card md:sticky md:top-[72px]"
    >
      <div className="flex items-center justify-between">
        <h2 id="summary" className="text-base font-[650]">
          {t('summary')}
        </h2>
        {plan === 'pro' && <Badge tone="accent">{t('popular')}</Badge>}
      </div>
      <dl className="tnum mt-4 grid grid-cols-[1fr_auto] gap-y-1 text-base">
        <dt>{t(plan)}</dt>
        <dd className="text-right font-semibold">{price}</dd>
        <dt className="text-sm text-ink-3">{t('perUser')}</dt>
        <dd className="text-right text-sm text-ink-3">{t('people')}</dd>
        <dt className="mt-3 flex items-center border-t border-line pt-3 font-semibold">{t('monthly')}</dt>
        <dd className="mt-3 border-t border-line pt-3 text-right text-[22px] leading-[30px] font-bold">{price}</dd>
      </dl>
      <FeatureList plan={plan} className="mt-4" />
      <Button className="mt-5 w-full" onClick={onBack}>
        {t('otherPlan')}
      </Button>
    </section>
  );
}
