import type { Project } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { BoardDoor } from '../editor/door.ts';
import { call } from '../lib/api.ts';

/** How the editor comes to the board of a project. */
export function projectDoor(project: Project): BoardDoor {
  const params = { projectId: project.id };
  return {
    place: params,
    read: () => call(projectsApi.readBoard, { params }),
    sendChanges: (changes) => call(projectsApi.change, { params, body: { changes } }),
    saveContent: null,
    copyFiles: async (fileIds) =>
      (await call(projectsApi.copyFiles, { params, body: { fileIds: [...fileIds] } })).copies,
    beginUpload: null,
  };
}
