import { useEffect } from 'react';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useNodeNumbers, type NodeNumbers } from '../evidence/source-numbers.ts';

interface ReadNumbersProps {
  place: BoardPlace;
  nodeId: string;
  onNumbers: (numbers: NodeNumbers) => void;
}

/** Shows nothing, and tells the numbers of the open conversation of a chat: for screens that stand before chats are read. */
export function ReadNumbers({ place, nodeId, onNumbers }: ReadNumbersProps) {
  const numbers = useNodeNumbers(place, nodeId);
  useEffect(() => onNumbers(numbers), [numbers, onNumbers]);
  return null;
}
