import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import type { NodeKindId } from '#contract/board/kinds/index.ts';
import { cut } from '#contract/base/letters.ts';
import { placeId, type BoardPlace } from '../../lib/board-place.ts';
import { OURS } from '#contract/limits.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { addressOf, call } from '../../lib/api.ts';
import { readDraft } from '../../lib/use-draft.ts';
import { classes } from '../../ui/classes.ts';
import { kindColours, KindGlyph } from '../../ui/KindIcon.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { SetDepth } from './ContextPanel.tsx';
import { draftKeyOf } from '../composer/draft-keys.ts';
import { namableIn, stillThere } from '../composer/namable.ts';
import { readingOf } from '../reading.ts';
import { tokensOf, type ContextReading } from './tokens-of.ts';
import type { OpenTalk } from './use-ask-apart.ts';
import { useNamed } from '../composer/use-kept-mentions.ts';
import { useWebSearch } from '../composer/use-web-search.ts';
import { Globe } from 'lucide-react';

const ContextPanel = lazyComponent(() => import('./ContextPanel.tsx'), 'ContextPanel');

/** A node that is wired to the chat. */
export interface Wired {
  id: string;
  title: string;
  kind: NodeKindId;
}

export interface ChatContextProps {
  place: BoardPlace;
  /** Null for a project's own chat, which reads the project's files and links. */
  nodeId: string | null;
  wiredKey: string;
  conversationId: string | null;
  isWanted: boolean;
  /** The nodes of the sources that alone are read; all of them when absent or empty. */
  named?: readonly string[];
  /** The question as far as it is written, by which the passages are chosen where not all fit. */
  question?: string | null;
}

/**
 * What the next question would be answered from; read again whenever `wiredKey` changes and whenever
 * the chat is looked at anew, the last one shown meanwhile.
 */
