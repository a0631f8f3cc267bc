import { readLabel } from '../../editor/rules/wires.ts';
import { relabel } from '../../editor/commands/wires.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useEditing, type Editing } from '../../node-views/typing/use-editing.ts';

/** The editing of a wire's label, wherever it is typed. */
export function useLabelEditing(id: string): Editing {
  const { editor } = useEngine();
  const label = useEditorState(() => editor.scene.edge(id)?.edge.label ?? '');
  const save = (typed: string) => {
    relabel(editor, id, typed);
    const wire = editor.scene.edge(id);
    return wire !== undefined && !readLabel(typed, wire.edge.label).ok;
  };
  return useEditing({ nodeId: id, field: 'label', saved: label, save });
}
