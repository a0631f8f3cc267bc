import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';

const place = z.tuple([z.number().int(), z.number().int()]);

/** A sentence of a note whose wording is too close to a source. */
export const closeSentence = z.object({
  /** [start, end) of the note's text in UTF-16 units. */
  at: place,
  rule: z.enum(['copied', 'close', 'uncited']),
  words: z.object({ ko: z.string(), en: z.string() }),
  nodeId: id,
  sourceTitle: z.string(),
  /** The words of the source that are repeated. */
  sourceText: z.string(),
  /** The share of the sentence that is repeated, 0 to 1. */
  overlap: z.number(),
});

export const originalityApi = {
  readOriginality: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/originality',
    summary: 'Where a note that was made from sources says too much in their words',
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    answer: z.object({
      sentences: z.array(closeSentence),
      sources: z.array(
        z.object({
          nodeId: id,
          title: z.string(),
          closeSentences: z.number().int(),
          share: z.number(),
          longestRun: z.number(),
        }),
      ),
    }),
  }),
} as const;
