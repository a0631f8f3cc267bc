import type { Audience } from '#contract/board/audience.ts';

/** By which word a sign says who sees something, to this person. */
export function markOf(audience: Audience, userId: string | undefined): 'me' | 'named' | 'editors' {
  if (audience.to === 'editors') return 'editors';
  return audience.people.some((person) => person !== userId) ? 'named' : 'me';
}
