import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { billingApi, type Account } from '#contract/billing/billing.api.ts';
import { percentLeft } from '#contract/billing/credits.ts';
import { dayOf } from '../lib/dates.ts';
import { useReading } from '../lib/query.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** How many AI credits are left this month, by the ledger. */
export function AiCreditsCard() {
  const t = useWords('subscribe');
  const { data: account, error } = useReading(billingApi.readAccount);
  return (
    <section
      aria-label={t('credits')}
      className="rounded-card border border-line bg-surface px-[18px] py-4 shadow-card"
    >
      <div className="flex items-start justify-between text-sm font-[550] text-ink-3">
        {t('credits')}
        <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" className="text-k-ai" />
      </div>
      {account ? (
        <Left credits={account.credits} />
      ) : error ? (
        <p role="alert" className="py-2 text-sm text-ink-2">
          {t('creditsFailed')}
        </p>
      ) : (
        <>
          <Skeleton className="mt-1.5 mb-3 h-6 w-20" />
          <Skeleton className="mb-7 h-1.5 rounded-full" />
        </>
      )}
      <Link
        to="/subscribe"
        className="relative mt-1.5 inline-block text-sm font-semibold text-accent-ink underline-offset-2 pointer-coarse:after:absolute pointer-coarse:after:-inset-3 pointer-coarse:after:content-[''] hover:underline"
      >
        {t('seePlans')}
      </Link>
    </section>
  );
}

function Left({ credits }: { credits: Account['credits'] }) {
  const t = useWords('subscribe');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const percent = percentLeft(credits);
  const written = (n: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(n);
  const { remaining, perMonth, isLimited } = credits;
  const count = isLimited
    ? t('creditsCount', { remaining: written(remaining), perMonth: written(perMonth) })
    : t('creditsUsed', { used: written(perMonth - remaining) });
  return (
    <>
      <p className="tnum text-[26px] leading-[34px] font-bold tracking-[-0.025em]">
        {percent}% <span className="text-sm font-[450] tracking-normal text-ink-2">{t('creditsLeft')}</span>
      </p>
      <div
        role="meter"
        aria-label={t('credits')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={count}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="tnum mt-2 flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
        <span>{count}</span>
        <span>
          {isLimited ? t('creditsRenew', { date: dayOf(credits.renewsAt, nowMs, language) }) : t('creditsUnlimited')}
        </span>
      </p>
    </>
  );
}
