/**
 * Who gets what, for every call, written by hand and reviewed, so that the policies and their test cannot be wrong
 * together. One sign for each of `columns`, in their order:
 *
 *   s  401: sign in first
 *   -  404, word for word as for an id that does not exist
 *   x  403: may look, but not do this
 *   +  reaches the handler: anything but 401, 403, 404 and 500
 *   o  as +, and works on what is one's own: nothing of the owner's comes back to a stranger
 *   r  a 4xx: the address or a signature carries the permission, and this one carries none
 *
 * A canvas has no admins, and the people of its owner's organisation are strangers to it unless he lets them in. So is the
 * system administrator to everything but the global knowledge and the AI's settings. A visitor, somebody whose session has ended and a suspended
 * person are alike. A guest came to the canvas by a link: to look, to comment, or to edit. A visitor of a chat came by a link that
 * opens one chat of it and nothing else.
 *
 * Where only the nine first signs are written, all guests are as the one who looks, and a visitor of a chat finds nothing of
 * what they are shown.
 */
export const columns = [
  'visitor',
  'stranger',
  'viewer',
  'commenter',
  'editor',
  'admin',
  'owner',
  'system administrator',
  'guest',
  'commenting guest',
  'editing guest',
  'visitor of a chat',
] as const;
/** The first of the guests: the columns from here on are theirs. */
export const FIRST_GUEST = columns.indexOf('guest');
export type Column = (typeof columns)[number];
export type Cell = 's' | '-' | 'x' | '+' | 'o' | 'r';

/** Whose thing the ids of a call name: of a canvas, a project or an organisation; or nothing that has people. */
export type Kind = 'canvas' | 'project' | 'org' | 'none';

/** `door`: where a handler judges further than the policy of its route, what the policy alone lets in. */
export type Row = readonly [kind: Kind, cells: string, door?: string];

const canvasReads: Row = ['canvas', 's-+++-+-s'];
const canvasEdits: Row = ['canvas', 's-xx+-+-s'];
const canvasOwns: Row = ['canvas', 's-xxx-+-s'];
const open: Row = ['none', '+++++++++'];
const own: Row = ['none', 'sooooooos'];
/** What guests are shown too. */
const canvasShown: Row = ['canvas', 's-+++-+-+'];
const projectShown: Row = ['project', 's-+++++--'];
const shown: Row[] = [canvasShown, projectShown];
/** Both families of boards. */
const reads: Row[] = [canvasReads, ['project', 's-+++++-s']];
const edits: Row[] = [canvasEdits, ['project', 's-xx+++-s']];
const comments: Row[] = [
  ['canvas', 's-x++-+-x++-'],
  ['project', 's-x++++--'],
];
const memberComments: Row[] = [
  ['canvas', 's-x++-+-s'],
  ['project', 's-x++++-s'],
];
/** The place is named in the body: the handler judges. */
const asksInBody: Row[] = [
  ['canvas', 's-xx+-+-s', 'sooooooos'],
  ['project', 's-xx+++-s', 'sooooooos'],
];
const projectReads: Row = ['project', 's-+++++-s'];
const projectEdits: Row = ['project', 's-xx+++-s'];
const projectManages: Row = ['project', 's-xxx++-s'];
const orgReads: Row = ['org', 's-+++++-s'];
const orgManages: Row = ['org', 's-xxx++-s'];
const orgOwns: Row = ['org', 's-xxxx+-s'];
const knowledge: Row = ['none', 'sxxxxxx+s'];
const ownVoice: Row = ['none', 's-----+-s', 'sooooooos'];
const addressee: Row = ['none', 's-------s', 'sooooooos'];
/** What a person has shared with nobody. */
const keeper: Row = ['none', 's-----+-s', 'sooooooos'];
/** Private to its owner where it is of a canvas; shared with the organisation where it is of one. */
const templateUse: Row[] = [
  ['canvas', 's-----+-s', 'sooooooos'],
  ['org', 's-+++++-s', 'sooooooos'],
];
const templateRemoval: Row[] = [
  ['canvas', 's-----+-s', 'sooooooos'],
  ['org', 's-xxxx+-s', 'sooooooos'],
];
const ownersTrash: Row = ['canvas', 's-----+-s', 'sooooooos'];
const ownersProjectTrash: Row = ['project', 's-----+-s', 'sooooooos'];
const ownersOrgTrash: Row = ['org', 's-----+-s', 'sooooooos'];

