import { z } from 'zod';
import { OURS } from '../limits.ts';

const offset = z.number().int().min(0).max(OURS.contentLength);

/** At this place of a text, counted in UTF-16 units, so many units go and these letters come. */
const splice = z.strictObject({ at: offset, del: offset, ins: z.string().max(OURS.contentLength) });
export type Splice = z.infer<typeof splice>;

/** More places at once than a person changes between two savings are no typing. */
const MOST_SPLICES = 500;

/** What changes a text: places of the text before it, sorted and apart. */
export const splices = z.array(splice).max(MOST_SPLICES);
