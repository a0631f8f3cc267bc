import { z } from 'zod';
import { isStoredFile } from '../base/stored-file.ts';

/** A recording that is kept here and can be played: the address of the file, and whether it has pictures. */
export const recording = z.object({ url: z.string(), media: z.enum(['audio', 'video']) });
export type Recording = z.infer<typeof recording>;

/** The recording that facts about a source tell of; null where they tell of none, or of one that is not kept here. */
export function recordingOf(facts: Readonly<Record<string, unknown>>): Recording | null {
  const { recording: url, media } = facts;
  if (typeof url !== 'string' || !isStoredFile(url)) return null;
  return media === 'audio' || media === 'video' ? { url, media } : null;
}
