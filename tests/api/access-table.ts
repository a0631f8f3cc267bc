/**
 * Who gets what, for every call with the ids of somebody's canvas: written by hand and reviewed, so that the policies and
 * their test cannot be wrong together. `stranger` is any signed-in person who does not own the canvas, the system
 * administrator included. A visitor, somebody whose session has ended and a suspended person are alike.
 */
export type Cell =
  /** 401. */
  | 'sign in'
  /** 404, word for word as for an id that does not exist. */
  | 'not found'
  /** Reaches the handler: anything but 401, 403, 404 and 500. */
  | 'works'
  /** Works on what is one's own; nothing of the owner's comes back. */
  | 'own only'
  /** A 4xx: the address itself carries the permission, and this one carries none. */
  | 'refused';

export interface Expected {
  visitor: Cell;
  stranger: Cell;
  owner: Cell;
}

const ofBoard: Expected = { visitor: 'sign in', stranger: 'not found', owner: 'works' };
const open: Expected = { visitor: 'works', stranger: 'works', owner: 'works' };
const personal: Expected = { visitor: 'sign in', stranger: 'own only', owner: 'works' };
const byToken: Expected = { visitor: 'refused', stranger: 'refused', owner: 'refused' };

export const accessTable: Record<string, Expected> = {
  'GET /api/auth/user': personal,
  'GET /api/login': open,
  'GET /api/logout': open,
  'POST /api/logout': open,
  'GET /api/auth/google/popup': open,
  'GET /api/auth/callback': open,
  'GET /api/health': open,
  'GET /api/settings': open,

  'GET /api/canvases': personal,
  'POST /api/canvases': personal,
  'GET /api/canvases/:canvasId': ofBoard,
  'GET /api/canvases/:canvasId/board': ofBoard,
  'GET /api/canvases/:canvasId/changes': ofBoard,
  'POST /api/canvases/:canvasId/changes': ofBoard,
  'PUT /api/canvases/:canvasId/content': ofBoard,
  'POST /api/canvases/:canvasId/nodes': ofBoard,
  'PUT /api/nodes/:nodeId': ofBoard,
  'POST /api/canvases/:canvasId/edges': ofBoard,
  'DELETE /api/edges/:edgeId': ofBoard,
  'DELETE /api/canvases/:canvasId/nodes/:nodeId': ofBoard,
  'DELETE /api/canvases/:canvasId/nodes/:nodeId/cleanup': ofBoard,
  'DELETE /api/canvases/:canvasId': ofBoard,

  'POST /api/canvases/:canvasId/process-youtube': ofBoard,
  'POST /api/canvases/:canvasId/process-instagram': ofBoard,
  'POST /api/canvases/:canvasId/process-website': ofBoard,
  'POST /api/canvases/:canvasId/process-pdf': ofBoard,
  'POST /api/nodes/:nodeId/source/retry': ofBoard,
  'GET /api/nodes/:nodeId/source': ofBoard,

  'POST /api/canvases/:canvasId/upload-pdf': ofBoard,
  'PUT /u/:uploadId': byToken,
  'POST /api/canvases/:canvasId/set-file-acl': ofBoard,
  'GET /api/files/:fileId': ofBoard,

  'GET /api/canvases/:canvasId/ai-chat-messages': ofBoard,
  'POST /api/ai-chat-message': ofBoard,
  'POST /api/ai-chat': ofBoard,
  'GET /api/nodes/:nodeId/context': ofBoard,
  'GET /api/ai-runs/:runId/events': ofBoard,
  'POST /api/ai-runs/:runId/stop': ofBoard,
  'POST /api/web-search': personal,
};
