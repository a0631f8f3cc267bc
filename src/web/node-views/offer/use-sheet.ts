import { useState } from 'react';
import { putValue, type FoundTarget, type FoundValue } from '../../recipes/offers/found-values.ts';
import { useEditor } from '../../board-context/hooks.ts';
import type { ShownClause } from './clauses.ts';
import { placeIn } from './mail-lines.ts';
import type { Lit } from './MailPane.tsx';
import { provenOf, type Origin, type RowField } from './offer-rows.ts';
import type { OpenOffer } from './use-offer.ts';

/** What a phone shows, and a narrow window in the place of the fields. */
export type Screen = 'card' | 'mail' | 'clauses';

/** What is open, lit and edited in the full view of an offer. */
export function useSheet(open: OpenOffer, isWide: boolean) {
  const editor = useEditor();
  const [screen, show] = useState<Screen>('card');
  const [mailId, setMail] = useState<string | null>(null);
  const [lit, setLit] = useState<Lit | null>(null);
  const [editing, edit] = useState<RowField | null>(null);
  const { mails, offer } = open;

  /** Brings the mail that says these words to the front; what came as a file opens in the reader. */
  const bring = (words: Pick<Origin, 'quote' | 'place'>) => {
    const isOfTitle = ({ title }: { title: string }) => words.place === null && title.includes(words.quote);
    const mail = mails.find((one) => placeIn(one, words) !== null) ?? mails.find(isOfTitle);
    if (mail) return setMail(mail.nodeId);
    const file = mails.find(({ nodeId, isRead }) => !isRead && nodeId === words.place?.nodeId);
    if (file)
      editor.openEvidence({ nodeId: file.nodeId, passageId: null, quote: words.quote, askedFrom: open.node.id });
  };
  const showQuote = (field: RowField, origin: Origin | null) => {
    const known = origin ?? provenOf(offer, field).find(({ quote }) => quote !== '') ?? null;
    setLit({ what: 'quote', key: field });
    if (known) bring(known);
    if (origin && !isWide) show('mail');
  };
  const showClause = (clause: ShownClause) => {
    setLit({ what: 'clause', key: clause.key });
    bring(clause);
    if (!isWide) show('mail');
  };
  const put = (found: FoundValue, target: FoundTarget) => {
    const field = target === 'hashtag' ? 'hashtags' : target === 'link' ? 'links' : target;
    open.keep(putValue(offer, found, target));
    setLit({ what: 'quote', key: field });
  };
  const light = (next: Lit | null) => {
    setLit(next);
    if (next?.what === 'found') {
      const found = open.found[Number(next.key)];
      if (found) bring(found);
    }
  };
  return {
    screen,
    show,
    showClause,
    showQuote,
    put,
    edit,
    mail: { mailId, onMail: setMail, lit, onLight: light },
    tray: { lit, onLight: light, onPut: put },
    rows: { lit, onLight: showQuote, editing, onEdit: edit },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
