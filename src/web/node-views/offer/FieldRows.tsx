import {
  AtSign,
  Ban,
  Banknote,
  Building2,
  Camera,
  Clapperboard,
  Hash,
  Link2,
  Megaphone,
  Package,
  Quote,
  RefreshCw,
  Reply,
  Send,
  Timer,
  Upload,
  User,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { editOffer, type Edited } from './edit-offer.ts';
import { FieldEditor } from './FieldEditor.tsx';
import type { Lit } from './MailPane.tsx';
import { rowGroupsOf, type Origin, type Row, type RowField } from './offer-rows.ts';
import { AskChip, Origins } from './RowMarks.tsx';
import type { OpenOffer } from './use-offer.ts';
import { plainly, saidOf, sayValue, type Said } from './value-words.ts';

const icons: Readonly<Record<RowField, LucideIcon>> = {
  brand: Building2,
  product: Package,
  contact: User,
  deliverables: Clapperboard,
  exposure: Timer,
  fee: Banknote,
  payment: Wallet,
  reply: Reply,
  shoot: Camera,
  draft: Send,
  upload: Upload,
  revisions: RefreshCw,
  usage: Megaphone,
  exclusivity: Ban,
  mustSays: Quote,
  hashtags: Hash,
  links: Link2,
};

export interface RowsProps {
  open: OpenOffer;
  lit: Lit | null;
  /** Lights the quotes of a field, and brings the mail that has the first one to the front. */
  onLight: (field: RowField, origin: Origin | null) => void;
  editing: RowField | null;
  onEdit: (field: RowField | null) => void;
}

/** The fields of the card in their groups, each with the line of the mail that says it. */
export function FieldRows(props: RowsProps) {
  const t = useWords('offers');
  return rowGroupsOf(props.open.offer).map(({ id, rows }) => (
    <section key={id} aria-labelledby={`offer-${id}`}>
      <h3 id={`offer-${id}`} className="px-6 pt-3.5 pb-1 text-xs font-semibold text-ink-3 max-md:px-4">
        {t(`group.${id}`)}
      </h3>
      {rows.map((row) => (
        <FieldRow key={row.field} row={row} {...props} />
      ))}
    </section>
  ));
}

function FieldRow({ row, open, lit, onLight, editing, onEdit }: RowsProps & { row: Row }) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const { field, origins, asks } = row;
  const { offer, today, isOpen } = open;
  const said = saidOf(offer, field, { t, language, today });
  const isLit = lit?.what === 'quote' && lit.key === field;
  const isEditing = editing === field;
  const name = t(`target.${field}`);
  const Icon = field === 'contact' && offer.contactName === null && origins.length > 0 ? AtSign : icons[field];
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEdit(null);
    button.current?.focus();
  };
  const save = (value: Edited[RowField]) => {
    open.keep(editOffer(offer, field, value as never));
    close();
  };
  return (
    <div data-field={field}>
      <div
        data-lit={isLit || undefined}
        className={classes(
          'grid min-h-11 grid-cols-[20px_84px_minmax(0,1fr)_auto] items-center gap-2.5 pr-4 pl-6',
          'max-md:min-h-[58px] max-md:grid-cols-[20px_minmax(0,1fr)_auto] max-md:gap-3 max-md:border-t max-md:border-line max-md:px-4 max-md:py-1.5',
          isLit ? 'bg-accent-soft' : isOpen && 'hover:bg-surface-2',
        )}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-3 max-md:size-[19px]" />
        <span aria-hidden="true" className="text-sm font-[550] text-ink-3 max-md:hidden">
          {name}
        </span>
        <button
          ref={button}
          type="button"
          data-row={field}
          aria-expanded={isOpen ? isEditing : undefined}
          aria-label={`${name}: ${said.length > 0 ? plainly(said) : t('missing')}`}
          onFocus={(event) => event.target.matches(':focus-visible') && origins.length > 0 && onLight(field, null)}
          onClick={() => (isOpen ? onEdit(isEditing ? null : field) : onLight(field, null))}
          className="min-w-0 rounded-[6px] py-1.5 text-left outline-offset-0 max-md:py-0"
        >
          <span className="hidden text-xs text-ink-3 max-md:block">{name}</span>
          <Value said={said} />
          <Before {...{ open, row }} />
        </button>
        <span className="flex max-w-[260px] flex-wrap items-center justify-end gap-1.5">
          <Origins {...{ row, open, isLit, name }} onLight={(origin) => onLight(field, origin)} />
          {asks
            .filter((one) => one !== 'vat' || offer.fees.length > 0)
            .map((one) => (
              <AskChip key={one} field={one} open={open} />
            ))}
        </span>
      </div>
      {isEditing && <FieldEditor {...{ offer, field, name }} onSave={save} onClose={close} />}
    </div>
  );
}

function Value({ said }: { said: readonly Said[] }) {
  const t = useWords('offers');
  if (said.length === 0)
    return (
      <span className="block text-[14.5px] leading-[22px] font-medium text-ink-3 max-md:text-read">{t('missing')}</span>
    );
  return (
    <span className="block text-[14.5px] leading-[22px] font-semibold break-words text-ink max-md:text-read max-md:leading-[23px]">
      {said.map(({ words, aside, badge }, i) => (
        <span key={i}>
          {i > 0 && <span className="font-medium text-ink-3"> · </span>}
          <span className="tnum">{words}</span>
          {aside !== undefined && <span className="font-medium text-ink-3 tnum"> · {aside}</span>}
          {badge !== undefined && (
            <span className="ml-1.5 inline-flex h-5 items-center rounded-chip bg-surface-3 px-[7px] align-[1px] text-micro font-semibold text-ink-2">
              {badge}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** What the mail said that a person has written over, or what an older mail said. */
function Before({ open, row: { field, origins } }: { open: OpenOffer; row: Row }) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const before = origins.flatMap(({ was, by }) => (was ? [{ ...was, by }] : []));
  if (before.length === 0) return null;
  return before.map(({ value, quote, by }, i) => {
    const said = plainly([sayValue(field, value, { t, language, today: open.today, quote })]);
    return (
      <span key={i} className="block text-xs text-ink-3">
        {by === 'person' ? t('mailSaid', { value: said }) : <BeforeMail said={said} />}
      </span>
    );
  });
}

function BeforeMail({ said }: { said: string }) {
  const t = useWords('offers');
  return (
    <>
      <del className="sr-only">{said}</del>
      {t('before', { value: said })}
    </>
  );
}
