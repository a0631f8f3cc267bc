import type { BoardPlace } from '../../lib/board-place.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useReading } from '../../lib/query.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { BoardExport } from './BoardExport.tsx';

/** Saves the open board as a file. */
export function ExportDialog({ panel }: { panel: Panel & { what: 'export' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const title = useTitleOf(editor.place);
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

/** What the open board is called; undefined until that is known. */
function useTitleOf(place: BoardPlace): string | undefined {
  const [canvasId, projectId] = 'canvasId' in place ? [place.canvasId, null] : [null, place.projectId];
  const canvas = useReading(canvasesApi.read, { params: { canvasId: canvasId ?? '' }, enabled: canvasId !== null });
  const project = useReading(projectsApi.read, { params: { projectId: projectId ?? '' }, enabled: projectId !== null });
  return canvasId === null ? project.data?.name : canvas.data?.title;
}
