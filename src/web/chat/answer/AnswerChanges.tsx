import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { TextRun } from '#contract/sources/text-changes.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { answerChanges } from './earlier-answer.ts';

interface AnswerChangesProps {
  first: string;
  later: string;
  isOpenAtFirst?: boolean;
  /** What is compared, where it is not an answer with the first one. */
  label?: string;
  /** What is said of it where nothing is different. */
  same?: string;
}

/** An answer to a question that was answered before: what it says otherwise than the first time, on demand. */
export function AnswerChanges({ first, later, isOpenAtFirst = false, label, same }: AnswerChangesProps) {
  const t = useWords('evidence');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className="mt-1.5">
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        icon={<GitCompareArrows size={14} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('again.hide') : (label ?? t('again.show'))}
      </Button>
      {isOpen && (
        <Changes runs={answerChanges(first, later)} label={label ?? t('again.show')} same={same ?? t('again.same')} />
      )}
    </div>
  );
}

function Changes({ runs, label, same }: { runs: readonly TextRun[]; label: string; same: string }) {
  const t = useWords('evidence');
  const changed = runs.filter(({ what }) => what !== 'kept');
  if (changed.length === 0) return <p className="mt-1 text-sm text-ink-3">{same}</p>;
  return (
    <ul aria-label={label} className="mt-1 flex flex-col gap-1 rounded-control bg-surface-2 p-3 text-sm">
      {changed.map(({ what, sentences }, i) => (
        <li key={i} className={what === 'added' ? 'text-ok' : 'text-ink-3'}>
          <span className="sr-only">{t(what === 'added' ? 'again.added' : 'again.removed')}: </span>
          {what === 'added' ? (
            <ins className="no-underline">+ {sentences.join(' ')}</ins>
          ) : (
            <del>{sentences.join(' ')}</del>
          )}
        </li>
      ))}
    </ul>
  );
}
