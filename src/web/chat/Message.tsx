import { CircleAlert, Copy, Globe, RotateCcw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { answerProblems, answerProblemWords } from '#contract/chat/answer-problem.ts';
import type { ChatMessage, Citation } from '#contract/chat/chat.schema.ts';
import { useNotices } from '../lib/notices.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { faultSentence, useLanguage, useWords } from '../words/index.ts';
import { withoutOpenMark } from './answer-parts.ts';
import { Citations } from './Citations.tsx';
import { Verbatim } from './CiteChip.tsx';
import { Confidence } from './Confidence.tsx';
import { Markdown } from './Markdown.tsx';
import { referencesOf, verifiedCount } from './references.ts';
import { useMarks, type ShownEvidence } from './use-marks.tsx';
import { useSteadyText } from './use-steady-text.ts';

/** What stands in an answer, whether it is kept already or still being written. */
export type AnswerFacts = Pick<
  ChatMessage,
  'messageText' | 'citations' | 'metadata' | 'isWebSearch' | 'status' | 'confidence' | 'receipt' | 'errorCode'
>;

export interface EvidenceProps {
  /** The evidence that is shown beside the board; its chip is filled. Null when none is. */
  shownEvidence: ShownEvidence | null;
  onOpenEvidence: (citation: Citation) => void;
}

/** `messageId`: under which it is kept, for whoever looks for it. */
export function Question({ text, messageId }: { text: string; messageId?: string }) {
  const t = useWords('chat');
  const copy = useCopy(text);
  return (
    <div data-message={messageId} className="group/question flex max-w-[92%] items-start gap-1 self-end">
      <IconButton
        label={t('copyQuestion')}
        size="sm"
        tooltipSide="top"
        className="mt-1 pointer-fine:opacity-0 pointer-fine:group-hover/question:opacity-100 pointer-fine:focus-visible:opacity-100"
        icon={<Copy size={14} aria-hidden="true" />}
        onClick={copy}
      />
      <div className="min-w-0 rounded-[14px_14px_4px_14px] bg-surface-3 px-3.5 py-[9px] text-[15px] leading-6 break-words whitespace-pre-wrap select-text">
        <span className="sr-only">{t('you')}: </span>
        {text}
      </div>
    </div>
  );
}

interface AnswerProps extends EvidenceProps {
  /** Under which it is kept, for whoever looks for it. */
  messageId?: string;
  answer: AnswerFacts;
  /** How many sources are listed before '+N more'. */
  sourceCount: number;
  /** Whether a missing confidence is said, too. */
  saysUnknown?: boolean;
  /** Sends the question of this answer again; null where that makes no sense. */
  onAskAgain: (() => void) | null;
}

export function Answer(props: AnswerProps) {
  const { answer, messageId, sourceCount, saysUnknown = false, onAskAgain, shownEvidence, onOpenEvidence } = props;
  const t = useWords('chat');
  const element = useRef<HTMLDivElement>(null);
  const isRunning = answer.status === 'running';
  const text = useSteadyText(isRunning ? withoutOpenMark(answer.messageText) : answer.messageText, element);
  const { citations, metadata } = answer;
  const references = useMemo(() => referencesOf({ citations, metadata }), [citations, metadata]);
  const known = useMarks(references, shownEvidence, onOpenEvidence);
  const marks = isRunning ? comingMarks : known;
  const isEmpty = text.trim() === '';
  return (
    <article data-message={messageId} className="text-[15px] leading-[25px] text-ink" aria-busy={isRunning}>
      <span className="sr-only">{t('assistant')}: </span>
      {answer.isWebSearch && (
        <Badge tone="note" className="mb-1.5">
          <Globe size={12} aria-hidden="true" />
          {t('webSearchResult')}
        </Badge>
      )}
      <div ref={element} className="select-text">
        {!isEmpty && <Markdown text={text} marks={marks} />}
      </div>
      {isRunning && (
        <Writing words={t(answer.isWebSearch ? 'searching' : isEmpty ? 'thinking' : 'answering')} isFirst={isEmpty} />
      )}
      {isEmpty && answer.status === 'done' && <p className="text-ink-3">{t('noResponse')}</p>}
      {answer.status === 'stopped' && <p className="mt-1 text-sm text-ink-3">{t('stopped')}</p>}
      {answer.status === 'failed' && (
        <Failure code={answer.errorCode} isWebSearch={answer.isWebSearch} onAskAgain={onAskAgain} />
      )}
      {!isRunning && !isEmpty && <Foot answer={answer} saysUnknown={saysUnknown} />}
      {!isRunning && <Citations references={references} count={sourceCount} onOpen={onOpenEvidence} />}
    </article>
  );
}

/** While an answer is written its passages are not known yet: a mark is a number that waits. */
const comingMarks = {
  isKnown: () => true,
  show: (mark: number, key: number) => (
    <span key={`coming-${key}`} className="cite-chip">
      <span className="cite-chip-mark">{mark}</span>
    </span>
  ),
};

/** Words while an answer is on its way; the first of them with the shape of what comes. */
function Writing({ words, isFirst }: { words: string; isFirst: boolean }) {
  return (
    <div className="mt-1">
      {isFirst && <p className="mb-2 text-sm text-ink-3">{words}</p>}
      <Skeleton className="mb-2 h-2.5 w-[70%]" />
      <Skeleton className="h-2.5 w-[44%]" />
    </div>
  );
}

/** Which engine answered, how sure it is, whether its quotes match, and a way to copy the words. */
function Foot({ answer, saysUnknown }: { answer: AnswerFacts; saysUnknown: boolean }) {
  const t = useWords('chat');
  const copy = useCopy(answer.messageText);
  const { verbatim, other } = verifiedCount(answer.citations);
  const engine = answer.receipt?.engine;
  return (
    <>
      <div className="mt-2 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {verbatim + other > 0 && (
          <span className="font-semibold">
            <Verbatim
              isVerbatim={other === 0}
              words={other === 0 ? t('verified', { count: verbatim }) : t('notVerified', { count: other })}
            />
          </span>
        )}
        {(answer.confidence !== null || saysUnknown) && <Confidence value={answer.confidence} />}
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={copy}
        >
          {t('copy')}
        </Button>
      </div>
      {engine && <p className="text-xs text-ink-3">{t(engineWords[engine.kind], { name: engine.name })}</p>}
    </>
  );
}

