import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { answerNote } from '#contract/chat/answer-note.ts';
import { placeId } from '../lib/board-place.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { numberSources, withNumbers, type SourceNumbers } from './evidence/number-sources.ts';
import { BOARD_PLAN, recipeIn } from '#contract/recipes/chosen.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { signedIn } from '../lib/session.ts';
import type { VoicedChat } from '../voices/use-voices.ts';
import { AnswerActions, type KeepAnswer } from './answer/AnswerActions.tsx';
import { mentionsOf, settledMessages, type Question, type LiveAnswer } from './conversation.ts';
import { saysNoModel } from './answer/EngineLine.tsx';
import { firstAnswerBefore } from './answer/earlier-answer.ts';
import { Answer, type AnswerFacts, type AnswerProps, type EvidenceProps } from './answer/Message.tsx';
import { askerOf } from './composer/asker-of.ts';
import { QuestionRow } from './composer/QuestionRow.tsx';
import { Unanswered } from './answer/Unanswered.tsx';
import { Withheld } from './answer/Withheld.tsx';
import { hasResult } from './result/use-viewing.ts';
import type { Chat } from './use-chat.ts';
import { useGoOn } from './composer/use-go-on.ts';
import { useStillConnected } from './composer/use-still-connected.ts';
import { useTurns, type Turns } from './use-turns.ts';
import { withWords } from '../words/index.ts';
import { WorksheetAnswer } from './worksheet/WorksheetAnswer.tsx';
import { hasWorksheet, withTaken } from './worksheet/worksheet-draft.ts';

const SentOffer = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['talk', 'recipes'], import('./composer/SentOffer.tsx'))),
  'SentOffer',
);

interface MessageListProps extends EvidenceProps {
  chat: Chat;
  /** Of what is wired, as ChatPanel has it. */
  wiredKey?: string;
  mayAsk: boolean;
  sourceCount: number;
  /** Whether an answer without a confidence says that it has none. */
  saysUnknown?: boolean;
  onKeepAnswer: KeepAnswer | undefined;
  /** Puts a question that got no answer into the field. */
  onTakeBack: (asked: Question) => void;
  /** Shows the result of a recipe in full: of the answer on its way, or of the kept one of this id. */
  onView: (messageId: string | null) => void;
}

/** Everything that is shown of a conversation, the answer on its way, and the questions that got none, in this order. */
export function MessageList(props: MessageListProps) {
  const {
    chat,
    wiredKey = '',
    mayAsk,
    sourceCount,
    saysUnknown = false,
    onKeepAnswer,
    onTakeBack,
    onView,
    ...evidence
  } = props;
  const { conversation, isAnswering, ask } = chat;
  const goOn = useGoOn(chat, mayAsk);
  const { live, unanswered } = conversation;
  const settled = settledMessages(conversation);
  const numbers = useMemo(() => numberSources(settled), [settled]);
  const missing = settled.find(
    ({ isAi, receipt, metadata }) => isAi && receipt && saysNoModel({ engine: receipt.engine, metadata }),
  );
  const turns = useTurns(chat);
  const user = signedIn(useQueryClient());
  const may = mayAsk && !isAnswering;
  const still = useStillConnected(chat);
  const last = settled.at(-1);
  const offered = may && last ? questionToMake(last, questionBefore(settled, settled.length - 1)) : null;
  const rows = [
    ...settled.map((message, i) =>
      message.isWithheld ? (
        <Withheld key={message.id} message={message} onShow={may ? turns.show : null} />
      ) : message.isAi ? (
        <KeptAnswer
          key={message.id}
          messageId={message.id}
          answer={message}
          numbers={numbers}
          sourceCount={sourceCount}
          saysUnknown={saysUnknown}
          isModelMissed={missing !== undefined && missing !== message}
          {...evidence}
          firstAnswer={message.firstAnswer ?? firstAnswerBefore(settled, i)?.messageText ?? null}
          {...resultOf(message, onView)}
          onAskAgain={may && message.runId !== null ? () => chat.answerAgain(message) : null}
          onGoOn={goOn(message)}
          actions={
            message.status !== 'running' && (
              <Actions
                message={message}
                question={questionBefore(settled, i)?.messageText ?? ''}
                {...{ numbers, chat, may, turns, onKeepAnswer }}
              />
            )
          }
        />
      ) : (
        <QuestionRow
          key={message.id}
          messageId={message.id}
          text={message.messageText}
          mentions={mentionsOf(message)}
          asker={askerOf(settled[i + 1], user?.id)}
          versions={message.versions}
          onShow={may ? turns.show : null}
          onEdit={
            mayAsk
              ? (text, otherwise) => {
                  const asked = { ...editOf(message), ...otherwise };
                  still(asked.mentions, (mentions) => ask(text, { ...asked, mentions }));
                }
              : null
          }
          made={recipeIn(message.metadata)}
          chat={voicedChatOf(chat)}
          conversationId={message.isWebSearch ? null : chat.conversationId}
        />
      ),
    ),
    offered && (
      <Suspense key="offer">
        <SentOffer question={offered} {...{ chat, wiredKey }} />
      </Suspense>
    ),
    ...(live ? liveRows(live, { chat, mayAsk, sourceCount, evidence, still, onView }) : []),
    ...(chat.isLoading ? [] : unanswered).map((failed) => (
      <Unanswered
        key={failed.key}
        failed={failed}
        onAskAgain={may ? () => still(failed.mentions, (mentions) => chat.retry({ ...failed, mentions })) : null}
        onTakeBack={may && failed.recipe === null ? () => (onTakeBack(failed), chat.forget(failed)) : null}
        onForget={() => chat.forget(failed)}
      />
    )),
  ];
  return <>{rows}</>;
}

