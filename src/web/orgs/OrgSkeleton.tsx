import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

/** The organisation screen in its real size while it loads. */
export function OrgSkeleton() {
  const t = useWords('orgs');
  return (
    <Waiting label={t('loading')}>
      <div className="flex items-center gap-4">
        <Skeleton className="size-[52px] rounded-card" />
        <div>
          <Skeleton className="h-7 w-52" />
          <Skeleton className="mt-2 h-3 w-20" />
        </div>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((stat) => (
          <Skeleton key={stat} className="h-[108px] rounded-card" />
        ))}
      </div>
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_400px]">
        <RowsSkeleton count={4} />
        <RowsSkeleton count={3} />
      </div>
    </Waiting>
  );
}

/** Rows of a list of people, projects or files while they load. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3.5 border-b border-line px-4 py-3.5 last:border-b-0">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="mt-2 h-2.5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
