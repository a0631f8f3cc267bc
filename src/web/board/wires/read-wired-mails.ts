import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Language } from '#contract/base/language.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { dayOf } from '../../lib/day-of.ts';
import { useNotices, type Notices } from '../../lib/notices.ts';
import { isOfferCard } from '../../node-views/offer/is-offer-card.ts';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import { useEngine } from '../engine/use-engine.ts';

interface Voice {
  notices: Notices;
  t: Words<'clipboard'>;
  language: Language;
}

/** Notes that a person wrote or pasted, whose words stand on the board. */
const isNote = ({ type, metadata }: BoardNode): boolean =>
  (type === 'text' || type === 'sticky') && metadata['recipe'] === undefined;

/** Notes that were connected with the card of a deal are read as its further mails; what became of it is told. */
export function readWiredMails(editor: BoardEditor, voice: Voice, ids: readonly string[], otherId: string): void {
  const other = editor.node(otherId);
  const cards = ids.flatMap((id) => editor.node(id) ?? []);
  const pairs = cards.flatMap((node) => {
    if (!other) return [];
    if (isOfferCard(other) && isNote(node)) return [{ mailId: node.id, cardId: other.id }];
    return isOfferCard(node) && isNote(other) ? [{ mailId: other.id, cardId: node.id }] : [];
  });
  if (pairs.length === 0) return;
  const { notices, t, language } = voice;
  const tell = (counts: readonly (number | null)[]) => {
    if (counts.every((count) => count === null)) return;
    const count = counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const text = count > 0 ? t('mailJoinedText', { count }) : t('mailJoinedSame');
    notices.show({ tone: 'done', title: t('mailJoined'), text });
  };
  const today = dayOf(new Date());
  void import('../../editor/commands/join-mail.ts').then(
    ({ addMailToCard }) => tell(pairs.map((pair) => addMailToCard(editor, pair, language, today))),
    tellMissing,
  );
}

export function useWiredMails(): (ids: readonly string[], otherId: string) => void {
  const { editor } = useEngine();
  const voice = { notices: useNotices(), t: useWords('clipboard'), language: useLanguage().language };
  return (ids, otherId) => readWiredMails(editor, voice, ids, otherId);
}
