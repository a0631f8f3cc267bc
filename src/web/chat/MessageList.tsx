import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { settledMessages, type FailedQuestion, type LiveAnswer } from './conversation.ts';
import { Answer, Failure, Question, type AnswerFacts, type EvidenceProps } from './Message.tsx';
import type { Chat } from './use-chat.ts';

interface MessageListProps extends EvidenceProps {
  chat: Chat;
  mayAsk: boolean;
  sourceCount: number;
  /** Whether an answer without a confidence says that it has none. */
  saysUnknown?: boolean;
}

/** Everything that was said, the answer on its way, and a question that failed, in this order. */
export function MessageList({ chat, mayAsk, sourceCount, saysUnknown = false, ...evidence }: MessageListProps) {
  const { conversation, isAnswering, ask } = chat;
  const { live, failed } = conversation;
  const settled = settledMessages(conversation);
  const askAgain = (question: string | undefined, isWebSearch: boolean) =>
    question === undefined || isAnswering || !mayAsk ? null : () => ask(question, { isWebSearch });
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
          onAskAgain={askAgain(questionBefore(settled, i), message.isWebSearch)}
        />
      ) : (
        <Question key={message.id} messageId={message.id} text={message.messageText} />
      ),
    ),
    ...(live ? liveRows(live, sourceCount, evidence) : []),
    ...(failed ? failedRows(failed, askAgain(failed.question, failed.isWebSearch)) : []),
  ];
  return <>{rows}</>;
}

const questionBefore = (messages: readonly ChatMessage[], i: number): string | undefined =>
  messages.slice(0, i).findLast((message) => !message.isAi)?.messageText;

/** The rows of an answer on its way carry the ids under which it will be kept, so that they stay the same elements. */
function liveRows(live: LiveAnswer, sourceCount: number, evidence: EvidenceProps) {
  return [
    live.question !== '' && <Question key={live.questionId ?? 'question'} text={live.question} />,
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

const failedRows = ({ question, code, isWebSearch, answerId }: FailedQuestion, onAskAgain: (() => void) | null) => [
  answerId === null && <Question key="failed-question" text={question} />,
  <Failure key="failed" code={code} isWebSearch={isWebSearch} onAskAgain={onAskAgain} />,
];
