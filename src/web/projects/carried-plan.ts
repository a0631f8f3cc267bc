import { isRecord } from '#contract/base/is-record.ts';
import type { AnswerNote } from '#contract/chat/answer-note.ts';
import { BOARD_PLAN, recipeIn } from '#contract/recipes/chosen.ts';

/** What goes along to the board of a project, where the plan is looked at. */
export const carryPlan = (note: AnswerNote): { plan: AnswerNote } => ({ plan: note });

/** The plan that came along; null for anything else that a browser keeps with a page. */
export function planIn(state: unknown): AnswerNote | null {
  const { title, content, metadata } = isRecord(state) && isRecord(state['plan']) ? state['plan'] : {};
  if (typeof title !== 'string' || typeof content !== 'string' || !isRecord(metadata)) return null;
  return recipeIn(metadata)?.id === BOARD_PLAN ? { title, content, metadata } : null;
}
