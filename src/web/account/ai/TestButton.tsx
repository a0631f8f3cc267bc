import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { aiApi } from '#contract/ai/ai.api.ts';
import type { AiTest } from '#contract/ai/ai-settings.schema.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { AddressFinding, AnswerProblem } from '#contract/chat/answer-problem.ts';
import { sayProblem } from '#contract/chat/search-problem.ts';
import { ApiError, call } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

type Tried = AnswerOf<typeof aiApi.test>;

/** Asks with what stands in the form, whether it is kept already or not. Null: there is nothing to ask yet. */
export function useTry(test: AiTest | null) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wanted: AiTest) => call(aiApi.test, { body: wanted }),
  });
  const isVector = test?.what === 'embedding';
  const search = test?.what === 'search' ? test.connection.provider : null;
  return { tried: data ?? null, error, isPending, isVector, search, run: test && (() => mutate(test)) };
}

export type Trial = ReturnType<typeof useTry>;

export function TestButton({ trial }: { trial: Trial }) {
  const t = useWords('aiSettings');
  return (
    <Button disabled={trial.run === null} isBusy={trial.isPending} onClick={() => trial.run?.()}>
      {trial.isPending ? t('testing') : t('test')}
    </Button>
  );
}

/** What became of the test, in words that say what to do. */
export function TestResult({ trial }: { trial: Trial }) {
  const { tried, error, isPending, isVector, search } = trial;
  return (
    <div role="status" className="min-w-0 basis-full empty:hidden">
      {!isPending && tried?.ok && <Said tried={tried} isVector={isVector} />}
      {!isPending && tried?.ok === false && <Refusal {...tried} search={search} />}
      {!isPending && error && <Refused error={error} />}
    </div>
  );
}

function Said({ tried, isVector }: { tried: Extract<Tried, { ok: true }>; isVector: boolean }) {
  const t = useWords('aiSettings');
  const seconds = (tried.tookMs / 1_000).toFixed(1);
  const words = tried.said === '' ? 'testedEmpty' : isVector ? 'testedVector' : 'tested';
  return (
    <p className="flex items-start gap-1.5 text-sm text-ok">
      <CircleCheck size={15} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {t(words, { seconds, said: tried.said })}
        {tried.reachedAt !== null && ` ${t('reachedAt', { address: tried.reachedAt })}`}
      </span>
    </p>
  );
}

interface RefusalProps {
  problem: AnswerProblem;
  retryAfterSec: number | null;
  told: string | null;
  found: AddressFinding | null;
  /** Whether it was a list that was asked for. */
  isList?: boolean;
  /** The search that was tried, by id; null for anything else. */
  search?: string | null;
}

/** Why it did not work, what the provider said or what is at its address, and when to try again where it says so. */
export function Refusal({ problem, retryAfterSec, told, found, isList = false, search = null }: RefusalProps) {
  const t = useWords('aiSettings');
  const { language } = useLanguage();
  return (
    <p className="flex items-start gap-1.5 text-sm text-bad">
      <CircleAlert size={15} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {sayProblem(problem, language, search)}
        {found !== null && ` ${t(`findings.${found}`)}`}
        {found === 'nothing' && isList && ` ${t('noList')}`}
        {retryAfterSec !== null && ` ${t('retryAfter', { seconds: retryAfterSec })}`}
        {told !== null && ` ${t('toldBy', { told })}`}
      </span>
    </p>
  );
}

/** What the server itself refused: an address that is missing, or may not be called. */
export function Refused({ error }: { error: Error }) {
  const t = useWords('aiSettings');
  const isInput = error instanceof ApiError && error.code === 'bad-input';
  return <p className="text-sm text-bad">{isInput ? t('refused') : t('tryFailed')}</p>;
}
