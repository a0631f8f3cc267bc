import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { removeAndSay } from './remove-and-say.ts';
import { useMountedBoard } from './mounted-board.ts';

/** Removes nodes and wires and says so, with a way back. */
export function useRemove(): (ids: Iterable<string>) => void {
  const { editor } = useMountedBoard();
  const notices = useNotices();
  const t = useWords('board');
  return (ids) => removeAndSay({ editor, notices, t }, ids);
}
