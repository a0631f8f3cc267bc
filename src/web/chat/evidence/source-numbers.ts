import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoardPlace } from '#contract/board/place.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { usePresentId } from '../present.ts';
import { readingOf } from '../reading.ts';

/** The numbers under which an answer cites a node, by the node. */
export type SourceNumbers = ReadonlyMap<string, readonly number[]>;

const NONE: SourceNumbers = new Map();

/** As the chips of one answer have them: of the answer that cites `passageId`, else of the last one that cites anything. */
export function sourceNumbersOf(
  messages: readonly Pick<ChatMessage, 'citations'>[],
  passageId: string | null,
): SourceNumbers {
  const isMeant = ({ citations }: Pick<ChatMessage, 'citations'>) =>
    citations.some((citation) => citation.passageId === passageId);
  const answer = messages.findLast(isMeant) ?? messages.findLast(({ citations }) => citations.length > 0);
  const numbers = new Map<string, number[]>();
  for (const { nodeId, mark } of answer?.citations ?? []) numbers.set(nodeId, [...(numbers.get(nodeId) ?? []), mark]);
  return numbers;
}

/** The numbers of the open conversation of a chat; none until it has been read. */
export function useSourceNumbers(place: BoardPlace, nodeId: string, passageId: string | null): SourceNumbers {
  const id = usePresentId(place, nodeId);
  const { data } = useQuery({ ...readingOf(place, nodeId, id ?? ''), enabled: id !== null });
  return useMemo(() => (data ? sourceNumbersOf(data, passageId) : NONE), [data, passageId]);
}
