import { Copy, Globe } from 'lucide-react';
import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import { claimsIn } from '#contract/chat/claims.ts';
import { closedUp } from '#contract/chat/closed-up.ts';
import { confidenceColour } from './confidence-colour.ts';
import type { ChatMessage, Citation, StaleSource, WebPage } from '#contract/chat/chat.schema.ts';
import type { SourceNumbers } from '../evidence/number-sources.ts';
import type { FoundBy } from '#contract/chat/found-page.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { MadeByRecipe } from '../../recipes/MadeByRecipe.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import { withoutOpenMark } from './answer-parts.ts';
import { AnswerChanges } from './AnswerChanges.tsx';
import { AnswerEnd, LostLine } from './AnswerEnd.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { comingMarks } from './coming-marks.tsx';
import { Citations } from '../evidence/Citations.tsx';
import { Verbatim } from '../evidence/CiteChip.tsx';
import { Confidence } from './Confidence.tsx';
import { copiedAnswer } from './copied-answer.ts';
import { EngineLine } from './EngineLine.tsx';
import { Markdown } from '../markdown/Markdown.tsx';
import { referencesOf, verifiedCount, verifiedInText, type Reference } from '../evidence/references.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { ReadInPart } from './ReadInPart.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { StaleMark } from './StaleMark.tsx';
import { useCopy } from './use-copy.ts';
import { useMarks, type ShownEvidence } from '../evidence/use-marks.tsx';
import { useModelLinks } from '../evidence/use-model-links.tsx';
import { useQuotes } from '../evidence/use-quotes.tsx';
import { MakingBar } from '../result/lazy-making.ts';
import { useSteadyText } from './use-steady-text.ts';
import { WorksheetWords } from '../worksheet/lazy-worksheet.ts';
import { hasWorksheet, type WorksheetText } from '../worksheet/worksheet-draft.ts';

/** What stands in an answer, whether it is kept already or still being written. */
export type AnswerFacts = Pick<
  ChatMessage,
  | 'messageText'
  | 'citations'
  | 'quotes'
  | 'metadata'
  | 'isWebSearch'
  | 'status'
  | 'confidence'
  | 'receipt'
  | 'errorCode'
  | 'staleSources'
  | 'askedBy'
> &
  Partial<Pick<ChatMessage, 'createdAt' | 'runId'>>;

export interface EvidenceProps {
  /** The evidence that is shown beside the board; its chip is filled. Null when none is. */
  shownEvidence: ShownEvidence | null;
  onOpenEvidence: (citation: Citation) => void;
  /** Makes a page that a web search found a source of this chat; absent where there is no board for it. */
  onAddSource?: (page: WebPage, foundBy: FoundBy) => void;
  /** Shows what has changed in a source since an answer was written from it. */
  onShowChanges?: (source: StaleSource) => void;
}

export interface AnswerProps extends EvidenceProps {
  /** Under which it is kept, for whoever looks for it. */
  messageId?: string;
  answer: AnswerFacts;
  /** Those of its conversation; without them its sources are counted by themselves. */
  numbers?: SourceNumbers;
  /** How many sources are listed before '+N more'. */
  sourceCount: number;
  /** Whether a missing confidence is said, too. */
  saysUnknown?: boolean;
  /** Whether an answer before it has said already that no model is connected. */
  isModelMissed?: boolean;
  /** What the first answer to the same question said. */
  firstAnswer?: string | null;
  /** Sends the question of this answer again; null where that makes no sense. */
  onAskAgain: (() => void) | null;
  /** Has the rest of an answer written that is not whole; null where that makes no sense. */
  onGoOn?: (() => void) | null;
  /** Looks for the lost line of an answer on its way; null while there is one. */
  onRejoin?: (() => void) | null;
  /** What can be done with it once it is kept. */
  actions?: ReactNode;
  /** Of a worksheet: takes its text with a passage put in or given back. */
  onTake?: (changed: WorksheetText) => void;
  /** What it is made by; null for an answer to a question. */
  making?: ChosenRecipe | null;
  /** Shows the result of a recipe in full; null where it has no view of its own. */
  onView?: (() => void) | null;
}

