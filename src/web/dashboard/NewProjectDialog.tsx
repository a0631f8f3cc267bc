import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { OURS } from '#contract/limits.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';

interface NewProjectDialogProps {
  /** Where the reader may make one; never empty. With a single one nothing is asked. */
  orgs: readonly Pick<Org, 'id' | 'name'>[];
  onClose: () => void;
}

/** Makes a project with its board and opens it. What was typed stays after a failure. */
export function NewProjectDialog({ orgs, onClose }: NewProjectDialogProps) {
  const t = useWords('orgs');
  const common = useWords('common');
  const [orgId, setOrgId] = useState(orgs[0]?.id ?? '');
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useCreateProject(onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setMissing(!name.trim());
    if (name.trim()) create.mutate({ orgId, name: name.trim(), description: description.trim() });
    else field.current?.focus();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('newProject')} initialFocus={field}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          ref={field}
          label={t('projectName')}
          value={name}
          maxLength={OURS.titleLength}
          placeholder={t('projectNameExample')}
          problem={isMissing && !name.trim() ? t('nameRequired') : null}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Textarea
          label={t('description')}
          note={common('optional')}
          value={description}
          maxLength={2_000}
          placeholder={t('descriptionExample')}
          onChange={(event) => setDescription(event.target.value)}
        />
        {orgs.length > 1 && (
          <Select
            label={t('inOrg')}
            value={orgId}
            onChoose={setOrgId}
            options={orgs.map((org) => ({ value: org.id, label: org.name }))}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={create.isPending}>
            {t(create.isPending ? 'creating' : 'create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useCreateProject(onCreated: () => void) {
  const t = useWords('orgs');
  const failure = useFailure();
  const navigate = useNavigate();
  const refresh = useRefreshPlaces();
  return useAct(
    (body: { orgId: string; name: string; description: string }) => call(projectsApi.create, { body }),
    { done: { title: t('projectCreated') }, failed: failure(t('projectCreateFailed')) },
    ({ id }) => {
      onCreated();
      void navigate(`/projects/${id}`);
      void refresh();
    },
  );
}
