import { nearestVoice } from '#contract/voices/used-voice.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { useReading } from '../lib/query.ts';
import { useVoicePlaces, type VoicedChat } from './use-voices.ts';

/** How fast the voice of this chat, or of the board of another node, speaks, in whole syllables a minute; null where none of one's own was measured, or nowhere is asked about. */
export function useOwnPace(chat: VoicedChat | null): { name: string; speed: number } | null {
  const { data: mine } = useReading(voicesApi.list, { enabled: chat !== null });
  const used = nearestVoice(useVoicePlaces(chat) ?? [])?.voice;
  const voice = mine?.find(({ id }) => id === used?.id);
  if (!voice || voice.syllablesPerSec === null) return null;
  return { name: voice.name, speed: Math.round(voice.syllablesPerSec * 60) };
}
