import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useTyped } from '../lib/use-typed.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';
import { NewPlaceDialog } from './NewPlaceDialog.tsx';

interface NewProjectDialogProps {
  /** Where the reader may make one; never empty. With a single one nothing is asked. */
  orgs: readonly Pick<Org, 'id' | 'name'>[];
  onClose: () => void;
}

/** Makes a project with its board and opens it. */
export function NewProjectDialog({ orgs, onClose }: NewProjectDialogProps) {
  const t = useWords('orgs');
  const common = useWords('common');
  const [orgId, setOrgId] = useState(orgs[0]?.id ?? '');
  const [{ description }, setTyped, keepOn] = useTyped('new-project:description', { description: '' });
  const create = useCreateProject(onClose);
  return (
    <NewPlaceDialog
      place="project"
      title={t('newProject')}
      nameLabel={t('projectName')}
      nameExample={t('projectNameExample')}
      isBusy={create.isPending}
      onCreate={(name) => create.mutate({ orgId, name, description: description.trim() })}
      onClose={onClose}
      onStray={keepOn}
    >
      <Textarea
        label={t('description')}
        note={common('optional')}
        value={description}
        maxLength={2_000}
        placeholder={t('descriptionExample')}
        onChange={(event) => setTyped({ description: event.target.value })}
      />
      {orgs.length > 1 && (
        <Select
          label={t('inOrg')}
          value={orgId}
          onChoose={setOrgId}
          options={orgs.map((org) => ({ value: org.id, label: org.name }))}
        />
      )}
    </NewPlaceDialog>
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