export function useChatContext(props: ChatContextProps) {
  const { place, nodeId, wiredKey, conversationId, isWanted, named = [], question = null } = props;
  const query = {
    ...(conversationId !== null && { conversationId }),
    ...(named.length > 0 && { mentions: named.join(',') }),
    ...(question !== null && { question }),
  };
  const params: Record<string, string> = nodeId !== null ? { nodeId } : { projectId: placeId(place) };
  const asked = { params, query };
  const route = nodeId !== null ? chatApi.readContext : projectsApi.readContext;
  return useQuery({
    enabled: isWanted && conversationId !== null,
    queryKey: [addressOf(route, asked), wiredKey],
    queryFn: ({ signal }) => call(route, { ...asked, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What can be named: the connected sources that are read; null until they are known. */
export function useNamable(reads: Omit<ChatContextProps, 'isWanted' | 'named'>, isWanted: boolean) {
  const { data, isPlaceholderData } = useChatContext({ ...reads, isWanted });
  return useMemo(() => (data && !isPlaceholderData ? namableIn(data.context) : null), [data, isPlaceholderData]);
}

interface ShownContextProps extends ChatContextProps {
  wired: readonly Wired[];
  onDepth: SetDepth;
}

/** What the next question would be answered from, over the conversation. */
export function ChatContext({ wired, onDepth, ...reads }: ShownContextProps) {
  const { place, nodeId, conversationId, wiredKey } = reads;
  const chatId = nodeId ?? placeId(place);
  const said = useQuery({ ...readingOf(place, chatId, conversationId ?? ''), enabled: false });
  const draftKey = draftKeyOf(chatId, conversationId ?? '');
  const chosen = useNamed(draftKey);
  const isNaming = chosen.length > 0;
  const namable = useNamable({ place, nodeId, conversationId, wiredKey }, reads.isWanted && isNaming);
  const named = stillThere(chosen, namable).map((one) => one.nodeId);
  const isWanted = reads.isWanted && (!isNaming || namable !== null);
  const [question, setQuestion] = useState<string | null>(null);
  const context = useChatContext({
    ...reads,
    isWanted,
    named,
    question,
    wiredKey: `${wiredKey} ${said.data?.filter(isWritten).length ?? 0}`,
  });
  const [isWebSearch] = useWebSearch(draftKey);
  const reading = context.data ?? null;
  if (isWebSearch) return <WebSearchBar />;
  const onLook = (isLooking: boolean) => setQuestion(isLooking && isTrimmed(reading) ? questionIn(draftKey) : null);
  return <ContextBar {...{ wired, reading, onDepth, onLook }} talk={reads} hasFailed={context.isError} />;
}

/** An answer on its way goes into no next question; once it is there, it does. */
const isWritten = ({ status }: ChatMessage): boolean => status !== 'running';

/** Whether the question has a say in what goes in. */
const isTrimmed = (reading: ContextReading | null): boolean =>
  reading?.context.some(({ ofPassages }) => ofPassages !== undefined) ?? false;

function questionIn(draftKey: string): string | null {
  const typed = (readDraft(draftKey) ?? '').trim();
  return typed === '' ? null : cut(typed, OURS.foretoldQuestionLength);
}

const PILLS = 2;
const buttonLook =
  "relative shrink-0 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3 pointer-coarse:after:content-[''] rounded-chip font-semibold text-accent-ink hover:underline";

interface ContextBarProps {
  wired: readonly Wired[];
  /** Null: not known yet. */
  reading: ContextReading | null;
  hasFailed: boolean;
  onDepth: SetDepth;
  /** Hears that somebody looks at what is read, and that he has done so. */
  onLook: (isLooking: boolean) => void;
  talk: OpenTalk;
}

/** What the chat reads: the wired groups, how many sources they hold, and how much that is. */
function ContextBar({ wired, reading, hasFailed, onDepth, onLook, talk }: ContextBarProps) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const context = reading?.context ?? null;
  const count = namableIn(context ?? []).length;
  const hasWires = (context?.length ?? 0) > 0 || reading?.leftOut !== undefined;
  // On a phone several names would be a letter each; the number of sources says it.
  const ifRoom = wired.length > 1 && '@max-[26rem]/bar:hidden!';
  return (
    <div className="@container/bar flex h-[42px] shrink-0 items-center gap-2 border-b border-line bg-surface-2 px-[calc(14px+var(--chat-side,0px))] text-sm text-ink-2">
      {wired.slice(0, PILLS).map((node) => (
        <span
          key={node.id}
          className={classes('chat-pill shrink', wired.length > 1 && 'max-w-44!', ifRoom)}
          style={kindColours(node.kind)}
        >
          <span className="text-(--k)">
            <KindGlyph kind={node.kind} sizePx={14} />
          </span>
          <span className="truncate">{node.title}</span>
        </span>
      ))}
      {wired.length > PILLS && <span className={classes('shrink-0 text-ink-3', ifRoom)}>+{wired.length - PILLS}</span>}
      {!context && hasFailed && <span className="truncate text-ink-3">{t('contextFailed')}</span>}
      {context && (
        <span className={count === 0 ? 'shrink-0 text-ink-3' : 'shrink-0'}>
          {count === 0 ? t('noSourcesShort') : t('sourceCount', { count })}
        </span>
      )}
      {reading && context && hasWires && (
        <>
          <span className="ml-auto shrink-0 text-ink-3 tnum">
            {t('tokens', { number: number.format(tokensOf(context)) })}
          </span>
          <ContextButton {...{ reading, onDepth, onLook, talk }} />
        </>
      )}
    </div>
  );
}

/** The panel's code comes with the first press. */
type ContextButtonProps = Pick<ContextBarProps, 'onDepth' | 'onLook' | 'talk'> & { reading: ContextReading };
function ContextButton({ reading, onDepth, onLook, talk }: ContextButtonProps) {
  const t = useWords('chat');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const look = (isLooking: boolean) => {
    setOpen(isLooking);
    onLook(isLooking);
  };
  const handlePress = () => {
    setWanted(true);
    look(true);
  };
  const closed = (
    <button type="button" aria-haspopup="dialog" aria-expanded={false} className={buttonLook} onClick={handlePress}>
      {t('viewContext')}
    </button>
  );
  if (!isWanted) return closed;
  const trigger = (
    <button type="button" className={buttonLook}>
      {t('viewContext')}
    </button>
  );
  return (
    <Suspense fallback={closed}>
      <ContextPanel {...{ trigger, reading, isOpen, onDepth, talk }} onOpenChange={look} />
    </Suspense>
  );
}

/** Over the conversation while the next question goes to the web: what is wired stays where it is. */
function WebSearchBar() {
  const t = useWords('chat');
  return (
    <div
      role="status"
      className="flex min-h-[42px] shrink-0 items-center gap-2 border-b border-line bg-note-soft px-[calc(14px+var(--chat-side,0px))] py-1 text-sm text-note"
    >
      <Globe size={14} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0">{t('contextOfWebSearch')}</span>
    </div>
  );
}
