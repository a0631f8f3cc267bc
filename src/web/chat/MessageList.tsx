import { answerNote } from '#contract/chat/answer-note.ts';
import { placeId } from '#contract/board/place.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { BOARD_PLAN, recipeIn } from '#contract/recipes/chosen.ts';
import { AnswerActions, type KeepAnswer } from './AnswerActions.tsx';
import { mentionsOf, settledMessages, type FailedQuestion, type LiveAnswer } from './conversation.ts';
import { firstAnswerBefore } from './earlier-answer.ts';
import { Answer, Failure, type AnswerFacts, type EvidenceProps } from './Message.tsx';
import { Question } from './QuestionRow.tsx';
import type { Chat } from './use-chat.ts';
import { useTurns, type Turns } from './use-turns.ts';

interface MessageListProps extends EvidenceProps {
  chat: Chat;
  mayAsk: boolean;
  sourceCount: number;
  /** Whether an answer without a confidence says that it has none. */
  saysUnknown?: boolean;
  onKeepAnswer: KeepAnswer | undefined;
}

/** Everything that is shown of a conversation, the answer on its way, and a question that failed, in this order. */
export function MessageList(props: MessageListProps) {
  const { chat, mayAsk, sourceCount, saysUnknown = false, onKeepAnswer, ...evidence } = props;
  const { conversation, isAnswering, ask } = chat;
  const { live, failed } = conversation;
  const settled = settledMessages(conversation);
  const turns = useTurns(chat);
  const may = mayAsk && !isAnswering;
  const rows = [
    ...settled.map((message, i) =>
      message.isAi ? (
        <Answer
          key={message.id}
          messageId={message.id}
          answer={message}
          sourceCount={sourceCount}
          saysUnknown={saysUnknown}
          {...evidence}
          firstAnswer={message.firstAnswer ?? firstAnswerBefore(settled, i)?.messageText ?? null}
          onAskAgain={may && message.runId !== null ? () => chat.answerAgain(message) : null}
          actions={
            message.status !== 'running' && (
              <Actions
                message={message}
                question={questionBefore(settled, i)}
                {...{ chat, may, turns, onKeepAnswer }}
              />
            )
          }
        />
      ) : (
        <Question
          key={message.id}
          messageId={message.id}
          text={message.messageText}
          mentions={mentionsOf(message)}
          versions={message.versions}
          onShow={may ? turns.show : null}
          onEdit={may ? (text, recipe) => ask(text, { ...editOf(message), ...(recipe && { recipe }) }) : null}
          made={recipeIn(message.metadata)}
          chat={{ place: chat.place, nodeId: chat.chatId === placeId(chat.place) ? null : chat.chatId }}
        />
      ),
    ),
    ...(live ? liveRows(live, sourceCount, evidence) : []),
    ...(failed ? failedRows(failed, may ? () => ask(failed.question, failed) : null) : []),
  ];
  return <>{rows}</>;
}

const questionBefore = (messages: readonly ChatMessage[], i: number): string =>
  messages.slice(0, i).findLast((message) => !message.isAi)?.messageText ?? '';

const editOf = (message: ChatMessage) => ({
  isWebSearch: message.isWebSearch,
  mentions: mentionsOf(message),
  recipe: recipeIn(message.metadata),
  edits: message.id,
});

interface ActionsProps {
  message: ChatMessage;
  question: string;
  chat: Chat;
  may: boolean;
  turns: Turns;
  onKeepAnswer: KeepAnswer | undefined;
}

function Actions({ message, question, chat, may, turns, onKeepAnswer }: ActionsProps) {
  const note = () => answerNote(message, question);
  const preview = onKeepAnswer?.preview;
  return (
    <AnswerActions
      message={message}
      onShow={may ? turns.show : null}
      onAgain={may && message.runId !== null ? () => chat.answerAgain(message) : null}
      onFork={may ? () => turns.fork(message.id) : null}
      onKeep={
        onKeepAnswer
          ? { press: () => onKeepAnswer.keep(note()), drag: (transfer) => onKeepAnswer.drag(note(), transfer) }
          : null
      }
      onPreview={preview && isPlan(message) ? () => preview(note()) : null}
    />
  );
}

const isPlan = ({ metadata }: ChatMessage): boolean => recipeIn(metadata)?.id === BOARD_PLAN;

/** The rows of an answer on its way carry the ids under which it will be kept, so that they stay the same elements. */
function liveRows(live: LiveAnswer, sourceCount: number, evidence: EvidenceProps) {
  return [
    live.question !== '' && (
      <Question key={live.questionId ?? 'question'} text={live.question} mentions={live.mentions} />
    ),
    <Answer
      key={live.answerId ?? 'answer'}
      answer={factsOf(live)}
      sourceCount={sourceCount}
      onAskAgain={null}
      {...evidence}
    />,
  ];
}

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

const failedRows = (failed: FailedQuestion, onAskAgain: (() => void) | null) => [
  failed.answerId === null && failed.again === null && (
    <Question key="failed-question" text={failed.question} mentions={failed.mentions} />
  ),
  <Failure key="failed" code={failed.code} isWebSearch={failed.isWebSearch} onAskAgain={onAskAgain} />,
];
