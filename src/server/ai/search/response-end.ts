import { z } from 'zod';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import { AiFault } from '../ai-fault.ts';

const ending = z.object({ type: z.enum(['response.completed', 'response.incomplete', 'response.failed', 'error']) });
const incomplete = z.object({ response: z.object({ incomplete_details: z.object({ reason: z.string() }) }) });

/**
 * Whether an event of OpenAI's Responses protocol is the last one; `cut`: why the response ended before it was whole. Null
 * for every other event. Throws AiFault 'provider-error' where it tells of a failure.
 */
export function endIn(event: unknown): { cut: AnswerCut | null } | null {
  const type = ending.safeParse(event).data?.type;
  if (type === 'response.failed' || type === 'error') throw new AiFault('provider-error', { cause: new Error(type) });
  if (type === 'response.incomplete') return { cut: cutOf(event) };
  return type === 'response.completed' ? { cut: null } : null;
}

const cutOf = (event: unknown): AnswerCut =>
  incomplete.safeParse(event).data?.response.incomplete_details.reason === 'content_filter' ? 'filtered' : 'length';
