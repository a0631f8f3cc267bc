import { formatMoney } from '#contract/offers/derive/money.ts';
import { rateCardOf, unpricedLines } from '#contract/offers/rate-card.ts';
import { useLanguage, useWords } from '../words/index.ts';

/** How the lines of a rate card are read, and which of them name no price. Nothing for an empty one. */
export function RateRows({ text }: { text: string }) {
  const t = useWords('rates');
  const { language } = useLanguage();
  const rows = rateCardOf(text);
  const unpriced = unpricedLines(text);
  if (rows.length + unpriced.length === 0) return null;
  return (
    <div className="mt-2 rounded-card bg-surface-2 px-3.5 py-2.5 text-sm" aria-live="polite">
      {rows.length > 0 && (
        <dl aria-label={t('rows')} className="flex flex-col gap-1">
          {rows.map(({ item, price, currency, note }, i) => (
            <div key={i} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <dt className="min-w-0 wrap-anywhere text-ink-2">{item}</dt>
              <dd className="tnum font-semibold">
                {formatMoney(price, currency, language)}
                {note !== undefined && <span className="ml-1.5 font-normal text-ink-3">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unpriced.length > 0 && (
        <p className="mt-1 wrap-anywhere text-ink-3">{t('unpriced', { lines: unpriced.join(' · ') })}</p>
      )}
    </div>
  );
}
