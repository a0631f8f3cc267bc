import { CalendarClock, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { dealMoves, dealStates, nextOf, type Deal, type DealState } from '#contract/offers/deal.ts';
import { classes } from '../../ui/classes.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { MovePopover } from './MovePopover.tsx';
import type { OpenOffer } from './use-offer.ts';
import { dayName, distanceWords } from './value-words.ts';

/** What is due next, with how many days are left. */
export function NextDay({ deal, today, className }: Pick<OpenOffer, 'deal' | 'today'> & { className?: string }) {
  const t = useWords('offers');
  const w = useWords('recipes');
  const { language } = useLanguage();
  const [next] = nextOf(deal, today);
  const what = next && w(`deal.due.${next.what}`);
  const isPressing = next?.days != null && next.days <= 3;
  return (
    <p className={classes('flex items-center gap-2 text-sm', className)}>
      <CalendarClock
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classes('shrink-0', next ? 'text-warn' : 'text-ink-3')}
      />
      {next && what ? (
        <>
          <b className="min-w-0 grow truncate font-[650]">
            {next.date === null
              ? t('noDay', { what })
              : t('dateLeft', { what, day: dayName(next.date, language, today) })}
          </b>
          {next.days !== null && (
            <span className={classes('shrink-0 text-xs font-semibold tnum', isPressing ? 'text-warn' : 'text-ink-3')}>
              {distanceWords(next.days, t)}
            </span>
          )}
        </>
      ) : (
        <span className="text-ink-3">{t('nothingDue')}</span>
      )}
    </p>
  );
}

/** The steps that are shown: a declined deal ends where it was declined. */
function shownSteps({ state, dates }: Deal): DealState[] {
  const isDeclined = state === 'declined';
  return dealStates.filter((one) => (one === 'declined' ? isDeclined : !isDeclined || dates[one] !== undefined));
}

interface DealStepsProps {
  open: OpenOffer;
  /** On a phone they stand side by side. */
  isRow?: boolean;
}

/** The way of the deal from its mail to its money; the step that comes next can be taken, with its day. */
export function DealSteps({ open, isRow = false }: DealStepsProps) {
  const t = useWords('offers');
  const w = useWords('recipes');
  const { language } = useLanguage();
  const { deal, mayEdit, today } = open;
  const steps = shownSteps(deal);
  const place = steps.indexOf(deal.state);
  const [toDo] = dealMoves[deal.state];
  const due = { replied: undefined, agreed: undefined, delivered: deal.due.upload, paid: deal.due.payment } as const;
  const dayAt = (state: DealState) => {
    const day = deal.dates[state] ?? (state in due ? due[state as keyof typeof due] : undefined);
    return day === undefined ? '' : dayName(day.slice(0, 10), language, today).replace(/ \(.\)$|^\w{3}, /, '');
  };
  return (
    <ol aria-label={t('steps')} className={isRow ? 'flex px-4 pt-3.5 pb-3' : 'flex flex-col'}>
      {steps.map((state, i) => {
        const isDone = i <= place;
        const isNext = i === place + 1 && toDo === state;
        const name = w(`deal.state.${state}`);
        const step = <StepMark {...{ isDone, isNext, isRow, isLast: i === steps.length - 1 }} />;
        const label = (
          <span
            className={classes(
              isRow ? 'text-xs' : 'text-[14px] leading-[22px]',
              isNext ? 'font-bold text-ink' : isDone ? 'font-semibold' : 'font-semibold text-ink-2',
              isRow && !isNext && 'font-normal! text-ink-3',
            )}
          >
            {name}
          </span>
        );
        return (
          <li
            key={state}
            aria-current={i === place ? 'step' : undefined}
            className={classes(
              'relative',
              isRow ? 'flex min-w-0 flex-1 flex-col items-center gap-[5px]' : 'flex gap-[11px] pb-3.5',
            )}
          >
            {step}
            {isNext && mayEdit ? <MoveButton {...{ open, to: state, isRow }}>{label}</MoveButton> : label}
            {!isRow && (
              <span className="ml-auto shrink-0 text-xs leading-[22px] text-ink-3 tnum">
                {isNext && dayAt(state) === '' ? t('toDo') : dayAt(state)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface StepMarkProps {
  isDone: boolean;
  isNext: boolean;
  isRow: boolean;
  isLast: boolean;
}

function StepMark({ isDone, isNext, isRow, isLast }: StepMarkProps) {
  return (
    <>
      {!isLast && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute',
            isRow ? 'top-[9px] right-[-50%] left-1/2 h-0.5' : 'top-[22px] bottom-0 left-[10.25px] w-[1.5px]',
            isDone ? 'bg-ink-3' : 'bg-line-2',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          'relative z-1 inline-flex size-[22px] shrink-0 items-center justify-center rounded-full',
          isDone
            ? 'bg-ink text-surface'
            : isNext
              ? 'bg-surface shadow-[inset_0_0_0_6px_var(--ink)]'
              : 'bg-surface shadow-[inset_0_0_0_1.5px_var(--line-3)]',
        )}
      >
        {isDone && <Check size={13} strokeWidth={3} />}
      </span>
    </>
  );
}

interface MoveButtonProps {
  open: OpenOffer;
  to: DealState;
  isRow: boolean;
  children: ReactNode;
}

/** Takes the deal to a step, on the day that is chosen. */
function MoveButton({ open, to, isRow, children }: MoveButtonProps) {
  return (
    <MovePopover
      open={open}
      moves={[to]}
      trigger={
        <button
          type="button"
          data-step={to}
          className={classes(
            'min-w-0 text-left underline decoration-line-3 decoration-1 underline-offset-4 hover:decoration-ink',
            "relative after:absolute after:-inset-1.5 after:content-[''] pointer-coarse:after:-inset-3",
            isRow && 'text-center',
          )}
        >
          {children}
        </button>
      }
    />
  );
}

/** What else may happen to the deal now: it is declined, taken up again, or its draft was sent. */
export function OtherMoves({ open }: { open: OpenOffer }) {
  const t = useWords('offers');
  const w = useWords('recipes');
  const { deal, mayEdit, keepDeal } = open;
  if (!mayEdit) return null;
  const shown = shownSteps(deal);
  const others = dealMoves[deal.state].filter((one, i) => i > 0 || !shown.includes(one));
  const hasDraft = deal.state === 'agreed' && deal.due.draft !== undefined;
  if (others.length === 0 && !hasDraft) return null;
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-2 pb-2.5 max-md:px-4">
      {hasDraft && (
        <Switch
          label={w('deal.draftSent')}
          isOn={deal.isDraftSent === true}
          onChange={(isDraftSent) => keepDeal({ ...deal, isDraftSent })}
        />
      )}
      {others.length > 0 && (
        <MovePopover
          open={open}
          moves={others}
          trigger={
            <button
              type="button"
              className="ml-[33px] text-xs max-md:ml-0 font-semibold text-ink-3 hover:text-ink pointer-coarse:h-11"
            >
              {others[0] === 'declined'
                ? t('declineMove')
                : t('move', { state: w(`deal.state.${others[0] ?? 'replied'}`) })}
            </button>
          }
        />
      )}
    </div>
  );
}
