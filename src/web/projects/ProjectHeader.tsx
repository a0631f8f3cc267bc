import { useQuery } from '@tanstack/react-query';
import { LayoutDashboard, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Project } from '#contract/projects/projects.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { usePersonName } from '../orgs/PersonRow.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useWords, withWords } from '../words/index.ts';
import { useProjectMembership } from './project-membership.ts';

const ShareDialog = lazyComponent(() => withWords(['people', 'rooms'], import('./ShareDialog.tsx')), 'ShareDialog');

/** How many faces stand beside the title. */
const FACES = 3;

/** What the project is, who is in it, and the ways out of it: to others, and to its board. */
export function ProjectHeader({ project }: { project: Project }) {
  const t = useWords('projects');
  const [isSharing, setSharing] = useState(false);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="max-md:text-[24px] max-md:leading-[33px] font-bold tracking-[-0.022em] [overflow-wrap:anywhere] md:text-h1">
          {project.name}
        </h1>
        {project.description && <p className="text-base [overflow-wrap:anywhere] text-ink-2">{project.description}</p>}
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        {project.isMember && (
          <>
            <Faces projectId={project.id} />
            <Button
              className="max-sm:h-11 max-sm:flex-1"
              icon={<Share2 size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => setSharing(true)}
            >
              {t('share')}
            </Button>
          </>
        )}
        <Link
          to={`/projects/${project.id}/board`}
          className={classes(buttonLook('primary'), 'max-sm:h-11 max-sm:flex-1')}
        >
          <LayoutDashboard size={16} strokeWidth={2} aria-hidden="true" />
          {t('openBoard')}
        </Link>
      </div>
      {isSharing && (
        <Suspense>
          <ShareDialog project={project} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Faces({ projectId }: { projectId: string }) {
  const t = useWords('projects');
  const nameOf = usePersonName();
  const { data: members } = useQuery(useProjectMembership(projectId).members);
  if (!members || members.length === 0) return null;
  const rest = members.length - FACES;
  return (
    <span role="img" aria-label={t('people', { count: members.length })} className="mr-1 flex items-center">
      {members.slice(0, FACES).map((member) => (
        <span key={member.id} title={nameOf(member.user)} className="-ml-1.5 rounded-full ring-2 ring-bg first:ml-0">
          <Avatar name={nameOf(member.user)} colourKey={member.userId} />
        </span>
      ))}
      {rest > 0 && <span className="ml-1.5 text-sm text-ink-3 tnum">+{rest}</span>}
    </span>
  );
}
