import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { removeAndSay } from './actions/remove-and-say.ts';
import { useEngine } from './engine/use-engine.ts';

/** Removes nodes and wires and says so, with a way back. */
export function useRemove(): (ids: Iterable<string>) => void {
  const { editor } = useEngine();
  const notices = useNotices();
  const t = useWords('board');
  return (ids) => removeAndSay({ editor, notices, t }, ids);
}
