import { Expand, Highlighter, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Markdown } from '../../chat/markdown/Markdown.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { PanelsContext } from '../../board-context/panels.ts';
import { NextDay } from './DealSteps.tsx';
import { FilledBar } from './FilledBar.tsx';
import { OfferState } from './OfferState.tsx';
import { nameOfOffer, type RowField } from './offer-rows.ts';
import { useOffer } from './use-offer.ts';
import { saidOf } from './value-words.ts';

/** What the card shows of an offer on the board; the rest is in its full view. */
const SHOWN: readonly RowField[] = [
  'fee',
  'deliverables',
  'draft',
  'upload',
  'payment',
  'revisions',
  'usage',
  'exclusivity',
];

/** The card of an offer on the board, of a record that cannot be read its text: whose it is, how much of it is known, what is due, and what to be careful about. */
export function OfferNote({ node }: { node: BoardNode }) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const panels = useContext(PanelsContext);
  const open = useOffer(node);
  if (!open)
    return (
      <div className="nowheel scroll-fade min-h-0 grow overflow-y-auto px-3 text-sm text-ink-2">
        <Markdown text={node.content} className="note-words" />
      </div>
    );
  const { offer, deal, today, clauses, found } = open;
  const show = () => panels?.open({ what: 'full', nodeId: node.id });
  return (
    <div className="flex min-h-0 grow flex-col" onDoubleClick={show}>
      <div className="nowheel scroll-fade min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-2.5">
        <p className="text-[15px] leading-[22px] font-[650] break-words">{nameOfOffer(offer) || t('unnamed')}</p>
        <div className="mt-1.5 flex items-center gap-2">
          <OfferState state={deal.state} />
          <FilledBar offer={offer} className="min-w-0 grow" />
        </div>
        <NextDay {...{ deal, today }} className="mt-2.5 rounded-[10px] bg-surface-2 px-2.5 py-2" />
        <dl className="mt-2 text-sm">
          {SHOWN.map((field) => {
            const said = saidOf(offer, field, { t, language, today });
            return (
              <div key={field} className="flex min-h-8 items-center gap-3 border-b border-line py-1 last:border-0">
                <dt className="w-[86px] shrink-0 font-[550] text-ink-3">{t(`target.${field}`)}</dt>
                <dd className={classes('min-w-0 grow break-words', said.length > 0 ? 'font-semibold' : 'text-ink-3')}>
                  {said.length === 0
                    ? t('missing')
                    : said.map(({ words, aside, badge }, i) => (
                        <span key={i}>
                          {i > 0 && ' · '}
                          <span className="tnum">{words}</span>
                          {(aside ?? badge) !== undefined && (
                            <span className="ml-1 font-normal text-ink-3 tnum">
                              {[aside, badge].filter(Boolean).join(', ')}
                            </span>
                          )}
                        </span>
                      ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3 py-2 text-sm">
        {clauses.length > 0 && (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            {clauses.some(({ isDanger }) => isDanger) ? (
              <OctagonAlert size={15} aria-hidden="true" className="text-bad" />
            ) : (
              <TriangleAlert size={15} aria-hidden="true" className="text-warn" />
            )}
            {t('clausesCount', { count: clauses.length })}
          </span>
        )}
        {found.length > 0 && (
          <span className="inline-flex items-center gap-1.5 text-ink-3">
            <Highlighter size={14} aria-hidden="true" className="text-warn" />
            {t('found', { count: found.length })}
          </span>
        )}
        <Button
          size="sm"
          className="nodrag ml-auto pointer-coarse:h-11"
          icon={<Expand size={13} aria-hidden="true" />}
          onClick={show}
        >
          {t('open')}
        </Button>
      </div>
    </div>
  );
}
