import type { BoardNode } from '#contract/board/board.schema.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { cut } from '#contract/base/letters.ts';
import type { Language } from '#contract/base/language.ts';
import { OURS } from '#contract/limits.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import type { MadeOf } from '#contract/recipes/made-of.ts';
import { sponsorBrief } from '#contract/recipes/kinds/sponsor-brief.ts';
import type { RecipeMaterial } from '#contract/recipes/recipe.ts';
import { OFFER_RECORD } from '#contract/offers/offer-in.ts';
import { offerRecord } from '#contract/offers/offer-record.ts';
import { offerOnCard, SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { REVEAL_MS } from '../editor/camera.ts';
import { makeNode, newWire, settle } from './add-node.ts';
import { besideOf, chatsReading } from './ask-about.ts';
import { findFreePlace } from './place.ts';

const SIZE = { width: 420, height: 520 };

/**
 * A sponsor's mail that stands on the board as the card of its deal, beside it and wired to the chats that read the mail, as one
 * step. Read by rules; `null` where the mail is gone.
 */
export function putSponsorCard(editor: BoardEditor, nodeId: string, language: Language): BoardNode | null {
  const mail = editor.node(nodeId);
  const at = besideOf(editor, nodeId, SIZE);
  if (!mail || !at) return null;
  const material: RecipeMaterial = {
    sources: [
      {
        nodeId,
        title: mail.title,
        kind: 'text',
        quotes: [],
        text: mail.content,
        segments: [],
        chapters: [],
        citeAt: () => null,
      },
    ],
    keywords: [],
  };
  const values = sponsorBrief.learn?.({ received: '' }, material) ?? {};
  const record = offerRecord.read(material, values);
  const content = offerRecord.draw(record, values, language);
  const madeFrom: MadeOf[] = [{ nodeId, title: cut(mail.title, 300), ...printOfNote(mail) }];
  const metadata = { recipe: { id: SPONSOR_CARD, values }, madeFrom, record: { name: OFFER_RECORD, record } };
  const about = offerOnCard({ content, metadata }).brand?.value ?? mail.title;
  const title = cut(`${sponsorBrief.name[language]}: ${about}`, OURS.titleLength - 1);
  const note = makeNode(editor, { kind: 'text', title, content, size: SIZE, metadata }, language);
  const placed = settle(editor, { ...note, position: findFreePlace(editor.scene, SIZE, at, 'avoid') });
  const chats = chatsReading(editor, nodeId);
  editor.commit([{ do: 'add-node', node: placed }, ...chats.map((chatId) => newWire(editor, placed.id, chatId))]);
  editor.select([placed.id]);
  editor.camera.reveal(rectOf(placed), REVEAL_MS);
  return placed;
}
