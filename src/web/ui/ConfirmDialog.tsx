import { useRef, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

export interface ConfirmWords {
  title: string;
  text: string;
  /** What the acting button says, and what it says while it works. */
  action: string;
  actionBusy?: string;
}

interface ConfirmDialogProps extends ConfirmWords {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isBusy?: boolean;
  /** What stands between the text and the buttons. */
  children?: ReactNode;
}

/** Asks before something is destroyed. The focus starts on Cancel. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  text,
  action,
  actionBusy,
  isBusy = false,
  children,
}: ConfirmDialogProps) {
  const t = useWords('common');
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} text={text} initialFocus={cancel} isAlert>
      {children}
      <DialogActions>
        <Button ref={cancel} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? (actionBusy ?? action) : action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
