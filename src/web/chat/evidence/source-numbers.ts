import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoardPlace } from '../../lib/board-place.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { numberSources } from './number-sources.ts';
import { useActiveConversationId } from '../active-conversation.ts';
import { readingOf } from '../reading.ts';

/** The number under which a conversation cites the source of a node, by the node. */
export type NodeNumbers = ReadonlyMap<string, number>;

const NONE: NodeNumbers = new Map();

/** As the chips of the conversation have them. */
export function nodeNumbersOf(messages: readonly Pick<ChatMessage, 'citations' | 'metadata'>[]): NodeNumbers {
  const numbers = numberSources(messages);
  return new Map(
    messages
      .flatMap(({ citations }) => citations)
      .map(({ nodeId, sourceId }) => [nodeId, numbers.get(sourceId) ?? 0] as const),
  );
}

/** The numbers of the open conversation of a chat; none until it has been read. */
export function useNodeNumbers(place: BoardPlace, nodeId: string): NodeNumbers {
  const id = useActiveConversationId(place, nodeId);
  const { data } = useQuery({ ...readingOf(place, nodeId, id ?? ''), enabled: id !== null });
  return useMemo(() => (data ? nodeNumbersOf(data) : NONE), [data]);
}
