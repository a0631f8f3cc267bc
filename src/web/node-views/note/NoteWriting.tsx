import { lazy, Suspense, useRef, type FocusEvent } from 'react';
import { heldName } from '../../lib/key-names.ts';
import { useWords } from '../../words/index.ts';
import type { WritingTools } from '../writing/WritingTools.tsx';
import { isCoarse } from '../../lib/coarse.ts';
import type { Editing } from '../typing/use-editing.ts';
import { ContentField, ContentTrouble } from './ContentField.tsx';

const Tools = lazy(() =>
  import('../writing/WritingTools.tsx').then(
    (m) => ({ default: m.WritingTools }),
    () => ({ default: NoTools }),
  ),
);

/** A text can be written without them. */
const NoTools: typeof WritingTools = () => <></>;

/** A text being written: its toolbar, the field, and the keys that end it. `isLow`: there is no room for a hint. */
export function NoteWriting({ editing, isLow }: { editing: Editing; isLow: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    // The tools may stand elsewhere in the page.
    const isWithin = event.currentTarget.contains(to) || (to instanceof Element && to.closest('[data-note-tools]'));
    if (!isWithin) editing.end('leave');
  };
  return (
    <div className="flex min-h-0 grow flex-col" data-writes-in={editing.place.nodeId} onBlur={leave}>
      <Suspense fallback={isCoarse() ? null : <div className="note-tools" />}>
        <Tools field={field} onDone={() => editing.end('save')} />
      </Suspense>
      <ContentField
        field={field}
        editing={editing}
        onEscape="cancel"
        className="mx-2 mb-2 min-h-0 grow rounded-control bg-surface px-2 py-1.5 text-sm field-focus"
      />
      <ContentTrouble editing={editing} />
      {!isLow && !isCoarse() && editing.excess === 0 && <SaveHint />}
    </div>
  );
}

const key =
  'font-sans inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[4px] bg-surface-3 px-1 font-medium';

function SaveHint() {
  const t = useWords('nodeViews');
  return (
    <p className="-mt-2 shrink-0 px-3 pt-1.5 pb-2 text-micro text-ink-3">
      <kbd className={key}>{heldName('ctrl')}</kbd> <kbd className={key}>Enter</kbd> {t('save')}{' '}
      <kbd className={key}>Esc</kbd> {t('cancel')}
    </p>
  );
}
