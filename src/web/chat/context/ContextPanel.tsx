import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { depths, type Depth } from '#contract/board/depths.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { costOf, formatCost } from '#contract/chat/price.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useAskApart, type OpenTalk } from './use-ask-apart.ts';
import { inputTokensOf, tokensOf, type ContextReading } from './tokens-of.ts';

/** Says how much of a wired node is read; null for those who may not change that. */
export type SetDepth = ((nodeId: string, depth: Depth) => void) | null;

interface ContextPanelProps {
  trigger: ReactNode;
  reading: ContextReading;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDepth: SetDepth;
  talk: OpenTalk;
}

/** What the next question is answered from, source by source, and how much of each. */
export function ContextPanel(props: ContextPanelProps) {
  const { trigger, reading, isOpen, onOpenChange, onDepth, talk } = props;
  const { context } = reading;
  const askApart = useAskApart(talk);
  const t = useWords('chat');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <Popover trigger={trigger} label={t('contextTitle')} widthPx={440} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <b className="font-[650]">{t('contextTitle')}</b>
        <span className="text-sm text-ink-3 tnum">{t('tokens', { number: number.format(tokensOf(context)) })}</span>
      </div>
      <ul className="nowheel max-h-80 overflow-y-auto">
        {context.map((share) => (
          <li key={share.nodeId} className="py-0.5 text-sm">
            <div className="flex min-h-[34px] items-center gap-2.5">
              {share.kind === 'knowledge' ? (
                <BookOpen size={16} aria-label={t('knowledge')} className="mx-1 shrink-0 text-ink-3" />
              ) : (
                <KindIcon kind={toNodeKind(share.kind)} size="sm" />
              )}
              <span className={share.share === 'off' ? 'min-w-0 grow truncate text-ink-3' : 'min-w-0 grow truncate'}>
                {share.title}
              </span>
              <Share share={share} onDepth={onDepth} />
              <span className="w-12 shrink-0 text-right text-ink-3 tnum">{number.format(share.tokens)}</span>
            </div>
            <Beneath share={share} />
            {share.note && share.share !== 'off' && (
              <p className="mb-1 line-clamp-2 pl-[34px] text-xs text-ink-3">{t('noteSent', { note: share.note })}</p>
            )}
            <Trimmed share={share} />
          </li>
        ))}
      </ul>
      {context.some(({ share, ofPassages }) => share === 'title-only' && ofPassages === undefined) && (
        <p className="mt-2 text-xs text-ink-3">{t('shareWaiting')}</p>
      )}
      <LeftOut reading={reading} onAskApart={askApart && (() => (onOpenChange(false), askApart()))} />
      <Beside reading={reading} />
    </Popover>
  );
}

/** By which group it comes, and that the file itself goes along. */
function Beneath({ share: { via, isShown, shownPages } }: { share: ContextShare }) {
  const t = useWords('evidence');
  const shownWords = shownPages ? t('context.shownPages', { pages: shownPages.join(', ') }) : t('context.shown');
  const words = [via !== undefined && t('receipt.via', { group: via }), isShown && shownWords].filter(Boolean);
  if (words.length === 0) return null;
  return <p className="mb-1 pl-[34px] text-xs text-ink-3">{words.join(' · ')}</p>;
}

/** What of a source stays behind because not all of it fits. */
function Trimmed({ share: { ofPassages, passages } }: { share: ContextShare }) {
  const t = useWords('evidence');
  if (ofPassages === undefined) return null;
  return <p className="mb-1 pl-[34px] text-xs text-warn">{t('context.trimmed', { passages, of: ofPassages })}</p>;
}

interface LeftOutProps {
  reading: ContextReading;
  onAskApart: (() => void) | null;
}

/** What is connected and stays out, to who sees it; with the way to ask where it goes in. */
function LeftOut({ reading: { leftOut = [] }, onAskApart }: LeftOutProps) {
  const t = useWords('evidence');
  if (leftOut.length === 0) return null;
  return (
    <div className="mt-2.5 rounded-control bg-warn-soft px-3 py-2 text-sm">
      <p className="font-medium text-warn">{t('context.leftOut', { count: leftOut.length })}</p>
      <ul className="mt-1">
        {leftOut.map(({ nodeId, title, kind }) => (
          <li key={nodeId} className="flex min-h-7 items-center gap-2 text-ink-2">
            <KindIcon kind={toNodeKind(kind)} size="sm" />
            <span className="min-w-0 truncate">{title}</span>
          </li>
        ))}
      </ul>
      {onAskApart && (
        <Button size="sm" className="mt-1.5 pointer-coarse:h-11" onClick={onAskApart}>
          {t('context.askApart')}
        </Button>
      )}
    </div>
  );
}

