import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { NodeKindId } from '#contract/board/kinds/index.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { addressOf, call } from '../lib/api.ts';
import { kindColours, KindGlyph } from '../ui/KindIcon.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { tokensOf } from './tokens-of.ts';

const ContextPanel = lazy(() => import('./ContextPanel.tsx').then((m) => ({ default: m.ContextPanel })));

/** A node that is wired to the chat. */
export interface Wired {
  id: string;
  title: string;
  kind: NodeKindId;
}

/**
 * What the next question would be answered from; read again whenever `wiredKey` changes and whenever
 * the chat is looked at anew, the last one shown meanwhile.
 */
export const useChatContext = (nodeId: string, wiredKey: string, mayAsk: boolean) =>
  useQuery({
    enabled: mayAsk,
    queryKey: [addressOf(chatApi.readContext, { params: { nodeId } }), wiredKey],
    queryFn: ({ signal }) => call(chatApi.readContext, { params: { nodeId }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const PILLS = 2;
const buttonLook = 'shrink-0 rounded-chip font-semibold text-accent-ink hover:underline';

interface ContextBarProps {
  wired: readonly Wired[];
  /** Null: not known yet. */
  context: readonly ContextShare[] | null;
  hasFailed: boolean;
}

/** What the chat reads: the wired groups, how many sources they hold, and how much that is. */
export function ContextBar({ wired, context, hasFailed }: ContextBarProps) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const count = context?.length ?? 0;
  return (
    <div className="flex h-[42px] shrink-0 items-center gap-2 border-b border-line bg-surface-2 px-3.5 text-sm text-ink-2">
      {wired.slice(0, PILLS).map((node) => (
        <span key={node.id} className="chat-pill shrink" style={kindColours(node.kind)}>
          <span className="text-(--k)">
            <KindGlyph kind={node.kind} sizePx={14} />
          </span>
          <span className="truncate">{node.title}</span>
        </span>
      ))}
      {wired.length > PILLS && <span className="shrink-0 text-ink-3">+{wired.length - PILLS}</span>}
      {!context && hasFailed && <span className="truncate text-ink-3">{t('contextFailed')}</span>}
      {context && (
        <span className={count === 0 ? 'shrink-0 text-ink-3' : 'shrink-0'}>
          {count === 0 ? t('noSourcesShort') : t('sourceCount', { count })}
        </span>
      )}
      {context && count > 0 && (
        <>
          <span className="ml-auto shrink-0 text-ink-3 tnum">
            {t('tokens', { number: number.format(tokensOf(context)) })}
          </span>
          <ContextButton context={context} />
        </>
      )}
    </div>
  );
}

/** The panel's code comes with the first press. */
function ContextButton({ context }: { context: readonly ContextShare[] }) {
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
      <ContextPanel trigger={trigger} context={context} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
