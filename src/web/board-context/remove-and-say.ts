import { isLocked } from '../editor/rules/locking.ts';
import { remove } from '../editor/commands/remove.ts';
import type { SceneNode } from '../editor/scene.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { Notices } from '../lib/notices.ts';
import type { Words } from '../words/index.ts';
import { cardsOf } from './chosen.ts';
import type { Panels } from './panels.ts';

/** Where removing is told. */
interface Means {
  editor: BoardEditor;
  notices: Notices;
  t: Words<'board'>;
}

const MOST_UNASKED = 5;

/** Removes nodes and wires and says so, with a way back. */
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

/** Asks first where more than a few nodes with something in them would go. */
export function removeOrAsk(context: Means & { panels: Panels }, ids: ReadonlySet<string>): void {
  const going = cardsOf(context, ids).filter((card) => !isLocked(card.node));
  if (going.filter(holdsSomething).length <= MOST_UNASKED) return removeAndSay(context, ids);
  context.panels.open({ what: 'confirm-removal', ids: new Set(ids), count: going.length });
}

const holdsSomething = ({ kind, node }: SceneNode): boolean =>
  kind === 'ai-chat' || node.content !== '' || Boolean(node.metadata['url']) || Boolean(node.metadata['fileId']);
