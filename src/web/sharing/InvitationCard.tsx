import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import { dayOf } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { useOwnInvitation } from './use-own-invitation.ts';

interface InvitationCardProps {
  invitation: OwnInvitation;
  /** Afterwards; otherwise an accepted invitation leads to its place. */
  onAccepted?: () => void;
  onDeclined?: () => void;
}

/** An invitation to oneself: from whom, to what, as what, until when; taken or declined here. */
export function InvitationCard({ invitation, onAccepted, onDeclined }: InvitationCardProps) {
  const t = useWords('sharing');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const { accept, decline, isBusy } = useOwnInvitation(invitation, { onAccepted, onDeclined });
  const { to, placeName, inviterName, role, note, expiresAt } = invitation;
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-9 text-center shadow-card">
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-k-group-soft text-k-group-ink">
        <MailOpen size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-3.5 text-h3 font-[650] text-balance [overflow-wrap:anywhere]">
        {t('invitedTo', { name: placeName })}
      </h2>
      <p className="mt-1 max-w-[40ch] text-base text-ink-2">{t(`invitedText.${to}`, { inviter: inviterName })}</p>
      {note && (
        <blockquote className="mt-3 max-w-[44ch] rounded-control bg-surface-2 px-3.5 py-2.5 text-base [overflow-wrap:anywhere] whitespace-pre-wrap text-ink-2">
          “{note}”
        </blockquote>
      )}
      <dl className="mt-3 flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
        <Fact name={t('invitedRole')} value={t(to === 'org' && role === 'editor' ? 'orgMember' : `role.${role}`)} />
        <Fact name={t('invitedUntil')} value={t('invitedUntilDay', { date: dayOf(expiresAt, nowMs, language) })} />
      </dl>
      <div className="mt-5 flex gap-2 max-sm:w-full max-sm:[&>button]:h-11 max-sm:[&>button]:flex-1">
        <Button disabled={isBusy} onClick={() => decline.mutate()}>
          {t('decline')}
        </Button>
        <Button variant="primary" disabled={isBusy} isBusy={accept.isPending} onClick={() => accept.mutate()}>
          {t(accept.isPending ? 'accepting' : 'accept')}
        </Button>
      </div>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-ink-3">{name}</dt>
    <dd className="font-semibold text-ink-2">{value}</dd>
  </div>
);
