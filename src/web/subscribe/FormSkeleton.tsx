import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

/** The payment form in the size in which it comes. */
export function FormSkeleton() {
  const t = useWords('subscribe');
  return (
    <Waiting label={t('formLoading')} className="flex flex-col gap-3">
      <Skeleton className="h-11 rounded-control" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </div>
      <Skeleton className="h-11 rounded-[10px]" />
    </Waiting>
  );
}
