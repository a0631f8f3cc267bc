import { useEngine } from '../engine/use-engine.ts';
import { useBoardTitle } from '../../board-context/use-board-title.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { BoardExport } from './BoardExport.tsx';

/** Saves the open board as a file. */
export function ExportDialog({ panel }: { panel: Panel & { what: 'export' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const title = useBoardTitle(editor.place);
  if (title === undefined) return null;
  const onClose = () => panels.close(panel);
  const show = (id: string) => {
    onClose();
    editor.select([id]);
    editor.flyTo(id);
  };
  return (
    <BoardExport board={editor.scene.board()} title={title} format={panel.format} onShow={show} onClose={onClose} />
  );
}
