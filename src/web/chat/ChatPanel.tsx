import { ArrowDown, Waypoints } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CHAT } from '#contract/limits.ts';
import { classes } from '../ui/classes.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import './chat.css';
import { Composer } from './Composer.tsx';
import { ContextBar, useChatContext, type Wired } from './ContextBar.tsx';
import type { EvidenceProps } from './Message.tsx';
import { MessageList } from './MessageList.tsx';
import { useChat, type Chat } from './use-chat.ts';

/** node: within a card. full: a page or a phone's screen. compact: a side panel. */
type ChatVariant = 'node' | 'full' | 'compact';
const sourceCounts = { node: CHAT.citationsNode, full: CHAT.citationsFull, compact: CHAT.citationsCompact } as const;

interface ChatPanelProps extends EvidenceProps {
  canvasId: string;
  nodeId: string;
  variant?: ChatVariant;
  wired: readonly Wired[];
  /** Changes whenever what is wired may read differently; the context is then asked for again. */
  wiredKey: string;
  /** Hears whether an answer is on its way, for as long as the panel stands. */
  onAnswering?: (isAnswering: boolean) => void;
}

/** The conversation of one chat node: what it reads, what was said, and where the next question is typed. */
export function ChatPanel(props: ChatPanelProps) {
  const { canvasId, nodeId, variant = 'node', wired, wiredKey, onAnswering } = props;
  const t = useWords('chat');
  const chat = useChat({ canvasId, nodeId });
  const context = useChatContext(nodeId, wiredKey);
  const shares = context.data?.context ?? null;
  useEffect(() => onAnswering?.(chat.isAnswering), [chat.isAnswering, onAnswering]);
  return (
    <section aria-label={t('panel')} className="nodrag nopan flex min-h-0 grow cursor-auto flex-col">
      <ContextBar wired={wired} context={shares} hasFailed={context.isError} />
      <Messages chat={chat} hasSources={wired.length > 0} {...props} variant={variant} />
      <Announcement chat={chat} />
      <Composer
        draftKey={`chat:${nodeId}`}
        isAnswering={chat.isAnswering}
        hasSources={wired.length > 0}
        isFull={variant === 'full'}
        onAsk={chat.ask}
        onStop={chat.stop}
      />
    </section>
  );
}

interface MessagesProps extends ChatPanelProps {
  chat: Chat;
  hasSources: boolean;
  variant: ChatVariant;
}

function Messages({ chat, hasSources, variant, shownEvidence, onOpenEvidence }: MessagesProps) {
  const t = useWords('chat');
  const { conversation } = chat;
  const { area, isAtEnd, toEnd, onScroll } = useStickToEnd(chat.isAnswering);
  const isEmpty = conversation.messages.length === 0 && !conversation.live && !conversation.failed;
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
          variant === 'node' ? 'px-4 pt-4' : 'px-4 pt-4 sm:px-5',
        )}
      >
        {isEmpty && chat.isLoading && <Loading label={t('messages')} />}
        {isEmpty && chat.loadError && (
          <ErrorView error={chat.loadError} title={t('loadFailed')} onRetry={chat.reload} />
        )}
        {isEmpty && !chat.isLoading && !chat.loadError && <Empty hasSources={hasSources} />}
        <MessageList
          chat={chat}
          sourceCount={sourceCounts[variant]}
          shownEvidence={shownEvidence}
          onOpenEvidence={onOpenEvidence}
        />
      </div>
      {!isAtEnd && (
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

function Empty({ hasSources }: { hasSources: boolean }) {
  const t = useWords('chat');
  return (
    <div className="flex grow flex-col items-center justify-center px-6 py-4 text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-[11px] bg-k-ai-chat-soft text-k-ai-chat-ink">
        <Waypoints size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <b className="text-h3 font-[650]">{t(hasSources ? 'startTitle' : 'emptyTitle')}</b>
      <p className="balance mt-1 max-w-[40ch] text-ink-2">{t(hasSources ? 'startText' : 'emptyText')}</p>
    </div>
  );
}

/** Says to those who do not see it that an answer began or came; not every word of it. A failure speaks for itself. */
function Announcement({ chat }: { chat: Chat }) {
  const t = useWords('chat');
  const [last, setLast] = useState({ isAnswering: false, hasAnswered: false });
  if (last.isAnswering !== chat.isAnswering) {
    setLast({ isAnswering: chat.isAnswering, hasAnswered: last.isAnswering && !chat.conversation.failed });
  }
  const words = chat.isAnswering ? t('answering') : last.hasAnswered ? t('answered') : '';
  return <output className="sr-only">{words}</output>;
}

const NEAR_END_PX = 48;

/**
 * Keeps the end in sight while text comes, unless the reader has scrolled away from it; a new question brings it back.
 */
function useStickToEnd(isAnswering: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const state = useRef({ sticks: true, isAnswering });
  const toEnd = useCallback(() => {
    state.current.sticks = true;
    area.current?.scrollTo({ top: area.current.scrollHeight });
  }, []);
  useLayoutEffect(() => {
    const isNew = isAnswering && !state.current.isAnswering;
    state.current.isAnswering = isAnswering;
    if (isNew || state.current.sticks) toEnd();
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => state.current.sticks && toEnd());
    observer.observe(element);
    for (const row of element.children) observer.observe(row);
    return () => observer.disconnect();
  });
  const onScroll = () => {
    const element = area.current;
    if (!element) return;
    state.current.sticks = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    setAtEnd(state.current.sticks);
  };
  return { area, isAtEnd, toEnd, onScroll };
}
