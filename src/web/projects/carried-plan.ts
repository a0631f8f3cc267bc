import type { AnswerNote } from '#contract/chat/answer-note.ts';
import { BOARD_PLAN, recipeIn } from '#contract/recipes/chosen.ts';

/** What goes along to the board of a project, where the plan is looked at. */
export const carryPlan = (note: AnswerNote): { plan: AnswerNote } => ({ plan: note });

/** The plan that came along; null for anything else that a browser keeps with a page. */
export function planIn(state: unknown): AnswerNote | null {
  const { plan } = (typeof state === 'object' && state !== null ? state : {}) as { plan?: Partial<AnswerNote> };
  if (typeof plan?.content !== 'string' || typeof plan.title !== 'string') return null;
  if (typeof plan.metadata !== 'object' || plan.metadata === null) return null;
  const { title, content, metadata } = plan;
  return recipeIn(metadata)?.id === BOARD_PLAN ? { title, content, metadata } : null;
}
