import { Users } from 'lucide-react';
import { useState } from 'react';
import { givenRoles } from '#contract/access/roles.ts';
import { groupsApi, type OrgGroup, type SharedGroup } from '#contract/orgs/groups.api.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { useReading } from '../../lib/query.ts';
import { useRefreshPlaces } from '../../lib/refresh-places.ts';
import type { GivenRole } from '../../orgs/membership.ts';
import { useRoleName } from '../../orgs/RoleBadge.tsx';
import { useFailure } from '../../shell/use-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useWords } from '../../words/index.ts';

type Wanted = { group: Pick<SharedGroup, 'id' | 'name'>; role: GivenRole | 'off' };

/** The groups of the organisation that have a role in the project; nothing where the organisation has none. */
export function ProjectGroups({ project, mayManage }: { project: Project; mayManage: boolean }) {
  const t = useWords('groups');
  const { data: shared } = useReading(groupsApi.readProjectGroups, { params: { projectId: project.id } });
  // Who comes from outside the organisation sees no groups of it, and manages none.
  const { data: all } = useReading(groupsApi.readGroups, {
    params: { orgId: project.orgId ?? '' },
    enabled: mayManage && project.orgId !== null,
  });
  const change = useChange(project.id);
  const others = all?.filter(({ id }) => !shared?.some((one) => one.id === id)) ?? [];
  if (!shared || (shared.length === 0 && others.length === 0)) return null;
  return (
    <section aria-labelledby="project-groups" className="mt-6">
      <h2 id="project-groups" className="text-h3 font-[650]">
        {t('groups')}
      </h2>
      <p className="mt-1 max-w-[80ch] text-sm text-ink-3">{t('inProject')}</p>
      {shared.length > 0 && (
        <ul className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {shared.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              mayManage={mayManage}
              onChoose={(role) => change.mutate({ group, role })}
            />
          ))}
        </ul>
      )}
      {mayManage && others.length > 0 && <AddGroup others={others} isBusy={change.isPending} onAdd={change.mutate} />}
    </section>
  );
}

function useChange(projectId: string) {
  const t = useWords('groups');
  const failure = useFailure();
  return useAct(
    ({ group, role }: Wanted) => {
      const params = { projectId, groupId: group.id };
      return role === 'off'
        ? call(groupsApi.unshareProject, { params })
        : call(groupsApi.shareProject, { params, body: { role } });
    },
    {
      done: (_, { group: { name }, role }) => ({ title: t(role === 'off' ? 'unshared' : 'roleChanged', { name }) }),
      failed: failure(t('changeFailed')),
    },
    useRefreshPlaces(),
  );
}

interface GroupRowProps {
  group: SharedGroup;
  mayManage: boolean;
  onChoose: (role: Wanted['role']) => void;
}

function GroupRow({ group: { name, memberCount, role }, mayManage, onChoose }: GroupRowProps) {
  const t = useWords('groups');
  const roleName = useRoleName('project');
  return (
    <li className="flex min-h-[61px] items-center gap-3.5 border-b border-line px-4 py-2.5 last:border-b-0">
      <span
        aria-hidden="true"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-wood-soft text-k-group-ink"
      >
        <Users size={17} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-[14.5px] font-[650]">{name}</p>
        <p className="tnum truncate text-sm text-ink-3">{t('count', { count: memberCount })}</p>
      </div>
      {mayManage ? (
        <Select<Wanted['role']>
          label={t('roleIn', { name })}
          isLabelHidden
          className="w-32 shrink-0"
          value={role}
          onChoose={onChoose}
          options={[
            ...givenRoles.map((value) => ({ value, label: roleName(value) })),
            { value: 'off' as const, label: t('off') },
          ]}
        />
      ) : (
        <span className="text-sm text-ink-2">{roleName(role)}</span>
      )}
    </li>
  );
}

interface AddGroupProps {
  others: readonly OrgGroup[];
  isBusy: boolean;
  onAdd: (wanted: Wanted) => void;
}

function AddGroup({ others, isBusy, onAdd }: AddGroupProps) {
  const t = useWords('groups');
  const roleName = useRoleName('project');
  const [chosen, choose] = useState<string | null>(null);
  const [role, setRole] = useState<GivenRole>('editor');
  const group = others.find(({ id }) => id === chosen) ?? others[0];
  if (!group) return null;
  return (
    <div className="mt-3 flex max-w-[560px] flex-wrap items-end gap-2">
      <Select
        label={t('choose')}
        className="min-w-0 flex-1 basis-40"
        value={group.id}
        onChoose={choose}
        options={others.map(({ id: value, name: label }) => ({ value, label }))}
      />
      <Select<GivenRole>
        label={t('chooseRole')}
        className="w-32"
        value={role}
        onChoose={setRole}
        options={givenRoles.map((value) => ({ value, label: roleName(value) }))}
      />
      <Button className="max-sm:h-11" isBusy={isBusy} onClick={() => onAdd({ group, role })}>
        {t('add')}
      </Button>
    </div>
  );
}
