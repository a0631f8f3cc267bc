import { useQuery } from '@tanstack/react-query';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { reading } from '../../lib/query.ts';

/** The members of a board with its owner; undefined until they are known. */
export function useMembersHere(place: BoardPlace) {
  const isCanvas = 'canvasId' in place;
  const canvasId = isCanvas ? place.canvasId : '';
  const canvas = useQuery({ ...reading(canvasesApi.read, { params: { canvasId } }), enabled: isCanvas });
  const boardId = canvas.data?.boardId ?? '';
  const ofCanvas = useQuery({ ...reading(sharingApi.readSharing, { params: { boardId } }), enabled: boardId !== '' });
  const projectId = isCanvas ? '' : place.projectId;
  const ofProject = useQuery({ ...reading(projectsApi.readMembers, { params: { projectId } }), enabled: !isCanvas });
  const { data } = ofCanvas;
  const owner = data && { userId: data.owner.id, role: 'owner' as const, user: data.owner };
  return isCanvas ? owner && [...data.members, owner] : ofProject.data;
}
