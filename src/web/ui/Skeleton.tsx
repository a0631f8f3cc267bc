import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';

/** One grey shape in the size of what comes. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" style={style} className={classes('block skeleton', className)} />;
}

/** Says to everyone that something loads; what it holds is seen after 300 ms only, so that quick answers do not flicker. */
export function Waiting({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} className={classes('appear-late', className)}>
      {children}
    </div>
  );
}
