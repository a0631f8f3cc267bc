import { z } from 'zod';
import { beatKinds, LONGEST_SEC } from '#contract/recipes/structure/beats.ts';
import { type StripBeat, MOST_BEATS } from '#contract/recipes/structure/strip.ts';

const stripBeat = z.object({
  kind: z.enum(beatKinds),
  startSec: z.number().min(0).max(LONGEST_SEC),
  endSec: z.number().min(0).max(LONGEST_SEC),
});

/** What a node's metadata says under 'beats', which any client can have written; what is none is passed over. */
export const readStrip = (value: unknown): StripBeat[] =>
  Array.isArray(value)
    ? value.slice(0, MOST_BEATS).flatMap((one) => {
        const read = stripBeat.safeParse(one);
        return read.success ? [read.data] : [];
      })
    : [];
