import { Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { OURS } from '#contract/limits.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { Button, buttonLook } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useMay } from '../shell/use-may.ts';

/** Name and plan of the organisation, and its end. */
export function OrgSettingsDialog({ org, onClose }: { org: Org; onClose: () => void }) {
  const t = useWords('orgs');
  const may = useMay(org.role);
  return (
    <Dialog isOpen onClose={onClose} title={t('settingsTitle')} widthPx={520}>
      <NameForm org={org} />
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-5">
        <div className="min-w-0">
          <p className="text-base font-semibold">
            {t('plan')} · {t(org.plan)}
          </p>
          <p className="text-sm text-ink-3">{t('planText')}</p>
        </div>
        <Link to="/subscribe" className={buttonLook()}>
          {t('seePlans')}
        </Link>
      </div>
      {may('org.delete') && <DangerZone org={org} />}
    </Dialog>
  );
}

function NameForm({ org }: { org: Org }) {
  const t = useWords('orgs');
  const failure = useFailure();
  const [name, setName] = useState(org.name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const rename = useAct(
    (wanted: string) => call(orgsApi.rename, { params: { orgId: org.id }, body: { name: wanted } }),
    { done: { title: t('renamed') }, failed: failure(t('renameFailed')) },
    useRefreshPlaces(),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') field.current?.focus();
    else if (wanted !== org.name && !rename.isPending) rename.mutate(wanted);
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="mt-4 flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Input
          ref={field}
          label={t('name')}
          value={name}
          maxLength={OURS.titleLength}
          problem={isMissing && name.trim() === '' ? t('nameRequired') : null}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="max-sm:h-11"
        isBusy={rename.isPending}
        disabled={name.trim() === org.name}
      >
        {t('save')}
      </Button>
    </form>
  );
}

function DangerZone({ org }: { org: Org }) {
  const t = useWords('orgs');
  const failure = useFailure();
  const navigate = useNavigate();
  const refresh = useRefreshPlaces();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct(
    () => call(orgsApi.remove, { params: { orgId: org.id } }),
    { done: { title: t('deleted') }, failed: failure(t('deleteFailed')) },
    async () => {
      await navigate('/');
      await refresh();
    },
  );
  return (
    <section
      aria-label={t('dangerZone')}
      className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-card p-4 shadow-[inset_0_0_0_1px_var(--bad)]"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-base font-semibold text-bad">{t('dangerZone')}</p>
        <p className="text-sm text-ink-2">{t('deleteText')}</p>
      </div>
      <Button
        variant="danger-outline"
        icon={<Trash2 size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('deleteOrg')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined)}
        isBusy={remove.isPending}
        title={t('deleteAsk', { name: org.name })}
        text={t('deleteAskText')}
        action={t('deleteOrg')}
        actionBusy={t('deleting')}
      />
    </section>
  );
}
