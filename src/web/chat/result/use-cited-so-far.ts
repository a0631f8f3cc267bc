import { useQuery } from '@tanstack/react-query';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { marksIn } from '#contract/chat/citations.ts';
import { reading } from '../../lib/query.ts';

const ASKED_AGAIN_MS = 1_000;
const NONE: readonly Citation[] = [];

/**
 * What the marks of an answer on its way stand for. The server keeps that with the text every half second; it is asked while
 * the text has a mark of which nobody has told, and once a second. Null as run: nothing is asked.
 */
export function useCitedSoFar(runId: string | null, text: string): readonly Citation[] {
  const count = marksIn(text).length;
  const knownIn = (answer: { messageText: string; citations: readonly Citation[] } | undefined) =>
    answer && isSameText(answer.messageText, text) ? answer.citations : NONE;
  const { data } = useQuery({
    ...reading(chatApi.readAnswer, { params: { runId: runId ?? '' } }),
    enabled: runId !== null && count > 0,
    refetchInterval: ({ state }) =>
      state.status !== 'error' && knownIn(state.data).length < count ? ASKED_AGAIN_MS : false,
  });
  return knownIn(data);
}

/** One of them goes on where the other ends; what began anew counts its marks anew. */
const isSameText = (kept: string, heard: string): boolean => kept.startsWith(heard) || heard.startsWith(kept);
