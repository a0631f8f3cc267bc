import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';

/** Something at the payment service is on its way. */
export function WaitingStrip({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="mt-9 flex items-center gap-4 rounded-card border border-line bg-surface px-5 py-4 shadow-card max-sm:flex-wrap"
    >
      <span className="flex items-center gap-3 text-base">
        <Spinner className="text-accent" />
        {text}
      </span>
      <Skeleton className="h-3 min-w-24 flex-1 rounded-full" />
      <Skeleton className="h-3 w-28 rounded-full max-sm:hidden" />
    </div>
  );
}
