import { z } from 'zod';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';

const shape = z.object({ response: z.object({ incomplete_details: z.object({ reason: z.string() }) }) });

/** Why a response ended before it was whole, by its own word. */
export const cutOfIncomplete = (event: unknown): AnswerCut =>
  shape.safeParse(event).data?.response.incomplete_details.reason === 'content_filter' ? 'filtered' : 'length';
