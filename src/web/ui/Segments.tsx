import { classes } from './classes.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  /** None is pressed for a value that is not among the options. */
  value: string;
  onChoose: (value: Value) => void;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
}

/** A choice of one in a row of equal parts, each of which acts when it is pressed and not when the focus comes to it. */
export function Segments<Value extends string>({ label, value, onChoose, options }: SegmentsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))` }}
      className="grid gap-[3px] rounded-control bg-surface-3 p-[3px]"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.isDisabled}
          onClick={() => option.value !== value && onChoose(option.value)}
          className={classes(
            'h-[30px] truncate rounded-[6px] px-1.5 text-sm font-semibold text-ink-2 transition-[background-color,color] duration-(--dur-fast)',
            'hover:text-ink disabled:text-ink-4 max-sm:h-11 max-sm:px-0.5 max-sm:text-base',
            'aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card dark:aria-pressed:bg-line-2',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
