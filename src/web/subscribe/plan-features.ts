import type { Settings } from '#contract/account/system.api.ts';
import type { Plan } from '#contract/billing/plans.ts';
import type { Catalogues } from '../words/catalogues.ts';

export type Feature = keyof Catalogues['subscribe']['ko']['features'];

/** What the specification's section 9 lists for each plan, in its order. */
export const featuresOf: Record<Plan, readonly Feature[]> = {
  free: ['oneOrg', 'threeProjects', 'storageFree', 'basicTemplates', 'emailSupport'],
  pro: [
    'unlimitedProjects',
    'storagePro',
    'advancedAi',
    'customTemplates',
    'prioritySupport',
    'vectorSearch',
    'realTime',
  ],
  team: ['everythingInPro', 'storageTeam', 'advancedCollaboration', 'teamManagement', 'analytics', 'apiAccess', 'sso'],
};

/**
 * What is said of a feature that cannot be used: nobody can yet, or nobody here. It is said wherever the feature is listed,
 * because somebody pays for the list. Null for what can be used, and while nobody knows.
 */
export function markOf(
  feature: Feature,
  settings: Pick<Settings, 'searchByMeaning'> | undefined,
): 'inDevelopment' | 'notHere' | null {
  if (feature === 'analytics') return 'inDevelopment';
  return feature === 'vectorSearch' && settings?.searchByMeaning === false ? 'notHere' : null;
}
