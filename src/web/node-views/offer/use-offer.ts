import { useMemo } from 'react';
import { isRecord } from '#contract/base/is-record.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { mayWrite } from '../../editor/rules/locking.ts';
import { dealOnCard, toKept, type Deal } from '#contract/offers/deal.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { foundValues, type FoundValue } from '../../recipes/offers/found-values.ts';
import { offerIn, withOffer } from '#contract/offers/offer-in.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { useLanguage } from '../../words/index.ts';
import { languageOf } from '../../editor/commands/join-mail.ts';
import type { Editor } from '../../editor/editor.ts';
import { useEditor, useEditorState } from '../../board-context/hooks.ts';
import { clausesOf, type ShownClause } from './clauses.ts';
import { dayOf } from '../../lib/day-of.ts';

/** The questions that are not to be asked in the reply; all others are. */
const UNASKED = 'unasked';

/** A mail of the offer as it stands on the board; `isRead`: its words stand there, too, and not in a file. */
export interface BoardMail extends OfferMail {
  isRead: boolean;
}

/** An offer with all that is counted from it, and what may be done with it. */
export interface OpenOffer {
  node: BoardNode;
  offer: Offer;
  mails: readonly BoardMail[];
  found: readonly FoundValue[];
  clauses: readonly ShownClause[];
  deal: Deal;
  today: string;
  mayEdit: boolean;
  /** Whether the values may be changed: a deal that is over stays as it is. */
  isOpen: boolean;
  /** Whether this question goes along with a reply: a field by its name, a clause by its key. */
  isAsked: (question: string) => boolean;
  keep: (offer: Offer) => void;
  keepDeal: (deal: Deal) => void;
  toggleAsk: (question: string) => void;
}

/** The offer of a card; null where its metadata keeps none. */
export function useOffer(node: BoardNode): OpenOffer | null {
  const editor = useEditor();
  const { language } = useLanguage();
  const today = dayOf(new Date());
  const { metadata } = node;
  const { record } = metadata;
  const offer = useMemo(() => offerIn({ record }), [record]);
  const mails = useMails(node, offer);
  const found = useMemo(() => (offer ? foundValues(offer, mails, today) : []), [offer, mails, today]);
  const clauses = useMemo(() => (offer ? clausesOf(offer, mails, language) : []), [offer, mails, language]);
  if (!offer) return null;
  const deal = dealOnCard(metadata, offer, receivedOn(offer, metadata));
  const mayEdit = mayWrite(editor, node);
  const unasked = unaskedIn(metadata);
  return {
    node,
    offer,
    mails,
    found,
    clauses,
    deal,
    today,
    mayEdit,
    isOpen: mayEdit && deal.state !== 'paid' && deal.state !== 'declined',
    isAsked: (question) => !unasked.has(question),
    keep: (next) => keepOffer(editor, node, next, language),
    keepDeal: (next) => editor.commit([{ do: 'patch-node', id: node.id, patch: { metadata: { deal: toKept(next) } } }]),
    toggleAsk(question) {
      const next = unasked.has(question) ? [...unasked].filter((one) => one !== question) : [...unasked, question];
      const kept = next.length > 0 ? next : null;
      editor.commit([{ do: 'patch-node', id: node.id, patch: { metadata: { [UNASKED]: kept } } }]);
    },
  };
}

/** Keeps the record and the text that is drawn from it, as one step. */
export function keepOffer(editor: Pick<Editor, 'commit'>, node: BoardNode, offer: Offer, language: Language): void {
  const before = offerIn(node.metadata);
  if (!before || JSON.stringify(before) === JSON.stringify(offer)) return;
  const { record } = withOffer({}, offer);
  const content = drawCard(offer, languageOf(node, before, language));
  editor.commit([{ do: 'patch-node', id: node.id, patch: { content, metadata: { record } } }]);
}

const unaskedIn = (metadata: Record<string, unknown>): ReadonlySet<string> => {
  const kept = metadata[UNASKED];
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
};

/** The day of the newest mail that has one, or as the form says. */
function receivedOn(offer: Offer, metadata: Record<string, unknown>): string | null {
  const told = recipeIn(metadata)?.values['received'];
  const ofForm = typeof told === 'string' && /^\d{4}-\d{2}-\d{2}/.test(told) ? told.slice(0, 10) : null;
  return offer.mails.find(({ received }) => received !== null)?.received ?? ofForm;
}

/** Kinds of nodes whose own text is what was read of them. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'sticky', 'user_note', 'ai_summary']);

/** The mails that still stand on the board, the newest first; of an old card what it was made from. */
function useMails(node: BoardNode, offer: Offer | null): readonly BoardMail[] {
  const named = useMemo(() => {
    const kept = offer?.mails ?? [];
    if (kept.length > 0) return kept;
    return madeFromIn(node.metadata).map(({ nodeId }) => ({ nodeId, received: null }));
  }, [offer, node.metadata]);
  const nodes = useEditorState((editor) => named.map(({ nodeId }) => editor.node(nodeId)));
  return useMemo(
    () =>
      named.flatMap(({ nodeId, received }, i) => {
        const mail = nodes[i];
        if (!mail) return [];
        const isRead = WRITTEN.has(mail.type) && !isRecord(mail.metadata['recipe']);
        return [{ nodeId, received, title: mail.title, text: isRead ? mail.content : '', isRead }];
      }),
    [named, nodes],
  );
}
