import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { OURS } from '#contract/limits.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';

/** Founds an organisation and opens it. What was typed stays after a failure. */
export function NewOrgDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('orgs');
  const common = useWords('common');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useCreateOrg(onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setMissing(!name.trim());
    if (name.trim()) create.mutate(name.trim());
    else field.current?.focus();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('newOrg')} text={t('newOrgText')} initialFocus={field}>
      <form onSubmit={handleSubmit} noValidate className="mt-4">
        <Input
          ref={field}
          label={t('name')}
          value={name}
          maxLength={OURS.titleLength}
          placeholder={t('nameExample')}
          problem={isMissing && !name.trim() ? t('nameRequired') : null}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
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
