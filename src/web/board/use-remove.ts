import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { remove } from './commands/remove.ts';
import { useEngine } from './engine/use-engine.ts';

/** Removes nodes and wires and says so, with a way back. */
export function useRemove(): (ids: Iterable<string>) => void {
  const { editor } = useEngine();
  const notices = useNotices();
  const t = useWords('board');
  return (ids) => {
    const removed = remove(editor, ids);
    if (removed.nodes + removed.edges === 0) return;
    const title =
      removed.nodes > 1
        ? t('nodesDeleted', { count: removed.nodes })
        : removed.nodes === 1
          ? t('nodeDeleted')
          : t('connectionDeleted');
    notices.show({ tone: 'undoable', title, text: t('undoable'), action: { label: t('undo'), run: editor.undo } });
  };
}
