import { ArrowLeft, Lock } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { isMissing } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';
import { InvitedHere } from './InvitedHere.tsx';
import { useOrgMembership } from './membership.ts';
import { MemberList } from './MemberList.tsx';
import { OrgHeader } from './OrgHeader.tsx';
import { OrgSkeleton } from './OrgSkeleton.tsx';
import { OrgStats } from './OrgStats.tsx';
import { ProjectList } from './ProjectList.tsx';

/** An organisation: its figures, its projects and its people. */
export function OrgScreen() {
  const t = useWords('orgs');
  const { orgId = '' } = useParams();
  const { data: org, error, refetch } = useReading(orgsApi.read, { params: { orgId } });
  usePageTitle(org?.name ?? t('title'));
  return (
    <main id="content" className="mx-auto w-full max-w-[1216px] px-4 pt-5 pb-16 md:px-8 md:pt-8">
      <BackLink label={t('back')} />
      {org ? (
        <Loaded key={org.id} org={org} />
      ) : isMissing(error) ? (
        <InvitedHere placeId={orgId}>
          <EmptyState
            icon={<Lock size={22} strokeWidth={1.75} aria-hidden="true" />}
            title={t('gone')}
            text={t('goneText')}
          />
        </InvitedHere>
      ) : error ? (
        <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <OrgSkeleton />
      )}
    </main>
  );
}

/** The way back to the dashboard, over the title of a screen. */
export function BackLink({ label }: { label: string }) {
  return (
    <Link
      to="/"
      className="mb-3 -ml-1.5 inline-flex h-8 items-center gap-1.5 rounded-control px-1.5 text-sm font-medium text-ink-2 hover:bg-surface-3 hover:text-ink max-sm:h-11"
    >
      <ArrowLeft size={15} strokeWidth={2} aria-hidden="true" />
      {label}
    </Link>
  );
}

function Loaded({ org }: { org: Org }) {
  const membership = useOrgMembership(org.id);
  return (
    <>
      <OrgHeader org={org} membership={membership} />
      <OrgStats org={org} membership={membership} />
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-9 lg:grid-cols-[minmax(0,1fr)_400px]">
        <ProjectList org={org} />
        <MemberList org={org} membership={membership} />
      </div>
    </>
  );
}
