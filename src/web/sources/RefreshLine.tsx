import { CircleAlert, History } from 'lucide-react';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useLanguage, useWords } from '../words/index.ts';

export interface RefreshLineProps {
  /** What a node tells of its source. */
  facts: Readonly<Record<string, unknown>>;
  onShowChanges: () => void;
}

/** How the reading of what had been read before goes, or how it went: its words stand meanwhile, and where it failed. */
export function RefreshLine({ facts, onShowChanges }: RefreshLineProps) {
  const t = useWords('sources');
  const { language } = useLanguage();
  if (facts['isProcessing'] === true) {
    return (
      <output className={`${LINE} text-ink-3`}>
        <Spinner sizePx={13} className="shrink-0" />
        {t('refresh.running')}
      </output>
    );
  }
  if (facts['refreshOutcome'] === 'failed') {
    const reason = problemWords[facts['refreshProblem'] as SourceProblem]?.[language] ?? '';
    return (
      <p className={`${LINE} text-warn`} title={reason}>
        <CircleAlert size={13} strokeWidth={2} aria-hidden="true" className="shrink-0" />
        <span className="line-clamp-2">{`${t('refresh.failedShort')} ${reason}`.trim()}</span>
      </p>
    );
  }
  if (facts['refreshOutcome'] !== 'changed') return null;
  return (
    <button
      type="button"
      className={`${LINE} nodrag rounded-[4px] text-left font-semibold text-accent-ink hover:underline`}
      onClick={onShowChanges}
    >
      <History size={13} strokeWidth={2} aria-hidden="true" className="shrink-0" />
      {t('refresh.changedShort')}
    </button>
  );
}

const LINE = 'mt-1.5 flex items-center gap-1.5 text-xs';
