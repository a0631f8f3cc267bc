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

export function ChatSkeleton() {
  const t = useWords('projects');
  return (
    <Waiting label={t('loading')} className="mx-auto flex max-w-[940px] flex-col gap-3 p-5 pt-16">
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-3 w-11/12" />
      <Skeleton className="h-3 w-4/5" />
      <Skeleton className="h-3 w-3/5" />
    </Waiting>
  );
}
