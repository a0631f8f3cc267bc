import type { Prompt } from './prompts.schema.ts';

type Placed = Pick<Prompt, 'id' | 'isPinned' | 'usedAt' | 'updatedAt'>;

const latestFirst = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return Date.parse(b) - Date.parse(a);
};

/** For sorting: pinned ones first, then the last used, then what was never used with the last changed first. */
export const byUse = (a: Placed, b: Placed): number =>
  Number(b.isPinned) - Number(a.isPinned) ||
  latestFirst(a.usedAt, b.usedAt) ||
  latestFirst(a.updatedAt, b.updatedAt) ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
