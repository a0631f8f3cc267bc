import { Check, CircleHelp, Mail, PenLine } from 'lucide-react';
import type { OfferField } from '#contract/offers/missing.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { backToMail } from './edit-offer.ts';
import { lineAt, placeIn } from './mail-lines.ts';
import type { Origin, Row } from './offer-rows.ts';
import type { OpenOffer } from './use-offer.ts';

interface OriginsProps {
  row: Row;
  open: OpenOffer;
  isLit: boolean;
  name: string;
  onLight: (origin: Origin) => void;
}

/** The lines of the mail that say it, each once; or that a person wrote it. */
export function Origins({ row: { field, origins }, open, isLit, name, onLight }: OriginsProps) {
  const t = useWords('offers');
  const { offer, mails, isOpen } = open;
  const shown = new Map<string, { label: string; said: string; origin: Origin }>();
  for (const origin of origins) {
    if (origin.quote === '') continue;
    const mail = mails.find((one) => placeIn(one, origin) !== null);
    const at = mail && placeIn(mail, origin);
    if (mail && at) {
      const line = lineAt(mail.text, at[0]);
      const label = t('line', { count: line });
      shown.set(`${mail.nodeId}:${line}`, { label, said: t('lineSaid', { field: name, count: line }), origin });
    } else if (origin.place !== null && mails.some(({ nodeId, isRead }) => nodeId === origin.place?.nodeId && !isRead))
      shown.set(origin.place.nodeId, { label: t('source'), said: t('quoteSaid', { field: name }), origin });
    else if (origin.place === null && mails.some(({ title }) => title.includes(origin.quote)))
      shown.set('title', { label: t('inTitle'), said: t('quoteSaid', { field: name }), origin });
  }
  // What was found in the mail and put in by a person stands there all the same.
  const isOwn = origins.some(({ by, quote }) => by === 'person' && quote === '');
  const mayGoBack = isOpen && origins.some(({ by, was }) => by === 'person' && was !== undefined);
  return (
    <>
      {isOwn && (
        <span className="inline-flex h-5 items-center gap-1 rounded-chip px-1.5 text-micro font-semibold text-ink-3">
          <PenLine size={11} strokeWidth={2.2} aria-hidden="true" />
          <span className="max-md:sr-only">{t('byPerson')}</span>
        </span>
      )}
      {mayGoBack && (
        <button
          type="button"
          onClick={() => open.keep(backToMail(offer, field))}
          className="h-6 rounded-[6px] px-1.5 text-xs font-semibold text-ink-2 underline decoration-line-3 underline-offset-2 hover:text-ink max-md:h-11"
        >
          {t('asMail')}
        </button>
      )}
      {[...shown].map(([key, { label, said, origin }]) => (
        <button
          key={key}
          type="button"
          data-chip={field}
          aria-label={said}
          aria-pressed={isLit}
          onClick={() => onLight(origin)}
          className={classes(
            'relative inline-flex h-5 items-center gap-1 rounded-chip px-1.5 text-micro font-semibold whitespace-nowrap',
            "after:absolute after:-inset-1 after:content-[''] pointer-coarse:after:-inset-2.5 max-md:h-[26px] max-md:rounded-[7px] max-md:px-2 max-md:text-xs",
            isLit
              ? 'bg-accent text-on-accent'
              : 'bg-surface-2 text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] hover:text-ink hover:shadow-[inset_0_0_0_1px_var(--line-3)]',
          )}
        >
          <Mail size={11} strokeWidth={2.2} aria-hidden="true" />
          {label}
        </button>
      ))}
    </>
  );
}

/** Ticks whether a missing field is asked for in the reply. */
export function AskChip({ field, open: { isAsked, toggleAsk, isOpen } }: { field: OfferField; open: OpenOffer }) {
  const t = useWords('offers');
  const isOn = isAsked(field);
  const Icon = isOn ? Check : CircleHelp;
  return (
    <button
      type="button"
      role="checkbox"
      data-ask={field}
      aria-checked={isOn}
      disabled={!isOpen}
      aria-label={t('askFor', { field: t(`target.${field}`), ask: t(`ask.${field}`) })}
      onClick={() => toggleAsk(field)}
      className={classes(
        'inline-flex h-[26px] items-center gap-[5px] rounded-[7px] border-[1.5px] px-[9px] text-[12.5px] font-semibold whitespace-nowrap max-md:h-11 max-md:rounded-[10px] max-md:px-3 max-md:text-[13.5px]',
        isOn ? 'border-solid border-ink text-ink' : 'border-dashed border-line-3 text-ink-2 hover:text-ink',
      )}
    >
      <Icon size={13} strokeWidth={2} aria-hidden="true" />
      <span className="max-md:hidden">{t(`ask.${field}`)}</span>
      <span className="hidden max-md:inline">{t('askShort')}</span>
    </button>
  );
}
