import { z } from 'zod';
import { recordIn } from '../record.ts';

const passage = z.object({
  /** The number by which it is cited. */
  mark: z.int().positive(),
  /** As it stands in the source, as plain words in Markdown. */
  text: z.string(),
  /** The title of its source. */
  source: z.string(),
});
export type Passage = z.infer<typeof passage>;

const part = z.object({
  name: z.string(),
  /** The line that begins it: '## 훅 (0:00–0:24)', '1/', '> a comment'; '' for what stands before the first heading. */
  heading: z.string(),
  /** When it is said; null where it has no times. */
  fromSec: z.number().nullable(),
  toSec: z.number().nullable(),
  purpose: z.string(),
  /** What stands below its heading before anybody writes: blanks, and what has a form. */
  text: z.string(),
  /** Those that fit it, to take or to leave. */
  passages: z.array(passage),
  /** The marks of those that were taken. */
  taken: z.array(z.int()),
});
export type WorksheetPart = z.infer<typeof part>;

/** What is made without a model where a result is prose: its parts, for a person to write. */
export const worksheet = z.object({
  /** What stands above the parts, such as a title. */
  lead: z.string(),
  parts: z.array(part),
});
export type Worksheet = z.infer<typeof worksheet>;

/** The name of the record in the metadata of an answer or a note. */
export const WORKSHEET = 'worksheet';

/** The worksheet that metadata keeps; null where it keeps none. */
export function worksheetIn(metadata: Record<string, unknown>): Worksheet | null {
  const kept = recordIn(metadata);
  const read = kept?.name === WORKSHEET ? worksheet.safeParse(kept.record) : null;
  return read?.success ? read.data : null;
}

/** A taken passage as it stands in the text. */
export const quoted = ({ text, mark }: Passage): string => `“${text}” [${mark}]`;
