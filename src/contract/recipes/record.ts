import { z } from 'zod';

const keptRecord = z.object({ name: z.string().max(64), record: z.record(z.string(), z.unknown()) });

/** What metadata keeps of a result that is a record. */
export interface KeptRecord {
  name: string;
  record: unknown;
}

/** The record that metadata of an answer or a note keeps; null where it keeps none. What stands in it its kind reads. */
export function recordIn(metadata: Record<string, unknown>): KeptRecord | null {
  const read = keptRecord.safeParse(metadata['record']);
  return read.success ? read.data : null;
}

/** The numbers of passages that a record names beside those in its text: they may be put into it later. */
export const marksOfRecord = (record: KeptRecord | null): number[] =>
  [...JSON.stringify(record).matchAll(/"mark":(\d+)/g)].map(([, mark]) => Number(mark));
