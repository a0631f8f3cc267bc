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

const originality = z.object({
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
});
export type Originality = z.infer<typeof originality>;

export const originalityApi = {
  readOriginality: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/originality',
    summary:
      'Where a note says too much in the words of the sources that it was made from; of any other note, of those that it ' +
      'cites and those wired to it or to a chat beside it',
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    answer: originality,
  }),
  readOfAnswer: route({
    method: 'GET',
    path: '/api/ai-runs/:runId/originality',
    summary: 'Where an answer says too much in the words of the sources that it cites and of those wired to its chat',
    policy: { may: 'board.read', on: 'run', by: 'runId' },
    answer: originality,
  }),
} as const;
