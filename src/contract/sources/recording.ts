import { z } from 'zod';

/** A recording that is kept here and can be played: the address of the file, and whether it has pictures. */
export const recording = z.object({ url: z.string(), media: z.enum(['audio', 'video']) });
export type Recording = z.infer<typeof recording>;

const FILE = /^\/api\/files\/[0-9a-f-]{36}$/;

/** The recording that facts about a source tell of; null where they tell of none, or of one that is not kept here. */
export function recordingOf(facts: Readonly<Record<string, unknown>>): Recording | null {
  const { recording: url, media } = facts;
  if (typeof url !== 'string' || !FILE.test(url)) return null;
  return media === 'audio' || media === 'video' ? { url, media } : null;
}
