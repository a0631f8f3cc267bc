import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';
import { losses } from '../orgs/trash.schema.ts';
import { project } from './projects.schema.ts';

/** A deleted project, and the moment from which it is gone for ever. */
export const trashedProject = z.object({
  id,
  orgName: z.string(),
  name: z.string(),
  fileCount: z.number().int(),
  deletedAt: isoTime,
  goneAt: isoTime,
});
export type TrashedProject = z.infer<typeof trashedProject>;

export const projectTrashApi = {
  readProjectLosses: route({
    method: 'GET',
    path: '/api/projects/:projectId/losses',
    summary: 'What deleting a project takes away, and from whom',
    policy: { may: 'project.delete', on: 'project', by: 'projectId' },
    answer: losses,
  }),
  readProjectTrash: route({
    method: 'GET',
    path: '/api/projects/trash',
    summary: 'Projects that the caller could delete and that were deleted in the last 30 days, last deleted first',
    policy: { signedIn: true },
    answer: z.array(trashedProject),
  }),
  restoreProject: route({
    method: 'POST',
    path: '/api/projects/trash/:trashedId/restore',
    summary: 'Bring a deleted project back with its people, board and files; 402 when the plan allows no more',
    policy: { signedIn: true },
    answer: project,
  }),
  removeProjectForEver: route({
    method: 'DELETE',
    path: '/api/projects/trash/:trashedId',
    summary: 'Delete a deleted project for ever, with its board, files and conversations',
    policy: { signedIn: true },
    answer: z.undefined(),
  }),
} as const;
