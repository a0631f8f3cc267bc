import { projectsApi } from '#contract/projects/projects.api.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useMay } from '../shell/use-may.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** Whether others may look by the link, and the button that changes it for those who manage the project. */
export function PublicAccess({ project }: { project: Project }) {
  const t = useWords('projects');
  const may = useMay(project.role);
  const failure = useFailure();
  const toggle = useAct(
    (isPublic: boolean) => call(projectsApi.update, { params: { projectId: project.id }, body: { isPublic } }),
    {
      done: (_, isPublic) => ({ title: t(isPublic ? 'publicEnabled' : 'publicDisabled') }),
      failed: failure(t('publicFailed')),
    },
    useRefreshPlaces(),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex items-center gap-2 text-base font-[650]">
          {t('publicAccess')}
          <Badge tone={project.isPublic ? 'ok' : 'plain'}>{t(project.isPublic ? 'publicOn' : 'publicOff')}</Badge>
        </p>
        <p className="text-sm text-ink-3">{t('publicText')}</p>
      </div>
      {may('project.manage') && (
        <Button isBusy={toggle.isPending} onClick={() => toggle.mutate(!project.isPublic)}>
          {t(project.isPublic ? 'disable' : 'enable')}
        </Button>
      )}
    </div>
  );
}
