import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { NodeKindId } from '#contract/board/kinds/index.ts';
import type { BoardPlace } from '#contract/board/place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { part } from '../lib/part.ts';
import { addressOf, call } from '../lib/api.ts';
import { classes } from '../ui/classes.ts';
import { kindColours, KindGlyph } from '../ui/KindIcon.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import type { SetDepth } from './ContextPanel.tsx';
import { tokensOf, type ContextReading } from './tokens-of.ts';

const ContextPanel = part(() => import('./ContextPanel.tsx'), 'ContextPanel');

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
}

/**
 * What the next question would be answered from; read again whenever `wiredKey` changes and whenever
 * the chat is looked at anew, the last one shown meanwhile.
 */
export function useChatContext(props: ChatContextProps) {
  const { place, nodeId, wiredKey, conversationId, isWanted, named = [] } = props;
  const query = {
    ...(conversationId !== null && { conversationId }),
    ...(named.length > 0 && { mentions: named.join(',') }),
  };
  const params: Record<string, string> = nodeId !== null ? { nodeId } : place;
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

const PILLS = 2;
const buttonLook =
  "relative shrink-0 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3 pointer-coarse:after:content-[''] rounded-chip font-semibold text-accent-ink hover:underline";

interface ContextBarProps {
  wired: readonly Wired[];
  /** Null: not known yet. */
  reading: ContextReading | null;
  hasFailed: boolean;
  onDepth: SetDepth;
}

/** What the chat reads: the wired groups, how many sources they hold, and how much that is. */
export function ContextBar({ wired, reading, hasFailed, onDepth }: ContextBarProps) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const context = reading?.context ?? null;
  const count = context?.filter(({ share }) => share !== 'off').length ?? 0;
  const hasWires = (context?.length ?? 0) > 0;
  // On a phone several names would be a letter each; the number of sources says it.
  const ifRoom = wired.length > 1 && '@max-[26rem]/bar:hidden!';
  return (
    <div className="@container/bar flex h-[42px] shrink-0 items-center gap-2 border-b border-line bg-surface-2 px-3.5 text-sm text-ink-2">
      {wired.slice(0, PILLS).map((node) => (
        <span key={node.id} className={classes('chat-pill shrink', ifRoom)} style={kindColours(node.kind)}>
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
          <ContextButton reading={reading} onDepth={onDepth} />
        </>
      )}
    </div>
  );
}

/** The panel's code comes with the first press. */
function ContextButton({ reading, onDepth }: { reading: ContextReading; onDepth: SetDepth }) {
  const t = useWords('chat');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const handlePress = () => {
    setWanted(true);
    setOpen(true);
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
      <ContextPanel trigger={trigger} reading={reading} isOpen={isOpen} onOpenChange={setOpen} onDepth={onDepth} />
    </Suspense>
  );
}
