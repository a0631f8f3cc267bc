import type { BoardNode } from '#contract/board/board.schema.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { cut } from '#contract/base/letters.ts';
import type { Language } from '#contract/base/language.ts';
import { OURS } from '#contract/limits.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { withOffer } from '#contract/offers/offer-in.ts';
import { offerMailsIn, type OfferMail } from '#contract/offers/offer-mail.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { sponsorBrief } from '#contract/recipes/kinds/sponsor-brief.ts';
import type { MadeOf } from '#contract/recipes/made-of.ts';
import type { BoardEditor } from '../board-editor.ts';
import { REVEAL_MS } from '../camera.ts';
import { makeNode, newWire, settle } from './add-node.ts';
import { besideOf, chatsReading } from './ask-about.ts';
import { sourceOf } from './join-mail.ts';
import { findFreePlace } from './place.ts';

const SIZE = { width: 420, height: 520 };
const MOST_MAILS = 20;

/**
 * Mails of a sponsor that stand on the board as the card of their deal, beside the first and wired to the chats that read
 * them, as one step. `today`: ISO day, by which days without a year are read. Null where no mail is there any more.
 */
export function putSponsorCard(
  editor: BoardEditor,
  nodeIds: readonly string[],
  language: Language,
  today: string,
): BoardNode | null {
  const notes = nodeIds.flatMap((id) => editor.node(id) ?? []).slice(0, MOST_MAILS);
  const [first] = notes;
  const at = first && besideOf(editor, first.id, SIZE);
  if (!first || !at) return null;
  const offer = readForm(mailsOf(notes), today);
  const madeFrom = notes.map((note): MadeOf => ({
    nodeId: note.id,
    title: cut(note.title, 300),
    ...printOfNote(note),
  }));
  const values = { received: offer.mails[0]?.received ?? '' };
  const metadata = withOffer({ recipe: { id: SPONSOR_CARD, values }, madeFrom }, offer);
  const about = offer.brand?.value ?? first.title;
  const title = cut(`${sponsorBrief.name[language]}: ${about}`, OURS.titleLength - 1);
  const content = drawCard(offer, language);
  const note = makeNode(editor, { kind: 'text', title, content, size: SIZE, metadata }, language);
  const placed = settle(editor, { ...note, position: findFreePlace(editor.scene, SIZE, at, 'avoid') });
  const chats = new Set(notes.flatMap(({ id }) => chatsReading(editor, id)));
  editor.commit([{ do: 'add-node', node: placed }, ...[...chats].map((chatId) => newWire(editor, placed.id, chatId))]);
  editor.select([placed.id]);
  editor.camera.reveal(rectOf(placed), REVEAL_MS);
  return placed;
}

/** The notes as mails; whoever makes a card of them says that they are. */
function mailsOf(notes: readonly BoardNode[]): OfferMail[] {
  const read = offerMailsIn(notes.map(sourceOf), null);
  const others = notes.filter(({ id }) => !read.some(({ nodeId }) => nodeId === id));
  return [...read, ...others.map(({ id, title, content }) => ({ nodeId: id, title, text: content, received: null }))];
}
