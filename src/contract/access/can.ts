import { reaches, type Role } from './roles.ts';

/** Who acts. */
export interface Actor {
  id: string;
  isSystemAdmin: boolean;
  /** Who came by a link and has no account. */
  isGuest?: true;
}

/** What a rule may know of the place that is acted on: what the actor is there, null for a stranger. */
export interface Place {
  role: Role | null;
  /** Whether the owner of a canvas lets its editors invite others. */
  editorsMayInvite?: boolean;
  /** False for who is here by a link alone that gives nothing to take along. */
  mayCopy?: boolean;
}

/** The things that belong to a board, and whose id a route may carry. A canvas and a project own one board each. */
export const boardKinds = [
  'canvas',
  'project',
  'board',
  'node',
  'edge',
  'file',
  'run',
  'conversation',
  'thread',
  'comment',
] as const;
export type BoardKind = (typeof boardKinds)[number];

type Rule = (actor: Actor, place: Place) => boolean;
const atLeast =
  (least: Role): Rule =>
  (_actor, place) =>
    reaches(place.role, least);
/** Whoever came by a link without an account spends nothing, reads no past and lets nobody in. */
const member =
  (rule: Rule): Rule =>
  (actor, place) =>
    actor.isGuest !== true && rule(actor, place);

/**
 * THE TABLE of permissions: one line an action. A system administrator is no super-reader: boards, projects and
 * organisations stay their people's; what he keeps is the instance's own
 * knowledge, its AI and its mail.
 */
const rules = {
  'board.read': atLeast('viewer'),
  'board.comment': atLeast('commenter'),
  'board.moderate': atLeast('admin'),
  'board.edit': atLeast('editor'),
  'board.ask': member(atLeast('editor')),
  'board.copy': (_actor, { role, mayCopy }) => reaches(role, 'viewer') && mayCopy !== false,
  'board.history': member(atLeast('editor')),
  'board.restore': member(atLeast('editor')),
  'history.purge': atLeast('owner'),
  'board.invite': member((_actor, { role, editorsMayInvite }) => reaches(role, editorsMayInvite ? 'editor' : 'admin')),
  'board.share': atLeast('admin'),
  'board.transfer': atLeast('owner'),
  'canvas.delete': atLeast('owner'),
  'project.manage': atLeast('admin'),
  'project.delete': atLeast('owner'),
  'org.read': atLeast('viewer'),
  'org.add-project': atLeast('editor'),
  'org.manage': atLeast('admin'),
  'org.delete': atLeast('owner'),
  'org.transfer': atLeast('owner'),
  'knowledge.edit': (actor) => actor.isSystemAdmin,
  'ai.configure': (actor) => actor.isSystemAdmin,
  'mail.test': (actor) => actor.isSystemAdmin,
} as const satisfies Record<string, Rule>;
export type Action = keyof typeof rules;
export const actions = Object.keys(rules) as Action[];

/** Whether the actor may do this. Asked by every route, live message, job and AI context; whoever is not named may not. */
export const can = (actor: Actor, action: Action, place: Place): boolean => rules[action](actor, place);
