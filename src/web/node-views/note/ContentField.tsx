import { Suspense, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isCtrlEnter, useSendKey } from '../../chat/composer/use-send-key.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useWords, withWords } from '../../words/index.ts';
import { isCancel } from '../typing/use-name-field.ts';
import type { Editing } from '../typing/use-editing.ts';
import { useSharedText } from '../typing/use-shared-text.ts';

const WrittenTogether = lazyComponent(
  () => withWords(['people'], import('../writing/WrittenTogether.tsx')),
  'WrittenTogether',
);

interface ContentFieldProps {
  editing: Editing;
  /** Of a field with tools around it, which say when it is left. */
  field?: RefObject<HTMLTextAreaElement | null>;
  className: string;
  /** What Esc does: give the draft up, or keep it. */
  onEscape: 'cancel' | 'save';
}

/**
 * Where content is typed. Ctrl+Enter saves, and leaving the field where it stands alone. While others write in the same card
 * letters are saved at once, and giving up takes back one's own.
 */
export function ContentField({ editing, field: outer, className, onEscape }: ContentFieldProps) {
  const t = useWords('nodeViews');
  const own = useRef<HTMLTextAreaElement>(null);
  const field = outer ?? own;
  const keys = useSendKey(() => editing.end('save'), isCtrlEnter);
  const { text } = editing.draft;
  const [first] = useState(text);
  const shared = useSharedText(editing, field);
  // React keeps away from the value: an open syllable in it belongs to the browser.
  useLayoutEffect(() => {
    if (!shared.isShared) fill(field.current, text);
  }, [field, text, shared.isShared]);
  useEffect(() => {
    const element = field.current;
    if (!editing.isOpened || !element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, [field, editing.isOpened]);
  return (
    <>
      <textarea
        ref={field}
        defaultValue={first}
        aria-label={t('contentField')}
        aria-invalid={editing.excess > 0}
        className={`nowheel nodrag nopan resize-none overscroll-contain ${className}`}
        onChange={(event) => editing.draft.type(event.target.value)}
        onBlur={(event) => {
          // A syllable that was still open may stand in the field and have been told to nobody.
          editing.draft.type(event.target.value);
          shared.finish();
          if (outer === undefined) editing.end('leave');
        }}
        {...keys}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          if (isCancel(event)) {
            if (onEscape === 'cancel') shared.giveUp();
            else editing.end('save');
          }
          if (isSave(event)) editing.end('save');
        }}
      />
      {shared.isShared && (
        <Suspense>
          <WrittenTogether {...{ shared, field }} nodeId={editing.place.nodeId} />
        </Suspense>
      )}
    </>
  );
}

function fill(field: HTMLTextAreaElement | null, text: string): void {
  if (field && field.value !== text) field.value = text;
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
