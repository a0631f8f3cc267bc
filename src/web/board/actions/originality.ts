import { CopyCheck } from 'lucide-react';
import type { ActionContext, BoardAction } from './action.ts';
import { afterMenu, onlyCardOf } from '../../board-context/chosen.ts';

const NOTES: readonly string[] = ['text', 'sticky', 'ai'];

/** A note with words, wired to anything or made from something. */
function comparable(context: ActionContext, ids: ReadonlySet<string>): string | null {
  const card = onlyCardOf(context, ids);
  if (!card || !NOTES.includes(card.kind) || card.node.content.trim() === '') return null;
  const isWired = context.editor.scene.edgesOf(card.id).length > 0;
  const { madeFrom, citations } = card.node.metadata;
  return isWired || madeFrom !== undefined || citations !== undefined ? card.id : null;
}

export const originalityActions: readonly BoardAction[] = [
  {
    id: 'originality',
    label: 'originality',
    icon: CopyCheck,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: false,
    isOffered: (context, ids) => comparable(context, ids) !== null,
    run(context, ids) {
      const nodeId = comparable(context, ids);
      if (nodeId !== null) afterMenu(() => context.panels.open({ what: 'originality', nodeId }));
    },
  },
];
