import { z } from 'zod';
import { route } from '../../base/route.ts';
import { beatKinds } from './beats.ts';

const beat = z.object({
  kind: z.enum(beatKinds),
  startSec: z.number(),
  endSec: z.number(),
  text: z.string(),
  reason: z.object({ ko: z.string(), en: z.string() }),
});
const rates = z.array(z.object({ startSec: z.number(), value: z.number() }));

export const structureApi = {
  readStructure: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/structure',
    summary: 'What the lines of a recording do, by the second; null where no timed words of it are known',
    policy: { may: 'board.read', on: 'node', by: 'nodeId', guests: true },
    answer: z.object({
      xray: z
        .object({
          durationSec: z.number(),
          hook: beat.nullable(),
          promise: beat.nullable(),
          firstProof: beat.nullable(),
          turns: z.array(beat),
          sponsorSlots: z.array(beat),
          callsToAction: z.array(beat),
          wordsPerMinute: rates,
          questionsPerMinute: rates,
          totals: z.object({
            words: z.number(),
            questions: z.number(),
            wordsPerMinute: z.number(),
            questionsPerMinute: z.number(),
            spokenSec: z.number(),
          }),
        })
        .nullable(),
    }),
  }),
} as const;
