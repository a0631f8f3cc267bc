import { RowsSkeleton } from '../orgs/OrgSkeleton.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

/** The project screen in its real size while it loads. */
export function ProjectSkeleton() {
  const t = useWords('projects');
  return (
    <Waiting label={t('loading')}>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="mt-2 h-3.5 w-80 max-w-full" />
      <Skeleton className="mt-6 h-10 rounded-[10px]" />
      <Skeleton className="mt-5 h-[82px] rounded-card" />
      <div className="mt-7">
        <RowsSkeleton count={4} />
      </div>
    </Waiting>
  );
}

export function TabSkeleton() {
  const t = useWords('projects');
  return (
    <Waiting label={t('loading')} className="mt-5">
      <RowsSkeleton count={3} />
    </Waiting>
  );
}
