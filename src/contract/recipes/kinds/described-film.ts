import type { RecipeField } from '../recipe.ts';

/** Whose times the chapters have: wired recordings are references unless the form says otherwise. */
export const filmField = {
  name: 'film',
  kind: 'choice',
  label: { ko: '설명할 영상', en: 'Video to describe' },
  start: 'planned',
  options: [
    { value: 'planned', label: { ko: '연결된 대본으로 찍을 영상', en: 'To be shot from the connected script' } },
    { value: 'recorded', label: { ko: '연결된 영상 (내 영상)', en: 'My connected video' } },
  ],
} as const satisfies RecipeField;
