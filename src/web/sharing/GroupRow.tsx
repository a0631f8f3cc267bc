import { Users, UsersRound } from 'lucide-react';
import type { SharedGroup } from '#contract/orgs/groups.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { MenuChoice, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { offeredRoles, useFailed } from './people.ts';
import { Row } from './PersonRow.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import { useKnownSharing } from './use-sharing.ts';

interface GroupRowProps {
  sharing: Sharing;
  group: SharedGroup;
  goTo: (path: string) => void;
}

/** A group that was let in as one: another role, or the end of the share. */
export function GroupRow({ sharing, group, goTo }: GroupRowProps) {
  const t = useWords('groups');
  const words = useWords('sharing');
  const change = useChangeGroup(sharing, group, goTo);
  const { name, orgName: org, memberCount: count, role } = group;
  const word = words(`role.${role}`);
  return (
    <Row
      face={
        <span
          aria-hidden="true"
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-wood-soft text-k-group-ink"
        >
          <Users size={17} strokeWidth={1.75} />
        </span>
      }
      title={name}
      text={t('ofOrg', { org, count })}
    >
      {sharing.mayShare ? (
        <RoleMenu word={word} label={t('roleMenu', { name, role: word })} isBusy={change.isPending}>
          <MenuChoice<string>
            value={role}
            options={offeredRoles.map((one) => ({ value: one, label: words(`role.${one}`) }))}
            onChoose={(one) => {
              const wanted = offeredRoles.find((offered) => offered === one);
              if (wanted && wanted !== role) change.mutate(wanted);
            }}
          />
          <MenuLine />
          <MenuItem isDangerous icon={<UsersRound size={16} aria-hidden="true" />} onSelect={() => change.mutate(null)}>
            {t('unshare')}
          </MenuItem>
        </RoleMenu>
      ) : (
        <span className="text-sm text-ink-2">{word}</span>
      )}
    </Row>
  );
}

/** At once; the notice takes it back. Null ends the share. */
function useChangeGroup(
  { boardId, role: own }: Sharing,
  { id: groupId, name, role }: SharedGroup,
  goTo: (path: string) => void,
) {
  const t = useWords('groups');
  const common = useWords('common');
  const show = useKnownSharing(boardId);
  const failed = useFailed(own === 'owner', goTo)(t('changeFailed'));
  const params = { boardId, groupId };
  const run = (wanted: CanvasRole | null) =>
    wanted
      ? call(sharingApi.shareWithGroup, { params, body: { role: wanted } })
      : call(sharingApi.unshareWithGroup, { params });
  const know = (changed: Sharing) => show(() => changed);
  const back = useAct(run, { failed }, know);
  const before = offeredRoles.find((one) => one === role) ?? null;
  return useAct(
    run,
    {
      failed,
      done: (_, wanted) => ({
        title: t(wanted ? 'roleChanged' : 'unshared', { name }),
        action: { label: common('undo'), run: () => back.mutate(before) },
      }),
    },
    know,
  );
}
