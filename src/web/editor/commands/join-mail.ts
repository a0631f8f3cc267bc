import { cut } from '#contract/base/letters.ts';
import { isRecord } from '#contract/base/is-record.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { joinMail } from '#contract/offers/join-mail.ts';
import { offerIn, withOffer } from '#contract/offers/offer-in.ts';
import { offerMailsIn, type OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import type { ReadSource } from '#contract/recipes/recipe.ts';
import type { BoardEditor } from '../board-editor.ts';
import { isLocked } from '../rules/locking.ts';
import { dayOf } from '../../lib/day-of.ts';

/** Reads these notes and the other node as mails and the card of their deal, whichever is which; answers whether one was new. */
export function joinWired(editor: BoardEditor, ids: readonly string[], otherId: string, language: Language): boolean {
  const other = editor.node(otherId);
  const isCard = other !== null && other !== undefined && offerIn(other.metadata) !== null;
  const today = dayOf(new Date());
  return ids
    .map((id) => (isCard ? { mailId: id, cardId: otherId } : { mailId: otherId, cardId: id }))
    .map((pair) => addMailToCard(editor, pair, language, today))
    .includes(true);
}

/**
 * Another mail of the same deal, that was wired to its card or dropped on it: the card takes what it names, as one step.
 * `today`: the ISO day of a mail that does not say its own. False where the card knows the mail already or may not be changed.
 */
export function addMailToCard(
  editor: BoardEditor,
  { mailId, cardId }: { mailId: string; cardId: string },
  language: Language,
  today: string,
): boolean {
  const [card, note] = [editor.node(cardId), editor.node(mailId)];
  const offer = card && offerIn(card.metadata);
  if (!offer || !note || !isNote(note) || !editor.mayEdit || isLocked(card)) return false;
  if (offer.mails.some(({ nodeId }) => nodeId === mailId)) return false;
  const kept = offer.mails.flatMap(({ nodeId, received }): OfferMail[] => {
    const node = editor.node(nodeId);
    return node && !isRecord(node.metadata['recipe']) ? [mailOf(node, received)] : [];
  });
  const next = joinMail(offer, [...kept, mailOf(note, receivedOn(note, today))], today);
  const madeFrom = [
    ...madeFromIn(card.metadata).filter(({ nodeId }) => nodeId !== mailId),
    { nodeId: mailId, title: cut(note.title, 300), ...printOfNote(note) },
  ];
  const { record } = withOffer({}, next);
  const content = drawCard(next, languageOf(card, offer, language));
  editor.commit([{ do: 'patch-node', id: cardId, patch: { content, metadata: { record, madeFrom } } }]);
  return true;
}

/** A card stays in the language in which it was drawn, whoever changes it. */
export function languageOf({ content }: BoardNode, offer: Offer, language: Language): Language {
  const drawnIn = (['ko', 'en'] as const).filter((one) => drawCard(offer, one) === content);
  return drawnIn.length === 1 ? (drawnIn[0] ?? language) : language;
}

/** What a person wrote or pasted. */
const isNote = ({ type, metadata }: BoardNode): boolean =>
  (type === 'text' || type === 'sticky') && metadata['recipe'] === undefined;

const mailOf = ({ id, title, content }: BoardNode, received: string | null): OfferMail => ({
  nodeId: id,
  title,
  text: content,
  received,
});

/** The day that stands in the mail, or the one on which it was brought. */
const receivedOn = (note: BoardNode, today: string): string =>
  offerMailsIn([sourceOf(note)], null)[0]?.received ?? today;

/** A note as the recipes read it. */
export const sourceOf = ({ id, title, content }: BoardNode): ReadSource => ({
  nodeId: id,
  title,
  kind: 'text',
  quotes: [],
  text: content,
  segments: [],
  chapters: [],
  citeAt: () => null,
});
