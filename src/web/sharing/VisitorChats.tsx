import { useQuery } from '@tanstack/react-query';
import { visitorsApi } from '#contract/sharing/visitors.api.ts';
import { reading } from '../lib/query.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';

interface VisitorChatsProps {
  boardId: string;
  linkId: string;
  onClose: () => void;
}

/** What visitors asked by a link and were answered, of the last thirty days. */
export function VisitorChats({ boardId, linkId, onClose }: VisitorChatsProps) {
  const t = useWords('links');
  const ago = useRelativeTime();
  const { data, error, refetch } = useQuery({
    ...reading(visitorsApi.listVisits, { params: { boardId, linkId } }),
    staleTime: 0,
  });
  return (
    <Dialog isOpen title={t('visitorChats')} text={t('visitorChatsText')} widthPx={560} onClose={onClose}>
      {error && <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="py-6 text-center text-base text-ink-2">{t('noVisits')}</p>}
      <ul className="divide-y divide-line">
        {data?.map((turn) => (
          <li key={turn.id} className="py-3">
            <p className="flex gap-2 text-sm text-ink-3">
              {t('visitorNo', { number: turn.visitor })}
              <time dateTime={turn.askedAt}>{ago(turn.askedAt)}</time>
            </p>
            <p className="mt-1 text-base font-semibold break-words whitespace-pre-wrap">{turn.question}</p>
            <p className="mt-1 text-base break-words whitespace-pre-wrap text-ink-2">
              {turn.isWithheld ? t('withheld') : turn.status === 'done' ? turn.answer : t('notAnswered')}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
