/** Who acts. */
export interface Actor {
  id: string;
  isSystemAdmin: boolean;
}

/** What a rule may know of the board that a canvas, node, edge, file or answer belongs to. */
export interface BoardFacts {
  ownerId: string;
}

/** The things whose id a route may carry; each is judged by the board that it belongs to. */
export const resourceKinds = ['canvas', 'board', 'node', 'edge', 'file', 'run'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

type Rule = (actor: Actor, board: BoardFacts) => boolean;
const isOwner: Rule = (actor, board) => actor.id === board.ownerId;

/** THE TABLE of permissions: one line an action. A system administrator is no super-reader: boards stay their owner's. */
const rules = {
  'board.read': isOwner,
  'board.edit': isOwner,
  'board.ask': isOwner,
  'canvas.delete': isOwner,
} as const satisfies Record<string, Rule>;
export type Action = keyof typeof rules;
export const actions = Object.keys(rules) as Action[];

/** Whether the actor may do this. Asked by every route, live message, job and AI context; whoever is not named may not. */
export const can = (actor: Actor, action: Action, board: BoardFacts): boolean => rules[action](actor, board);
