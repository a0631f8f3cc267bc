import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

/** More lie below the screen. */
const MOST = 9;

/** The list in its real size while it loads: as many as there were last. */
export function CanvasListSkeleton({ isCards, count }: { isCards: boolean; count: number }) {
  const t = useWords('common');
  const entries = Array.from({ length: Math.min(isCards ? count + 1 : count, MOST) }, (_, entry) => entry);
  if (!isCards) {
    return (
      <Waiting label={t('loading')} className="rounded-card border border-line bg-surface">
        {entries.map((row) => (
          <Row key={row} />
        ))}
      </Waiting>
    );
  }
  return (
    <Waiting label={t('loading')} className="grid grid-cols-1 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      {entries.map((card) => (
        <div key={card} className="overflow-hidden rounded-card sm:h-[232px] sm:border sm:border-line sm:bg-surface">
          <Skeleton className="h-[132px] rounded-none max-sm:hidden" />
          <Row />
          <Skeleton className="mx-3.5 mt-1 h-2.5 w-20 max-sm:hidden" />
        </div>
      ))}
    </Waiting>
  );
}

function Row() {
  return (
    <div className="flex h-[67px] items-center gap-3 sm:px-3.5">
      <Skeleton className="size-10 shrink-0 sm:size-8" />
      <div className="flex-1">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="mt-2 h-2.5 w-2/5" />
      </div>
    </div>
  );
}
