import { cut } from '#contract/base/letters.ts';
import type { Language } from '#contract/base/language.ts';
import type { OfferField } from '#contract/offers/missing.ts';
import { keepDraft, readDraft } from '../../lib/use-draft.ts';
import { offerDraft } from '../../lib/offer-draft.ts';
import { readTyped } from '../../lib/typed-fields.ts';
import { recipeKeyOf } from '../../chat/composer/draft-keys.ts';
import { recipeDraftKey } from '../../recipes/use-recipe-draft.ts';
import { newWire } from '../../editor/commands/add-node.ts';
import { chatAbout, chatsReading } from '../../editor/commands/ask-about.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { isWide } from '../../lib/use-is-wide.ts';
import type { Panels } from '../../board-context/panels.ts';
import type { OpenOffer } from './use-offer.ts';

const REPLY = 'sponsor-reply';

export type Answer = 'accept' | 'negotiate' | 'decline';

/** The questions and clauses that are ticked, as lines of the form. */
export function asksOf(
  { clauses, isAsked }: Pick<OpenOffer, 'clauses' | 'isAsked'>,
  missing: readonly OfferField[],
  questionOf: (field: OfferField) => string,
): { questions: string[]; requests: string[] } {
  return {
    questions: missing.filter(isAsked).map(questionOf),
    requests: clauses.filter(({ key, ask }) => isAsked(key) && ask !== '').map(({ ask }) => ask),
  };
}

const MOST = 7_900;

/**
 * Opens the form of the reply in the chat that reads the mail, which is made where there is none. What is ticked on the card
 * stands in it; what was typed there before of other things stays.
 */
export function openReply(
  board: BoardEditor,
  panels: Panels,
  open: Pick<OpenOffer, 'node' | 'mails' | 'offer'>,
  { answer, lines, language }: { answer: Answer; lines: readonly string[]; language: Language },
): boolean {
  const read = [...open.mails.map(({ nodeId }) => nodeId), open.node.id];
  const chatId = chatAbout(board, read[0] ?? open.node.id, language);
  if (chatId === null) return false;
  // The reply reads the card, with what a person has written into it, and the words of the mails.
  const unread = board.mayEdit ? read.filter((id) => !chatsReading(board, id).includes(chatId)) : [];
  if (unread.length > 0) board.commit(unread.map((id) => newWire(board, id, chatId)));
  const key = recipeDraftKey(REPLY, chatId);
  const received = open.offer.mails.find((mail) => mail.received !== null)?.received;
  const typed = readTyped(readDraft(key) ?? '');
  const asks = answer === 'decline' ? '' : cut(lines.join('\n'), MOST);
  keepDraft(key, JSON.stringify({ ...typed, answer, asks, ...(received != null && { received }) }));
  if (isWide()) {
    panels.close();
    board.select([chatId]);
    board.flyTo(chatId, open.node.id);
  } else panels.open({ what: 'full', nodeId: chatId });
  offerDraft(recipeKeyOf(chatId), REPLY);
  return true;
}
