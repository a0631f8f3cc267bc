import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';

interface Place {
  canvasId: string | null;
  projectId: string | null;
  nodeId?: string | null;
  orgId?: string | null;
}

/** Words of a source, to be opened where they stand. */
interface CitedPlace extends Place {
  /** The stored file of the project, where no card is named. */
  fileId?: string | undefined;
  passageId: string;
  quote: string;
}

/** A longer quote is found by its beginning. */
const QUOTE_LENGTH = 200;

/** The address of a place; a node is flown to on its board. Null for nowhere. */
export function placePath({ canvasId, projectId, nodeId = null, orgId = null }: Place): string | null {
  const node = nodeId === null ? '' : `?node=${nodeId}`;
  if (canvasId !== null) return `/canvas/${canvasId}${node}`;
  if (projectId !== null) return nodeId === null ? `/projects/${projectId}` : `/projects/${projectId}/board${node}`;
  return orgId === null ? null : `/orgs/${orgId}`;
}

/** The address of cited words: it opens their board, or the project of their file, with the reader at these words. */
export function citedPath({ fileId, passageId, quote, ...place }: CitedPlace): string | null {
  const ofFile = place.projectId !== null && fileId !== undefined;
  const path = placePath(ofFile ? { ...place, nodeId: null } : place);
  if (path === null || !(ofFile || place.nodeId)) return path;
  const words = Array.from(quote).slice(0, QUOTE_LENGTH).join('');
  const query = new URLSearchParams({ ...(ofFile && { file: fileId }), passage: passageId, quote: words });
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

const invited = { canvas: '/canvas', project: '/projects', org: '/orgs' } as const;

/** The place of an invitation, once it is taken. */
export const invitedPath = ({ to, placeId }: Pick<OwnInvitation, 'to' | 'placeId'>): string =>
  `${invited[to]}/${placeId}`;

/** In the address of a canvas: who is on it is to be seen at once. */
export const SHARE = 'share';

/** In the address of a canvas: the thread of comments that is open. */
export const THREAD = 'thread';

/**
 * Where a notification leads; an invitation that has not been taken yet leads nowhere, a request to those who are on the
 * canvas.
 */
export function noticePath({ kind, place, threadId }: Notification): string | null {
  if (place === null || kind === 'invited' || kind === 'removed') return null;
  const path = placePath(place);
  // Comments stand on the board; a project's has an address of its own.
  if (path !== null && threadId) return `${path}${place.canvasId === null ? '/board' : ''}?${THREAD}=${threadId}`;
  return path !== null && kind === 'asked' ? `${path}?${SHARE}=1` : path;
}

/** In the address of an organisation: its settings are open, at its links. */
export const LINKS = 'links';
export const orgLinksPath = (orgId: string): string => `/orgs/${orgId}?${LINKS}=1`;
