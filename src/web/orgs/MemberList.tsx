import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useMay } from '../shell/use-may.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { InvitationRows } from './InvitationRows.tsx';
import type { Membership } from './membership.ts';
import { RowsSkeleton } from './OrgSkeleton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RoleBadge } from './RoleBadge.tsx';

const ManageDialog = lazyComponent(() => import('./ManageDialog.tsx'), 'ManageDialog');

/** The organisation's people with their roles and, for those who manage them, the invitations that wait. What is managed of them opens in a dialog, for everybody: one may always leave. */
export function MemberList({ org, membership }: { org: Org; membership: Membership }) {
  const t = useWords('orgs');
  const may = useMay(org.role);
  const { data: members, error, refetch } = useQuery(membership.members);
  const [isManaging, setManaging] = useState(false);
  return (
    <section aria-labelledby="members">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id="members" className="text-h3 font-[650]">
          {t('members')}
        </h2>
        {members && (
          <Button variant="ghost" size="sm" className="max-sm:h-11" onClick={() => setManaging(true)}>
            {t('manage')}
          </Button>
        )}
      </div>
      {members ? (
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {members.map((member) => (
            <PersonRow key={member.id} member={member}>
              <RoleBadge role={member.role} place="org" />
            </PersonRow>
          ))}
          {may('org.manage') && <InvitationRows membership={membership} />}
        </ul>
      ) : error ? (
        <ErrorView error={error} title={t('membersFailed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('loading')}>
          <RowsSkeleton count={3} />
        </Waiting>
      )}
      {isManaging && (
        <Suspense>
          <ManageDialog membership={membership} ownRole={org.role} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </section>
  );
}
