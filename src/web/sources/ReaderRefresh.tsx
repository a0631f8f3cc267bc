import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, History, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { useAct } from '../lib/act.ts';
import { dayAndTime } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { callRetry, type SourceOf } from './source-of.ts';
import { useLanguage, useWords } from '../words/index.ts';

interface RefreshButtonProps {
  of: SourceOf;
  view: SourceView;
  queryKey: readonly unknown[];
}

/** Has what was read before read again: a link from its address, a file by today's reader. */
export function RefreshButton({ of, view, queryKey }: RefreshButtonProps) {
  const t = useWords('sources');
  const client = useQueryClient();
  const sentenceOf = useErrorSentence();
  const refresh = useAct(
    () => callRetry(of),
    { failed: (error) => ({ title: t('refresh.notBegun'), text: sentenceOf(error) }) },
    () => client.invalidateQueries({ queryKey }),
  );
  const isRunning = refresh.isPending || view.status === 'queued' || view.status === 'processing';
  if (view.status === 'failed' || view.passages.length === 0) return null;
  return (
    <IconButton
      label={t(isRunning ? 'refresh.running' : view.url === null ? 'refresh.startFile' : 'refresh.start')}
      icon={isRunning ? <Spinner sizePx={16} /> : <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
      disabled={isRunning}
      onClick={() => refresh.mutate(undefined)}
      className="max-md:size-11"
    />
  );
}

/** Reads the source again whenever the board has news of it. */
export function useRevision(revision: string, queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const key = useRef(queryKey);
  const seen = useRef(revision);
  useEffect(() => {
    key.current = queryKey;
  });
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void client.invalidateQueries({ queryKey: key.current });
  }, [client, revision]);
}

interface RefreshBarProps {
  refresh: NonNullable<SourceView['refresh']>;
  isShowingChanges: boolean;
  onShowChanges: () => void;
}

/** How the last refresh went, with the dates of both readings, and the way to what has changed. */
export function RefreshBar({ refresh, isShowingChanges, onShowChanges }: RefreshBarProps) {
  const t = useWords('sources');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const { outcome, problem } = refresh;
  const dates = {
    before: refresh.before === null ? t('refresh.before') : dayAndTime(refresh.before, nowMs, language),
    at: dayAndTime(refresh.at, nowMs, language),
  };
  const reason = problem === null ? '' : (problemWords[problem as SourceProblem]?.[language] ?? '');
  const Icon = { changed: History, unchanged: CircleCheck, failed: CircleAlert }[outcome];
  return (
    <div
      role="status"
      className={classes(
        'flex shrink-0 items-start gap-2 border-b border-line px-4 py-2 text-sm',
        outcome === 'failed' ? 'bg-warn-soft text-warn' : 'bg-surface-2 text-ink-2',
      )}
    >
      <Icon size={15} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
      <p className="min-w-0 grow">
        {t(`refresh.${outcome}`, dates)}
        {reason && <span className="block text-ink-2">{reason}</span>}
      </p>
      {outcome === 'changed' && !isShowingChanges && (
        <Button size="sm" variant="secondary" onClick={onShowChanges}>
          {t('refresh.show')}
        </Button>
      )}
    </div>
  );
}