/** The question of the last answer, where that was given without a recipe; null for one that was made by one. */
const questionToMake = (answer: ChatMessage, question: ChatMessage | undefined): ChatMessage | null =>
  question &&
  answer.isAi &&
  !answer.isWithheld &&
  answer.status === 'done' &&
  !answer.isWebSearch &&
  !recipeIn(question.metadata)
    ? question
    : null;

/** An answer as it is kept; what was taken into a worksheet stands in it. */
function KeptAnswer(props: AnswerProps & { messageId: string }) {
  if (!hasWorksheet(props.answer.metadata)) return <Answer {...props} />;
  return (
    <Suspense fallback={<Answer {...props} />}>
      <WorksheetAnswer {...props} />
    </Suspense>
  );
}

const voicedChatOf = ({ place, chatId }: Chat): VoicedChat => ({
  place,
  nodeId: chatId === placeId(place) ? null : chatId,
});

const questionBefore = (messages: readonly ChatMessage[], i: number): ChatMessage | undefined =>
  messages.slice(0, i).findLast((message) => !message.isAi);

const editOf = (message: ChatMessage) => ({
  isWebSearch: message.isWebSearch,
  mentions: mentionsOf(message),
  recipe: recipeIn(message.metadata),
  edits: message.id,
});

interface ActionsProps {
  message: ChatMessage;
  question: string;
  numbers: SourceNumbers;
  chat: Chat;
  may: boolean;
  turns: Turns;
  onKeepAnswer: KeepAnswer | undefined;
}

function Actions({ message, question, numbers, chat, may, turns, onKeepAnswer }: ActionsProps) {
  const note = () => ({
    ...answerNote({ ...withTaken(message), citations: withNumbers(message.citations, numbers) }, question),
    ...(chat.audience && { audience: chat.audience }),
  });
  const { keep, drag, preview } = onKeepAnswer ?? {};
  return (
    <AnswerActions
      message={message}
      onShow={may ? turns.show : null}
      onAgain={may && message.runId !== null ? () => chat.answerAgain(message) : null}
      onFork={may ? () => turns.fork(message.id) : null}
      onKeep={
        keep && drag && !message.holdsNothing
          ? { press: () => keep(note()), drag: (transfer) => drag(note(), transfer) }
          : null
      }
      onPreview={preview && isPlan(message) ? () => preview(note()) : null}
    />
  );
}

/** A result of a recipe that has words can be seen in full. */
function resultOf({ id, metadata, messageText }: ChatMessage, onView: MessageListProps['onView']) {
  const making = messageText.trim() === '' ? null : recipeIn(metadata);
  return making && hasResult(making.id) ? { making, onView: () => onView(id) } : {};
}

const isPlan = ({ metadata }: ChatMessage): boolean => recipeIn(metadata)?.id === BOARD_PLAN;

interface Beside {
  chat: Chat;
  mayAsk: boolean;
  sourceCount: number;
  evidence: EvidenceProps;
  still: ReturnType<typeof useStillConnected>;
  onView: MessageListProps['onView'];
}

/** The rows of an answer on its way carry the ids under which it will be kept, so that they stay the same elements. */
function liveRows(live: LiveAnswer, { chat, mayAsk, sourceCount, evidence, still, onView }: Beside) {
  const { questionId: edits, isWebSearch, mentions } = live;
  const mayEdit = mayAsk && edits !== null && live.recipe === null;
  return [
    live.question !== '' && (
      <QuestionRow
        key={edits ?? 'question'}
        text={live.question}
        mentions={mentions}
        {...(edits !== null && { messageId: edits })}
        onEdit={
          mayEdit
            ? (text, otherwise) =>
                still(otherwise.mentions ?? mentions, (named) =>
                  chat.ask(text, { isWebSearch, mentions: named, edits }),
                )
            : null
        }
        chat={voicedChatOf(chat)}
        conversationId={isWebSearch ? null : chat.conversationId}
      />
    ),
    <Answer
      key={live.answerId ?? 'answer'}
      answer={factsOf(live)}
      numbers={NOTHING_NUMBERED}
      sourceCount={sourceCount}
      onAskAgain={null}
      onRejoin={live.isLost ? chat.rejoin : null}
      making={live.recipe}
      onView={hasResult(live.recipe?.id) ? () => onView(null) : null}
      {...evidence}
    />,
  ];
}

const NOTHING_NUMBERED: SourceNumbers = new Map();
const nothingCited: AnswerFacts['citations'] = [];
const nothingElse: AnswerFacts['metadata'] = {};

const factsOf = ({ text, isWebSearch }: LiveAnswer): AnswerFacts => ({
  messageText: text,
  isWebSearch,
  status: 'running',
  citations: nothingCited,
  metadata: nothingElse,
  confidence: null,
  receipt: null,
  errorCode: null,
});
