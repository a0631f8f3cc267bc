import { Building2, FolderPlus, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { can } from '#contract/access/can.ts';
import { initialOf } from '#contract/base/letters.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

const NewOrgDialog = lazyComponent(() => import('./NewOrgDialog.tsx'), 'NewOrgDialog');
const NewProjectDialog = lazyComponent(() => import('./NewProjectDialog.tsx'), 'NewProjectDialog');

/** How many projects stand in the card; all of them are with their organisation. */
const RECENT = 4;

/** The reader's organisations and last changed projects, and the way to make new ones. */
export function OrganisationsCard() {
  const t = useWords('orgs');
  const { user } = useUser();
  const { data: orgs, error, refetch } = useReading(orgsApi.list);
  const [opened, open] = useState<'org' | 'project' | null>(null);
  const own = orgs?.filter((org) => user && can(user, 'org.add-project', org)) ?? [];
  const icon = { size: 15, strokeWidth: 2, 'aria-hidden': true } as const;
  return (
    <section aria-labelledby="organisations" className="rounded-card border border-line bg-surface py-4 shadow-card">
      <h2 id="organisations" className="px-[18px] text-sm font-[650]">
        {t('card')}
      </h2>
      {orgs ? (
        <Orgs orgs={orgs} />
      ) : error ? (
        <div role="alert" className="px-[18px] py-3 text-sm text-ink-2">
          {t('cardFailed')}{' '}
          <button type="button" className="font-semibold text-ink underline" onClick={() => void refetch()}>
            {t('tryAgain')}
          </button>
        </div>
      ) : (
        <Waiting label={t('loading')} className="flex flex-col gap-2 px-[18px] py-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Waiting>
      )}
      <RecentProjects />
      <div className="mt-3 flex flex-wrap gap-2 px-[18px]">
        {own.length > 0 && (
          <Button size="sm" className="max-sm:h-11" icon={<FolderPlus {...icon} />} onClick={() => open('project')}>
            {t('newProject')}
          </Button>
        )}
        <Button size="sm" className="max-sm:h-11" icon={<Plus {...icon} />} onClick={() => open('org')}>
          {t('newOrg')}
        </Button>
      </div>
      <Suspense>
        {opened === 'org' && <NewOrgDialog onClose={() => open(null)} />}
        {opened === 'project' && <NewProjectDialog orgs={own} onClose={() => open(null)} />}
      </Suspense>
    </section>
  );
}

function Orgs({ orgs }: { orgs: readonly { id: string; name: string; projectCount: number }[] }) {
  const t = useWords('orgs');
  if (orgs.length === 0) {
    return (
      <p className="flex items-start gap-2.5 px-[18px] py-3 text-sm text-ink-2">
        <Building2 size={17} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('cardEmpty')}
      </p>
    );
  }
  return (
    <ul className="mt-2">
      {orgs.map((org) => (
        <li key={org.id}>
          <Link to={`/orgs/${org.id}`} className="flex items-center gap-3 px-[18px] py-1.5 hover:bg-surface-2">
            <span
              aria-hidden="true"
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-wood-soft text-sm font-bold text-k-group-ink"
            >
              {initialOf(org.name)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm font-[650]">{org.name}</span>
              <span className="block text-xs text-ink-3">{t('cardProjects', { count: org.projectCount })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RecentProjects() {
  const t = useWords('orgs');
  const { data: projects } = useReading(projectsApi.list);
  if (!projects || projects.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 px-[18px] text-xs font-semibold text-ink-3">{t('cardRecent')}</h3>
      <ul className="mt-1">
        {projects.slice(0, RECENT).map((project) => (
          <li key={project.id}>
            <Link to={`/projects/${project.id}`} className="block px-[18px] py-1.5 hover:bg-surface-2">
              <span className="block truncate text-sm font-medium">{project.name}</span>
              <span className="block truncate text-xs text-ink-3">{project.orgName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
