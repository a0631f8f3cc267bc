import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerProblems, type AnswerProblem } from '#contract/chat/answer-problem.ts';
import { isSaidOfSearch, sayProblem } from '#contract/chat/search-problem.ts';
import { Button } from '../../ui/Button.tsx';
import { faultSentence, useLanguage, useWords } from '../../words/index.ts';

interface FailureProps {
  code: string | null;
  isWebSearch: boolean;
  /** The search that failed, by id; null where that was something else. Absent where nobody knows. */
  search?: string | null;
  /** The fields that a model did not fill as they must be. */
  wrongFields?: readonly string[];
  /** Whether some of the answer was written. */
  isKept?: boolean;
  /** Whether the question never reached the server. */
  isUnsent?: boolean;
  onAskAgain: (() => void) | null;
  /** Other ways on, as buttons. */
  children?: ReactNode;
}

/** A question that got no answer: what happened, why where that is known, and the way to try again. */
export function Failure(props: FailureProps) {
  const { code, isWebSearch, search, wrongFields = [], isKept = false, isUnsent = false, onAskAgain, children } = props;
  const t = useWords('chat');
  const faults = useWords('faults');
  const { language } = useLanguage();
  const problem = answerProblems.find((one) => one === code && one !== 'unexpected');
  const reason = problem
    ? isBlameless(problem, isWebSearch, search)
      ? t('failedText')
      : sayProblem(problem, language, search ?? null)
    : code === null || code === 'unexpected'
      ? t(isUnsent && code === null ? 'notSent' : 'failedText')
      : faultSentence(faults, code, t('failedText'));
  return (
    <div
      role="alert"
      className="mt-1 flex items-start gap-2 rounded-control bg-bad-soft px-3.5 py-3 text-base text-bad"
    >
      <CircleAlert size={17} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
      <div className="min-w-0">
        <b className="block font-[650]">{t(isWebSearch ? 'searchFailed' : 'failedTitle')}</b>
        <span className="text-ink-2">
          {[reason, wrongFields.length > 0 && t('wrongFields', { fields: wrongFields.join(', ') }), isKept && t('kept')]
            .filter(Boolean)
            .join(' ')}
        </span>
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {onAskAgain && (
            <Button
              size="sm"
              className="pointer-coarse:h-11"
              icon={<RotateCcw size={14} aria-hidden="true" />}
              onClick={onAskAgain}
            >
              {t('sendAgain')}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** A web search has a search and perhaps a model: which of them it was is said only where it is known. */
const isBlameless = (problem: AnswerProblem, isWebSearch: boolean, search: string | null | undefined): boolean =>
  isWebSearch && search === undefined && isSaidOfSearch(problem);
