import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { BoardPlace } from '../lib/board-place.ts';
import { useReading } from '../lib/query.ts';

/** What the open board is called; undefined until that is known. */
export function useBoardTitle(place: BoardPlace): string | undefined {
  const [canvasId, projectId] = 'canvasId' in place ? [place.canvasId, null] : [null, place.projectId];
  const canvas = useReading(canvasesApi.read, { params: { canvasId: canvasId ?? '' }, enabled: canvasId !== null });
  const project = useReading(projectsApi.read, { params: { projectId: projectId ?? '' }, enabled: projectId !== null });
  return canvasId === null ? project.data?.name : canvas.data?.title;
}
