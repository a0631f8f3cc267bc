import { ChevronRight, FolderOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { initialOf } from '#contract/base/letters.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Org, OrgProject } from '#contract/orgs/orgs.schema.ts';
import { dayOf } from '../lib/dates.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useReading } from '../lib/query.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Waiting } from '../ui/Skeleton.tsx';
import { Fetching } from '../ui/Spinner.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { RowsSkeleton } from './OrgSkeleton.tsx';
import { useMay } from '../shell/use-may.ts';

const NewProjectDialog = lazyComponent(() => import('../dashboard/NewProjectDialog.tsx'), 'NewProjectDialog');

/** How many projects stand there before all are wanted. */
const FIRST = 5;

/** The organisation's projects, last changed first; the first few, or all of them with a way to find one. */
export function ProjectList({ org }: { org: Org }) {
  const t = useWords('orgs');
  const { data: projects, error, refetch } = useReading(orgsApi.readProjects, { params: { orgId: org.id } });
  const [isAll, setAll] = useState(false);
  return (
    <section aria-labelledby="projects">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id="projects" className="text-h3 font-[650]">
          {t('projects')}
        </h2>
        {projects && projects.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:h-11"
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          >
            {t(isAll ? 'viewFewer' : 'viewAll')}
            <ChevronRight size={15} strokeWidth={2} aria-hidden="true" className={isAll ? '-rotate-90' : undefined} />
          </Button>
        )}
      </div>
      {projects ? (
        <Projects org={org} projects={projects} isAll={isAll} />
      ) : error ? (
        <ErrorView error={error} title={t('projectsFailed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('loading')}>
          <RowsSkeleton count={4} />
        </Waiting>
      )}
    </section>
  );
}

function FirstProject({ org }: { org: Org }) {
  const t = useWords('orgs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<Plus size={15} strokeWidth={2.2} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('firstProject')}
      </Button>
      <Fetching>{isOpen && <NewProjectDialog orgs={[org]} onClose={() => setOpen(false)} />}</Fetching>
    </>
  );
}

function Projects({ org, projects, isAll }: { org: Org; projects: readonly OrgProject[]; isAll: boolean }) {
  const t = useWords('orgs');
  const may = useMay(org.role);
  const [query, setQuery] = useState('');
  if (projects.length === 0) {
    return (
      <EmptyState
        icon={<FolderOpen size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={t('noProjects')}
        text={t(may('org.add-project') ? 'noProjectsText' : 'noProjectsViewer')}
      >
        {may('org.add-project') && <FirstProject org={org} />}
      </EmptyState>
    );
  }
  const found = isAll ? projects.filter((project) => matches(project, query)) : projects.slice(0, FIRST);
  return (
    <>
      {isAll && <SearchField label={t('findProject')} value={query} onType={setQuery} className="mb-3" />}
      {found.length === 0 ? (
        <p role="status" className="rounded-card border border-line bg-surface px-4 py-8 text-center text-ink-2">
          {t('foundNothing', { query })}
        </p>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {found.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      )}
    </>
  );
}

const matches = ({ name, description }: OrgProject, query: string): boolean =>
  `${name}\n${description}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

function ProjectRow({ project }: { project: OrgProject }) {
  const t = useWords('orgs');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  return (
    <li className="relative flex min-h-[67px] items-center gap-3.5 border-b border-line px-[18px] py-3 transition-colors duration-(--dur-fast) last:border-b-0 hover:bg-surface-2">
      <span
        aria-hidden="true"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-[9px] bg-surface-3 text-base font-bold"
      >
        {initialOf(project.name)}
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={`/projects/${project.id}`}
          className="block truncate text-[14.5px] font-[650] outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
        >
          {project.name}
        </Link>
        <p className="truncate text-sm text-ink-3">{project.description || t('noDescription')}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-0.5">
        <time dateTime={project.updatedAt} className="text-sm text-ink-3">
          {t('updated', { date: dayOf(project.updatedAt, nowMs, language) })}
        </time>
        <Badge className="tnum">{t('fileCount', { count: project.fileCount })}</Badge>
      </div>
      <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden" />
    </li>
  );
}
