import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toNodeKind, type NodeKindId } from '#contract/board/kinds/index.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { addressOf, call } from '../lib/api.ts';
import { Badge } from '../ui/Badge.tsx';
import { kindColours, KindGlyph, KindIcon } from '../ui/KindIcon.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** A node that is wired to the chat. */
export interface Wired {
  id: string;
  title: string;
  kind: NodeKindId;
}

/**
 * What the next question would be answered from; read again whenever `wiredKey` changes, the last one shown meanwhile.
 */
export const useChatContext = (nodeId: string, wiredKey: string) =>
  useQuery({
    queryKey: [addressOf(chatApi.readContext, { params: { nodeId } }), wiredKey],
    queryFn: ({ signal }) => call(chatApi.readContext, { params: { nodeId }, signal }),
    placeholderData: keepPreviousData,
  });

const PILLS = 2;
const tokensOf = (context: readonly ContextShare[]) => context.reduce((sum, share) => sum + share.tokens, 0);

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
        <span className={count === 0 ? 'truncate text-ink-3' : 'truncate'}>
          {count === 0 ? t('noSourcesShort') : t('sourceCount', { count })}
        </span>
      )}
      {context && count > 0 && (
        <>
          <span className="ml-auto shrink-0 text-ink-3 tnum">
            {t('tokens', { number: number.format(tokensOf(context)) })}
          </span>
          <ContextPanel context={context} />
        </>
      )}
    </div>
  );
}

function ContextPanel({ context }: { context: readonly ContextShare[] }) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const trigger = (
    <button type="button" className="shrink-0 rounded-chip font-semibold text-accent-ink hover:underline">
      {t('viewContext')}
    </button>
  );
  return (
    <Popover trigger={trigger} label={t('contextTitle')} widthPx={420}>
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <b className="font-[650]">{t('contextTitle')}</b>
        <span className="text-sm text-ink-3 tnum">{t('tokens', { number: number.format(tokensOf(context)) })}</span>
      </div>
      <ul className="nowheel max-h-80 overflow-y-auto">
        {context.map((share) => (
          <li key={share.nodeId} className="flex min-h-[34px] items-center gap-2.5 text-sm">
            <KindIcon kind={toNodeKind(share.kind)} size="sm" />
            <span className="min-w-0 grow truncate">{share.title}</span>
            <Badge tone={share.share === 'whole' ? 'plain' : 'warn'}>{t(`share.${share.share}`)}</Badge>
            <span className="w-14 text-right text-ink-3 tnum">{number.format(share.tokens)}</span>
          </li>
        ))}
      </ul>
      {context.some((share) => share.share === 'title-only') && (
        <p className="mt-2 text-xs text-ink-3">{t('shareWaiting')}</p>
      )}
    </Popover>
  );
}
