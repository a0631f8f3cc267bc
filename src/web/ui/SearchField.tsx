import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Read out, and seen while nothing is typed. */
  label: string;
  onType: (typed: string) => void;
}

/** A field that narrows a list down while somebody types in it. */
export function SearchField({ label, onType, className, ...rest }: SearchFieldProps) {
  return (
    <label className={classes('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <input
        {...rest}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        onChange={(event) => onType(event.target.value)}
        className="h-11 w-full rounded-control bg-surface pr-3 pl-9 text-read text-ink shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus sm:h-9 sm:text-base"
      />
    </label>
  );
}
