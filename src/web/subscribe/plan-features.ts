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

/** What nobody can use yet: it is marked as such wherever it is listed, because somebody pays for the list. */
const inDevelopment: ReadonlySet<Feature> = new Set(['customTemplates', 'vectorSearch', 'analytics']);
export const isInDevelopment = (feature: Feature): boolean => inDevelopment.has(feature);
