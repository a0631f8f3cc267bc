import { Eye } from 'lucide-react';
import { letter } from '../../lib/chord.ts';
import { afterMenu, cardsOf } from '../../board-context/chosen.ts';
import { personHere } from '../../lib/api.ts';
import type { BoardAction } from './action.ts';

const isOffered: BoardAction['isOffered'] = (context, ids) =>
  context.editor.mayHide && cardsOf(context, ids).length > 0;

export const visibilityActions: readonly BoardAction[] = [
  {
    id: 'visibility',
    label: 'visibility',
    icon: Eye,
    keys: [],
    section: 'arrange',
    menus: ['node'],
    changes: true,
    isOffered,
    stateOf(context, ids) {
      const audiences = cardsOf(context, ids).map(({ node }) => node.audience?.to);
      if (audiences.every((to) => to === undefined)) return 'everyone';
      return audiences.every((to) => to === 'editors') ? 'editors' : 'some';
    },
    run: (context, ids) => {
      const cards = cardsOf(context, ids).map(({ id }) => id);
      afterMenu(() => context.panels.open({ what: 'visibility', ids: cards }));
    },
  },
  {
    id: 'visibility-toggle',
    label: 'visibilityToggle',
    icon: Eye,
    keys: [letter('P', { shift: true })],
    section: 'arrange',
    menus: [],
    changes: true,
    isOffered,
    run(context, ids) {
      const nodes = cardsOf(context, ids).map(({ node }) => node);
      const me = personHere();
      const audience = nodes.some((one) => one.audience) || me === '' ? null : { to: 'named' as const, people: [me] };
      context.editor.commit(nodes.map(({ id }) => ({ do: 'patch-node', id, patch: { audience } })));
    },
  },
];
