import { useId } from 'react';
import { classes } from './classes.ts';

interface SwitchProps {
  label: string;
  /** The label stands elsewhere and is only read aloud here. */
  isLabelHidden?: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

/** On or off at once, with its label before it. */
export function Switch({ label, isLabelHidden = false, isOn, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-9 items-center gap-2.5">
      {!isLabelHidden && (
        <label htmlFor={id} className="text-sm font-semibold text-ink-2">
          {label}
        </label>
      )}
      <button
        id={id}
        type="button"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        disabled={disabled}
        onClick={() => onChange(!isOn)}
        className={classes(
          'relative inline-flex h-6 w-10 shrink-0 items-center rounded-full transition-colors duration-(--dur-fast)',
          isOn ? 'bg-accent' : 'bg-line-3',
        )}
      >
        <span
          className={classes(
            'size-[18px] rounded-full bg-surface transition-transform duration-(--dur-fast)',
            isOn ? 'translate-x-[19px]' : 'translate-x-[3px]',
          )}
        />
      </button>
    </span>
  );
}
