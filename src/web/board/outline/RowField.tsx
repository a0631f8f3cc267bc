import { useEffect, useRef, useState } from 'react';
import { OURS } from '#contract/limits.ts';
import { useSendKey } from '../../chat/use-send-key.ts';
import { useWords } from '../../words/index.ts';
import { rename } from '../commands/rename.ts';
import { relabel } from '../commands/wires.ts';
import { useEngine } from '../engine/use-engine.ts';
import { isCancel } from '../faces/TitleField.tsx';
import type { OutlineRow } from './outline-rows.ts';

/** A node's title or a wire's label, typed in its row: Enter and leaving save, Esc cancels. */
export function RowField({ row, onEnd }: { row: OutlineRow; onEnd: () => void }) {
  const { editor } = useEngine();
  const t = useWords('reach');
  const [typed, setTyped] = useState((row.what === 'node' ? row.node.title : row.edge.label) ?? '');
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const end = (isSaved: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isSaved && row.what === 'node') rename(editor, row.node.id, typed);
    if (isSaved && row.what === 'wire') relabel(editor, row.edge.id, typed);
    onEnd();
  };
  const keys = useSendKey(() => end(true));
  return (
    <input
      ref={input}
      value={typed}
      maxLength={OURS.titleLength}
      aria-label={t('outline.nameField')}
      className="h-7 min-w-0 grow rounded-control bg-surface px-2 text-sm field-focus"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(true)}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (isCancel(event)) end(false);
      }}
    />
  );
}
