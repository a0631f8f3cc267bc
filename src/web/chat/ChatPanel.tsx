import { Eye, ArrowDown } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { placeId, type BoardPlace } from '../lib/board-place.ts';
import { CHAT } from '#contract/limits.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { classes } from '../ui/classes.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import './chat.css';
import type { KeepAnswer } from './answer/AnswerActions.tsx';
import { Composer } from './composer/Composer.tsx';
import { ChatContext, type Wired } from './context/ContextBar.tsx';
import type { SetDepth } from './context/ContextPanel.tsx';
import type { Question } from './conversation.ts';
import { draftKeyOf, offerKeyOf, recipeKeyOf } from './composer/draft-keys.ts';
import type { EvidenceProps } from './answer/Message.tsx';
import { MessageList } from './MessageList.tsx';
import { EmptyChat } from './EmptyChat.tsx';
import { useActiveConversation } from './active-conversation.ts';
import { StartChips } from './composer/StartChips.tsx';
import { Suggested } from './composer/Suggested.tsx';
import type { AnswerResultProps } from './result/AnswerResult.tsx';
import { AnswerResult } from './result/lazy-result.ts';
import { useViewing } from './result/use-viewing.ts';
import { Fetching } from '../ui/Spinner.tsx';
import { useChat, type Chat } from './use-chat.ts';
import type { ComposerHandle } from './composer/use-composer.ts';
import { failureOf, useFailureNotice } from './composer/use-failure-notice.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { useTakenAway } from './conversations/use-taken-away.ts';

const ModelPicker = lazyComponent(() => import('./composer/ModelPicker.tsx'), 'ModelPicker');

/** node: within a card. full: a page or a phone's screen. compact: a side panel. */
type ChatVariant = 'node' | 'full' | 'compact';
const sourceCounts = { node: CHAT.citationsNode, full: CHAT.citationsFull, compact: CHAT.citationsCompact } as const;

interface ChatPanelProps extends EvidenceProps {
  /** What the board of the chat belongs to. */
  place: BoardPlace;
  /** The chat node on that board; null for a project's own conversation, which reads the project's files and links. */
  nodeId: string | null;
  /** False for those who may only read what was said. */
  mayAsk?: boolean;
  variant?: ChatVariant;
  /** What is wired to the chat node. */
  wired?: readonly Wired[];
  /** Changes whenever what is wired may read differently; the context is then asked for again. */
  wiredKey?: string;
  /** Says how much of a wired node the chat reads; null for those who may not change the board. */
  onDepth?: SetDepth;
  /** Whether there is anything to answer from; by default whether something is wired. */
  hasSources?: boolean;
  /** Keeps an answer on the board as a note; absent where there is no board to put it on. */
  onKeepAnswer?: KeepAnswer;
  /** Questions to begin with, as the chat node keeps them. */
  suggested?: unknown;
  /** Hears whether an answer is on its way or seen in full, for as long as the panel stands. */
  onAnswering?: (isAnswering: boolean) => void;
  /** A node of the board around the chat; absent where there is none. */
  nodeOf?: AnswerResultProps['nodeOf'];
}

const nothingWired: readonly Wired[] = [];

/** A chat: what it reads, what was said in the open conversation, and where the next question is typed. */
export function ChatPanel(props: ChatPanelProps) {
  const { place, nodeId, mayAsk = true, wired = nothingWired, wiredKey = '', onDepth = null } = props;
  const t = useWords('chat');
  const chatId = nodeId ?? placeId(place);
  const { id, conversation, error, reload } = useActiveConversation(place, chatId);
  useTakenAway(chatId, id, conversation !== null);
  return (
    <section
      aria-label={t('panel')}
      data-chat={nodeId}
      data-conversation={id}
      className="nodrag nopan flex min-h-0 grow cursor-auto flex-col"
    >
      {(nodeId !== null || props.hasSources) && (
        <ChatContext {...{ place, nodeId, wired, wiredKey, onDepth }} conversationId={id} isWanted={mayAsk} />
      )}
      {id !== null && <Talk key={id} {...props} conversationId={id} />}
      {id === null && (
        <div className="flex min-h-0 grow flex-col px-4 pt-4">
          {error ? (
            <ErrorView error={error} title={t('loadFailed')} onRetry={reload} />
          ) : (
            <Loading label={t('messages')} />
          )}
        </div>
      )}
    </section>
  );
}

/** The open conversation. */
function Talk(props: ChatPanelProps & { conversationId: string }) {
  const { place, nodeId, conversationId, mayAsk = true, variant = 'node', wired = nothingWired } = props;
  const { hasSources = wired.length > 0, wiredKey = '', onAnswering } = props;
  const chat = useChat({ place, nodeId, conversationId });
  const { viewed, view, follow, close } = useViewing(chat.conversation);
  const isNeeded = chat.isAnswering || viewed !== null;
  useEffect(() => onAnswering?.(isNeeded), [isNeeded, onAnswering]);
  useFailureNotice(chat, variant === 'node');
  const composer = useRef<ComposerHandle>(null);
  const takeBack = (asked: Question) => composer.current?.takeBack(asked);
  return (
    <>
      <Messages {...props} chat={chat} hasSources={hasSources} variant={variant} onTakeBack={takeBack} onView={view} />
      {viewed && (
        <Fetching>
          <AnswerResult
            {...{ chat, nodeId, viewed, wiredKey, mayAsk }}
            shownEvidence={props.shownEvidence}
            onOpenEvidence={props.onOpenEvidence}
            onKeepAnswer={props.onKeepAnswer}
            {...(props.nodeOf && { nodeOf: props.nodeOf })}
            onFollow={follow}
            onClose={close}
          />
        </Fetching>
      )}
      <Announcement chat={chat} />
      {!mayAsk && <ViewOnly />}
      {mayAsk && (
        <Composer
          ref={composer}
          draftKey={draftKeyOf(chat.chatId, conversationId)}
          offerKey={offerKeyOf(chat.chatId)}
          recipeKey={recipeKeyOf(chat.chatId)}
          isAnswering={chat.isAnswering}
          hasSources={hasSources}
          reads={{ place, nodeId, conversationId, wiredKey }}
          variant={variant}
          onAsk={chat.ask}
          onStop={chat.stop}
        >
          <Suspense>
            <ModelPicker place={place} nodeId={nodeId} />
          </Suspense>
        </Composer>
      )}
    </>
  );
}

