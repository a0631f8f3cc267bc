import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatMessage, ContextShare, ModelCalls, WebPage } from '#contract/chat/chat.schema.ts';
import { formatCost } from '#contract/chat/price.ts';
import { useReading } from '../../lib/query.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { PageLink } from '../evidence/CiteChip.tsx';
import { SiteIcon } from '../evidence/SiteIcon.tsx';

type Receipt = NonNullable<ChatMessage['receipt']>;

interface ReceiptPanelProps {
  trigger: ReactNode;
  receipt: Receipt;
  runId: string | null;
  askedBy: string | null;
  askedAt: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAskAgain: (() => void) | null;
}

const isKnowledge = ({ kind }: ContextShare): boolean => kind === 'knowledge';

/** Why an answer says what it says: who asked what answered it from which sources, how much of each, and what that took. */
export function ReceiptPanel(props: ReceiptPanelProps) {
  const { trigger, receipt, runId, isOpen, onOpenChange, onAskAgain } = props;
  const t = useWords('evidence');
  const { context, history } = receipt;
  const sources = context.filter((share) => !isKnowledge(share));
  const knowledge = context.filter(isKnowledge);
  const handleAgain = () => {
    onOpenChange(false);
    onAskAgain?.();
  };
  return (
    <Popover trigger={trigger} label={t('receipt.title')} widthPx={440} isOpen={isOpen} onOpenChange={onOpenChange}>
      <b className="font-[650]">{t('receipt.title')}</b>
      <Facts {...props} />
      <div className="nowheel max-h-72 overflow-y-auto">
        {receipt.engine.kind === 'web-search' ? (
          <Pages pages={receipt.pages ?? []} />
        ) : (
          <Shares title={t('receipt.sources')} shares={sources} none={t('receipt.noSources')} />
        )}
        {knowledge.length > 0 && <Shares title={t('receipt.knowledge')} shares={knowledge} none="" />}
        {receipt.hasPrompt && runId !== null && <Told runId={runId} />}
      </div>
      {history && history.shortened + history.left > 0 && (
        <p className="mt-2 text-xs text-ink-3">
          {t(`history.${history.by}`, { count: history.shortened + history.left })}
        </p>
      )}
      {onAskAgain && (
        <Button size="sm" className="mt-3" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={handleAgain}>
          {t('receipt.again')}
        </Button>
      )}
    </Popover>
  );
}