/** What goes in beside the sources, how the rest is chosen where not all fits, and what that costs where it is known. */
function Beside({ reading }: { reading: ContextReading }) {
  const { context, beside, engine, budgetTokens } = reading;
  const t = useWords('evidence');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  if (engine.kind === 'embedded')
    return (
      <div className="mt-2.5 border-t border-line pt-2.5 text-xs text-ink-3">
        {engine.insteadOf !== undefined && (
          <p className="mb-1 text-warn">{t('context.noCredits', { engine: engine.insteadOf })}</p>
        )}
        <p>{t('context.nothingLeaves')}</p>
      </div>
    );
  const { whole, shortened, left, by, withheld = 0 } = beside.history;
  const inputTokens = inputTokensOf(reading);
  const isTrimmed = context.some(({ ofPassages }) => ofPassages !== undefined);
  return (
    <div className="mt-2.5 flex flex-col gap-1 border-t border-line pt-2.5 text-xs text-ink-3">
      {isTrimmed && <p>{t('context.howTrimmed')}</p>}
      {context.some(({ share }) => share === 'condensed') && <p>{t('context.condensing')}</p>}
      {whole + shortened + left > 0 && (
        <p className="flex justify-between gap-3">
          <span>{t('context.history', { count: whole + shortened })}</span>
          <span className="tnum">{number.format(beside.historyTokens)}</span>
        </p>
      )}
      {shortened + left > 0 && <p className="text-warn">{t(`context.${by}`, { count: shortened + left })}</p>}
      {withheld > 0 && <p className="text-warn">{t('context.withheld', { count: withheld })}</p>}
      <p className="flex justify-between gap-3">
        <span>{t('context.rules')}</span>
        <span className="tnum">{number.format(beside.ruleTokens)}</span>
      </p>
      <p className="flex justify-between gap-3 text-ink-2">
        <span>{t('context.sum', { engine: engine.name })}</span>
        <span className="tnum">{number.format(inputTokens)}</span>
      </p>
      {budgetTokens !== null && (
        <p className="flex justify-between gap-3">
          <span>{t('context.room')}</span>
          <span className="tnum">{number.format(budgetTokens)}</span>
        </p>
      )}
      <p className="flex justify-between gap-3 text-ink-2">
        <span>{t('context.price')}</span>
        <span className="tnum">
          {engine.prices
            ? formatCost(costOf(engine.prices, { inputTokens, outputTokens: 0 }), language)
            : t('context.priceUnknown')}
        </span>
      </p>
    </div>
  );
}

/** What is asked for, to be chosen where a wire asks; and what goes in where that is something else. */
function Share({ share: { nodeId, title, share, depth }, onDepth }: { share: ContextShare; onDepth: SetDepth }) {
  const t = useWords('chat');
  if (!onDepth || depth === undefined)
    return <Badge tone={share === 'whole' || share === 'condensed' ? 'plain' : 'warn'}>{t(`share.${share}`)}</Badge>;
  const isCut = share === 'part' || share === 'title-only';
  return (
    <>
      {(isCut || share === 'condensed') && <Badge tone={isCut ? 'warn' : 'plain'}>{t(`share.${share}`)}</Badge>}
      <select
        value={depth}
        aria-label={t('depthOf', { title })}
        onChange={(event) => onDepth(nodeId, depths.find((one) => one === event.target.value) ?? 'full')}
        className="h-7 shrink-0 rounded-control bg-surface-3 px-1.5 text-xs font-semibold text-ink-2 focus:field-focus max-md:h-11 max-md:text-read pointer-coarse:h-11"
      >
        {depths.map((one) => (
          <option key={one} value={one}>
            {t(`depths.${one}`)}
          </option>
        ))}
      </select>
    </>
  );
}
