import { CalendarPlus, ChevronLeft, Handshake, Mail, Minimize2, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { useReaderWidth } from '../../sources/reader/reader-width.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords, type Words } from '../../words/index.ts';
import { useEvidence } from '../../board-context/hooks.ts';
import { useMountedBoard } from '../../board-context/mounted-board.ts';
import { focusCard } from '../../board-context/focus-card.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { useSheetFocus } from '../../ui/use-sheet-focus.ts';
import { ClauseList } from './ClauseList.tsx';
import { DealSteps, NextDay, OtherMoves } from './DealSteps.tsx';
import { FieldRows } from './FieldRows.tsx';
import { FilledBar } from './FilledBar.tsx';
import { FoundTray } from './FoundTray.tsx';
import { MailPane } from './MailPane.tsx';
import { nameOfOffer } from './offer-rows.ts';
import { OfferState } from './OfferState.tsx';
import { ReplyButtons } from './ReplyButtons.tsx';
import { useOffer, type OpenOffer } from './use-offer.ts';
import { useSheet, type Sheet } from './use-sheet.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { calendarFile, dueDaysOf } from '../../recipes/offers/deal-calendar.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';

export interface OfferSheetProps {
  node: BoardNode;
  panel: Panel & { what: 'full' };
}

/** The full view of a card of an offer: its mails, its fields, and its deal side by side; on a phone one after another. */
export function OfferSheet({ node, panel }: OfferSheetProps) {
  const open = useOffer(node);
  return open && <Opened open={open} panel={panel} />;
}

function Opened({ open, panel }: { open: OpenOffer; panel: OfferSheetProps['panel'] }) {
  const board = useMountedBoard();
  const panels = usePanels();
  const evidence = useEvidence();
  const readerWidth = useReaderWidth();
  const isWide = useIsWide();
  const area = useRef<HTMLElement>(null);
  const sheet = useSheet(open, isWide);
  const close = () => (sheet.screen === 'card' ? panels.close(panel) : sheet.show('card'));
  const leave = () => panels.close(panel);
  useSheetFocus(area, close, () => focusCard({ editor: board.editor, engine: board }, open.node.id));
  useSheetKeys(area, { open, sheet, onLeave: leave });
  const name = nameOfOffer(open.offer) || open.node.title;
  return (
    <section
      ref={area}
      data-full={open.node.id}
      role="dialog"
      aria-modal={evidence === null}
      tabIndex={-1}
      aria-label={name}
      className={classes(
        'absolute inset-0 z-(--z-panel) flex flex-col bg-board p-3 outline-none appear-dialog max-md:z-[calc(var(--z-nav)+1)] max-md:p-0',
        evidence !== null && 'md:pr-[calc(var(--reader-width)+24px)]',
      )}
      style={{ '--reader-width': `${readerWidth}px` } as CSSProperties}
    >
      <article className="flex min-h-0 grow flex-col overflow-hidden rounded-group bg-surface shadow-pop max-md:rounded-none max-md:shadow-none">
        {isWide ? (
          <>
            <WideHead {...{ open, sheet, name }} onLeave={leave} />
            <Columns {...{ open, sheet }} />
          </>
        ) : (
          <Phone {...{ open, sheet, name }} onLeave={leave} />
        )}
      </article>
    </section>
  );
}

interface PartProps {
  open: OpenOffer;
  sheet: Sheet;
}

function WideHead({ open, sheet, name, onLeave }: PartProps & { name: string; onLeave: () => void }) {
  const t = useWords('offers');
  const w = useWords('recipes');
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line pr-3.5 pl-5">
      <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-[6px] bg-k-file-soft text-k-file-ink">
        <Handshake size={15} strokeWidth={2} aria-hidden="true" />
      </span>
      <h2 className="min-w-0 truncate text-[16px] font-[650]">{name}</h2>
      <OfferState state={open.deal.state} />
      <FilledBar offer={open.offer} />
      <span className="ml-auto flex shrink-0 items-center gap-1.5">
        <Button
          size="sm"
          variant="ghost"
          className="lg:hidden"
          aria-pressed={sheet.screen === 'mail'}
          icon={<Mail size={15} strokeWidth={2} aria-hidden="true" />}
          onClick={() => sheet.show(sheet.screen === 'mail' ? 'card' : 'mail')}
        >
          {t('showMail')}
        </Button>
        {hasDueDays(open) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<CalendarPlus size={15} strokeWidth={2} aria-hidden="true" />}
            title={w('deal.calendar')}
            onClick={() => saveCalendar(open, w)}
          >
            {t('calendar')}
          </Button>
        )}
        <IconButton
          label={t('leave')}
          hint="Esc"
          icon={<Minimize2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onLeave}
        />
      </span>
    </header>
  );
}

