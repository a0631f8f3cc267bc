import { personInitialOf } from '#contract/account/name-of.ts';
import { classes } from './classes.ts';

const sizes = {
  sm: 'size-[22px] text-[10px]',
  md: 'size-7 text-xs',
  lg: 'size-9 text-base',
  xl: 'size-16 text-[24px]',
} as const;

/** Collaborator colours, in the order of tokens.css; the text on them is white in both themes. */
const colours = ['var(--peer-1)', 'var(--peer-2)', 'var(--peer-3)', 'var(--peer-4)', 'var(--peer-5)', 'var(--peer-6)'];

/** The same colour for the same key on every screen. */
export function peerColour(key: string): string {
  const sum = Array.from(key).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return colours[sum % colours.length] ?? 'var(--peer-6)';
}

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
