import { z } from 'zod';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { OURS } from '../limits.ts';
import { chosenRecipe } from './chosen.ts';

const place = z.number().int().min(0).max(OURS.contentLength);

export const partRewritingApi = {
  rewritePart: route({
    method: 'POST',
    path: '/api/nodes/:nodeId/rewritten-parts',
    summary:
      'Have a model write the lines of one place of a result anew, so that they keep the rules that they break; what it ' +
      'wrote is answered and nothing is changed. Null where it could not without changing figures, citations or blanks',
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    body: z.strictObject({
      recipe: chosenRecipe,
      text: text(OURS.contentLength),
      /** The place of a finding, as [start, end) of the text in UTF-16 units. */
      at: z.tuple([place, place]),
      language: z.enum(['ko', 'en']),
    }),
    answer: z.object({
      rewritten: z
        .object({
          /** The lines that it stands for, and the words. */
          at: z.tuple([place, place]),
          text: z.string(),
          /** How many errors of those lines are left. */
          errorsLeft: z.number().int(),
        })
        .nullable(),
    }),
  }),
} as const;
