import { useEffect, useRef } from 'react';
import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { useSendKey } from '../../chat/use-send-key.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { isCancel, NameTrouble, useTitleEditing } from '../faces/TitleField.tsx';
import type { Editing } from '../faces/use-editing.ts';
import { useLabelEditing } from '../wires/use-label-editing.ts';
import type { OutlineRow } from './outline-rows.ts';

/** A node's title or a wire's label, typed in its row: Enter and leaving save, Esc cancels. */
export const RowField = ({ row, onEnd }: { row: OutlineRow; onEnd: () => void }) =>
  row.what === 'node' ? <NodeField node={row.node} onEnd={onEnd} /> : <WireField edge={row.edge} onEnd={onEnd} />;

const NodeField = ({ node, onEnd }: { node: BoardNode; onEnd: () => void }) => (
  <Field editing={useTitleEditing(node)} onEnd={onEnd} />
);
const WireField = ({ edge, onEnd }: { edge: BoardEdge; onEnd: () => void }) => (
  <Field editing={useLabelEditing(edge.id)} onEnd={onEnd} />
);

function Field({ editing, onEnd }: { editing: Editing; onEnd: () => void }) {
  const t = useWords('reach');
  const input = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);
  const over = useLatest(onEnd);
  const { begin, isEditing } = editing;
  useEffect(() => {
    if (isEditing) {
      hasBegun.current = true;
      input.current?.focus({ preventScroll: true });
      input.current?.select();
    } else if (hasBegun.current) over.current();
    else begin();
  }, [isEditing, begin, over]);
  const keys = useSendKey(() => editing.end('save'));
  return (
    <span className="relative min-w-0 grow">
      <input
        ref={input}
        value={editing.draft.text}
        aria-label={t('outline.nameField')}
        aria-invalid={editing.excess > 0}
        className="h-7 w-full min-w-0 rounded-control bg-surface px-2 text-sm field-focus"
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
      <NameTrouble editing={editing} className="absolute top-full left-0 z-10 mt-1" />
    </span>
  );
}
