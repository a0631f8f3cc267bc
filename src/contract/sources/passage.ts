import { z } from 'zod';
import { id } from '../base/id.ts';
import { formatMoment } from '../base/time.ts';

/** A piece of a source that can be cited, with the place it stands at. Seconds from the start of the video; pages from 1. */
export const passage = z.object({
  id,
  sourceId: id,
  nodeId: id,
  ordinal: z.number().int(),
  text: z.string(),
  heading: z.string().nullable(),
  page: z.number().int().nullable(),
  startSec: z.number().nullable(),
  endSec: z.number().nullable(),
});
export type Passage = z.infer<typeof passage>;

export type Place = Pick<Passage, 'heading' | 'page' | 'startSec'>;

/** The place in a few characters: '4:12', 'p.2', the heading, or null when the source has no places. */
export function placeLabel(place: Place): string | null {
  if (place.startSec !== null) return formatMoment(place.startSec);
  if (place.page !== null) return `p.${place.page}`;
  return place.heading;
}
