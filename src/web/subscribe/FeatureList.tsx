import { Check } from 'lucide-react';
import type { Plan } from '#contract/billing/plans.ts';
import { useSettings } from '../lib/settings.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { featuresOf, markOf } from './plan-features.ts';

/** What a plan holds. */
export function FeatureList({ plan, className }: { plan: Plan; className?: string }) {
  const t = useWords('subscribe');
  const settings = useSettings();
  return (
    <ul className={classes('flex flex-col gap-[9px] text-base text-ink-2', className)}>
      {featuresOf[plan].map((feature) => {
        const mark = markOf(feature, settings);
        return (
          <li key={feature} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Check
              size={17}
              strokeWidth={2}
              aria-hidden="true"
              className={plan === 'free' ? 'text-ink-3' : 'text-accent'}
            />
            {t(`features.${feature}`)}
            {mark && <Badge>{t(mark)}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
