import { useRef, type FormEvent } from 'react';
import { OURS } from '#contract/limits.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { projectTrashApi } from '#contract/projects/trash.api.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useTyped } from '../lib/use-typed.ts';
import { DangerZone } from '../orgs/DangerZone.tsx';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useMay } from '../shell/use-may.ts';
import { Button } from '../ui/Button.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import { PublicAccess } from './PublicAccess.tsx';

/** Name, description, public access, and the end of the project. Those who may not change it see it all the same. */
export function SettingsTab({ project }: { project: Project }) {
  const t = useWords('projects');
  const may = useMay(project.role);
  return (
    <div className="mt-3 flex max-w-[720px] flex-col gap-5">
      <section aria-label={t('tabSettings')} className="rounded-card border border-line bg-surface p-6 shadow-card">
        <FieldsForm project={project} isReadOnly={!may('project.manage')} />
        <div className="mt-5 border-t border-line pt-5">
          <PublicAccess project={project} />
        </div>
      </section>
      {may('project.delete') && <ProjectEnd project={project} />}
    </div>
  );
}

function FieldsForm({ project, isReadOnly }: { project: Project; isReadOnly: boolean }) {
  const t = useWords('projects');
  const failure = useFailure();
  const [typed, setTyped] = useTyped<{ name?: string; description?: string }>(`project:${project.id}`, {});
  const field = useRef<HTMLInputElement>(null);
  const { name = project.name, description = project.description } = typed;
  const isDirty = name.trim() !== project.name || description.trim() !== project.description;
  const refresh = useRefreshPlaces();
  const save = useAct(
    (body: { name: string; description: string }) =>
      call(projectsApi.update, { params: { projectId: project.id }, body }),
    { done: { title: t('saved') }, failed: failure(t('saveFailed')) },
    async () => {
      await refresh();
      setTyped({});
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !isDirty) return;
    if (name.trim() === '') field.current?.focus();
    else save.mutate({ name: name.trim(), description: description.trim() });
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <Input
        ref={field}
        label={t('name')}
        value={name}
        readOnly={isReadOnly}
        maxLength={OURS.titleLength}
        problem={name.trim() === '' ? t('nameRequired') : null}
        autoComplete="off"
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <Textarea
        label={t('description')}
        rows={3}
        value={description}
        readOnly={isReadOnly}
        maxLength={2_000}
        onChange={(event) => setTyped({ ...typed, description: event.target.value })}
      />
      {isReadOnly ? (
        <p className="text-sm text-ink-3">{t('readOnly')}</p>
      ) : (
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={!isDirty}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}

function ProjectEnd({ project }: { project: Project }) {
  const t = useWords('projects');
  const common = useWords('common');
  return (
    <DangerZone
      isPanel
      path={`/projects/${project.id}`}
      losses={reading(projectTrashApi.readProjectLosses, { params: { projectId: project.id } })}
      restore={() => call(projectTrashApi.restoreProject, { params: { trashedId: project.id } })}
      remove={() => call(projectsApi.remove, { params: { projectId: project.id } })}
      words={{
        title: t('dangerZone'),
        text: t('deleteText'),
        action: common('delete'),
        ask: t('deleteAsk', { name: project.name }),
        deleting: t('deleting'),
        deleted: t('deleted'),
        failed: t('deleteFailed'),
      }}
    />
  );
}