export function Answer(props: AnswerProps) {
  const {
    answer,
    messageId,
    numbers,
    sourceCount,
    saysUnknown = false,
    onAskAgain,
    shownEvidence,
    onOpenEvidence,
  } = props;
  const { onShowChanges, onAddSource, firstAnswer = null, onGoOn = null, onRejoin = null, actions, onTake } = props;
  const { making = null, onView = null } = props;
  const t = useWords('chat');
  const { language } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const isRunning = answer.status === 'running';
  const text = useSteadyText(isRunning ? withoutOpenMark(answer.messageText) : answer.messageText, element);
  const { citations, metadata } = answer;
  const references = useMemo(
    () => referencesOf({ citations, metadata }, language, numbers),
    [citations, metadata, language, numbers],
  );
  const known = useMarks(references, shownEvidence, onOpenEvidence);
  const marks = isRunning ? comingMarks : known;
  const links = useModelLinks(references);
  const claims = useMemo(() => (isRunning ? [] : claimsIn(metadata)), [isRunning, metadata]);
  const quotes = useQuotes(
    isRunning ? undefined : answer.quotes,
    answer.messageText,
    onOpenEvidence,
    answer.isWebSearch,
    claims,
  );
  // Quotations are marked by their places in the text as it is kept.
  const isFinal = !isRunning && !quotes;
  const shown = useMemo(() => (isFinal ? closedUp(text) : text), [isFinal, text]);
  const { query } = metadata;
  const foundBy = { question: typeof query === 'string' ? query : '', answerId: messageId ?? null };
  const isEmpty = text.trim() === '';
  return (
    <article data-message={messageId} className="text-[15px] leading-[25px] text-ink" aria-busy={isRunning}>
      <span className="sr-only">{t('assistant')}: </span>
      <HistoryLine history={answer.receipt?.history} />
      {answer.isWebSearch && (
        <Badge tone="note" className="mb-1.5">
          <Globe size={12} aria-hidden="true" />
          {t('webSearchResult')}
        </Badge>
      )}
      {making && onView && (
        <Suspense>
          <MakingBar text={answer.messageText} made={making} isWriting={isRunning} onOpen={onView} />
        </Suspense>
      )}
      <div ref={element} className="select-text">
        {!isEmpty &&
          (onTake ? (
            <WorksheetWords
              text={answer.messageText}
              metadata={metadata}
              marks={marks}
              links={links}
              onChange={onTake}
            />
          ) : (
            <Markdown text={shown} marks={marks} links={links} {...(quotes && { quotes })} />
          ))}
      </div>
      {onRejoin && <LostLine onRejoin={onRejoin} />}
      {isRunning && !onRejoin && (
        <Writing words={t(answer.isWebSearch ? 'searching' : isEmpty ? 'thinking' : 'answering')} isFirst={isEmpty} />
      )}
      {isEmpty && answer.status === 'done' && <p className="text-ink-3">{t('noResponse')}</p>}
      <AnswerEnd answer={answer} onAskAgain={onAskAgain} onGoOn={onGoOn} />
      {!isRunning && (
        // All of it comes at once, so that no button moves away from under a finger.
        <Suspense>
          {!isEmpty && (
            <Foot
              {...{ answer, references, saysUnknown, onAskAgain, actions }}
              isModelMissed={props.isModelMissed ?? false}
              doubted={claims.length}
              onShowDoubted={() => element.current?.querySelector<HTMLElement>(DOUBTED)?.focus()}
            />
          )}
          {isEmpty && actions && <div className="mt-2 flex flex-wrap items-center gap-1">{actions}</div>}
          {!isEmpty && firstAnswer !== null && <AnswerChanges first={firstAnswer} later={answer.messageText} />}
          {!isEmpty && <MadeByRecipe text={answer.messageText} metadata={metadata} />}
          <AnswerNotes metadata={metadata} />
          {answer.staleSources && (
            <StaleMark sources={answer.staleSources} onShow={onShowChanges} onAskAgain={onAskAgain} />
          )}
          <Citations
            references={references}
            count={sourceCount}
            onOpen={onOpenEvidence}
            {...(onAddSource && { onAddSource: (page) => onAddSource(page, foundBy) })}
          />
        </Suspense>
      )}
    </article>
  );
}

/** A sentence that is not borne out, or words that are not quoted as they stand. */
const DOUBTED = '.quote-verdict';

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

function quotesWords(
  t: Words<'chat'>,
  { isWebSearch }: Pick<AnswerFacts, 'isWebSearch'>,
  { verbatim, other, isBorneOut }: ReturnType<typeof verifiedCount> & { isBorneOut: boolean },
): string {
  if (other === 0 && !isBorneOut) return t('notBorneOut');
  if (other === 0) return t(isWebSearch ? 'verifiedOnPages' : 'verified', { count: verbatim });
  return t(isWebSearch ? 'notVerifiedOnPages' : 'notVerified', { count: other });
}

/** Which engine answered and which sources it did not read in full, how sure it is, whether its quotes match, and a way to copy the words. */
function Foot(
  props: Pick<AnswerProps, 'answer' | 'saysUnknown' | 'onAskAgain' | 'actions' | 'isModelMissed'> & {
    references: readonly Reference[];
    doubted: number;
    onShowDoubted: () => void;
  },
) {
  const { answer, references, saysUnknown = false, isModelMissed = false, onAskAgain, actions } = props;
  const { doubted, onShowDoubted } = props;
  const t = useWords('chat');
  const copy = useCopy(() => copiedAnswer(answer.messageText, references, t('sources')));
  // The blanks of a worksheet claim nothing that one could be sure of.
  const isSheet = hasWorksheet(answer.metadata);
  const { verbatim, other } = isSheet ? verifiedInText(answer) : verifiedCount(answer);
  // That a passage stands where the mark leads says nothing while the answer words something else.
  const isBorneOut = confidenceColour(answer.confidence) !== 'red';
  const { receipt } = answer;
  const shown = (answer.receipt?.context ?? []).flatMap(({ title, isShown }) => (isShown ? [title] : []));
  return (
    <>
      <div className="mt-2 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {verbatim + other > 0 && (
          <span className="inline-flex font-semibold">
            <Verbatim
              isVerbatim={other === 0 && isBorneOut}
              words={quotesWords(t, answer, { verbatim, other, isBorneOut })}
            />
          </span>
        )}
        {(answer.confidence !== null || (saysUnknown && !isSheet) || doubted > 0) && (
          <Confidence value={answer.confidence} doubted={doubted} onShow={onShowDoubted} />
        )}
        <span className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
          {receipt && (
            <ReceiptButton
              receipt={receipt}
              runId={answer.runId ?? null}
              askedBy={answer.askedBy ?? null}
              askedAt={answer.createdAt ?? null}
              onAskAgain={onAskAgain}
            />
          )}
          <IconButton
            size="sm"
            label={t('copy')}
            tooltipSide="top"
            icon={<Copy size={14} aria-hidden="true" />}
            onClick={copy}
          />
          {actions}
        </span>
      </div>
      {shown.length > 0 && <p className="text-xs text-ink-3">{t('shownToModel', { sources: shown.join(', ') })}</p>}
      <ReadInPart context={receipt?.context ?? []} />
      {receipt && <EngineLine engine={receipt.engine} metadata={answer.metadata} isAgain={isModelMissed} />}
    </>
  );
}
