import { useQuery } from '@tanstack/react-query';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { call } from '../../lib/api.ts';
import { useAct } from '../../lib/act.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { textFact } from '../../editor/facts.ts';

/** Why a source could not be read, in the reader's language where the reason is a known one. */
export function useProblemSentence(node: BoardNode): string | null {
  const { language } = useLanguage();
  const code = textFact(node, 'processingProblem');
  const told = useQuery({
    queryKey: ['problem', code, language],
    queryFn: () => problemSentence(node, language),
    enabled: language !== 'ko' && code !== null,
    staleTime: Infinity,
  });
  return told.data ?? textFact(node, 'processingError');
}

/** The node holds the server's sentence, which is Korean; those of other languages are fetched. */
export async function problemSentence(node: BoardNode, language: 'ko' | 'en'): Promise<string | null> {
  const code = textFact(node, 'processingProblem') as SourceProblem | null;
  const sentence = textFact(node, 'processingError');
  if (language === 'ko' || code === null) return sentence;
  const { problemWords } = await import('#contract/sources/source-state.ts');
  return problemWords[code]?.[language] ?? sentence;
}

interface ProblemProps {
  headline: string | null;
  reason: string | null;
  /** Where room is short, the words have all of it and the title alone carries the sign. */
  isTight?: boolean;
  children?: ReactNode;
}

/** The box that says what went wrong, with its headline unless a reason says it all; `children` are the ways out of it. */
export function Problem({ headline, reason, isTight = false, children }: ProblemProps) {
  return (
    <>
      <div
        role="alert"
        className={classes(
          'flex items-start gap-2 rounded-control bg-bad-soft px-2.5 text-xs text-bad',
          isTight ? 'py-1.5' : 'py-[9px]',
        )}
      >
        {!isTight && <CircleAlert size={15} strokeWidth={2} aria-hidden="true" className="mt-[1.5px] shrink-0" />}
        <div className="min-w-0">
          {headline && <b className="block font-[650]">{headline}</b>}
          {reason && reason !== headline && <span className="text-ink-2">{reason}</span>}
        </div>
      </div>
      {children && (
        <div className={classes('nodrag flex flex-wrap gap-1', isTight ? 'mt-1.5' : 'mt-2')}>{children}</div>
      )}
    </>
  );
}

/** Reads the node's link or file again. The node itself shows what becomes of it. */
export function RetryReading({ nodeId }: { nodeId: string }) {
  const t = useWords('nodeViews');
  const { mayBring } = useEditor();
  const common = useWords('common');
  const sentenceOf = useErrorSentence();
  const retry = useAct(() => call(sourcesApi.retry, { params: { nodeId } }), {
    failed: (error) =>
      error instanceof TypeError
        ? { title: t('failed'), text: common('noLine') }
        : { title: t('retryFailed'), text: sentenceOf(error) },
  });
  if (!mayBring) return null;
  return (
    <Button
      size="sm"
      isBusy={retry.isPending}
      icon={<RotateCw size={13} aria-hidden="true" />}
      onClick={() => retry.mutate(undefined)}
    >
      {t(retry.isPending ? 'retrying' : 'retry')}
    </Button>
  );
}
