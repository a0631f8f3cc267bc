import { ChevronRight, FileText, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { headOf, markedLines, placeIn, type Mark } from './mail-lines.ts';
import { provenOf, rowGroupsOf } from './offer-rows.ts';
import type { BoardMail, OpenOffer } from './use-offer.ts';
import { dayName } from './value-words.ts';

/** What is lit in the mail and beside it: a field, a found value by its place in the tray, or a clause. */
export interface Lit {
  what: Mark['what'];
  key: string;
}

interface MailPaneProps {
  open: OpenOffer;
  mailId: string | null;
  onMail: (nodeId: string) => void;
  lit: Lit | null;
  onLight: (lit: Lit) => void;
}

/** The mails of an offer with numbered lines; quotes are underlined, values that fill no field are framed. */
export function MailPane({ open, mailId, onMail, lit, onLight }: MailPaneProps) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const { mails, today } = open;
  const mail = mails.find(({ nodeId }) => nodeId === mailId) ?? mails[0];
  if (!mail)
    return (
      <div className="flex grow flex-col items-center justify-center px-8 text-center">
        <Mail size={22} strokeWidth={1.75} aria-hidden="true" className="mb-2 text-ink-3" />
        <b className="font-[650]">{t('noMail')}</b>
        <p className="mt-1 text-sm text-ink-3">{t('noMailText')}</p>
      </div>
    );
  const head = headOf(mail.text);
  const day = mail.received === null ? null : dayName(mail.received, language, today);
  return (
    <>
      <header className="shrink-0 border-b border-line px-[22px] pt-3.5 pb-3 max-md:px-4">
        <p className="flex items-center gap-2 text-xs text-ink-3">
          <Mail size={14} strokeWidth={2} aria-hidden="true" />
          {t('mail')}
          {day !== null && <span className="ml-auto tnum">{day}</span>}
        </p>
        <h3 className="mt-[5px] text-[15px] leading-[22px] font-[650] break-words">{head.subject ?? mail.title}</h3>
        {head.sender !== null && <p className="mt-0.5 truncate text-xs text-ink-3">{head.sender}</p>}
        {mails.length > 1 && <MailTabs {...{ mails, mail, today, onMail }} />}
      </header>
      {mail.isRead ? <Lines {...{ open, mail, lit, onLight }} /> : <AsFile mail={mail} cardId={open.node.id} />}
    </>
  );
}

interface MailTabsProps extends Pick<OpenOffer, 'mails' | 'today'> {
  mail: BoardMail;
  onMail: (nodeId: string) => void;
}

function MailTabs({ mails, mail, today, onMail }: MailTabsProps) {
  const t = useWords('offers');
  const { language } = useLanguage();
  return (
    <div role="group" aria-label={t('mails')} className="mt-2 flex flex-wrap gap-1">
      {mails.map(({ nodeId, received, title }) => (
        <button
          key={nodeId}
          type="button"
          aria-pressed={nodeId === mail.nodeId}
          title={title}
          onClick={() => onMail(nodeId)}
          className={classes(
            'h-7 rounded-[7px] px-2.5 text-xs font-semibold max-md:h-11',
            nodeId === mail.nodeId ? 'bg-surface text-ink shadow-card' : 'text-ink-3 hover:bg-surface-3',
          )}
        >
          {received === null ? t('mailNoDay') : t('mailOn', { day: dayName(received, language, today) })}
        </button>
      ))}
    </div>
  );
}

/** What is marked in a mail. */
function marksOf({ offer, found, clauses }: OpenOffer, mail: BoardMail, lit: Lit | null): Mark[] {
  const quotes = rowGroupsOf(offer)
    .flatMap(({ rows }) => rows)
    .flatMap(({ field }) =>
      provenOf(offer, field).flatMap((origin): Mark[] => {
        const at = placeIn(mail, origin);
        return at ? [{ at, what: 'quote', key: field }] : [];
      }),
    );
  const values = found.flatMap((one, i): Mark[] => {
    const at = placeIn(mail, one);
    return at ? [{ at, what: 'found', key: String(i) }] : [];
  });
  // The words of a clause are long, and often hold others: they are marked while somebody looks at them.
  const clause = lit?.what === 'clause' ? clauses.find(({ key }) => key === lit.key) : undefined;
  const at = clause && placeIn(mail, clause);
  if (clause && at) return [{ at, what: 'clause', key: clause.key }];
  return [...quotes, ...values];
}