function Columns({ open, sheet }: PartProps) {
  const t = useWords('offers');
  const isMail = sheet.screen === 'mail';
  return (
    <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(280px,404px)_minmax(0,1fr)_316px] xl:grid-cols-[404px_minmax(0,1fr)_332px]">
      <section
        aria-label={t('mail')}
        className={classes('flex min-h-0 flex-col border-r border-line bg-surface-2', !isMail && 'max-lg:hidden')}
      >
        <MailPane {...{ open }} {...sheet.mail} />
      </section>
      <section aria-label={t('fields')} className={classes('flex min-h-0 min-w-0 flex-col', isMail && 'max-lg:hidden')}>
        <FoundTray {...{ open }} {...sheet.tray} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain pb-1.5">
          <FieldRows {...{ open }} {...sheet.rows} />
        </div>
      </section>
      <aside aria-label={t('steps')} className="flex min-h-0 flex-col border-l border-line bg-surface-2">
        <div className="min-h-0 shrink-0 px-4 pt-3.5 pb-0.5">
          <NextDay
            {...open}
            className="mb-3.5 rounded-[10px] bg-surface px-[11px] py-[9px] shadow-[inset_0_0_0_1px_var(--line)]"
          />
          <DealSteps open={open} />
          <OtherMoves open={open} />
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain border-t border-line bg-surface">
          <ClauseList open={open} onShow={sheet.showClause} />
        </div>
        <footer className="shrink-0 border-t border-line px-3.5 py-3">
          <ReplyButtons open={open} />
        </footer>
      </aside>
    </div>
  );
}

function Phone({ open, sheet, name, onLeave }: PartProps & { name: string; onLeave: () => void }) {
  const t = useWords('offers');
  const w = useWords('recipes');
  const { screen, show } = sheet;
  const { clauses } = open;
  const isDanger = clauses.some((one) => one.isDanger);
  const Icon = isDanger ? OctagonAlert : TriangleAlert;
  return (
    <>
      <header className="flex shrink-0 items-center gap-1 border-b border-line py-1.5 pr-1.5 pl-1">
        <IconButton
          size="lg"
          label={t(screen === 'card' ? 'leave' : 'back')}
          icon={<ChevronLeft size={22} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => (screen === 'card' ? onLeave() : show('card'))}
        />
        <div className="min-w-0 grow">
          <h2 className="truncate text-[16px] leading-[21px] font-[650]">{name}</h2>
          <span className="flex items-center gap-1.5">
            <OfferState state={open.deal.state} className="h-[18px]!" />
            <FilledBar offer={open.offer} hasBar={false} />
          </span>
        </div>
        <IconButton
          size="lg"
          label={t('showMail')}
          isOn={screen === 'mail'}
          icon={<Mail size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => show(screen === 'mail' ? 'card' : 'mail')}
        />
        {hasDueDays(open) && (
          <IconButton
            size="lg"
            label={w('deal.calendar')}
            icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => saveCalendar(open, w)}
          />
        )}
      </header>
      {screen === 'mail' && (
        <div className="flex min-h-0 grow flex-col bg-surface-2">
          <MailPane {...{ open }} {...sheet.mail} />
        </div>
      )}
      {screen === 'clauses' && (
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <ClauseList open={open} onShow={sheet.showClause} />
        </div>
      )}
      {screen === 'card' && (
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <DealSteps open={open} isRow />
          <NextDay {...open} className="mx-4 mb-3 rounded-card bg-surface-2 px-3 py-2.5" />
          <OtherMoves open={open} />
          <FoundTray {...{ open }} {...sheet.tray} />
          <FieldRows {...{ open }} {...sheet.rows} />
        </div>
      )}
      <footer className="shrink-0 border-t border-line bg-surface px-4 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))]">
        {clauses.length > 0 && screen !== 'clauses' && (
          <button
            type="button"
            onClick={() => show('clauses')}
            className="mb-1 flex min-h-11 w-full items-center gap-2 text-left text-sm"
          >
            <Icon size={17} strokeWidth={2} aria-hidden="true" className={isDanger ? 'text-bad' : 'text-warn'} />
            <span className="grow font-semibold">{t('clausesCount', { count: clauses.length })}</span>
            <span className="font-semibold text-ink-2">{t('show')}</span>
          </button>
        )}
        <ReplyButtons open={open} isSmall />
      </footer>
    </>
  );
}

type Told = Pick<OpenOffer, 'deal' | 'offer' | 'node'>;

const hasDueDays = ({ deal }: Pick<Told, 'deal'>): boolean => dueDaysOf(deal).length > 0;

/** Gives the days that are still ahead as a file for a calendar. */
function saveCalendar({ deal, offer, node }: Told, w: Words<'recipes'>): void {
  const brand = offer.brand?.value ?? node.title;
  const file = calendarFile(dueDaysOf(deal), {
    id: node.id,
    titleOf: (what) => w('deal.calendarDay', { brand, what: w(`deal.due.${what}`) }),
    at: new Date().toISOString(),
  });
  saveFile(fileNameOf(brand, 'ics'), 'text/calendar', file);
}
