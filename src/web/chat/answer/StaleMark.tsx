import { History, RotateCcw } from 'lucide-react';
import { Fragment } from 'react';
import type { StaleSource } from '#contract/chat/chat.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';

interface StaleMarkProps {
  sources: readonly StaleSource[];
  /** Shows what has changed in a source since the answer; absent where nothing can be shown. */
  onShow: ((source: StaleSource) => void) | undefined;
  /** Asks the same question again; null where that may not be done now. */
  onAskAgain: (() => void) | null;
}

/** Says that an answer was written from words that its sources do not have any more. */
export function StaleMark({ sources, onShow, onAskAgain }: StaleMarkProps) {
  const t = useWords('chat');
  return (
    <aside
      aria-label={t('stale.title')}
      className="mt-2 rounded-control bg-surface-2 px-3 py-2 text-sm shadow-[inset_3px_0_0_var(--warn-dot)]"
    >
      <p className="flex items-center gap-1.5 font-semibold text-warn">
        <History size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
        {t('stale.title')}
      </p>
      <ul className="mt-0.5">
        {sources.map((source) => (
          <li key={source.sourceId} className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 truncate text-ink-2">{source.title}</span>
            {onShow && source.textHash !== null && (
              <Button
                size="sm"
                variant="ghost"
                className="-my-0.5"
                aria-label={t('stale.showOf', { title: source.title })}
                onClick={() => onShow(source)}
              >
                {t('stale.show')}
              </Button>
            )}
            {source.changed && <Changed changed={source.changed} />}
          </li>
        ))}
      </ul>
      {onAskAgain && (
        <Button size="sm" className="mt-1.5" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={onAskAgain}>
          {t('stale.askAgain')}
        </Button>
      )}
    </aside>
  );
}

/** What the answer quotes of a note as it was, and what stands there now. */
function Changed({ changed }: { changed: NonNullable<StaleSource['changed']> }) {
  const t = useWords('chat');
  return (
    <dl className="mt-1 mb-0.5 grid basis-full grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 select-text">
      {changed.map(({ was, is }) => (
        <Fragment key={was}>
          <dt className="text-ink-3">{t('stale.was')}</dt>
          <dd className="min-w-0 break-words text-ink-2">
            <del>{was}</del>
          </dd>
          <dt className="text-ink-3">{t('stale.is')}</dt>
          <dd className="min-w-0 break-words">
            {is === null ? t('stale.gone') : <ins className="no-underline">{is}</ins>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
