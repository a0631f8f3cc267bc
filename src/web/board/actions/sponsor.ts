import { Handshake } from 'lucide-react';
import { dayOf } from '../../lib/day-of.ts';
import { isSponsorMail } from '#contract/offers/offer-mail.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { cardsOf } from '../../board-context/chosen.ts';

const NOTES: readonly string[] = ['text', 'sticky'];

/** Notes that hold the mails of a sponsor, as they were pasted; empty where one of them is something else. */
function mailsIn(context: ActionContext, ids: ReadonlySet<string>): string[] {
  const cards = cardsOf(context, ids);
  const isMail = ({ kind, node }: (typeof cards)[number]) =>
    NOTES.includes(kind) && node.metadata['recipe'] === undefined && isSponsorMail(node.content, node.title);
  return cards.every(isMail) ? cards.map(({ id }) => id) : [];
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
    isOffered: (context, ids) => mailsIn(context, ids).length > 0,
    run(context, ids) {
      const mails = mailsIn(context, ids);
      if (mails.length === 0) return;
      void import('../../editor/commands/put-sponsor-card.ts').then(({ putSponsorCard }) =>
        putSponsorCard(context.editor, mails, context.language, dayOf(new Date())),
      );
    },
  },
];
