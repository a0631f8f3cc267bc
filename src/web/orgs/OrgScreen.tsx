import { Suspense } from 'react';
import { useParams } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useReading } from '../lib/query.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords, withWords } from '../words/index.ts';
import { useOrgMembership } from './membership.ts';
import { MemberList } from './MemberList.tsx';
import { OrgHeader } from './OrgHeader.tsx';
import { OrgSkeleton } from './OrgSkeleton.tsx';
import { OrgStats } from './OrgStats.tsx';
import { PlaceFrame } from './PlaceFrame.tsx';
import { ProjectList } from './ProjectList.tsx';

const OrgActivity = lazyComponent(() => withWords(['notices'], import('../activity/ActivityList.tsx')), 'OrgActivity');

/** An organisation: its figures, its projects and its people. */
export function OrgScreen() {
  const t = useWords('orgs');
  const { orgId = '' } = useParams();
  const { data: org, error, refetch } = useReading(orgsApi.read, { params: { orgId } });
  usePageTitle(org?.name ?? t('title'));
  return (
    <PlaceFrame
      placeId={orgId}
      words={{ back: t('back'), gone: t('gone'), goneText: t('goneText'), loadFailed: t('loadFailed') }}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<OrgSkeleton />}
    >
      {org ? <Loaded key={org.id} org={org} /> : null}
    </PlaceFrame>
  );
}

function Loaded({ org }: { org: Org }) {
  const t = useWords('orgs');
  const membership = useOrgMembership(org.id);
  return (
    <>
      <OrgHeader org={org} membership={membership} />
      <OrgStats org={org} membership={membership} />
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-9 lg:grid-cols-[minmax(0,1fr)_400px]">
        <ProjectList org={org} />
        <MemberList org={org} membership={membership} />
      </div>
      <section className="mt-9">
        <h2 className="mb-3 text-h3 font-[650]">{t('activity')}</h2>
        <div className="rounded-card border border-line bg-surface shadow-card">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <OrgActivity orgId={org.id} />
          </Suspense>
        </div>
      </section>
    </>
  );
}
