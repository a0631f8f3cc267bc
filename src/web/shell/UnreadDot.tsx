import { classes } from '../ui/classes.ts';

/** The red dot on a button behind which something was not read yet; the button's label says how much. */
export function UnreadDot({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      data-testid="unread"
      className={classes('absolute size-2 rounded-full bg-bad-dot shadow-[0_0_0_2px_var(--surface)]', className)}
    />
  );
}
