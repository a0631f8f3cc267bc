import type { Language } from '#contract/base/language.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useNotices, type Notices } from '../../lib/notices.ts';
import { isOfferCard } from '../../node-views/offer/is-offer-card.ts';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import { useEngine } from '../engine/use-engine.ts';

interface Voice {
  notices: Notices;
  t: Words<'clipboard'>;
  language: Language;
}

/** Notes and files that were connected with the card of a deal are read as its further mails. */
export function readWiredMails(editor: BoardEditor, voice: Voice, ids: readonly string[], otherId: string): void {
  const isCard = (id: string) => isOfferCard(editor.node(id) ?? { metadata: {} });
  if (!isCard(otherId) && !ids.some(isCard)) return;
  void import('../../editor/commands/join-mail.ts').then(async ({ joinWired }) => {
    const isRead = await joinWired(editor, { ids, otherId }, voice.language, readFile);
    return isRead && voice.notices.show({ tone: 'done', title: voice.t('mailJoined'), tellsWhole: true });
  }, tellMissing);
}

/** A file whose text is still on its way, or cannot be fetched now, is only connected. */
async function readFile(nodeId: string): Promise<string | null> {
  const { callSource } = await import('../../sources/source-of.ts');
  const source = await callSource(nodeId).catch(() => null);
  return source?.status === 'ready' ? source.passages.map(({ text }) => text).join('\n') : null;
}

export function useWiredMails(): (ids: readonly string[], otherId: string) => void {
  const { editor } = useEngine();
  const voice = { notices: useNotices(), t: useWords('clipboard'), language: useLanguage().language };
  return (ids, otherId) => readWiredMails(editor, voice, ids, otherId);
}
