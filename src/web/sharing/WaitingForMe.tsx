import { Crown, MailOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import type { Offered } from '#contract/sharing/sharing.schema.ts';
import { dayOf } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { usePersonName } from './people.ts';
import { useOffer } from './use-offer.ts';
import { useOwnInvitation } from './use-own-invitation.ts';

interface WaitingForMeProps {
  offers: readonly Offered[];
  invitations: readonly OwnInvitation[];
}

/** Canvases and organisations that are offered to the reader, and invitations to canvases: taken or declined here. */
export function WaitingForMe({ offers, invitations }: WaitingForMeProps) {
  const t = useWords('sharing');
  return (
    <ul
      aria-label={t('waitingForMe')}
      className="mb-5 flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {offers.map((offer) => (
        <Offer key={offer.offeredId} offer={offer} />
      ))}
      {invitations.map((invitation) => (
        <Invited key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Offer({ offer }: { offer: Offered }) {
  const t = useWords('sharing');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const name = usePersonName()(offer.owner);
  const { take, decline, isBusy } = useOffer(offer);
  return (
    <Line
      icon={<Crown {...icon} />}
      title={t(offer.orgId ? 'offeredOrg' : 'offered', { title: offer.title })}
      text={t('offeredText', { name, date: dayOf(offer.expiresAt, nowMs, language) })}
      {...(offer.missing && { caution: t(`offerMissing.${offer.missing}`) })}
    >
      <Button size="sm" className="max-sm:h-11" disabled={isBusy} onClick={() => decline.mutate()}>
        {t('decline')}
      </Button>
      <Button
        size="sm"
        variant="accent"
        className="max-sm:h-11"
        disabled={isBusy}
        isBusy={take.isPending}
        onClick={() => take.mutate()}
      >
        {t(take.isPending ? 'offerTaking' : 'offerTake')}
      </Button>
    </Line>
  );
}

function Invited({ invitation }: { invitation: OwnInvitation }) {
  const t = useWords('sharing');
  const { accept, decline, isBusy } = useOwnInvitation(invitation);
  const { placeName, inviterName, to, role, note } = invitation;
  return (
    <Line
      icon={<MailOpen {...icon} />}
      title={t('invitedTo', { name: placeName })}
      text={`${t(`invitedText.${to}`, { inviter: inviterName })} ${t('invitedRole')}: ${t(`role.${role}`)}`}
      note={note}
    >
      <Button size="sm" className="max-sm:h-11" disabled={isBusy} onClick={() => decline.mutate()}>
        {t('decline')}
      </Button>
      <Button
        size="sm"
        variant="accent"
        className="max-sm:h-11"
        disabled={isBusy}
        isBusy={accept.isPending}
        onClick={() => accept.mutate()}
      >
        {t(accept.isPending ? 'accepting' : 'accept')}
      </Button>
    </Line>
  );
}

interface LineProps {
  icon: ReactNode;
  title: string;
  text: string;
  note?: string;
  /** What is in the way. */
  caution?: string;
  children: ReactNode;
}

const Line = ({ icon: sign, title, text, note, caution, children }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3 not-first:border-t not-first:border-line">
    <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-wood-soft text-k-group-ink">
      {sign}
    </span>
    <div className="min-w-0 flex-1 basis-52">
      <p className="text-base font-[650] [overflow-wrap:anywhere]">{title}</p>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{text}</p>
      {note && <p className="text-sm [overflow-wrap:anywhere] text-ink-3">“{note}”</p>}
      {caution && <p className="text-sm [overflow-wrap:anywhere] text-warn">{caution}</p>}
    </div>
    <div className="ml-auto flex gap-2">{children}</div>
  </li>
);
