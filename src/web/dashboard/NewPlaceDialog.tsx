import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { OURS } from '#contract/limits.ts';
import { useTyped } from '../lib/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';

interface NewPlaceDialogProps {
  place: 'org' | 'project';
  title: string;
  text?: string;
  nameLabel: string;
  nameExample: string;
  isBusy: boolean;
  /** Gets the name without blanks around it; never an empty one. */
  onCreate: (name: string) => void;
  onClose: () => void;
  /** Called before a stray key or press closes it. */
  onStray?: () => void;
  /** What is asked beside the name. */
  children?: ReactNode;
}

/** Asks for the name of a new organisation or project. What was typed stays after a failure. */
export function NewPlaceDialog({
  place,
  title,
  text,
  nameLabel,
  nameExample,
  isBusy,
  onCreate,
  onClose,
  onStray,
  children,
}: NewPlaceDialogProps) {
  const t = useWords('orgs');
  const common = useWords('common');
  const [{ name }, setTyped, keepOn] = useTyped(`new-${place}`, { name: '' });
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(!name.trim());
    if (name.trim()) onCreate(name.trim());
    else field.current?.focus();
  };
  const leave = () => (keepOn(), onStray?.(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={title} {...(text && { text })} initialFocus={field}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          ref={field}
          label={nameLabel}
          value={name}
          maxLength={OURS.titleLength}
          placeholder={nameExample}
          problem={isMissing && !name.trim() ? t('nameRequired') : null}
          autoComplete="off"
          onChange={(event) => setTyped({ name: event.target.value })}
        />
        {children}
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t(isBusy ? 'creating' : 'create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
