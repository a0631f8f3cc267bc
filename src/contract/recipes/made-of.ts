import { z } from 'zod';
import { id } from '../base/id.ts';

/** A source as it read when something was made from it. */
export const madeOf = z.object({
  nodeId: id,
  title: z.string().max(300),
  /** Of all its words. */
  hash: z.string().max(40),
  /** Of each section by its heading, where a person wrote it. */
  sections: z.optional(z.record(z.string().max(80), z.string().max(20))),
  /** The headings of the sections that were cited; absent where nobody knows, and all of it counts. */
  used: z.optional(z.array(z.string().max(80)).max(40)),
});
export type MadeOf = z.infer<typeof madeOf>;

const MOST_SOURCES = 40;

/** What metadata of an answer or a note says of the sources that it was made from; empty where it says nothing. */
export function madeFromIn(metadata: Record<string, unknown>): MadeOf[] {
  const read = z.array(madeOf).max(MOST_SOURCES).safeParse(metadata['madeFrom']);
  return read.success ? read.data : [];
}
