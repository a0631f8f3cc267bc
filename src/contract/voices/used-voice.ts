import { z } from 'zod';
import { id } from '../base/id.ts';

/** The voice that a text was asked for in; its name as it was then. */
export const notedVoice = z.object({ id, name: z.string().max(100) });
export type NotedVoice = z.infer<typeof notedVoice>;

/** What metadata of an answer or a note says of its voice; null where it says nothing. */
export function voiceIn(metadata: Record<string, unknown>): NotedVoice | null {
  const read = notedVoice.safeParse(metadata['voice']);
  return read.success ? read.data : null;
}

export const voiceUseKinds = ['chat', 'group', 'board'] as const;

/** Where a voice may be attached. */
export const voicePlace = z.object({
  kind: z.enum(voiceUseKinds),
  /** Of the chat node, the group node or the board. */
  id,
  /** Of a group; null elsewhere. */
  title: z.string().nullable(),
  /** Null where none is attached, or its owner may not read the board any more. */
  voice: z.object({ ...notedVoice.shape, isMine: z.boolean() }).nullable(),
});
export type VoicePlace = z.infer<typeof voicePlace>;

/** Of places from the nearest to the farthest, the one whose voice is used; null where none is. */
export const nearestVoice = <Place extends { voice: unknown }>(places: readonly Place[]): Place | null =>
  places.find(({ voice }) => voice !== null) ?? null;
