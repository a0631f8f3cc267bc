import { Suspense, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { OURS } from '#contract/limits.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { orgTrashApi } from '#contract/orgs/trash.api.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { Button, buttonLook } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords, withWords } from '../words/index.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useMay } from '../shell/use-may.ts';
import { DangerZone } from './DangerZone.tsx';
import { OrgTransferSection } from './OrgTransferSection.tsx';

const OrgLinks = lazyComponent(() => withWords(['people'], import('../sharing/OrgLinks.tsx')), 'OrgLinks');

interface OrgSettingsDialogProps {
  org: Org;
  /** The links are what it was opened for. */
  isForLinks: boolean;
  onClose: () => void;
}

/** Name and plan of the organisation, the links to its canvases, its next owner, and its end. */
export function OrgSettingsDialog({ org, isForLinks, onClose }: OrgSettingsDialogProps) {
  const t = useWords('orgs');
  const may = useMay(org.role);
  return (
    <Dialog isOpen onClose={onClose} title={t('settingsTitle')} widthPx={560}>
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
      {/* As high as without links from the beginning: what stands above does not move under a hand. */}
      <div className="mt-5 min-h-[324px] border-t border-line pt-5">
        <Suspense fallback={<Skeleton className="h-[282px]" />}>
          <OrgLinks orgId={org.id} isWanted={isForLinks} />
        </Suspense>
      </div>
      {may('org.transfer') && <OrgTransferSection org={org} />}
      {may('org.delete') && <OrgEnd org={org} />}
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

function OrgEnd({ org }: { org: Org }) {
  const t = useWords('orgs');
  return (
    <DangerZone
      isOrg
      path={`/orgs/${org.id}`}
      losses={reading(orgTrashApi.readOrgLosses, { params: { orgId: org.id } })}
      restore={() => call(orgTrashApi.restoreOrg, { params: { trashedId: org.id } })}
      remove={() => call(orgsApi.remove, { params: { orgId: org.id } })}
      words={{
        title: t('dangerZone'),
        text: t('deleteText'),
        action: t('deleteOrg'),
        ask: t('deleteAsk', { name: org.name }),
        deleting: t('deleting'),
        deleted: t('deleted'),
        failed: t('deleteFailed'),
      }}
    />
  );
}
