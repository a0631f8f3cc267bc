import { plans, type PaidPlan, type Plan } from '#contract/billing/plans.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { FeatureList } from './FeatureList.tsx';

interface PlanCardProps {
  plan: Plan;
  current: Plan;
  selected: PaidPlan;
  /** The name of the radio group. */
  group: string;
  isBusy: boolean;
  onSelect: (plan: PaidPlan) => void;
  onContinue: () => void;
}

/** One plan to choose. The whole card is the label of its radio button; the current plan and Free cannot be chosen. */
export function PlanCard({ plan, current, selected, group, isBusy, onSelect, onContinue }: PlanCardProps) {
  const t = useWords('subscribe');
  const isOpen = plan !== 'free' && plan !== current;
  const isSelected = isOpen && plan === selected;
  return (
    <div
      className={classes(
        'relative flex flex-col rounded-[18px] border bg-surface p-6 transition-[border-color,box-shadow] duration-(--dur-fast)',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-ring',
        isSelected
          ? 'border-ring shadow-[0_0_0_1px_var(--ring),0_0_0_5px_var(--accent-soft-2)]'
          : 'border-line shadow-card',
        isOpen && !isSelected && 'hover:border-line-2',
        plan === 'pro' && 'max-md:order-first',
      )}
    >
      <label className={classes('block', isOpen && "cursor-pointer after:absolute after:inset-0 after:content-['']")}>
        <span className="flex h-6 items-center gap-2.5">
          <span className="text-h3 font-[650]">{t(plan)}</span>
          {plan === 'pro' && <Badge tone="accent">{t('popular')}</Badge>}
          <input
            type="radio"
            name={group}
            value={plan}
            disabled={!isOpen || isBusy}
            checked={isSelected}
            onChange={() => plan !== 'free' && onSelect(plan)}
            className={classes(
              'ml-auto size-5 appearance-none rounded-full shadow-[inset_0_0_0_1.5px_var(--line-3)] outline-none checked:shadow-[inset_0_0_0_6px_var(--ring)]',
              !isOpen && 'invisible',
            )}
          />
        </span>
        <span className="mt-1.5 block text-sm text-ink-2">{t(`isFor.${plan}`)}</span>
        <span className="mt-2.5 flex items-baseline gap-2">
          <span className="tnum text-[40px] leading-[48px] font-bold tracking-[-0.025em]">${plans[plan].priceUsd}</span>
          <span className="text-sm text-ink-3">{t(plan === 'free' ? 'forever' : 'perUser')}</span>
        </span>
      </label>
      <FeatureList plan={plan} className="mt-5 mb-7" />
      <div className="relative mt-auto">
        {!isOpen ? (
          <Button size="lg" className="w-full" disabled>
            {t(plan === current ? 'current' : 'free')}
          </Button>
        ) : isSelected ? (
          <Button variant="primary" size="lg" className="w-full" isBusy={isBusy} onClick={onContinue}>
            {t('continue', { plan: t(plan) })}
          </Button>
        ) : (
          <Button size="lg" className="w-full" disabled={isBusy} onClick={() => onSelect(plan)}>
            {t('select', { plan: t(plan) })}
          </Button>
        )}
      </div>
      {plan === 'free' && current !== 'free' && (
        <p className="mt-2 text-center text-sm text-ink-3">{t('backToFree')}</p>
      )}
    </div>
  );
}
