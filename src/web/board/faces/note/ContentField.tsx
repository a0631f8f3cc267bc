import { useEffect, useRef, type RefObject } from 'react';
import { OURS } from '#contract/limits.ts';
import { isCtrlEnter, useSendKey } from '../../../chat/use-send-key.ts';
import { useWords } from '../../../words/index.ts';
import { isCancel } from '../TitleField.tsx';
import type { Editing } from '../use-editing.ts';

interface ContentFieldProps {
  editing: Editing;
  /** Of a field with tools around it, which say when it is left. */
  field?: RefObject<HTMLTextAreaElement | null>;
  className: string;
  /** What Esc does: give the draft up, or keep it. */
  onEscape: 'cancel' | 'save';
}

/** Where content is typed. Ctrl+Enter saves, and leaving the field where it stands alone. */
export function ContentField({ editing, field: outer, className, onEscape }: ContentFieldProps) {
  const t = useWords('faces');
  const own = useRef<HTMLTextAreaElement>(null);
  const field = outer ?? own;
  const keys = useSendKey(() => editing.end('save'), isCtrlEnter);
  useEffect(() => {
    const element = field.current;
    if (!editing.isOpened || !element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, [field, editing.isOpened]);
  return (
    <textarea
      ref={field}
      value={editing.draft.text}
      maxLength={OURS.contentLength}
      aria-label={t('contentField')}
      className={`nowheel nodrag nopan resize-none overscroll-contain ${className}`}
      onChange={(event) => editing.draft.type(event.target.value)}
      onBlur={() => outer === undefined && editing.end('save')}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (isCancel(event)) editing.end(onEscape);
      }}
    />
  );
}
