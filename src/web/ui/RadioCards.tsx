import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

interface RadioCardsProps<Value extends string> {
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  options: readonly {
    value: Value;
    title: string;
    text: string;
    /** A button at the right of the card. */
    beside?: ReactNode;
  }[];
}

/** A choice of one among cards that explain themselves. Arrow keys move, as in any group of radio buttons. */
export function RadioCards<Value extends string>({ label, value, onChoose, options }: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">{label}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <div key={option.value} className="relative">
            <label
              className={classes(
                'grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] items-start gap-x-3 rounded-[10px] p-3 transition-[background-color,box-shadow] duration-(--dur-fast)',
                Boolean(option.beside) && 'pr-12',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
                option.value === value
                  ? 'bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--ring)]'
                  : 'shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-2',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
                className="mt-0.5 size-[18px] shrink-0 scroll-my-24 appearance-none rounded-full shadow-[inset_0_0_0_1.5px_var(--line-3)] outline-none checked:shadow-[inset_0_0_0_5px_var(--ring)]"
              />
              <span className="min-w-0 text-base font-semibold break-words">{option.title}</span>
              <span className="col-start-2 min-w-0 text-sm break-words text-ink-2">{option.text}</span>
            </label>
            {option.beside && <span className="absolute top-2 right-2">{option.beside}</span>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
