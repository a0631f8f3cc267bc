import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api.ts';
import { faultSentence, useWords } from '../words/index.ts';
import { Button } from './Button.tsx';

/** What went wrong, in a sentence for people; a missing line is said as such. */
export function useErrorSentence(): (error: unknown) => string {
  const common = useWords('common');
  const faults = useWords('faults');
  return (error) => {
    if (!(error instanceof ApiError)) return error instanceof TypeError ? common('noLineText') : faults('unexpected');
    return faultSentence(faults, error.code ?? 'unexpected', error.sentence ?? faults('unexpected'));
  };
}

interface ErrorViewProps {
  error: unknown;
  onRetry?: () => void;
  title?: string;
  children?: ReactNode;
}

/** A part of a screen that could not be loaded: what happened, the request to name to support, and a retry. */
export function ErrorView({ error, onRetry, title, children }: ErrorViewProps) {
  const t = useWords('common');
  const sentenceOf = useErrorSentence();
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-bad-soft text-bad">
        <CircleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="mt-3.5 text-h3 font-[650]">{title ?? t('loadFailed')}</p>
      <p className="mt-1 max-w-[44ch] text-base text-ink-2">{sentenceOf(error)}</p>
      {requestId && <p className="mt-1 font-mono text-xs text-ink-3">{t('requestId', { id: requestId })}</p>}
      {children}
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
