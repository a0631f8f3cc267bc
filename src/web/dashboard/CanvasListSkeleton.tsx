import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

/** The list in its real size while it loads. */
export function CanvasListSkeleton({ isCards }: { isCards: boolean }) {
  const t = useWords('common');
  if (!isCards) {
    return (
      <Waiting label={t('loading')} className="rounded-card border border-line bg-surface">
        {[0, 1, 2, 3].map((row) => (
          <Row key={row} />
        ))}
      </Waiting>
    );
  }
  return (
    <Waiting label={t('loading')} className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <div key={card} className="overflow-hidden rounded-card sm:border sm:border-line sm:bg-surface">
          <Skeleton className="h-[132px] rounded-none max-sm:hidden" />
          <Row />
          <Skeleton className="mx-3.5 mb-4 h-2.5 w-20 max-sm:hidden" />
        </div>
      ))}
    </Waiting>
  );
}

function Row() {
  return (
    <div className="flex items-center gap-3 px-3.5 py-3">
      <Skeleton className="size-8 shrink-0" />
      <div className="flex-1">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="mt-2 h-2.5 w-2/5" />
      </div>
    </div>
  );
}
