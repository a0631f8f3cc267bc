import { initialOf } from '#contract/base/letters.ts';
import { classes } from '../../ui/classes.ts';

/** The first letter of a name in the kind's colour, where there is no picture of it. */
export function Initial({ name, isRound }: { name: string; isRound: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex size-4 shrink-0 items-center justify-center bg-(--ks) text-[9px] font-extrabold text-(--ki)',
        isRound ? 'rounded-full' : 'rounded-[4px]',
      )}
    >
      {initialOf(name)}
    </span>
  );
}
