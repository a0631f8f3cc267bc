import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** One button at most. */
  children?: ReactNode;
}

/** A list with nothing in it: what would be here, and the way to begin. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-12 text-center shadow-card">
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-k-group-soft text-k-group-ink">
        {icon}
      </span>
      <p className="mt-3.5 text-h3 font-[650]">{title}</p>
      {text && <p className="mt-1 max-w-[40ch] text-base text-ink-2">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
