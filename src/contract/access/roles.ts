/** What somebody may be in a place, from the least right to the most. The owner of a canvas is its only person. */
export const roles = ['viewer', 'editor', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be given to others; owner is who made the place. */
export const givenRoles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];

/** Whether a role reaches another; null is a stranger's and reaches none. */
export const reaches = (role: Role | null, least: Role): boolean =>
  role !== null && roles.indexOf(role) >= roles.indexOf(least);
