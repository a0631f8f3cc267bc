import { z } from 'zod';
import { OURS } from '../limits.ts';

/** A place in a content, or the length of one, in UTF-16 units. */
export const textLength = z.number().int().min(0).max(OURS.contentLength);

/** At this place of a text, counted in UTF-16 units, so many units go and these letters come. */
const splice = z.strictObject({ at: textLength, del: textLength, ins: z.string().max(OURS.contentLength) });
export type Splice = z.infer<typeof splice>;

/** More places at once than a person changes between two savings are no typing. */
const MOST_SPLICES = 500;

/** What changes a text: places of the text before it, sorted and apart. */
export const splices = z.array(splice).max(MOST_SPLICES);

/** Where a content that was saved whole differs from the one before it; the server says so, for who writes there meanwhile. */
export const replacedStretch = z.strictObject({ length: textLength, at: textLength, del: textLength });

/** Names a tab among those that write in one text: of letters in one gap those of the smaller name stand left. */
export const tab = z.string().regex(/^[a-z0-9]{8}$/);
