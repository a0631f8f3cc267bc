import { useQueryClient } from '@tanstack/react-query';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { orgTrashApi } from '#contract/orgs/trash.api.ts';
import { projectTrashApi } from '#contract/projects/trash.api.ts';
import { call } from '../lib/api.ts';
import { reading, useReading } from '../lib/query.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';

/** Something in the trash, and what can be done about it. */
export interface Trashed {
  id: string;
  kind: 'canvas' | 'project' | 'org';
  title: string;
  /** Of an organisation, how many projects come back with it; zero otherwise. */
  projectCount: number;
  deletedAt: string;
  goneAt: string;
  restore: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** Everything that the reader deleted and can bring back, last deleted first; undefined while it is on its way. */
export function useTrashed() {
  const canvases = useReading(canvasesApi.readTrash);
  const projects = useReading(projectTrashApi.readProjectTrash);
  const orgs = useReading(orgTrashApi.readOrgTrash);
  const all = [canvases, projects, orgs];
  const found: Trashed[] | undefined =
    canvases.data && projects.data && orgs.data
      ? [
          ...canvases.data.map((one) => ({
            ...one,
            projectCount: 0,
            kind: 'canvas' as const,
            ...actsOf(canvasesApi.restore, canvasesApi.removeForEver, one.id),
          })),
          ...projects.data.map((one) => ({
            ...one,
            title: one.name,
            projectCount: 0,
            kind: 'project' as const,
            ...actsOf(projectTrashApi.restoreProject, projectTrashApi.removeProjectForEver, one.id),
          })),
          ...orgs.data.map((one) => ({
            ...one,
            title: one.name,
            kind: 'org' as const,
            ...actsOf(orgTrashApi.restoreOrg, orgTrashApi.removeOrgForEver, one.id),
          })),
        ].toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt))
      : undefined;
  return {
    data: found,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  };
}

type Restore = typeof canvasesApi.restore | typeof projectTrashApi.restoreProject | typeof orgTrashApi.restoreOrg;
type Remove =
  typeof canvasesApi.removeForEver | typeof projectTrashApi.removeProjectForEver | typeof orgTrashApi.removeOrgForEver;

const actsOf = (restore: Restore, remove: Remove, trashedId: string) => ({
  restore: (): Promise<unknown> => call(restore, { params: { trashedId } }),
  remove: (): Promise<unknown> => call(remove, { params: { trashedId } }),
});

/** Reads again what the trash and the lists hold. */
export function useRefreshTrash(): () => Promise<void> {
  const client = useQueryClient();
  const refreshPlaces = useRefreshPlaces();
  return async () => {
    await client.invalidateQueries({ queryKey: reading(canvasesApi.readTrash).queryKey });
    await client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
    await refreshPlaces();
  };
}
