import { useQueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '../lib/board-place.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoicePlace } from '#contract/voices/used-voice.ts';
import { ApiError, call } from '../lib/api.ts';
import { useAct } from '../lib/act.ts';
import { useReading } from '../lib/query.ts';
import { faultSentence, useLanguage, useWords } from '../words/index.ts';

/** A chat: a node, or with null the project's own conversation. */
export interface VoicedChat {
  place: BoardPlace;
  nodeId: string | null;
}

const ABOUT_VOICES = /^\/api\/(?:(?:nodes|projects)\/[^/]+\/)?voices\b/;

/** Reads everything about voices again. */
export function useRefreshVoices(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && ABOUT_VOICES.test(key),
    });
}

/** Why a call failed: the server's own sentence where it speaks the reader's language. */
export function useReason(): (error: unknown) => string {
  const faults = useWords('faults');
  const { language } = useLanguage();
  return (error) => {
    if (!(error instanceof ApiError)) return faults('unexpected');
    const known = faultSentence(faults, error.code ?? 'unexpected', faults('unexpected'));
    const said = error.sentence ?? '';
    return language === 'ko' && /[가-힣]/.test(said) ? said : known;
  };
}

/** Where a voice may be attached for this chat, the nearest place first; nowhere for no chat. Null while it is asked. */
export function useVoicePlaces(chat: VoicedChat | null): readonly VoicePlace[] | null {
  const nodeId = chat?.nodeId ?? null;
  const ofNode = useReading(voicesApi.readOfNode, { params: { nodeId: nodeId ?? '' }, enabled: nodeId !== null });
  const projectId = chat?.nodeId === null && 'projectId' in chat.place ? chat.place.projectId : null;
  const ofProject = useReading(voicesApi.readOfProject, {
    params: { projectId: projectId ?? '' },
    enabled: projectId !== null,
  });
  if (nodeId === null && projectId === null) return [];
  const { data, isPending } = nodeId === null ? ofProject : ofNode;
  return isPending ? null : (data?.places ?? []);
}

export function useAttachVoice() {
  const t = useWords('voices');
  const reason = useReason();
  const refresh = useRefreshVoices();
  return useAct(
    async ({ at, voiceId }: { at: VoicePlace; voiceId: string | null }): Promise<void> => {
      const body = { voiceId };
      if (at.kind === 'board') await call(voicesApi.attachToBoard, { params: { boardId: at.id }, body });
      else await call(voicesApi.attachToNode, { params: { nodeId: at.id }, body });
    },
    { failed: (error) => ({ title: t('attachFailed'), text: reason(error) }) },
    refresh,
  );
}
