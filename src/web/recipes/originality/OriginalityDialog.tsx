import { useQuery } from '@tanstack/react-query';
import type { Originality } from '#contract/recipes/originality.api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import { CloseSentences } from './CloseSentences.tsx';

interface OriginalityDialogProps {
  text: string;
  /** Of the answer or the note: another text is another reading. */
  id: string;
  read: (signal: AbortSignal) => Promise<Originality>;
  onShow?: (nodeId: string) => void;
  onClose: () => void;
}

/** Compares a text with the sources that stand behind it or beside it; begun as soon as it is opened. */
export function OriginalityDialog({ text, id, read, onShow, onClose }: OriginalityDialogProps) {
  const t = useWords('recipes');
  const { data, error, refetch } = useQuery({
    queryKey: ['originality', id, text],
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('originality.check')} text={t('originality.with')} widthPx={680}>
      <div className="mt-2 max-h-[60vh] overflow-y-auto">
        {data ? (
          <CloseSentences text={text} sentences={data.sentences} {...(onShow && { onShow })} />
        ) : error ? (
          <ErrorView error={error} title={t('originality.failed')} onRetry={() => void refetch()} />
        ) : (
          <Waiting label={t('originality.checking')} className="mt-2">
            <Skeleton className="h-3 w-3/5" />
          </Waiting>
        )}
      </div>
    </Dialog>
  );
}
