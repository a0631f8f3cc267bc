import { Suspense } from 'react';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useReading } from '../lib/query.ts';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords, withWords } from '../words/index.ts';

const InvitationCard = lazyComponent(
  () => withWords(['people'], import('../sharing/InvitationCard.tsx')),
  'InvitationCard',
);

interface InvitedHereProps {
  placeId: string;
  /** What is shown to somebody who is not invited. */
  children: React.ReactNode;
}

/** In place of a screen that the reader may not see: his invitation to it, where there is one. */
export function InvitedHere({ placeId, children }: InvitedHereProps) {
  const t = useWords('orgs');
  const { data: invitations, isPending } = useReading(orgsApi.readOwnInvitations);
  const waiting = (
    <Waiting label={t('loading')}>
      <Skeleton className="h-52 rounded-card" />
    </Waiting>
  );
  if (isPending) return waiting;
  const own = invitations?.find((invitation) => invitation.placeId === placeId);
  if (!own) return children;
  return (
    <Suspense fallback={waiting}>
      <InvitationCard invitation={own} />
    </Suspense>
  );
}
