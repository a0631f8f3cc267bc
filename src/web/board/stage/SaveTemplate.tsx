import { SaveTemplateDialog } from '../../templates/SaveTemplateDialog.tsx';
import { untilSent } from '../../editor/commands/until-sent.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';

/** Keeps the open board as a template, with what was changed a moment ago. */
export function SaveTemplate({ panel }: { panel: Panel & { what: 'save-template' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  return (
    <SaveTemplateDialog
      boardId={editor.boardId}
      beforeSaving={() => untilSent(editor)}
      onClose={() => panels.close(panel)}
    />
  );
}
