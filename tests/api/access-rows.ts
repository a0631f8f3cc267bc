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

export const canvasReads: Row = ['canvas', 's-+++-+-s'];
export const canvasEdits: Row = ['canvas', 's-xx+-+-s'];
export const canvasOwns: Row = ['canvas', 's-xxx-+-s'];
export const open: Row = ['none', '+++++++++'];
export const own: Row = ['none', 'sooooooos'];
/** What guests are shown too. */
export const canvasShown: Row = ['canvas', 's-+++-+-+'];
export const projectShown: Row = ['project', 's-+++++--'];
export const shown: Row[] = [canvasShown, projectShown];
/** Both families of boards. */
export const reads: Row[] = [canvasReads, ['project', 's-+++++-s']];
export const edits: Row[] = [canvasEdits, ['project', 's-xx+++-s']];
export const comments: Row[] = [
  ['canvas', 's-x++-+-x++-'],
  ['project', 's-x++++--'],
];
/** The place is named in the body: the handler judges. */
export const asksInBody: Row[] = [
  ['canvas', 's-xx+-+-s', 'sooooooos'],
  ['project', 's-xx+++-s', 'sooooooos'],
];
/** Who came by a link copies where it lets him, and only into an account. */
export const boardCopies: Row[] = [
  ['canvas', 's-+++-+-xxx-'],
  ['project', 's-+++++--'],
];
export const projectReads: Row = ['project', 's-+++++-s'];
export const projectEdits: Row = ['project', 's-xx+++-s'];
export const projectManages: Row = ['project', 's-xxx++-s'];
/** Who shares a board, be it a canvas's or a project's. */
export const shares: Row[] = [canvasOwns, projectManages];
export const orgReads: Row = ['org', 's-+++++-s'];
export const orgManages: Row = ['org', 's-xxx++-s'];
export const orgOwns: Row = ['org', 's-xxxx+-s'];
export const knowledge: Row = ['none', 'sxxxxxx+s'];
export const ownVoice: Row = ['none', 's-----+-s', 'sooooooos'];
export const addressee: Row = ['none', 's-------s', 'sooooooos'];
/** What a person has shared with nobody. */
export const keeper: Row = ['none', 's-----+-s', 'sooooooos'];
/** Private to its owner where it is of a canvas; shared with the organisation where it is of one. */
export const templateUse: Row[] = [
  ['canvas', 's-----+-s', 'sooooooos'],
  ['org', 's-+++++-s', 'sooooooos'],
];
export const templateRemoval: Row[] = [
  ['canvas', 's-----+-s', 'sooooooos'],
  ['org', 's-xxxx+-s', 'sooooooos'],
];
export const ownersTrash: Row = ['canvas', 's-----+-s', 'sooooooos'];
export const ownersProjectTrash: Row = ['project', 's-----+-s', 'sooooooos'];
export const ownersOrgTrash: Row = ['org', 's-----+-s', 'sooooooos'];
export const commentRemoval: Row[] = [
  ['canvas', 's-xxx-+-xxx-', 's-x++-+-x++-'],
  ['project', 's-xxx++--', 's-x++++--'],
];
