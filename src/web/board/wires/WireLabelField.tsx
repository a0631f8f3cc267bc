import { useEffect, useRef, useState } from 'react';
import { OURS } from '#contract/limits.ts';
import { useSendKey } from '../../chat/use-send-key.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useWords } from '../../words/index.ts';
import { relabel } from '../commands/wires.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useOnWire } from './use-wire-on-screen.ts';

/** The field for a wire's label: Enter and leaving save, Esc cancels, an empty one takes the label away. */
export function WireLabelField({ id, onClose }: { id: string; onClose: () => void }) {
  const { editor } = useEngine();
  const t = useWords('wires');
  const draft = useDraft(`label:${id}`);
  const isOver = useRef(false);
  const field = useOnWire<HTMLInputElement>(id, ({ middle }) => middle);
  const [saved] = useState(() => editor.scene.edge(id)?.edge.label ?? '');
  const { type } = draft;
  useEffect(() => {
    type(saved);
    field.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => field.current?.select());
  }, [type, saved, field]);
  const end = (isMeant: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isMeant) relabel(editor, id, field.current?.value ?? '');
    draft.clear();
    onClose();
  };
  const keys = useSendKey(() => end(true));
  return (
    <input
      ref={field}
      value={draft.text}
      maxLength={OURS.titleLength}
      aria-label={t('labelField')}
      placeholder={t('labelHint')}
      className="board-wire-label field-focus"
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => end(true)}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        end(false);
      }}
    />
  );
}
