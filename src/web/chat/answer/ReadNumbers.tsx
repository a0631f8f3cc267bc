import { useEffect } from 'react';
import type { BoardPlace } from '#contract/board/place.ts';
import { useSourceNumbers, type SourceNumbers } from '../evidence/source-numbers.ts';

interface ReadNumbersProps {
  place: BoardPlace;
  nodeId: string;
  passageId: string | null;
  onNumbers: (numbers: SourceNumbers) => void;
}

/** Shows nothing, and tells the numbers of the open conversation of a chat: for screens that stand before chats are read. */
export function ReadNumbers({ place, nodeId, passageId, onNumbers }: ReadNumbersProps) {
  const numbers = useSourceNumbers(place, nodeId, passageId);
  useEffect(() => onNumbers(numbers), [numbers, onNumbers]);
  return null;
}
