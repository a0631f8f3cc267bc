/** What somebody may be in a place, from the least right to the most. */
export const roles = ['viewer', 'commenter', 'editor', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be given to others; owner is who made the place. */
export const givenRoles = ['viewer', 'commenter', 'editor', 'admin'] as const satisfies readonly Role[];

/** Those that can be given on a canvas: nobody but its owner manages it. */
export const canvasRoles = ['viewer', 'commenter', 'editor'] as const satisfies readonly Role[];

/** Whether a role reaches another; null is a stranger's and reaches none. */
export const reaches = (role: Role | null, least: Role): boolean =>
  role !== null && roles.indexOf(role) >= roles.indexOf(least);
