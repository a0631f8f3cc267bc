import { CalendarPlus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import {
  dealMoves,
  dealOnCard,
  moveDeal,
  moveRefusals,
  nextOf,
  toKept,
  type Deal,
  type DealState,
  type Due,
  type Next,
} from '#contract/offers/deal.ts';
import { calendarFile, dueDaysOf } from '#contract/offers/deal-calendar.ts';
import { offerOnCard } from '#contract/offers/sponsor-of.ts';
import { redFlagsOf } from '#contract/rules/red-flags/red-flags.ts';
import { fileNameOf, saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Input } from '../../../ui/Field.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useLanguage, useWords } from '../../../words/index.ts';
import { useEditor } from '../../editor/hooks.ts';
import { DealChecklist } from './DealChecklist.tsx';
import { DealWay } from './DealWay.tsx';

/** How far the deal of a sponsor's card is, what is due next, and the steps that may follow. */
export function DealButton({ node, mayEdit }: { node: BoardNode; mayEdit: boolean }) {
  const t = useWords('recipes');
  const today = dayOf(new Date());
  const offer = offerOnCard(node);
  const deal = dealOnCard(node.metadata, offer, receivedOn(node));
  const isLate = nextOf(deal, today).some(({ isOverdue }) => isOverdue);
  const state = t(`deal.state.${deal.state}`);
  const hits = new Set(redFlagsOf(offer, []).flatMap(({ rule }) => rule ?? []));
  const flags = hits.size;
  const isFlagged = flags > 0 && (deal.state === 'new' || deal.state === 'replied');
  const trigger = (
    <button
      type="button"
      aria-label={[t('deal.open', { state }), ...(isFlagged ? [t('deal.flags', { count: flags })] : [])].join(', ')}
      className={classes(
        'nodrag inline-flex min-w-0 items-center rounded-control px-1.5 py-1 font-semibold hover:bg-surface-3 @min-[22rem]/bar:shrink-0',
        isLate ? 'text-warn' : 'text-ink-2',
      )}
    >
      <span className="truncate">{state}</span>
      {isFlagged && (
        <span className="ml-1.5 inline-flex shrink-0 items-center gap-0.5 text-warn tnum">
          <TriangleAlert size={14} aria-hidden="true" />
          {flags}
        </span>
      )}
    </button>
  );
  return (
    <Popover trigger={trigger} label={t('deal.title')} widthPx={320}>
      <DealSteps {...{ node, deal, today, mayEdit, hits }} />
    </Popover>
  );
}

/** The day of the mail, as it was written into the form; null where none was. */
function receivedOn({ metadata }: BoardNode): string | null {
  const received = recipeIn(metadata)?.values['received'];
  return typeof received === 'string' && /^\d{4}-\d{2}-\d{2}/.test(received) ? received.slice(0, 10) : null;
}

/** The day on this clock and in this time zone, as 2026-04-10. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

interface DealStepsProps {
  node: BoardNode;
  deal: Deal;
  today: string;
  mayEdit: boolean;
  /** The clauses to be careful about that stand in it. */
  hits: ReadonlySet<string>;
}

function DealSteps({ node, deal, today, mayEdit, hits }: DealStepsProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const editor = useEditor();
  const [day, setDay] = useState(today);
  const [problem, setProblem] = useState<string | null>(null);
  const next = nextOf(deal, today);
  const keep = (kept: Deal) =>
    editor.commit([{ do: 'patch-node', id: node.id, patch: { metadata: { deal: toKept(kept) } } }]);
  const move = (to: DealState) => {
    const moved = moveDeal(deal, to, day);
    setProblem(moved.ok ? null : moveRefusals[moved.reason][language]);
    if (moved.ok) keep(moved.value);
  };
  return (
    <div className="nowheel -m-3.5 flex max-h-[min(30rem,60dvh,var(--radix-popover-content-available-height))] flex-col gap-3 overflow-y-auto p-3.5 text-sm">
      <DealWay deal={deal} />
      <ul className="flex flex-col gap-1">
        {next.map((due) => (
          <li key={due.what} className={classes('font-semibold', due.isOverdue ? 'text-warn' : 'text-ink')}>
            <DueWords due={due} />
          </li>
        ))}
        {next.length === 0 && <li className="text-ink-3">{t('deal.nothing')}</li>}
      </ul>
      <ToCalendar node={node} deal={deal} />
      {mayEdit && deal.state === 'agreed' && deal.due.draft !== undefined && (
        <Switch
          label={t('deal.draftSent')}
          isOn={deal.isDraftSent === true}
          onChange={(isDraftSent) => keep({ ...deal, isDraftSent })}
        />
      )}
      {mayEdit && dealMoves[deal.state].length > 0 && (
        <>
          <Input
            type="date"
            label={t('deal.on')}
            value={day}
            problem={problem}
            onChange={(event) => setDay(event.target.value)}
          />
          <div className="flex flex-wrap gap-1.5">
            {dealMoves[deal.state].map((to) => (
              <Button key={to} size="sm" onClick={() => move(to)}>
                {t('deal.to', { state: t(`deal.state.${to}`) })}
              </Button>
            ))}
          </div>
        </>
      )}
      <DealChecklist hits={hits} />
    </div>
  );
}

/** The days that are still ahead, for the calendar of whoever is to keep them. */
function ToCalendar({ node, deal }: { node: BoardNode; deal: Deal }) {
  const t = useWords('recipes');
  const days = dueDaysOf(deal);
  if (days.length === 0) return null;
  const save = () => {
    const brand = offerOnCard(node).brand?.value ?? node.title;
    const titleOf = (what: Due) => t('deal.calendarDay', { brand, what: t(`deal.due.${what}`) });
    const file = calendarFile(days, { id: node.id, titleOf, at: new Date().toISOString() });
    saveFile(fileNameOf(brand, 'ics'), 'text/calendar', file);
  };
  return (
    <Button size="sm" className="self-start" icon={<CalendarPlus size={15} aria-hidden="true" />} onClick={save}>
      {t('deal.calendar')}
    </Button>
  );
}

function DueWords({ due: { what, date, days } }: { due: Next }) {
  const t = useWords('recipes');
  const named = t(`deal.due.${what}`);
  if (date === null || days === null) return <>{t('deal.noDay', { what: named })}</>;
  if (days === 0) return <>{t('deal.today', { what: named, date })}</>;
  return <>{t(days < 0 ? 'deal.late' : 'deal.left', { what: named, date, count: Math.abs(days) })}</>;
}
