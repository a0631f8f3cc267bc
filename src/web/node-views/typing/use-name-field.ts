import { useLayoutEffect, useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useSendKey } from '../../chat/composer/use-send-key.ts';
import { useLatest } from '../../lib/use-latest.ts';
import type { Editing } from './use-editing.ts';

/** What the field of a name has to be given: Enter and leaving save, Esc cancels. */
export function useNameField(editing: Editing) {
  const keys = useSendKey(() => editing.end('save'));
  return {
    value: editing.draft.text,
    'aria-invalid': editing.excess > 0,
    ...keys,
    onChange: (event: ChangeEvent<HTMLInputElement>) => editing.draft.type(event.target.value),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      editing.draft.type(event.target.value);
      editing.end('leave');
    },
    onKeyDown: (event: KeyboardEvent) => {
      keys.onKeyDown(event);
      if (isCancel(event)) editing.end('cancel');
    },
  };
}

/**
 * Begins the editing for a field that stands as long as it lasts: `onBegun` when it has, `onEnd` when it is over. Both before
 * the next key, which a field that is over would take for itself.
 */
export function useEditingWhole({ begin, isEditing }: Editing, onBegun: () => void, onEnd: () => void): void {
  const hasBegun = useRef(false);
  const latest = useLatest({ onBegun, onEnd });
  useLayoutEffect(() => {
    if (isEditing) {
      hasBegun.current = true;
      latest.current.onBegun();
    } else if (hasBegun.current) latest.current.onEnd();
    else begin();
  }, [isEditing, begin, latest]);
}

/** The Esc that leaves a field, taken for itself; within a composition Esc belongs to the input method. */
export function isCancel(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
