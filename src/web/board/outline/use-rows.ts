import { useMemo, useState } from 'react';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { outlineRows, type OutlineRow } from './outline-rows.ts';

export interface Rows {
  rows: readonly OutlineRow[];
  /** The row on which the keys work; null on an empty board. */
  active: OutlineRow | null;
  index: number;
  goTo: (key: string) => void;
  /** To the row at this place; beyond the ends to the last one. */
  goToIndex: (index: number) => void;
  setOpen: (nodeId: string, isOpen: boolean) => void;
}

/** The rows of the outline, always as the board is. When the active row goes away the next one is active. */
export function useRows(startsAt: string | null): Rows {
  const { editor } = useEngine();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [at, setAt] = useState({ key: startsAt, index: 0 });
  const version = useEditorState(() => editor.scene.version);
  const rows = useMemo(
    () => (version < 0 ? [] : outlineRows(editor.scene, (id, kind) => toggled.get(id) ?? kind === 'group')),
    [editor, toggled, version],
  );
  const found = rows.findIndex((row) => row.key === at.key);
  const index = found < 0 ? Math.min(at.index, rows.length - 1) : found;
  const active = rows[index] ?? null;
  // The place of a row that is gone is taken by what follows it.
  if (active && (active.key !== at.key || index !== at.index)) setAt({ key: active.key, index });
  const goToIndex = (next: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, next))];
    if (row) setAt({ key: row.key, index: rows.indexOf(row) });
  };
  return {
    rows,
    active,
    index,
    goTo: (key) => setAt((before) => ({ key, index: before.index })),
    goToIndex,
    setOpen: (nodeId, isOpen) => setToggled((before) => new Map(before).set(nodeId, isOpen)),
  };
}
