import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { dayOf } from '../../lib/dates.ts';
import { InvitationRows } from '../../orgs/InvitationRows.tsx';
import { MemberMenu } from '../../orgs/MemberMenu.tsx';
import { RowsSkeleton } from '../../orgs/OrgSkeleton.tsx';
import { PersonRow } from '../../orgs/PersonRow.tsx';
import { RoleBadge } from '../../orgs/RoleBadge.tsx';
import { useMay } from '../../shell/use-may.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Waiting } from '../../ui/Skeleton.tsx';
import { useLanguage, useWords, withWords } from '../../words/index.ts';
import { useProjectMembership } from '../project-membership.ts';

const ProjectGroups = lazyComponent(
  () => withWords(['people', 'rooms'], import('./ProjectGroups.tsx')),
  'ProjectGroups',
);
const AddMemberDialog = lazyComponent(() => import('./AddMemberDialog.tsx'), 'AddMemberDialog');

/** The people of the project, the invitations that wait, and the groups that have a role there. */
export function MembersTab({ project }: { project: Project }) {
  const t = useWords('projects');
  const may = useMay(project.role);
  const membership = useProjectMembership(project.id);
  const { data: members, error, refetch } = useQuery(membership.members);
  const [isAdding, setAdding] = useState(false);
  const mayManage = may('project.manage');
  return (
    <section aria-labelledby="project-members" className="mt-3">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id="project-members" className="flex items-center gap-2 text-h3 font-[650]">
          {t('members')}
          {members && <Badge className="tnum">{members.length}</Badge>}
        </h2>
        {mayManage && (
          <Button
            className="max-sm:h-11"
            icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('addMember')}
          </Button>
        )}
      </div>
      {members?.length === 0 && (
        <EmptyState
          icon={<Users size={22} strokeWidth={1.75} aria-hidden="true" />}
          title={t('noMembers')}
          text={t('noMembersText')}
        />
      )}
      {!members && error && <ErrorView error={error} title={t('membersFailed')} onRetry={() => void refetch()} />}
      {!members && !error && (
        <Waiting label={t('loading')}>
          <RowsSkeleton count={3} />
        </Waiting>
      )}
      {members && (
        <ul className="mt-3 overflow-hidden rounded-card border-line bg-surface shadow-card not-empty:border">
          {members.map((member) => (
            <PersonRow key={member.id} member={member} phoneLine={<AddedAt member={member} />}>
              <span className="mr-6 shrink-0 text-sm text-ink-3 max-sm:hidden">
                <AddedAt member={member} />
              </span>
              <RoleBadge role={member.role} place="project" />
              <MemberMenu member={member} membership={membership} ownRole={project.role} />
            </PersonRow>
          ))}
          {mayManage && <InvitationRows membership={membership} />}
        </ul>
      )}
      <p className="mt-3 max-w-[80ch] text-sm text-ink-3">{t('membersNote')}</p>
      {members && (
        <Suspense>
          <ProjectGroups project={project} mayManage={mayManage} />
        </Suspense>
      )}
      {isAdding && (
        <Suspense>
          <AddMemberDialog project={project} members={members ?? []} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function AddedAt({ member }: { member: Member }) {
  const t = useWords('projects');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  return <time dateTime={member.addedAt}>{t('added', { date: dayOf(member.addedAt, nowMs, language) })}</time>;
}
