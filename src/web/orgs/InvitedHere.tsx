import { MailOpen } from 'lucide-react';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useRoleName } from './RoleBadge.tsx';
import { useFailure } from '../shell/use-failure.ts';

interface InvitedHereProps {
  placeId: string;
  /** What is shown to somebody who is not invited. */
  children: React.ReactNode;
}

/** In place of a screen that the reader may not see: his invitation to it, where there is one. */
export function InvitedHere({ placeId, children }: InvitedHereProps) {
  const t = useWords('orgs');
  const { data: invitations, isPending } = useReading(orgsApi.readOwnInvitations);
  if (isPending) {
    return (
      <Waiting label={t('loading')}>
        <Skeleton className="h-52 rounded-card" />
      </Waiting>
    );
  }
  const own = invitations?.find((invitation) => invitation.placeId === placeId);
  return own ? <OwnInvitationView invitation={own} /> : children;
}

function OwnInvitationView({ invitation }: { invitation: OwnInvitation }) {
  const t = useWords('orgs');
  const roleName = useRoleName(invitation.to);
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  const params = { invitationId: invitation.id };
  const accept = useAct(
    () => call(orgsApi.acceptInvitation, { params }),
    { done: { title: t('accepted') }, failed: failure(t('acceptFailed')) },
    refresh,
  );
  const decline = useAct(
    () => call(orgsApi.declineInvitation, { params }),
    { done: { title: t('declined') }, failed: failure(t('declineFailed')) },
    refresh,
  );
  const isBusy = accept.isPending || decline.isPending;
  return (
    <EmptyState
      icon={<MailOpen size={22} strokeWidth={1.75} aria-hidden="true" />}
      title={t('invitedHere', { name: invitation.placeName })}
      text={t('invitedHereText', { inviter: invitation.inviterName, role: roleName(invitation.role) })}
    >
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={() => decline.mutate(undefined)}>
          {t('decline')}
        </Button>
        <Button variant="primary" disabled={isBusy} isBusy={accept.isPending} onClick={() => accept.mutate(undefined)}>
          {t(accept.isPending ? 'accepting' : 'accept')}
        </Button>
      </div>
    </EmptyState>
  );
}
