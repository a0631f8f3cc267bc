import type { NotedVoice } from '#contract/voices/used-voice.ts';
import type { SpokenVoice } from '#contract/voices/voices.schema.ts';

/** What the metadata of a result says of the voice that it was asked for in. */
export const notedVoice = (voice: SpokenVoice | undefined): { voice?: NotedVoice } =>
  voice ? { voice: { id: voice.id, name: voice.profile.name } } : {};
