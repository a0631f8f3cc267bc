import { useQuery } from '@tanstack/react-query';
import { Mail, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { removed } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { useSendsMail } from '../lib/settings.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { CopyLink } from './CopyLink.tsx';
import type { Membership } from './membership.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useRoleName } from './RoleBadge.tsx';
import { useFailure } from '../shell/use-failure.ts';

/** So often it is looked whether a mail has gone out. */
const LOOK_MS = 3_000;

/** Invitations that nobody has taken yet, as rows of a list; nothing where there is none. For those who manage people. */
export function InvitationRows({ membership }: { membership: Membership }) {
  const t = useWords('orgs');
  const {
    data: invitations,
    error,
    refetch,
  } = useQuery({
    ...membership.invitations,
    refetchInterval: ({ state }) => (state.data?.some(({ mail }) => mail === 'waiting') ? LOOK_MS : false),
  });
  if (error) {
    return (
      <li className="p-3">
        <ErrorView error={error} title={t('invitationsFailed')} onRetry={() => void refetch()} />
      </li>
    );
  }
  return invitations?.map((invitation) => (
    <InvitationRow key={invitation.id} invitation={invitation} membership={membership} />
  ));
}

function InvitationRow({ invitation, membership }: { invitation: Invitation; membership: Membership }) {
  const t = useWords('orgs');
  const roleName = useRoleName(membership.place);
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const withdraw = useWithdraw(membership);
  const sendsMail = useSendsMail();
  const resend = useResend(membership);
  const { email, role, note, expiresAt } = invitation;
  return (
    <li className="flex min-h-[61px] flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)]">
        <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-[14.5px] font-[650]" title={email}>
          {email}
        </p>
        <p className="text-sm text-ink-3">
          {t('invitationWaits', { role: roleName(role), date: dayOf(expiresAt, nowMs, language) })}
        </p>
        <MailLine invitation={invitation} />
      </div>
      <div className="ml-auto flex items-center gap-1">
        {sendsMail && (
          <Button
            size="sm"
            aria-label={t('resendOf', { email })}
            isBusy={resend.isPending}
            icon={<RotateCw size={14} strokeWidth={2} aria-hidden="true" />}
            onClick={() => resend.mutate({ email, role, note, language })}
          >
            {t('resend')}
          </Button>
        )}
        <CopyLink path={`/invitations/${invitation.id}`} label={t('copyInvitationLink', { email })} />
        <IconButton
          label={t('withdrawOf', { email })}
          className="-mr-1.5 max-sm:size-11"
          disabled={withdraw.isPending}
          icon={<X size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={() => withdraw.mutate(invitation.id)}
        />
      </div>
    </li>
  );
}

/** What became of the mail about it; nothing where this server sends none and none was sent. */
function MailLine({ invitation: { mail, mailedAt } }: { invitation: Invitation }) {
  const t = useWords('orgs');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const sendsMail = useSendsMail();
  if (!mail && !sendsMail) return null;
  const isBad = mail === 'failed' || mail === 'unknown';
  const date = mailedAt ? dayOf(mailedAt, nowMs, language) : '';
  return (
    <p className={`text-sm ${isBad ? 'text-bad' : 'text-ink-3'}`}>{t(`mailStates.${mail ?? 'none'}`, { date })}</p>
  );
}

/** Invites again with the same role and words, which sends the mail again. */
function useResend(membership: Membership) {
  const t = useWords('orgs');
  const failure = useFailure();
  return useAct(
    membership.invite,
    {
      done: ({ mailed }) =>
        mailed ? { title: t('resent'), text: t('resentText') } : { title: t('resendHeld'), text: t('resendHeldText') },
      failed: failure(t('resendFailed')),
    },
    useRefreshPlaces(),
  );
}

/** An invitation that is gone already, taken or withdrawn elsewhere, is withdrawn all the same. */
function useWithdraw(membership: Membership) {
  const t = useWords('orgs');
  const failure = useFailure();
  return useAct(
    (invitationId: string) => removed(membership.withdraw(invitationId)),
    { done: { title: t('withdrawn') }, failed: failure(t('withdrawFailed')) },
    useRefreshPlaces(),
  );
}
