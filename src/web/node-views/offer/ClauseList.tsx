import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { redFlagChecklist } from '#contract/offers/red-flags/red-flags.ts';
import { cut } from '#contract/base/letters.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import type { ShownClause } from './clauses.ts';
import { lineAt, placeIn } from './mail-lines.ts';
import type { OpenOffer } from './use-offer.ts';

const LONGEST_QUOTE = 60;

interface ClauseListProps {
  open: OpenOffer;
  /** Brings the mail that has it to the front. */
  onShow: (clause: ShownClause) => void;
}

/** The clauses to be careful about: how grave, the words of the mail, and the sentence that asks for a change. */
export function ClauseList({ open, onShow }: ClauseListProps) {
  const t = useWords('offers');
  const { clauses } = open;
  const { unchecked = 0 } = open.offer;
  return (
    <section aria-label={t('clauses')}>
      <header className="flex items-center justify-between px-4 pt-3 pb-[9px]">
        <h3 className="text-sm font-[650]">{t('clauses')}</h3>
        <span className="text-xs text-ink-3 tnum">
          {t('clausesOf', { all: redFlagChecklist.length, count: clauses.length })}
        </span>
      </header>
      {unchecked > 0 && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-sm text-ink-2">
          <TriangleAlert size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-warn" />
          {t('unchecked', { count: unchecked })}
        </p>
      )}
      {clauses.length === 0 && unchecked === 0 && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-sm text-ink-2">
          <Check size={15} aria-hidden="true" className="text-ok" />
          {t('noClauses')}
        </p>
      )}
      <ul>
        {clauses.map((clause) => (
          <ClauseLine key={clause.key} {...{ clause, open, onShow }} />
        ))}
      </ul>
    </section>
  );
}

function ClauseLine({ clause, open, onShow }: ClauseListProps & { clause: ShownClause }) {
  const t = useWords('offers');
  const { key, isDanger, why, ask, quote } = clause;
  const mail = open.mails.find((one) => placeIn(one, clause) !== null);
  const at = mail && placeIn(mail, clause);
  const Icon = isDanger ? OctagonAlert : TriangleAlert;
  const isOn = open.isAsked(key);
  const line = mail && at ? ` · ${t('line', { count: lineAt(mail.text, at[0]) })}` : '';
  return (
    <li className="flex gap-2.5 border-t border-line px-4 py-2.5">
      <Icon
        size={17}
        strokeWidth={2}
        role="img"
        aria-label={t(isDanger ? 'danger' : 'care')}
        className={classes('mt-[2px] shrink-0', isDanger ? 'text-bad' : 'text-warn')}
      />
      <div className="min-w-0 grow">
        <p className="text-sm font-[650]">{why}</p>
        {quote !== '' && (
          <button
            type="button"
            onClick={() => onShow(clause)}
            className="mt-px block max-w-full text-left text-xs break-words text-ink-3 hover:text-ink"
          >
            <q>{cut(quote.replaceAll(/\s+/g, ' '), LONGEST_QUOTE)}</q>
            {line}
          </button>
        )}
        {ask !== '' && (
          <button
            type="button"
            role="checkbox"
            aria-checked={isOn}
            disabled={!open.isOpen}
            onClick={() => open.toggleAsk(key)}
            className={classes(
              'mt-[7px] inline-flex min-h-[26px] max-w-full items-start gap-1.5 rounded-[7px] border-[1.5px] bg-surface px-[9px] py-0.5 text-left text-[12.5px] leading-5 font-semibold max-md:min-h-11 max-md:items-center',
              isOn ? 'border-solid border-ink text-ink' : 'border-dashed border-line-3 text-ink-2 hover:text-ink',
            )}
          >
            {isOn && (
              <Check size={13} strokeWidth={2.2} aria-hidden="true" className="mt-[3.5px] shrink-0 max-md:mt-0" />
            )}
            <span className="min-w-0">{ask}</span>
          </button>
        )}
      </div>
    </li>
  );
}
