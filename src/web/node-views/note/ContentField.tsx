import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isCtrlEnter, useSendKey } from '../../chat/composer/use-send-key.ts';
import { useWords } from '../../words/index.ts';
import { isCancel } from '../typing/use-name-field.ts';
import type { Editing } from '../typing/use-editing.ts';

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
  const t = useWords('nodeViews');
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
      aria-label={t('contentField')}
      aria-invalid={editing.excess > 0}
      className={`nowheel nodrag nopan resize-none overscroll-contain ${className}`}
      onChange={(event) => editing.draft.type(event.target.value)}
      onBlur={(event) => {
        // A syllable that was still open may stand in the field and have been told to nobody.
        editing.draft.type(event.target.value);
        if (outer === undefined) editing.end('leave');
      }}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (isCancel(event)) editing.end(onEscape);
        if (isSave(event)) editing.end('save');
      }}
    />
  );
}

/** Ctrl+S is meant for what is typed, and not for the browser's page. */
function isSave(event: KeyboardEvent): boolean {
  const isMeant = event.code === 'KeyS' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (isMeant) event.preventDefault();
  return isMeant && !event.nativeEvent.isComposing;
}

/** Why a text is not saved yet, or that there is another one meanwhile. */
export function ContentTrouble({ editing }: { editing: Editing }) {
  const t = useWords('notes');
  const { excess, meanwhile } = editing;
  if (excess === 0 && meanwhile === null) return null;
  return (
    <p role="status" className="shrink-0 bg-warn-soft px-3 py-1.5 text-xs text-warn">
      {excess > 0 ? t('tooLong', { count: excess }) : t('meanwhile')}
    </p>
  );
}
