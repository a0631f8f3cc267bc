import { z } from 'zod';
import { id } from '../base/id.ts';
import type { Language } from '../base/language.ts';
import { formatMoment } from '../base/time.ts';

/** A rectangle of a page, in points from its upper left corner. */
export const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
export type Box = z.infer<typeof box>;

/** A piece of a source that can be cited, with the place it stands at. Seconds from the start of the video; pages from 1. */
export const passage = z.object({
  id,
  sourceId: id,
  nodeId: id,
  ordinal: z.number().int(),
  text: z.string(),
  heading: z.string().nullable(),
  /** The headings that it stands under, the outermost first; the last one is `heading`. */
  headings: z.array(z.string()),
  page: z.number().int().nullable(),
  /** Where its lines stand on the page; null where that is not known. */
  box: z.nullable(box),
  startSec: z.number().nullable(),
  endSec: z.number().nullable(),
  /** Where it stands in the whole text of its source, in UTF-16 units; null for what was read before this was kept. */
  charStart: z.nullable(z.number()),
  charEnd: z.nullable(z.number()),
});
export type Passage = z.infer<typeof passage>;

export type Place = Pick<Passage, 'heading' | 'page' | 'startSec'>;

/** The place in a few characters: '4:12', '2쪽' or 'p.2', the heading, or null when the source has no places. */
export function placeLabel(place: Place, language: Language): string | null {
  if (place.startSec !== null) return formatMoment(place.startSec);
  if (place.page !== null) return language === 'ko' ? `${place.page}쪽` : `p.${place.page}`;
  return place.heading;
}

/** The headings above a passage in one line: 'Part > Chapter'. Null where it stands under none. */
export const pathLabel = ({ headings, heading }: { headings?: readonly string[]; heading: string | null }) =>
  (headings ?? []).join(' › ') || heading;