/** Who asked whom, how long it took, and what all calls of models took together. */
export function Facts({ receipt, askedBy, askedAt }: Pick<ReceiptPanelProps, 'receipt' | 'askedBy' | 'askedAt'>) {
  const t = useWords('evidence');
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { engine, inputTokens, outputTokens, cachedTokens = 0, tookMs, cost, calls = [] } = receipt;
  const sum = (countOf: (one: ModelCalls) => number) => calls.reduce((all, one) => all + countOf(one), 0);
  const count = sum((one) => one.calls);
  const works = calls.map((one) => t(`receipt.works.${one.for}`, { count: one.calls })).join(' · ');
  const read = { input: number.format(inputTokens ?? 0), output: number.format(outputTokens ?? 0) };
  const when = askedAt && new Date(askedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const facts: [string, string | null][] = [
    [t('receipt.askedBy'), askedBy],
    [t('receipt.askedAt'), when],
    [t('receipt.engine'), engine.kind === 'embedded' ? t('receipt.embedded') : engine.name],
    [t('receipt.took'), t('receipt.seconds', { seconds: number.format(tookMs / 1_000) })],
    [
      t('receipt.tokens'),
      inputTokens === null && outputTokens === null
        ? null
        : cachedTokens > 0
          ? t('receipt.inCachedOut', { ...read, cached: number.format(cachedTokens) })
          : t('receipt.inOut', read),
    ],
    [t('receipt.calls'), count > 1 ? t('receipt.callsOf', { count, works }) : null],
    [
      t('receipt.allTokens'),
      count > (calls.find((one) => one.for === 'answer')?.calls ?? 0)
        ? t('receipt.inOut', {
            input: number.format(sum((one) => one.inputTokens)),
            output: number.format(sum((one) => one.outputTokens)),
          })
        : null,
    ],
    [t('receipt.cost'), cost ? formatCost(cost, language) : null],
  ];
  return (
    <dl className="my-2.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="min-w-0 break-words tnum">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** What the model was told; fetched where somebody wants to know. */
function Told({ runId }: { runId: string }) {
  const t = useWords('evidence');
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useReading(chatApi.readPrompt, { params: { runId }, enabled: isOpen });
  const { instructions, order, said } = data?.prompt ?? {};
  const text = [instructions, order, said !== undefined && `${t('receipt.said')}\n${said}`]
    .filter(Boolean)
    .join('\n\n');
  return (
    <>
      <button
        type="button"
        className="mt-2 text-xs font-semibold text-accent-ink hover:underline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('receipt.told')}
      </button>
      {isOpen && (data || isError) && (
        <p className="mt-1 text-xs break-words whitespace-pre-line text-ink-2">
          {isError ? t('receipt.toldFailed') : text}
        </p>
      )}
    </>
  );
}

/** What a web answer was written from: pages, and no source. */
export function Pages({ pages }: { pages: readonly WebPage[] }) {
  const t = useWords('evidence');
  return (
    <>
      {pages.length > 0 && (
        <>
          <h4 className="mt-2 text-xs font-semibold text-ink-3">{t('receipt.pages', { count: pages.length })}</h4>
          <ol>
            {pages.map(({ url, title }) => (
              <li key={url} className="py-1 text-sm">
                <PageLink url={url} className="flex min-w-0 items-center gap-2 hover:underline">
                  <SiteIcon url={url} />
                  <span className="min-w-0 truncate">{title || url}</span>
                </PageLink>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="py-1 text-sm text-ink-3">{t('receipt.notOfSources')}</p>
    </>
  );
}

function Shares({ title, shares, none }: { title: string; shares: readonly ContextShare[]; none: string }) {
  return (
    <>
      <h4 className="mt-2 text-xs font-semibold text-ink-3">{title}</h4>
      {shares.length === 0 && <p className="py-1 text-sm text-ink-3">{none}</p>}
      <ul>
        {shares.map((share) => (
          <li key={share.nodeId} className="py-1 text-sm">
            <Share share={share} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Share({ share }: { share: ContextShare }) {
  const t = useWords('evidence');
  const chat = useWords('chat');
  const { language } = useLanguage();
  const { title, kind, share: read, via, readAt, passages, ofPassages, tokens, isShown, shownPages, summaryBy } = share;
  const version = readAt && new Date(readAt).toLocaleDateString(language, { dateStyle: 'medium' });
  const details = [
    via !== undefined && t('receipt.via', { group: via }),
    version && t('receipt.readAt', { date: version }),
    ofPassages !== undefined && t('receipt.passages', { passages, of: ofPassages }),
    summaryBy !== undefined && chat('summaryBy', { name: summaryBy }),
    isShown && (shownPages ? t('receipt.shownPages', { pages: shownPages.join(', ') }) : t('receipt.shown')),
    tokens > 0 && chat('tokens', { number: new Intl.NumberFormat(language).format(tokens) }),
  ].filter((one) => typeof one === 'string');
  return (
    <>
      <div className="flex items-center gap-2.5">
        {!isKnowledge(share) && <KindIcon kind={toNodeKind(kind)} size="sm" />}
        <span className="min-w-0 grow truncate">{title}</span>
        <Badge tone={read === 'whole' || read === 'condensed' ? 'plain' : 'warn'}>{chat(`share.${read}`)}</Badge>
      </div>
      {details.length > 0 && (
        <p className={isKnowledge(share) ? 'text-xs text-ink-3' : 'pl-[34px] text-xs text-ink-3'}>
          {details.join(' · ')}
        </p>
      )}
    </>
  );
}
