import { Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { groupsApi, type OrgGroup } from '#contract/orgs/groups.api.ts';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { call, removed } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { GroupDialog } from './GroupDialog.tsx';

interface GroupSectionProps {
  orgId: string;
  members: readonly Member[];
  mayManage: boolean;
}

/** The groups of an organisation, and for who manages it their making, filling and end. */
export function GroupSection({ orgId, members, mayManage }: GroupSectionProps) {
  const t = useWords('groups');
  const { data: groups, error, refetch } = useReading(groupsApi.readGroups, { params: { orgId } });
  const [edited, setEdited] = useState<OrgGroup | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OrgGroup | null>(null);
  return (
    <section aria-labelledby="org-groups" className="mt-5 border-t border-line pt-5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id="org-groups" className="text-base font-semibold">
          {t('groups')}
        </h3>
        {mayManage && (
          <Button
            size="sm"
            className="max-sm:h-11"
            icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('make')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-3">{t('groupsText')}</p>
      {error ? (
        <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
      ) : !groups ? (
        <Skeleton className="mt-3 h-12" />
      ) : groups.length === 0 ? (
        <p className="mt-3 text-sm text-ink-2">{t('none')}</p>
      ) : (
        <ul className="mt-2">
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              mayManage={mayManage}
              onEdit={() => setEdited(group)}
              onRemove={() => setLeaving(group)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <GroupDialog
          orgId={orgId}
          group={edited === 'new' ? null : edited}
          members={members}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && <RemoveGroup orgId={orgId} group={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

interface GroupRowProps {
  group: OrgGroup;
  mayManage: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function GroupRow({ group: { name, userIds }, mayManage, onEdit, onRemove }: GroupRowProps) {
  const t = useWords('groups');
  return (
    <li className="flex min-h-[50px] items-center gap-3 py-1.5">
      <span
        aria-hidden="true"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-wood-soft text-k-group-ink"
      >
        <Users size={17} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-[650]">{name}</p>
        <p className="tnum truncate text-sm text-ink-3">{t('count', { count: userIds.length })}</p>
      </div>
      {mayManage && (
        <>
          <IconButton
            label={t('edit', { name })}
            className="max-sm:size-11"
            icon={<Pencil size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            label={t('removeOf', { name })}
            className="max-sm:size-11"
            icon={<Trash2 size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}

function RemoveGroup({ orgId, group, onClose }: { orgId: string; group: OrgGroup; onClose: () => void }) {
  const t = useWords('groups');
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  return (
    <ConfirmAct
      act={() => removed(call(groupsApi.removeGroup, { params: { orgId, groupId: group.id } }))}
      said={{ done: { title: t('removed') }, failed: failure(t('removeFailed')) }}
      onDone={async () => {
        onClose();
        await refresh();
      }}
      onClose={onClose}
      title={t('removeAsk', { name: group.name })}
      text={t('removeAskText')}
      action={t('remove')}
      actionBusy={t('removing')}
    />
  );
}
