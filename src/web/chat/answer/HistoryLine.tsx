import type { ReadHistory } from '#contract/chat/chat.schema.ts';
import { useWords } from '../../words/index.ts';

/** Says in the conversation that what stands above went in shortened, or not at all. */
export function HistoryLine({ history }: { history: ReadHistory | undefined }) {
  const t = useWords('evidence');
  const count = history ? history.shortened + history.left : 0;
  const withheld = history?.withheld ?? 0;
  if (!history || count + withheld === 0) return null;
  return (
    <p className="mb-2 flex items-center gap-2.5 text-xs leading-5 text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {[
        ...(count > 0 ? [t(`history.${history.by}`, { count })] : []),
        ...(withheld > 0 ? [t('history.withheld', { count: withheld })] : []),
      ].join(' ')}
    </p>
  );
}
