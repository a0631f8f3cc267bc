import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerNote } from '#contract/chat/answer-note.ts';
import type { ChatMessage, Citation } from '#contract/chat/chat.schema.ts';
import { cutIn } from '#contract/chat/answer-cut.ts';
import { marksIn, placedMarks } from '#contract/chat/citations.ts';
import { claimsIn } from '#contract/chat/claims.ts';
import { numberSources, withNumbers } from '../evidence/number-sources.ts';
import { recipeIn, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { learnBeats, sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import { wishOf } from '../../recipes/result/edit-wish.ts';
import { ResultMore } from '../../recipes/result/ResultMore.tsx';
import { ResultView } from '../../recipes/result/ResultView.tsx';
import { useDraft } from '../../lib/use-draft.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import type { KeepAnswer } from '../answer/AnswerActions.tsx';
import { withoutOpenMark } from '../answer/answer-parts.ts';
import { AnswerEnd } from '../answer/AnswerEnd.tsx';
import { useGoOn } from '../composer/use-go-on.ts';
import { useChatContext } from '../context/ContextBar.tsx';
import { settledMessages, type Conversation } from '../conversation.ts';
import { referencesOf, verifiedInText, type Reference } from '../evidence/references.ts';
import type { ShownEvidence } from '../evidence/use-marks.tsx';
import type { Chat } from '../use-chat.ts';
import { usePassagesBelow } from '../worksheet/use-passages-below.tsx';
import { withDraft, worksheetKeyOf } from '../worksheet/worksheet-draft.ts';
import { madeSources, type NodeOf } from './made-sources.ts';
import { ResultFoot } from './ResultFoot.tsx';
import { useResultWords, type JudgedText } from './use-result-words.tsx';
import type { Viewed } from './use-viewing.ts';
import { WishField } from './WishField.tsx';
import { costOf, formatCost } from '#contract/chat/price.ts';
import { inputTokensOf, type ContextReading } from '../context/tokens-of.ts';
import { useQuery } from '@tanstack/react-query';
import { chatApi } from '#contract/chat/chat.api.ts';
import { reading } from '../../lib/query.ts';

const ASKED_AGAIN_MS = 1_000;
const NONE: readonly Citation[] = [];

/**
 * What the marks of an answer on its way stand for. The server keeps that with the text every half second; it is asked while
 * the text has a mark of which nobody has told, and once a second. Null as run: nothing is asked.
 */
function useCitedSoFar(runId: string | null, text: string): readonly Citation[] {
  const count = marksIn(text).length;
  const knownIn = (answer: { messageText: string; citations: readonly Citation[] } | undefined) =>
    answer && isSameText(answer.messageText, text) ? answer.citations : NONE;
  const { data } = useQuery({
    ...reading(chatApi.readAnswer, { params: { runId: runId ?? '' } }),
    enabled: runId !== null && count > 0,
    refetchInterval: ({ state }) =>
      state.status !== 'error' && knownIn(state.data).length < count ? ASKED_AGAIN_MS : false,
  });
  return knownIn(data);
}

/** One of them goes on where the other ends; what began anew counts its marks anew. */
const isSameText = (kept: string, heard: string): boolean => kept.startsWith(heard) || heard.startsWith(kept);

export interface AnswerResultProps {
  chat: Chat;
  /** The chat node; null for the project's own chat. */
  nodeId: string | null;
  viewed: Viewed;
  wiredKey: string;
  /** False for those who may only read what was said. */
  mayAsk: boolean;
  onKeepAnswer: KeepAnswer | undefined;
  /** A node of the board around the chat; absent where there is none. */
  nodeOf?: NodeOf;
  /** The evidence that is shown beside; its chip is filled. */
  shownEvidence: ShownEvidence | null;
  onOpenEvidence: (citation: Citation) => void;
  /** Goes over to what is made next. */
  onFollow: () => void;
  onClose: () => void;
}

/** The full view of an answer that a recipe makes: it opens over the board, also while the answer is being written. */
export function AnswerResult(props: AnswerResultProps) {
  const around = props.nodeId === null ? null : document.querySelector('.board');
  return createPortal(<Opened {...props} />, around ?? document.body);
}

const NOTHING: ChatMessage['metadata'] = {};

function Opened(props: AnswerResultProps) {
  const {
    chat,
    nodeId,
    viewed: given,
    wiredKey,
    mayAsk,
    onKeepAnswer,
    nodeOf,
    shownEvidence,
    onFollow,
    onClose,
  } = props;
  const { language } = useLanguage();
  const t = useWords('making');
  const taken = useDraft(worksheetKeyOf(given.kept?.id ?? ''));
  const viewed: Viewed = given.kept ? { ...given, kept: withDraft(given.kept, taken.text) } : given;
  const { live, kept } = viewed;
  const isWriting = live !== null || kept.status === 'running';
  const text = live ? withoutOpenMark(live.text) : kept.messageText;
  const metadata = kept?.metadata ?? NOTHING;
  const { place, conversationId } = chat;
  const named = live?.mentions.map((one) => one.nodeId) ?? [];
  const context = useChatContext({ place, nodeId, wiredKey, conversationId, isWanted: isWriting, named });
  const read = kept?.receipt?.context ?? context.data?.context ?? [];
  const asked = useMemo(() => (live ? live.recipe : recipeIn(metadata)), [live, metadata]);
  const beats = live && nodeOf ? read.flatMap((one) => sheetOfNode(nodeOf(one.nodeId))) : [];
  const beatsKey = JSON.stringify(beats);
  const made = useMemo(
    () => withBeats(asked ?? { id: '', values: {} }, JSON.parse(beatsKey) as typeof beats),
    [asked, beatsKey],
  );
  const settled = useSettled(chat.conversation);
  const soFar = useCitedSoFar(isWriting ? (live ?? kept).runId : null, text);
  const cites = useMemo(
    () => (isWriting || !kept ? { citations: [...soFar], metadata: NOTHING } : kept),
    [isWriting, kept, soFar],
  );
  const numbers = useMemo(() => numberSources(isWriting ? [...settled, cites] : settled), [isWriting, settled, cites]);
  const references = useMemo(() => referencesOf(cites, language, numbers), [cites, language, numbers]);
  const opening = useLatest((citation: Citation) => {
    // A note is shown on its card, and the reader of a project stands where this view is.
    if (nodeId === null || citation.kind === 'text') onClose();
    props.onOpenEvidence(citation);
  });
  const open = useCallback((citation: Citation) => opening.current(citation), [opening]);
  const isAsGiven = !isWriting && given.kept?.messageText === text;
  const judged = useMemo(() => (isAsGiven && given.kept ? judgedAnswer(given.kept) : null), [isAsGiven, given.kept]);
  const { words, marks } = useResultWords({ references, shown: shownEvidence, onOpen: open, isWriting, judged });
  const below = usePassagesBelow({
    text,
    metadata,
    marks,
    onChange: isWriting
      ? null
      : (changed) => (changed.text === given.kept?.messageText ? taken.clear() : taken.type(JSON.stringify(changed))),
  });
  const question = kept && settled.find(({ id }) => id === kept.parentId)?.messageText;
  const note = kept
    ? () => ({
        ...answerNote({ ...kept, citations: withNumbers(kept.citations, numbers) }, question ?? ''),
        ...(chat.audience && { audience: chat.audience }),
      })
    : null;
  const goOn = useGoOn(chat, mayAsk);
  const onGoOn = kept && goOn(kept);
  const { edit, keep } = onKeepAnswer ?? {};
  const recipe = findKind(made.id);
  const topic = made.values['topic'] ?? made.values['task'];
  return (
    <ResultView
      name={[topic, recipe?.name[language]].filter((part) => part !== undefined && part !== '').join(' · ')}
      made={made}
      metadata={metadata}
      text={text}
      status={isWriting ? 'writing' : statusOf(kept)}
      clock={clockOf(viewed)}
      spent={
        isWriting
          ? context.data && live?.engine?.kind !== 'embedded' && readingWords(context.data, t, language)
          : kept.receipt && spentWords(kept.receipt, t, language)
      }
      sources={madeSources(read.filter(isRead), { cited: citedIn(text, references), isWriting }, open, nodeOf)}
      comingCitations={isWriting ? withoutSource(text, references) : null}
      quotes={kept && !isWriting ? verifiedInText(kept) : null}
      doubted={judged?.claims.map(({ start, end }) => [start, end]) ?? []}
      words={words}
      below={below}
      edits={
        note && edit && !isWriting
          ? {
              open: null,
              begin(place) {
                onClose();
                edit(note(), wishOf(text, place));
              },
            }
          : null
      }
      more={!isWriting && <ResultMore text={text} made={made} metadata={metadata} />}
      foot={
        <ResultFoot
          {...{ text, made, references }}
          onKeep={note && keep && !kept?.holdsNothing ? () => keep(note()) : null}
        />
      }
      end={
        kept &&
        !isWriting && <AnswerEnd answer={kept} onAskAgain={null} onGoOn={onGoOn && (() => (onClose(), onGoOn()))} />
      }
      wish={
        mayAsk &&
        asked &&
        engineOf(viewed)?.kind === 'model' && <WishField chat={chat} recipe={asked} onSent={onFollow} />
      }
      isBeside={shownEvidence !== null && nodeId !== null}
      isOverPage={nodeId === null}
      onStop={chat.stop}
      onClose={onClose}
    />
  );
}

/** The same list while it holds the same messages: with another one every line would be drawn anew at every word. */
function useSettled(conversation: Conversation): readonly ChatMessage[] {
  const next = settledMessages(conversation);
  const [held, hold] = useState(next);
  const isSame = held.length === next.length && held.every((one, i) => one === next[i]);
  if (!isSame) hold(next);
  return isSame ? held : next;
}

/** What a worksheet offers, and does not say, is not cited. */
const citedIn = (text: string, references: readonly Reference[]): Reference[] => {
  const marks = new Set(marksIn(text));
  return references.filter(({ mark }) => marks.has(mark));
};

const withoutSource = (text: string, references: readonly Reference[]): number => {
  const known = new Set(references.map(({ mark }) => mark));
  return placedMarks(text).filter(({ mark }) => !known.has(mark)).length;
};

const judgedAnswer = ({ messageText, quotes, metadata, isWebSearch }: ChatMessage): JudgedText => ({
  text: messageText,
  quotes,
  claims: claimsIn(metadata),
  isOfWeb: isWebSearch,
});

const engineOf = ({ live, kept }: Viewed) => (live ? live.engine : kept.receipt?.engine);

const isRead = ({ share }: { share: string }): boolean => share !== 'off' && share !== 'title-only';

const sheetOfNode = (node: ReturnType<NodeOf>) => (node && sheetOf(node)) ?? [];

const withBeats = (made: ChosenRecipe, beats: ReturnType<typeof sheetOfNode>): ChosenRecipe =>
  findKind(made.id)?.isSpoken && beats.length > 0
    ? { ...made, values: learnBeats(made.values, { sources: [], keywords: [], beats }) }
    : made;

function statusOf({ status, metadata }: ChatMessage) {
  if (status === 'failed') return status;
  return status === 'stopped' || cutIn(metadata) !== null ? 'stopped' : 'done';
}

function clockOf({ live, kept }: Viewed) {
  if (live) return live.askedAt === null ? null : { sinceMs: live.askedAt };
  return kept.receipt && kept.receipt.tookMs >= 1_000 ? { tookMs: kept.receipt.tookMs } : null;
}

type Receipt = NonNullable<ChatMessage['receipt']>;

/** What a result took, as its receipt counts it; null where nobody told. */
function spentWords(receipt: Receipt, t: Words<'making'>, language: string): string | null {
  const { cost, calls, inputTokens, outputTokens } = receipt;
  if (cost) return t('cost', { cost: formatCost(cost, language) });
  const sum = calls
    ? calls.reduce((all, one) => all + one.inputTokens + one.outputTokens, 0)
    : (inputTokens ?? 0) + (outputTokens ?? 0);
  return sum > 0 ? t('tokens', { count: sum.toLocaleString(language) }) : null;
}

/** What reading the sources takes, as it is told before sending: no provider says anything before the end. Null where no model reads. */
function readingWords(reading: ContextReading, t: Words<'making'>, language: string): string | null {
  const { kind, prices } = reading.engine;
  const inputTokens = inputTokensOf(reading);
  if (kind === 'embedded' || inputTokens === 0) return null;
  if (!prices) return t('tokensAbout', { count: inputTokens.toLocaleString(language) });
  return t('costAbout', { cost: formatCost(costOf(prices, { inputTokens, outputTokens: 0 }), language) });
}
