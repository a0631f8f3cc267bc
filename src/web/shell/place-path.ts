import type { Notification } from '#contract/notifications/notifications.api.ts';

interface Place {
  canvasId: string | null;
  projectId: string | null;
  nodeId?: string | null;
  orgId?: string | null;
}

/** The address of a place; a node is flown to on its board. Null for nowhere. */
export function placePath({ canvasId, projectId, nodeId = null, orgId = null }: Place): string | null {
  const node = nodeId === null ? '' : `?node=${nodeId}`;
  if (canvasId !== null) return `/canvas/${canvasId}${node}`;
  if (projectId !== null) return nodeId === null ? `/projects/${projectId}` : `/projects/${projectId}/board${node}`;
  return orgId === null ? null : `/orgs/${orgId}`;
}

/** Where a notification leads; an invitation that has not been taken yet leads nowhere. */
export const noticePath = ({ kind, place }: Notification): string | null =>
  place === null || kind === 'invited' ? null : placePath(place);
