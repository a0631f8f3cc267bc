import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { chooser } from './chooser.ts';
import { classes } from './classes.ts';

interface SelectProps<Value extends string> {
  label: string;
  /** The label is read aloud, not drawn. */
  isLabelHidden?: boolean;
  value: Value;
  onChoose: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  /** Says what the choice means. */
  hint?: string;
  className?: string;
}

/** A choice of one in the browser's own list, with its label. */
export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  onChoose,
  options,
  disabled = false,
  hint,
  className,
}: SelectProps<Value>) {
  const id = useId();
  const choose = chooser(options, onChoose);
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold text-ink-2'}>
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => choose(event.target.value)}
          className={classes(
            'h-11 w-full appearance-none rounded-control bg-surface pr-9 pl-3 text-read text-ink sm:h-9 sm:text-base',
            'shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus disabled:bg-surface-2 disabled:text-ink-3',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          strokeWidth={2}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
