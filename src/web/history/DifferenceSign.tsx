import { Minus, Pencil, Plus } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import type { DifferenceKind } from './compare.ts';

const icons = { removed: Minus, changed: Pencil, added: Plus } as const;
const looks: Record<DifferenceKind, string> = {
  removed: 'bg-ink text-surface',
  changed: 'bg-warn-soft text-warn',
  added: 'bg-note-soft text-note',
};

/** What a difference is, by a sign, a word and a colour. */
export function DifferenceSign({ kind, number }: { kind: DifferenceKind; number?: number }) {
  const t = useWords('history');
  const Icon = icons[kind];
  return (
    <span
      className={classes(
        'inline-flex h-[22px] shrink-0 items-center gap-1 rounded-[6px] px-1.5 text-sm font-semibold',
        looks[kind],
      )}
    >
      <Icon size={12} strokeWidth={2.4} aria-hidden="true" />
      {t(`kind.${kind}`)}
      {number !== undefined && <span className="tnum">{number}</span>}
    </span>
  );
}
