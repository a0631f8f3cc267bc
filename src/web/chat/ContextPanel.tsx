import type { ReactNode } from 'react';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { Badge } from '../ui/Badge.tsx';
import { KindIcon } from '../ui/KindIcon.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { tokensOf } from './tokens-of.ts';

interface ContextPanelProps {
  trigger: ReactNode;
  context: readonly ContextShare[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the next question is answered from, source by source. */
export function ContextPanel({ trigger, context, isOpen, onOpenChange }: ContextPanelProps) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <Popover trigger={trigger} label={t('contextTitle')} widthPx={420} isOpen={isOpen} onOpenChange={onOpenChange}>
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
