import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';

/** One figure with its name; without a value it shows that the figure is on its way. */
export function StatCard({
  label,
  icon,
  value,
  text,
}: {
  label: string;
  icon: ReactNode;
  value?: string;
  text?: string;
}) {
  return (
    <section aria-label={label} className="rounded-card border border-line bg-surface px-[18px] py-4 shadow-card">
      <div className="flex items-start justify-between text-sm font-[550] text-ink-3">
        {label}
        <span className="text-ink-2">{icon}</span>
      </div>
      {value === undefined ? (
        <Skeleton className="mt-1.5 mb-1 h-6 w-14" />
      ) : (
        <p className="tnum text-[26px] leading-[34px] font-bold tracking-[-0.025em]">{value}</p>
      )}
      <p className="min-h-[18px] text-xs text-ink-3">{text}</p>
    </section>
  );
}
