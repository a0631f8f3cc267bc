import { BadgeCheck, Circle, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '#contract/base/finding.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import type { CheckRow } from './result-checks.ts';

const SIGNS = {
  ok: { Icon: BadgeCheck, colour: 'text-ok' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  bad: { Icon: CircleAlert, colour: 'text-bad' },
  open: { Icon: Circle, colour: 'text-line-3' },
} as const;

/** A strip shows its first ones only. */
const worstFirst = (rows: readonly CheckRow[]): CheckRow[] =>
  ['bad', 'warn', 'ok', 'open'].flatMap((state) => rows.filter((row) => row.state === state));

interface CheckListProps {
  rows: readonly CheckRow[];
  /** Brings the place of a finding into sight. */
  onShow: (at: readonly [number, number]) => void;
  /** What can be done about a finding. */
  actions: (finding: Finding) => ReactNode;
  isStrip: boolean;
}

/** The checks one below the other; as a strip, side by side. */
export function CheckList({ rows, onShow, actions, isStrip }: CheckListProps) {
  const t = useWords('making');
  return (
    <ul
      className={classes(
        isStrip
          ? 'flex snap-x scroll-px-4 items-start gap-2 overflow-x-auto overscroll-x-contain px-4 py-2.5'
          : 'flex flex-col',
      )}
    >
      {(isStrip ? worstFirst(rows) : rows).map((row) => {
        const { Icon, colour } = SIGNS[row.state];
        const place = row.at ?? row.finding?.at ?? null;
        const title = <span className="block text-sm leading-5 font-semibold text-ink">{row.title}</span>;
        return (
          <li
            key={row.id}
            data-check={row.id}
            data-state={row.state}
            className={classes(
              'flex items-start gap-2.5',
              isStrip
                ? 'w-[228px] shrink-0 snap-start rounded-card bg-surface-2 px-3 py-2.5'
                : 'border-t border-line px-4 py-[11px]',
            )}
          >
            <Icon size={16} strokeWidth={2} aria-hidden="true" className={classes('mt-[2px] shrink-0', colour)} />
            <div className="min-w-0 grow">
              <span className="sr-only">{t(`check.${row.state}`)}: </span>
              {place ? (
                <button
                  type="button"
                  title={t('toPlace')}
                  className="block w-full text-left hover:underline"
                  onClick={() => onShow(place)}
                >
                  {title}
                </button>
              ) : (
                title
              )}
              {row.text !== undefined && (
                <span className={classes('block text-xs leading-[18px] text-ink-3', isStrip && 'line-clamp-2')}>
                  {row.text}
                </span>
              )}
              {row.finding && <span className="block text-xs">{actions(row.finding)}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
