import type { RecipeId } from '#contract/recipes/kinds/index.ts';

/** By what creators are about to do, in the order in which they do it. */
const GROUPS = {
  study: ['reference-analysis', 'structure-xray', 'beat-sheet'],
  script: ['long-script', 'short-script'],
  publish: ['description-pack', 'blog-post', 'community-post', 'thread', 'newsletter', 'comment-replies'],
  sponsor: ['sponsor-brief', 'sponsor-reply'],
} as const satisfies Record<string, readonly RecipeId[]>;

export type RecipeGroup = keyof typeof GROUPS | 'other';

/** Recipes in their groups, those of none in the last one; a group without any is not there. */
export function groupsOf(ids: readonly RecipeId[]): readonly { group: RecipeGroup; ids: readonly RecipeId[] }[] {
  const named = Object.entries(GROUPS) as [RecipeGroup, readonly RecipeId[]][];
  const isNamed = (id: RecipeId) => named.some(([, members]) => members.includes(id));
  return [
    ...named.map(([group, members]) => ({ group, ids: members.filter((id) => ids.includes(id)) })),
    { group: 'other' as const, ids: ids.filter((id) => !isNamed(id)) },
  ].filter((found) => found.ids.length > 0);
}
