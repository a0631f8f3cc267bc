import { remove } from '../editor/commands/remove.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { Notices } from '../lib/notices.ts';
import type { Words } from '../words/index.ts';

/** Where removing is told. */
interface Means {
  editor: BoardEditor;
  notices: Notices;
  t: Words<'board'>;
}

/** Removes nodes and wires, however many, and says so, with a way back. */
export function removeAndSay({ editor, notices, t }: Means, ids: Iterable<string>): void {
  const removed = remove(editor, ids);
  if (removed.nodes + removed.edges === 0) return;
  const title =
    removed.nodes > 1
      ? t('nodesDeleted', { count: removed.nodes })
      : removed.nodes === 1
        ? t('nodeDeleted')
        : t('connectionDeleted');
  const gesture = editor.newestGesture();
  const run = () => gesture !== null && editor.undoOf(gesture);
  notices.show({ tone: 'undoable', title, text: t('undoable'), action: { label: t('undo'), run } });
}
