import { PanelRight } from 'lucide-react';
import { dockChat, openChat } from '../../board-context/open-chat.ts';
import { afterMenuFocus, cardsOf, onlyCardOf } from '../../board-context/chosen.ts';
import { chatFor } from '../../editor/commands/chat-for.ts';
import { letter } from '../../lib/chord.ts';
import type { BoardAction } from './action.ts';

/** A narrower board, as that of a telephone, has no room for a chat beside it. */
const LEAST_BOARD_PX = 640;

export const askActions: readonly BoardAction[] = [
  {
    id: 'ask-ai',
    label: 'askAi',
    icon: 'ai-chat',
    keys: [letter('A')],
    section: 'create',
    menus: ['node'],
    changes: false,
    isOffered: (context, ids) => context.editor.mayAsk && cardsOf(context, ids).length > 0,
    run(context, ids) {
      const chat = chatFor(context.editor, ids, context.language);
      if (chat !== null) afterMenuFocus(() => openChat(context, chat));
    },
  },
  {
    id: 'dock',
    label: 'dock',
    icon: PanelRight,
    keys: [letter('D')],
    section: 'view',
    menus: ['node'],
    changes: false,
    isOffered: (context, ids) =>
      onlyCardOf(context, ids)?.kind === 'ai-chat' && context.editor.camera.frame.width >= LEAST_BOARD_PX,
    run(context, ids) {
      const card = onlyCardOf(context, ids);
      if (card) afterMenuFocus(() => dockChat(context.panels, card.id));
    },
  },
];
