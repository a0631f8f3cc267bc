import { useEffect, useRef } from 'react';
import { useSendKey } from '../../chat/use-send-key.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { isCancel, NameTrouble } from '../faces/TitleField.tsx';
import { useLabelEditing } from './use-label-editing.ts';
import { useOnWire } from './use-wire-on-screen.ts';

const BELOW_PX = 36;

/** The field for a wire's label: Enter and leaving save, Esc cancels, an empty one takes the label away. */
export function WireLabelField({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('wires');
  const editing = useLabelEditing(id);
  const field = useOnWire<HTMLInputElement>(id, ({ middle }) => middle);
  const trouble = useOnWire<HTMLDivElement>(id, ({ middle }) => ({ x: middle.x, y: middle.y + BELOW_PX }));
  const hasBegun = useRef(false);
  const close = useLatest(onClose);
  const { begin, isEditing } = editing;
  useEffect(() => {
    if (isEditing) {
      hasBegun.current = true;
      field.current?.focus({ preventScroll: true });
      requestAnimationFrame(() => field.current?.select());
    } else if (hasBegun.current) close.current();
    else begin();
  }, [isEditing, begin, field, close]);
  const keys = useSendKey(() => editing.end('save'));
  return (
    <>
      <input
        ref={field}
        value={editing.draft.text}
        aria-label={t('labelField')}
        aria-invalid={editing.excess > 0}
        placeholder={t('labelHint')}
        className="board-wire-label field-focus"
        onChange={(event) => editing.draft.type(event.target.value)}
        onBlur={(event) => {
          editing.draft.type(event.target.value);
          editing.end('leave');
        }}
        {...keys}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          if (isCancel(event)) editing.end('cancel');
        }}
      />
      <div ref={trouble} className="absolute top-0 left-0 z-10">
        <NameTrouble editing={editing} />
      </div>
    </>
  );
}
