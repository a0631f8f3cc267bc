import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { classes } from './classes.ts';
import { leaveToField } from './own-escape.ts';
import { useGiveBack } from './use-give-back.ts';

interface DialogProps {
  isOpen: boolean;
  /** Called for Esc and the cross. */
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** What gets the focus first; otherwise the first field. */
  initialFocus?: { readonly current: HTMLElement | null };
  widthPx?: number;
  isAlert?: boolean;
  /** On phones it is the whole screen. */
  isFullOnPhone?: boolean;
  children: ReactNode;
}

/**
 * A dialog over a scrim, 440 px wide unless said otherwise; on phones a sheet at the bottom. A press beside it, on a notice or on
 * the scrim, leaves it open with what was typed.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  text,
  initialFocus,
  widthPx = 440,
  isAlert = false,
  isFullOnPhone = false,
  children,
}: DialogProps) {
  const t = useWords('common');
  const giveBack = useGiveBack(isOpen);
  const focusFirst = (event: Event) => {
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        {/* As high as the dialog: what opens later lies above, so that a dialog that opens another one steps back behind it. */}
        <Primitive.Overlay className="fixed inset-0 z-(--z-dialog) bg-scrim appear-scrim" />
        <div className="pointer-events-none fixed inset-0 z-(--z-dialog) flex items-end justify-center sm:items-center sm:p-6">
          <Primitive.Content
            role={isAlert ? 'alertdialog' : 'dialog'}
            {...(text ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={leaveToField}
            onInteractOutside={(event) => event.preventDefault()}
            style={{ '--dialog-width': `${widthPx}px` } as React.CSSProperties}
            className={classes(
              'pointer-events-auto relative w-full overflow-y-auto bg-raised p-6 pb-[max(24px,env(safe-area-inset-bottom))] shadow-pop outline-none appear-dialog',
              'sm:max-h-[92dvh] sm:w-(--dialog-width) sm:max-w-full sm:rounded-dialog',
              isFullOnPhone
                ? 'max-sm:flex max-sm:h-dvh max-sm:flex-col max-sm:*:shrink-0'
                : 'max-sm:max-h-[92dvh] max-sm:rounded-t-[20px]',
            )}
          >
            <Primitive.Title className="pr-9 text-h3 font-[650]">{title}</Primitive.Title>
            {text && <Primitive.Description className="mt-1.5 text-base text-ink-2">{text}</Primitive.Description>}
            {children}
            <Primitive.Close
              aria-label={t('close')}
              className="absolute top-5 right-5 inline-flex size-8 items-center justify-center rounded-control text-ink-2 hover:bg-surface-3 hover:text-ink pointer-coarse:top-3.5 pointer-coarse:right-3.5 pointer-coarse:size-11"
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </Primitive.Close>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The row of buttons at the foot of a dialog, the acting one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>;
}
