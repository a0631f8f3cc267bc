/** The tables of which something is answered from memory, with those whose removals reach them. */
export const watchedTables = [
  'users',
  'sessions',
  'boards',
  'board_members',
  'nodes',
  'edges',
  'canvases',
  'orgs',
  'org_members',
  'org_groups',
  'org_group_members',
  'group_shares',
  'projects',
  'project_members',
  'voices',
  'voice_uses',
  'global_ai_knowledge',
] as const;
export type WatchedTable = (typeof watchedTables)[number];
