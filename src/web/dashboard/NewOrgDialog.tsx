import { useNavigate } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useWords } from '../words/index.ts';
import { NewPlaceDialog } from './NewPlaceDialog.tsx';

/** Founds an organisation and opens it. */
export function NewOrgDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('orgs');
  const create = useCreateOrg(onClose);
  return (
    <NewPlaceDialog
      place="org"
      title={t('newOrg')}
      text={t('newOrgText')}
      nameLabel={t('name')}
      nameExample={t('nameExample')}
      isBusy={create.isPending}
      onCreate={(name) => create.mutate(name)}
      onClose={onClose}
    />
  );
}

function useCreateOrg(onCreated: () => void) {
  const t = useWords('orgs');
  const failure = useFailure();
  const navigate = useNavigate();
  const refresh = useRefreshPlaces();
  return useAct(
    (name: string) => call(orgsApi.create, { body: { name } }),
    { done: { title: t('orgCreated') }, failed: failure(t('orgCreateFailed')) },
    ({ id }) => {
      onCreated();
      void navigate(`/orgs/${id}`);
      void refresh();
    },
  );
}
