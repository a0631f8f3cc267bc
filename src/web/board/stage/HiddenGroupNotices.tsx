import { useEffect } from 'react';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import { passagesOf } from './hidden-passages.ts';

/** Says what becomes of a card that somebody drops into a group that not everybody sees, or takes out of it. */
export function HiddenGroupNotices({ editor }: { editor: BoardEditor }) {
  const t = useWords('visibility');
  const notices = useNotices();
  useEffect(() => {
    const { scene } = editor;
    const parents = new Map<string, string | null>();
    const keepAll = () => scene.board().nodes.forEach(({ id, parentId }) => parents.set(id, parentId));
    let gesture = editor.newestGesture();
    keepAll();
    return editor.onBoard((touched) => {
      if (!touched) return keepAll();
      const newest = editor.newestGesture();
      const isOwn = newest !== null && newest !== gesture;
      gesture = newest;
      const moved = [...touched].flatMap((id) => {
        const node = scene.node(id);
        const before = parents.get(id);
        if (node) parents.set(id, node.parentId);
        else parents.delete(id);
        return node && before !== undefined && before !== node.parentId ? [{ node, before }] : [];
      });
      if (!isOwn) return;
      const isHidden = (id: string | null) => Boolean(scene.node(id ?? '')?.audience);
      const { into, outOf } = passagesOf(moved, isHidden);
      const undo = { label: t('undo'), run: () => editor.undoOf(newest) };
      if (into.length > 0) notices.show({ tone: 'undoable', title: t('intoHidden'), action: undo });
      if (outOf.length === 0) return;
      const showAll = () => {
        editor.commit(outOf.map((id) => ({ do: 'patch-node', id, patch: { audience: null } })));
        const shown = editor.newestGesture();
        const back = { label: t('undo'), run: () => shown !== null && editor.undoOf(shown) };
        notices.show({ tone: 'undoable', title: t('seenByAll'), action: back });
      };
      notices.show({ tone: 'undoable', title: t('outOfHidden'), action: { label: t('showAll'), run: showAll } });
    });
  }, [editor, notices, t]);
  return null;
}
