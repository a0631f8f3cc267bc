import { Handshake } from 'lucide-react';
import { isSponsorMail } from '#contract/offers/offer-mail.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { onlyCardOf } from './chosen.ts';

const NOTES: readonly string[] = ['text', 'sticky'];

/** A note that holds the mail of a sponsor, as it was pasted. */
function mailIn(context: ActionContext, ids: ReadonlySet<string>): string | null {
  const card = onlyCardOf(context, ids);
  if (!card || !NOTES.includes(card.kind) || card.node.metadata['recipe'] !== undefined) return null;
  return isSponsorMail(card.node.content) ? card.id : null;
}

export const sponsorActions: readonly BoardAction[] = [
  {
    id: 'sponsor-card',
    label: 'sponsorCard',
    icon: Handshake,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => mailIn(context, ids) !== null,
    run(context, ids) {
      const nodeId = mailIn(context, ids);
      if (nodeId === null) return;
      void import('../commands/put-sponsor-card.ts').then(({ putSponsorCard }) =>
        putSponsorCard(context.editor, nodeId, context.language),
      );
    },
  },
];
