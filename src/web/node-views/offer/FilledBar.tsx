import type { Offer } from '#contract/offers/offer.schema.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { filledOf } from './offer-rows.ts';

/** How many of the card's fields are known. */
export function FilledBar({ offer, className, hasBar = true }: { offer: Offer; className?: string; hasBar?: boolean }) {
  const t = useWords('offers');
  const { count, all } = filledOf(offer);
  return (
    <span className={classes('flex items-center gap-2.5', className)}>
      <span className="text-sm whitespace-nowrap text-ink-3 tnum max-md:text-xs">{t('filled', { count, all })}</span>
      {hasBar && (
        <span
          role="meter"
          aria-label={t('filledSaid', { count, all })}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={count}
          className="h-[5px] w-24 min-w-8 shrink overflow-hidden rounded-[3px] bg-surface-3"
        >
          <span className="block h-full rounded-[3px] bg-ink-2" style={{ width: `${(count / all) * 100}%` }} />
        </span>
      )}
    </span>
  );
}