export const accessTable: Record<string, Row | Row[]> = {
  'GET /api/auth/user': own,
  'PUT /api/auth/user': own,
  'PUT /api/auth/user/picture': own,
  'DELETE /api/auth/user/picture': own,
  'GET /api/users/:userId/picture': ['none', 's+++++++s'],
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions/:sessionId': ['none', 's-----+-s', 'sooooooos'],
  'GET /api/account/export': own,
  'DELETE /api/account': own,
  'GET /api/login': open,
  'GET /api/logout': open,
  'POST /api/logout': open,
  'GET /api/auth/google/popup': open,
  'GET /api/auth/callback': open,
  'GET /api/health': open,
  'GET /api/settings': open,

  'GET /api/canvases': own,
  'POST /api/canvases': own,
  'POST /api/canvases/example': own,
  'GET /api/canvases/:canvasId': canvasReads,
  'PUT /api/canvases/:canvasId': canvasEdits,
  'DELETE /api/canvases/:canvasId': canvasOwns,
  'GET /api/canvases/waiting': own,
  'GET /api/canvases/trash': own,
  'POST /api/canvases/trash/:trashedId/restore': ownersTrash,
  'DELETE /api/canvases/trash/:trashedId': ownersTrash,
  'GET /api/canvases/:canvasId/board': canvasShown,
  'GET /api/canvases/:canvasId/changes': canvasShown,
  'POST /api/canvases/:canvasId/changes': canvasEdits,
  'POST /api/canvases/:canvasId/duplicate': canvasReads,
  'PUT /api/canvases/:canvasId/content': canvasEdits,
  'POST /api/canvases/:canvasId/nodes': canvasEdits,
  'DELETE /api/canvases/:canvasId/nodes/:nodeId': canvasEdits,
  'DELETE /api/canvases/:canvasId/nodes/:nodeId/cleanup': canvasEdits,
  'POST /api/canvases/:canvasId/edges': canvasEdits,
  'PUT /api/nodes/:nodeId': edits,
  'DELETE /api/edges/:edgeId': edits,

  'GET /api/canvases/shared': own,
  'GET /api/boards/:boardId/sharing': canvasReads,
  'PUT /api/boards/:boardId/sharing': canvasOwns,
  'GET /api/boards/:boardId/threads': shown,
  'POST /api/boards/:boardId/threads': comments,
  'POST /api/threads/:threadId/comments': comments,
  'PUT /api/threads/:threadId': [
    ['canvas', 's-xx+-+-s', 's-x++-+-s'],
    ['project', 's-xx+++-s', 's-x++++-s'],
  ],
  'PUT /api/threads/:threadId/read': reads,
  'PUT /api/threads/:threadId/watch': reads,
  'PUT /api/comments/:commentId': [
    ['canvas', 's-xxx-+-xxx-', 's-x++-+-x++-'],
    ['project', 's-xxxx+--', 's-x++++--'],
  ],
  'PUT /api/comments/:commentId/reaction': memberComments,
  'DELETE /api/comments/:commentId': [
    ['canvas', 's-xxx-+-xxx-', 's-x++-+-x++-'],
    ['project', 's-xxx++--', 's-x++++--'],
  ],
  'GET /api/boards/:boardId/history': edits,
  'GET /api/boards/:boardId/history/steps': edits,
  'GET /api/boards/:boardId/history/moment': edits,
  'GET /api/boards/:boardId/history/differences': edits,
  'POST /api/boards/:boardId/history/restore': edits,
  'POST /api/boards/:boardId/history/marks': edits,
  'PUT /api/boards/:boardId/history/marks/:markId': edits,
  'DELETE /api/boards/:boardId/history/marks/:markId': edits,
  'GET /api/nodes/:nodeId/versions': edits,
  'POST /api/nodes/:nodeId/versions/restore': edits,
  'DELETE /api/boards/:boardId/history/nodes/:nodeId': [canvasOwns, ['project', 's-xxxx+-s']],
  'GET /api/boards/:boardId/people': canvasOwns,
  'GET /api/boards/:boardId/links': canvasOwns,
  'POST /api/boards/:boardId/links': canvasOwns,
  'PUT /api/boards/:boardId/links/:linkId': canvasOwns,
  'POST /api/boards/:boardId/links/:linkId/renew': canvasOwns,
  'DELETE /api/boards/:boardId/links/:linkId': canvasOwns,
  'POST /api/links/face': ['none', 'rrrrrrrrr'],
  'POST /api/links/enter': ['none', 'rrrrrrrrr'],
  'POST /api/links/chat/enter': ['none', 'rrrrrrrrr'],
  'POST /api/links/chat': ['none', 'rrrrrrrrr'],
  'POST /api/links/chat/ask': ['none', 'rrrrrrrrr'],
  'GET /api/boards/:boardId/links/:linkId/questions': canvasOwns,
  'GET /api/boards/:boardId/chats': canvasOwns,
  'GET /api/account/links': own,
  'GET /api/orgs/:orgId/links': orgManages,
  'PUT /api/orgs/:orgId/link-rules': orgManages,
  'POST /api/boards/:boardId/members': canvasOwns,
  'PUT /api/boards/:boardId/members/:memberId': canvasOwns,
  'DELETE /api/boards/:boardId/members/:memberId': ['canvas', 's-xxx-+-s', 's-+++-+-s'],
  'POST /api/boards/:boardId/invitations': canvasOwns,
  'DELETE /api/boards/:boardId/invitations/:invitationId': canvasOwns,
  'POST /api/access-requests': own,
  'POST /api/boards/:boardId/access-requests/:requestId/accept': canvasOwns,
  'DELETE /api/boards/:boardId/access-requests/:requestId': canvasOwns,
  'POST /api/boards/:boardId/transfer': canvasOwns,
  'DELETE /api/boards/:boardId/transfer': canvasOwns,
  'GET /api/transfers': own,
  'POST /api/transfers/:offeredId/accept': addressee,
  'POST /api/transfers/:offeredId/decline': addressee,

  'GET /api/templates': own,
  'POST /api/boards/:boardId/templates': reads,
  'POST /api/templates/:templateId/canvases': templateUse,
  'DELETE /api/templates/:templateId': templateRemoval,

  'POST /api/canvases/:canvasId/process-youtube': canvasEdits,
  'POST /api/canvases/:canvasId/process-instagram': canvasEdits,
  'POST /api/canvases/:canvasId/process-website': canvasEdits,
  'POST /api/canvases/:canvasId/process-pdf': canvasEdits,
  'POST /api/nodes/:nodeId/source/retry': edits,
  'PUT /api/nodes/:nodeId/source/transcript': edits,
  'PUT /api/nodes/:nodeId/source/alt-text': edits,
  'PUT /api/nodes/:nodeId/source/recording': edits,
  'GET /api/nodes/:nodeId/source': shown,
  'GET /api/nodes/:nodeId/source/versions': reads,

  'POST /api/canvases/:canvasId/upload-pdf': canvasEdits,
  'POST /api/canvases/:canvasId/copy-files': canvasEdits,
  'PUT /u/:uploadId': ['none', 'rrrrrrrrr'],
  'POST /api/canvases/:canvasId/set-file-acl': canvasEdits,
  'GET /api/files/:fileId': shown,
  'GET /api/files/:fileId/source': reads,
  'GET /api/files/:fileId/source/versions': reads,
  'POST /api/files/:fileId/source/retry': edits,
  'PUT /api/files/:fileId/source/transcript': edits,
  'PUT /api/files/:fileId/source/alt-text': edits,
  'PUT /api/files/:fileId/source/note': edits,
  'GET /api/nodes/:nodeId/source/copies': reads,
  'GET /api/files/:fileId/source/copies': reads,
  'POST /api/nodes/:nodeId/source/copies': reads,
  'POST /api/files/:fileId/source/copies': reads,

  'GET /api/canvases/:canvasId/ai-chat-messages': canvasShown,
  'GET /api/canvases/:canvasId/conversations': canvasShown,
  'PUT /api/conversations/:conversationId': edits,
  'DELETE /api/conversations/:conversationId': edits,
  'POST /api/conversations/:conversationId/fork': edits,
  'PUT /api/conversations/:conversationId/shown': edits,
  'POST /api/ai-chat-message': asksInBody,
  'POST /api/ai-chat': asksInBody,
  'GET /api/nodes/:nodeId/context': edits,
  'GET /api/nodes/:nodeId/suggested-questions': edits,
  'GET /api/ai-runs/:runId': reads,
  'GET /api/ai-runs/:runId/prompt': reads,
  'GET /api/nodes/:nodeId/originality': reads,
  'POST /api/nodes/:nodeId/rewritten-parts': edits,
  'GET /api/nodes/:nodeId/structure': reads,
  'GET /api/ai-runs/:runId/originality': reads,
  'GET /api/ai-runs/:runId/events': reads,
  'POST /api/ai-runs/:runId/stop': edits,
  'GET /api/ai-runs/:runId/again': edits,
  'POST /api/ai-runs/:runId/again': edits,
  'POST /api/web-search': asksInBody,

  'GET /api/orgs': own,
  'POST /api/orgs': own,
  'GET /api/orgs/:orgId': orgReads,
  'PUT /api/orgs/:orgId': orgManages,
  'DELETE /api/orgs/:orgId': orgOwns,
  'GET /api/orgs/:orgId/groups': orgReads,
  'POST /api/orgs/:orgId/groups': orgManages,
  'PUT /api/orgs/:orgId/groups/:groupId': orgManages,
  'DELETE /api/orgs/:orgId/groups/:groupId': orgManages,
  'GET /api/projects/:projectId/groups': projectReads,
  'PUT /api/projects/:projectId/groups/:groupId': projectManages,
  'DELETE /api/projects/:projectId/groups/:groupId': projectManages,
  'GET /api/boards/:boardId/groups': canvasOwns,
  'PUT /api/boards/:boardId/groups/:groupId': canvasOwns,
  'DELETE /api/boards/:boardId/groups/:groupId': canvasOwns,
  'GET /api/orgs/:orgId/losses': orgOwns,
  'GET /api/orgs/:orgId/transfer': orgOwns,
  'POST /api/orgs/:orgId/transfer': orgOwns,
  'DELETE /api/orgs/:orgId/transfer': orgOwns,
  'GET /api/orgs/trash': own,
  'POST /api/orgs/trash/:trashedId/restore': ownersOrgTrash,
  'DELETE /api/orgs/trash/:trashedId': ownersOrgTrash,
  'GET /api/projects/:projectId/losses': ['project', 's-xxxx+-s'],
  'GET /api/projects/trash': own,
  'POST /api/projects/trash/:trashedId/restore': ownersProjectTrash,
  'DELETE /api/projects/trash/:trashedId': ownersProjectTrash,
  'GET /api/orgs/:orgId/projects': orgReads,
  'GET /api/orgs/:orgId/members': orgReads,
  'PUT /api/orgs/:orgId/members/:memberId': orgManages,
  'DELETE /api/orgs/:orgId/members/:memberId': ['org', 's-xxx++-s', 's-+++++-s'],
  'GET /api/orgs/:orgId/usage': orgReads,
  'GET /api/orgs/:orgId/invitations': orgManages,
  'POST /api/orgs/:orgId/invitations': orgManages,
  'DELETE /api/orgs/:orgId/invitations/:invitationId': orgManages,
  'GET /api/invitations': own,
  'POST /api/invitations/:invitationId/accept': addressee,
  'POST /api/invitations/:invitationId/decline': addressee,

  'GET /api/projects': own,
  'POST /api/projects': ['org', 's-xx+++-s', 'sooooooos'],
  'GET /api/projects/:projectId': projectShown,
  'PUT /api/projects/:projectId': projectManages,
  'DELETE /api/projects/:projectId': ['project', 's-xxxx+-s'],
  'GET /api/projects/:projectId/members': projectReads,
  'POST /api/projects/:projectId/members': projectManages,
  'PUT /api/projects/:projectId/members/:memberId': projectManages,
  'DELETE /api/projects/:projectId/members/:memberId': ['project', 's-xxx++-s', 's-+++++-s'],
  'GET /api/projects/:projectId/invitations': projectManages,
  'POST /api/projects/:projectId/invitations': projectManages,
  'DELETE /api/projects/:projectId/invitations/:invitationId': projectManages,
  'POST /api/projects/:projectId/upload': projectEdits,
  'POST /api/projects/:projectId/copy-files': projectEdits,
  'POST /api/projects/:projectId/files': projectEdits,
  'GET /api/projects/:projectId/files': projectReads,
  'DELETE /api/projects/:projectId/files/:fileId': projectEdits,
  'POST /api/projects/:projectId/files/:fileId/retry': projectEdits,
  'POST /api/projects/:projectId/ask': projectEdits,
  'GET /api/projects/:projectId/ai-chat-messages': projectReads,
  'GET /api/projects/:projectId/conversations': projectReads,
  'GET /api/projects/:projectId/context': projectEdits,
  'PUT /api/projects/:projectId/context/:nodeId': projectEdits,
  'GET /api/projects/:projectId/board': projectShown,
  'GET /api/projects/:projectId/changes': projectShown,
  'POST /api/projects/:projectId/changes': projectEdits,
  'POST /api/projects/:projectId/nodes': projectEdits,
  'DELETE /api/projects/:projectId/nodes/:nodeId': projectEdits,
  'DELETE /api/projects/:projectId/nodes/:nodeId/cleanup': projectEdits,
  'POST /api/projects/:projectId/edges': projectEdits,

  'GET /api/global-ai-knowledge': own,
  'POST /api/global-ai-knowledge': knowledge,
  'PUT /api/global-ai-knowledge/:knowledgeId': knowledge,
  'DELETE /api/global-ai-knowledge/:knowledgeId': knowledge,

  'GET /api/prompts': own,
  'POST /api/prompts': own,
  'PUT /api/prompts/:promptId': keeper,
  'DELETE /api/prompts/:promptId': keeper,
  'PUT /api/prompts/:promptId/pin': keeper,
  'PUT /api/prompts/:promptId/org': keeper,
  'POST /api/prompts/:promptId/use': keeper,
  'GET /api/prompts/:promptId/versions': keeper,
  'POST /api/prompts/:promptId/versions/:versionId/restore': keeper,

  'GET /api/ai/settings': knowledge,
  'PUT /api/ai/settings': knowledge,
  'GET /api/ai/settings/media': knowledge,
  'POST /api/ai/settings/models': knowledge,
  'POST /api/ai/settings/test': knowledge,
  'POST /api/mail/test': knowledge,
  'GET /api/nodes/:nodeId/chat-model': reads,
  'PUT /api/nodes/:nodeId/chat-model': edits,
  'GET /api/projects/:projectId/chat-model': projectReads,
  'PUT /api/projects/:projectId/chat-model': projectEdits,

  'GET /api/rate-card': own,
  'PUT /api/rate-card': own,
  'GET /api/ai-tells': own,
  'PUT /api/ai-tells': own,
  'GET /api/voices': own,
  'POST /api/voices': own,
  'POST /api/voices/words': own,
  'GET /api/voices/:voiceId': ownVoice,
  'PUT /api/voices/:voiceId': ownVoice,
  'POST /api/voices/:voiceId/measure': ownVoice,
  'POST /api/voices/:voiceId/rewrites': ownVoice,
  'DELETE /api/voices/:voiceId': ownVoice,
  'GET /api/nodes/:nodeId/voices': reads,
  'GET /api/projects/:projectId/voices': projectReads,
  'PUT /api/nodes/:nodeId/voice': edits,
  'PUT /api/boards/:boardId/voice': edits,

  'GET /api/notifications': own,
  'POST /api/notifications/read': own,
  'GET /api/notification-settings': own,
  'PUT /api/notification-settings': own,
  'GET /api/boards/:boardId/activity': reads,
  'GET /api/orgs/:orgId/activity': orgReads,
  'GET /api/boards/:boardId/watch': reads,
  'PUT /api/boards/:boardId/watch': reads,
  'GET /api/unsubscribe/:token': ['none', 'rrrrrrrrr'],
  'POST /api/unsubscribe/:token': ['none', 'rrrrrrrrr'],
  'GET /api/site-icons': own,
  'GET /api/search': own,
  'GET /api/boards/:boardId/find': reads,
  'GET /api/boards/:boardId/playlist': edits,
  'POST /api/search/ask': own,
  'GET /api/library': own,
  'GET /api/library/notes': own,
  'POST /api/boards/:boardId/library-sources': edits,
  'POST /api/library/remove': own,

  'GET /api/billing/account': own,
  'POST /api/get-or-create-subscription': own,
  'POST /api/billing/cancel': own,
  'POST /api/billing/webhook': ['none', 'rrrrrrrrr'],
};

/** Who may say what on the live channel: + is answered, - is refused like a board that does not exist, s gets no channel. */
export const liveTable: Record<string, [kind: Kind, cells: string]> = {
  'join a canvas': ['canvas', 's-+++-+-+++-'],
  'join a project': ['project', 's-+++++-----'],
  leave: ['project', 's+++++++++++'],
  ping: ['none', 's+++++++++++'],
};
