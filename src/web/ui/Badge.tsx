import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  plain: 'bg-surface-3 text-ink-2',
  accent: 'bg-accent-soft text-accent-ink',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  note: 'bg-note-soft text-note',
  wood: 'bg-wood-soft text-k-group-ink',
} as const;
export type Tone = keyof typeof tones;

/** A few words about a state, 20 px high. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  const look = 'inline-flex h-5 items-center gap-1 rounded-chip px-[7px] text-micro font-semibold whitespace-nowrap';
  return <span className={classes(look, tones[tone], className)}>{children}</span>;
}

const dots = { ok: 'bg-ok-dot', warn: 'bg-warn-dot', bad: 'bg-bad-dot', idle: 'bg-idle-dot' } as const;

/** Colour for a state that words beside it also say. */
export function StatusDot({ tone }: { tone: keyof typeof dots }) {
  return <span aria-hidden="true" className={classes('inline-block size-2 shrink-0 rounded-full', dots[tone])} />;
}