interface MessagesProps extends Pick<
  ChatPanelProps,
  'place' | 'nodeId' | 'mayAsk' | 'suggested' | 'wired' | 'wiredKey' | 'onKeepAnswer' | keyof EvidenceProps
> {
  chat: Chat;
  hasSources: boolean;
  variant: ChatVariant;
  onTakeBack: (asked: Question) => void;
  onView: (messageId: string | null) => void;
}

function Messages({
  chat,
  place,
  nodeId,
  hasSources,
  variant,
  mayAsk = true,
  onTakeBack,
  onView,
  ...given
}: MessagesProps) {
  const { suggested, wired = nothingWired, wiredKey = '', onKeepAnswer, ...evidence } = given;
  const { shownEvidence, onOpenEvidence, onShowChanges, onAddSource } = evidence;
  const t = useWords('chat');
  const { conversation } = chat;
  const ask = (question: string) => chat.ask(question, { isWebSearch: false, mentions: [] });
  const hasSeveral = nodeId === null || wired.length > 1 || wired[0]?.kind === 'group';
  const { area, isFar, toEnd, onScroll } = useStickToEnd(conversation.live?.askedAt ?? null);
  const isEmpty = conversation.messages.length === 0 && !conversation.live && conversation.unanswered.length === 0;
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={area}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={t('messages')}
        tabIndex={0}
        className={classes(
          'nowheel nodrag nopan flex min-h-0 grow flex-col gap-4 overflow-y-auto overscroll-contain pb-3 outline-offset-[-2px]',
          variant === 'node' ? 'px-4 pt-4' : 'px-4 pt-4 sm:px-[calc(20px+var(--chat-side,0px))]',
        )}
      >
        {isEmpty && chat.isLoading && <Loading label={t('messages')} />}
        {isEmpty && chat.loadError && (
          <ErrorView error={chat.loadError} title={t('loadFailed')} onRetry={chat.reload} />
        )}
        {isEmpty && !chat.isLoading && !chat.loadError && (
          <EmptyChat {...{ hasSources, mayAsk }} isPast={place.past !== undefined} ofProject={nodeId === null}>
            {mayAsk && (
              <>
                {hasSources && <StartChips chatId={chat.chatId} hasSeveral={hasSeveral} onAsk={ask} />}
                <Suggested onAsk={ask} {...{ nodeId, wiredKey, hasSources }} kept={suggested} />
              </>
            )}
          </EmptyChat>
        )}
        <MessageList
          chat={chat}
          wiredKey={wiredKey}
          mayAsk={mayAsk}
          sourceCount={sourceCounts[variant]}
          saysUnknown={variant !== 'node'}
          shownEvidence={shownEvidence}
          onOpenEvidence={onOpenEvidence}
          onKeepAnswer={onKeepAnswer}
          {...{ onTakeBack, onView }}
          {...(onShowChanges && { onShowChanges })}
          {...(onAddSource && { onAddSource })}
        />
      </div>
      {isFar && (
        <IconButton
          label={t('toLatest')}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          onClick={toEnd}
          tooltipSide="top"
          className="absolute! bottom-2 left-1/2 -translate-x-1/2 rounded-full bg-raised shadow-pop"
        />
      )}
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Waiting label={label} className="flex flex-col gap-3">
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-3 w-11/12" />
      <Skeleton className="h-3 w-4/5" />
      <Skeleton className="h-3 w-3/5" />
    </Waiting>
  );
}

/** In the place of the field of who may only look. */
function ViewOnly() {
  const t = useWords('chat');
  return (
    <p className="mx-4 mb-3 flex shrink-0 items-center gap-2 rounded-control bg-surface-2 px-3 py-2 text-sm text-ink-3">
      <Eye size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {t('viewOnly')}
    </p>
  );
}

/** Says to those who do not see it that an answer began or came; not every word of it. A failure speaks for itself. */
function Announcement({ chat }: { chat: Chat }) {
  const t = useWords('chat');
  const { live } = chat.conversation;
  const [heard, setHeard] = useState<{ key: string | null; end: 'answered' | 'stopped' | null }>({
    key: null,
    end: null,
  });
  const key = live?.key ?? null;
  if (heard.key !== key) setHeard({ key, end: key === null && heard.key !== null ? endOf(chat, heard.key) : null });
  const words = live ? t('answering') : heard.end ? t(heard.end) : '';
  return <output className="sr-only">{words}</output>;
}

function endOf({ conversation }: Chat, key: string): 'answered' | 'stopped' | null {
  if (failureOf(conversation, key)) return null;
  return conversation.messages.at(-1)?.status === 'stopped' ? 'stopped' : 'answered';
}
