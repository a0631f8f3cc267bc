import { useRef } from 'react';
import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { useWords } from '../../words/index.ts';
import { NameTrouble, useTitleEditing } from '../../node-views/typing/TitleField.tsx';
import type { Editing } from '../../node-views/typing/use-editing.ts';
import { useEditingWhole, useNameField } from '../../node-views/typing/use-name-field.ts';
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
  const t = useWords('outline');
  const input = useRef<HTMLInputElement>(null);
  const field = useNameField(editing);
  const choose = () => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  };
  useEditingWhole(editing, choose, onEnd);
  return (
    <span className="relative min-w-0 grow">
      <input
        ref={input}
        aria-label={t('nameField')}
        className="h-7 w-full min-w-0 rounded-control bg-surface px-2 text-sm field-focus"
        {...field}
      />
      <NameTrouble editing={editing} className="absolute top-full left-0 z-10 mt-1" />
    </span>
  );
}
