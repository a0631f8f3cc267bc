import { Sparkles } from 'lucide-react';
import { isLocked } from '../../editor/rules/locking.ts';
import { nodeKinds, type NodeKindId } from '#contract/board/kinds/index.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { afterMenuFocus, onlyCardOf } from '../../board-context/chosen.ts';

const isSource = (kind: NodeKindId): boolean => ['link', 'file'].includes(nodeKinds[kind].view);

const sourceOf = (context: ActionContext, ids: ReadonlySet<string>): string | null => {
  const card = onlyCardOf(context, ids);
  return card && isSource(card.kind) && !isLocked(card.node) ? card.id : null;
};

export const noteActions: readonly BoardAction[] = [
  {
    id: 'note-for-ai',
    label: 'noteForAi',
    icon: Sparkles,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => sourceOf(context, ids) !== null,
    run(context, ids) {
      const nodeId = sourceOf(context, ids);
      if (nodeId === null) return;
      const noteAskedAt = performance.now();
      afterMenuFocus(() => context.editor.openEvidence({ nodeId, passageId: null, noteAskedAt }));
    },
  },
];
