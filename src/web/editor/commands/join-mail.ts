import { cut } from '#contract/base/letters.ts';
import { isRecord } from '#contract/base/is-record.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { joinMail } from '../rules/join-mail.ts';
import { offerIn, withOffer } from '#contract/offers/offer-in.ts';
import { offerMailsIn, type OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import type { ReadSource } from '#contract/recipes/recipe.ts';
import type { BoardEditor } from '../board-editor.ts';
import { isLocked } from '../rules/locking.ts';
import { dayOf } from '../../lib/day-of.ts';

/** The text that was read of a file on the board; null where none was. */
export type ReadFile = (nodeId: string) => Promise<string | null>;

/**
 * Reads these nodes and the other one as mails and the card of their deal, whichever is which; answers whether one was new. A note
 * or file that names nothing of an offer is no mail: it is only connected.
 */
export async function joinWired(
  editor: BoardEditor,
  { ids, otherId }: { ids: readonly string[]; otherId: string },
  language: Language,
  readFile: ReadFile,
): Promise<boolean> {
  const isCard = (id: string) => offerIn(editor.node(id)?.metadata ?? {}) !== null;
  const pairs = ids.map((id) => (isCard(otherId) ? { mailId: id, cardId: otherId } : { mailId: otherId, cardId: id }));
  const today = dayOf(new Date());
  let isNew = false;
  for (const pair of pairs) {
    const texts = await textsOfFiles(editor, pair, readFile);
    isNew = addMailToCard(editor, pair, { language, today, texts }) || isNew;
  }
  return isNew;
}

/** What was read of the files among a card's mails and the new one, by node. */
async function textsOfFiles(
  editor: BoardEditor,
  { mailId, cardId }: { mailId: string; cardId: string },
  readFile: ReadFile,
): Promise<Map<string, string>> {
  const offer = offerIn(editor.node(cardId)?.metadata ?? {});
  if (!offer) return new Map();
  const ids = [mailId, ...offer.mails.map(({ nodeId }) => nodeId)].filter((id) => editor.node(id)?.type === 'file');
  const read = await Promise.all(ids.map(async (id) => [id, await readFile(id)] as const));
  return new Map(read.flatMap(([id, text]) => (text === null ? [] : [[id, text]])));
}

/**
 * Another mail of the same deal, that was wired to its card or dropped on it: the card takes what it names, as one step.
 * `today`: the ISO day of a mail that does not say its own; `texts`: of files. False where the card knows the mail already or may not
 * be changed, and for what names nothing of an offer.
 */
export function addMailToCard(
  editor: BoardEditor,
  { mailId, cardId }: { mailId: string; cardId: string },
  { language, today, texts }: { language: Language; today: string; texts: ReadonlyMap<string, string> },
): boolean {
  const [card, node] = [editor.node(cardId), editor.node(mailId)];
  const offer = card && offerIn(card.metadata);
  const text = node && (isNote(node) ? node.content : texts.get(mailId));
  if (!offer || !node || text === undefined || !editor.mayEdit || isLocked(card)) return false;
  if (offer.mails.some(({ nodeId }) => nodeId === mailId)) return false;
  const source: ReadSource = { ...sourceOf({ ...node, content: text }), kind: isNote(node) ? 'text' : 'file' };
  const mail = { nodeId: mailId, title: node.title, text, received: receivedOn(source, today) };
  if (!namesAnything(source, mail, today)) return false;
  const kept = offer.mails.flatMap(({ nodeId, received }): OfferMail[] => {
    const known = editor.node(nodeId);
    if (!known || isRecord(known.metadata['recipe'])) return [];
    return [{ nodeId, title: known.title, text: texts.get(nodeId) ?? known.content, received }];
  });
  const next = joinMail(offer, [...kept, mail], today);
  const madeFrom = [
    ...madeFromIn(card.metadata).filter(({ nodeId }) => nodeId !== mailId),
    { nodeId: mailId, title: cut(node.title, 300), ...printOfNote(node) },
  ];
  const { record } = withOffer({}, next);
  const content = drawCard(next, languageOf(card, offer, language));
  editor.commit([{ do: 'patch-node', id: cardId, patch: { content, metadata: { record, madeFrom } } }]);
  return true;
}

/** Whether a text has the form of a brand's mail, or a labelled value that the card has a field for. */
function namesAnything(source: ReadSource, mail: OfferMail, today: string): boolean {
  if (offerMailsIn([source], null).length > 0) return true;
  const { mails: _mails, ...found } = readForm([mail], today);
  const { mails: _none, ...nothing } = emptyOffer();
  return JSON.stringify(found) !== JSON.stringify(nothing);
}

/** A card stays in the language in which it was drawn, whoever changes it. */
export function languageOf({ content }: BoardNode, offer: Offer, language: Language): Language {
  const drawnIn = (['ko', 'en'] as const).filter((one) => drawCard(offer, one) === content);
  return drawnIn.length === 1 ? (drawnIn[0] ?? language) : language;
}

/** What a person wrote or pasted. */
const isNote = ({ type, metadata }: BoardNode): boolean =>
  (type === 'text' || type === 'sticky') && metadata['recipe'] === undefined;

/** The day that stands in the mail, or the one on which it was brought. */
const receivedOn = (source: ReadSource, today: string): string => offerMailsIn([source], null)[0]?.received ?? today;

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
