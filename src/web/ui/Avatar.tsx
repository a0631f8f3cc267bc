import { peerColourOf } from '#contract/live/peer-colour.ts';
import { personInitialOf } from '#contract/account/name-of.ts';
import { classes } from './classes.ts';

const sizes = {
  sm: 'size-[22px] text-[10px]',
  md: 'size-7 text-xs',
  lg: 'size-9 text-base',
  xl: 'size-16 text-[24px]',
} as const;

/** Of the collaborators' colours in tokens.css; the text on them is white in both themes. */
export const peerColour = (id: string): string => `var(--peer-${peerColourOf(id) + 1})`;

/**
 * A person: the own picture, or the letter of the name on that person's colour. Pictures of other sites are not
 * fetched. Decorative unless `label` is given.
 */
export function Avatar({
  name,
  colourKey,
  size = 'md',
  label,
  src,
}: {
  name: string;
  src?: string | null;
  colourKey: string;
  size?: keyof typeof sizes;
  label?: string;
}) {
  return (
    <span
      style={{ backgroundColor: peerColour(colourKey) }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full font-[650] text-white',
        sizes[size],
      )}
    >
      {src?.startsWith('/') ? (
        <img src={src} alt="" className="size-full rounded-full object-cover" />
      ) : (
        personInitialOf(name)
      )}
    </span>
  );
}
