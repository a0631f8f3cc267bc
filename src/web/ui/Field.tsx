import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';

const fieldLook =
  'w-full rounded-control bg-surface text-read text-ink sm:text-base shadow-[inset_0_0_0_1px_var(--line-2)] ' +
  'transition-shadow duration-(--dur-fast) focus:field-focus disabled:bg-surface-2 disabled:text-ink-3 ' +
  'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)]';

interface FieldProps {
  label: string;
  /** Small words beside the label, such as 'optional'. */
  note?: string;
  /** What is wrong with the value; announced. */
  problem?: string | null;
  hint?: ReactNode;
}

/** One line of text with its label; 16 px on phones, so that the page does not zoom. */
export function Input({ label, note, problem, hint, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} note={note} problem={problem} hint={hint}>
      <input
        {...rest}
        {...described(id, problem, hint)}
        className={classes(fieldLook, 'h-11 px-3 sm:h-9', className)}
      />
    </Labelled>
  );
}

/** Several lines of text with their label. */
export function Textarea({
  label,
  note,
  problem,
  hint,
  className,
  rows = 2,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} note={note} problem={problem} hint={hint}>
      <textarea
        {...rest}
        {...described(id, problem, hint)}
        rows={rows}
        className={classes(fieldLook, 'block resize-y px-3 py-2', className)}
      />
    </Labelled>
  );
}

const described = (id: string, problem?: string | null, hint?: ReactNode) => ({
  id,
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-describedby': problem ? `${id}-problem` : hint ? `${id}-hint` : undefined,
});

interface LabelledProps {
  id: string;
  label: string;
  note: string | undefined;
  problem: string | null | undefined;
  hint: ReactNode;
  children: ReactNode;
}

function Labelled({ id, label, note, problem, hint, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink-2">
        {label}
        {note && <span className="ml-1.5 font-normal text-ink-3">{note}</span>}
      </label>
      {children}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-bad">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
          {problem}
        </p>
      )}
      {hint && !problem && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