/** Puts the words of a message on the clipboard, and says so. */
function useCopy(text: string): () => void {
  const t = useWords('chat');
  const notices = useNotices();
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notices.show({ tone: 'done', title: t('copied'), text: t('copiedText') }),
      () => notices.show({ tone: 'failed', title: t('copyFailed'), text: t('copyFailedText') }),
    );
}

const engineWords = { embedded: 'byEmbedded', model: 'byModel', 'web-search': 'byWebSearch' } as const;

interface FailureProps {
  code: string | null;
  isWebSearch: boolean;
  onAskAgain: (() => void) | null;
}

/** A question that got no answer: what happened, why where that is known, and the way to try again. */
export function Failure({ code, isWebSearch, onAskAgain }: FailureProps) {
  const t = useWords('chat');
  const faults = useWords('faults');
  const { language } = useLanguage();
  const problem = answerProblems.find((one) => one === code && one !== 'unexpected');
  const reason = problem
    ? answerProblemWords[problem][language]
    : code === null || code === 'unexpected'
      ? t('failedText')
      : faultSentence(faults, code, t('failedText'));
  return (
    <div
      role="alert"
      className="mt-1 flex items-start gap-2 rounded-control bg-bad-soft px-3.5 py-3 text-base text-bad"
    >
      <CircleAlert size={17} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
      <div className="min-w-0">
        <b className="block font-[650]">{t(isWebSearch ? 'searchFailed' : 'failedTitle')}</b>
        <span className="text-ink-2">{reason}</span>
        {onAskAgain && (
          <div className="mt-2">
            <Button size="sm" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={onAskAgain}>
              {t('sendAgain')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