type LinesProps = Pick<MailPaneProps, 'open' | 'lit' | 'onLight'> & { mail: BoardMail };

function Lines({ open, mail, lit, onLight }: LinesProps) {
  const area = useRef<HTMLDivElement>(null);
  const lines = markedLines(mail.text, marksOf(open, mail, lit));
  useEffect(() => {
    const first = lit && area.current?.querySelector<HTMLElement>(`[data-mail="${mail.nodeId}"] [data-lit]`);
    first?.scrollIntoView({ block: 'nearest' });
  }, [lit, mail.nodeId]);
  const latest = useLatest(onLight);
  useEffect(() => {
    const element = area.current;
    const press = ({ target }: Event) => {
      const { mark, key } =
        (target instanceof HTMLElement && target.closest<HTMLElement>('[data-mark]')?.dataset) || {};
      if (mark !== undefined && key !== undefined) latest.current({ what: mark as Mark['what'], key });
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [latest]);
  return (
    <div
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={mail.title}
      className="min-h-0 grow overflow-y-auto overscroll-contain py-3.5 pr-[22px] pl-3 text-[14px] leading-[25px] text-ink-2 outline-offset-[-2px] select-text"
    >
      {lines.map(({ number, isApart, pieces }) => (
        <div
          key={number}
          data-mail={mail.nodeId}
          className={classes('grid grid-cols-[24px_1fr] gap-2.5', isApart && 'mt-[9px]')}
        >
          <span aria-hidden="true" className="text-right text-micro leading-[25px] text-ink-3 tnum select-none">
            {number}
          </span>
          <span className="min-w-0 break-words">
            {pieces.map(({ text, mark }, i) =>
              mark ? <Marked key={i} text={text} mark={mark} isLit={isSame(lit, mark)} /> : <span key={i}>{text}</span>,
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

const isSame = (lit: Lit | null, mark: Lit): boolean => lit?.what === mark.what && lit.key === mark.key;

interface MarkedProps {
  text: string;
  mark: Mark;
  isLit: boolean;
}

/** A pointer may press it; whoever uses keys lights it from its field. */
function Marked({ text, mark: { what, key }, isLit }: MarkedProps) {
  return (
    <mark
      data-lit={isLit || undefined}
      data-mark={what}
      data-key={key}
      className={classes(
        'cursor-pointer text-ink',
        what !== 'found' && 'rounded-[3px]',
        what !== 'found' &&
          (isLit
            ? 'bg-accent-soft shadow-[inset_0_-2px_0_var(--ring)]'
            : 'bg-transparent shadow-[inset_0_-1.5px_0_color-mix(in_srgb,var(--k-file)_55%,transparent)]'),
        what === 'found' && '-mx-px rounded-chip px-1 font-semibold',
        what === 'found' &&
          (isLit
            ? 'bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--ring)]'
            : 'bg-[color-mix(in_srgb,var(--warn-soft)_60%,transparent)] shadow-[inset_0_0_0_1.5px_var(--warn-dot)]'),
      )}
    >
      {text}
    </mark>
  );
}

function AsFile({ mail, cardId }: { mail: BoardMail; cardId: string }) {
  const t = useWords('offers');
  const editor = useEditor();
  return (
    <div className="p-[22px] max-md:p-4">
      <button
        type="button"
        onClick={() => editor.openEvidence({ nodeId: mail.nodeId, passageId: null, askedFrom: cardId })}
        className="flex w-full items-center gap-2.5 rounded-card border border-line bg-surface px-3 py-2.5 text-left hover:border-line-2"
      >
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-k-file-ink" />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-semibold">{mail.title}</span>
          <span className="block text-xs text-ink-3">{t('asFile')}</span>
        </span>
        <span className="sr-only">{t('openFile')}</span>
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      </button>
    </div>
  );
}
