import { LogOut, MoreHorizontal, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#contract/access/roles.ts';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { useUser } from '../lib/session.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { canBeGiven, isSelf, offeredRoles, type GivenRole, type Membership } from './membership.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { usePersonName } from './PersonRow.tsx';
import { useRoleName } from './RoleBadge.tsx';
import { useFailure } from '../shell/use-failure.ts';
import { useMay } from '../shell/use-may.ts';

interface MemberMenuProps {
  member: Member;
  membership: Membership;
  /** What the reader is in the place. */
  ownRole: Role;
}

/** What can be done about a member: another role, out. The owner stays as he is; others may leave by themselves. */
export function MemberMenu({ member, membership, ownRole }: MemberMenuProps) {
  const t = useWords('orgs');
  const { user } = useUser();
  const may = useMay(ownRole);
  const [isAsking, setAsking] = useState(false);
  const name = usePersonName()(member.user);
  const isOwn = isSelf(member, user?.id);
  const mayManage = may(membership.place === 'org' ? 'org.manage' : 'project.manage');
  if (!canBeGiven(member.role) || !(mayManage || isOwn)) return <span className="size-8 shrink-0 max-sm:hidden" />;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('memberMenu', { name })}
            className="max-sm:size-11"
            icon={<MoreHorizontal size={17} strokeWidth={2} aria-hidden="true" />}
          />
        }
      >
        {mayManage && <RoleItems member={member} role={member.role} membership={membership} name={name} />}
        <MenuItem
          isDangerous
          icon={isOwn ? <LogOut size={16} aria-hidden="true" /> : <UserMinus size={16} aria-hidden="true" />}
          onSelect={() => setAsking(true)}
        >
          {t(isOwn ? 'leave' : 'remove')}
        </MenuItem>
      </Menu>
      {isAsking && (
        <RemoveDialog
          member={member}
          membership={membership}
          name={name}
          isOwn={isOwn}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface RoleItemsProps {
  member: Member;
  role: GivenRole;
  membership: Membership;
  name: string;
}

function RoleItems({ member, role, membership, name }: RoleItemsProps) {
  const t = useWords('orgs');
  const failure = useFailure();
  const roleName = useRoleName(membership.place);
  const change = useAct(
    (given: GivenRole) => membership.change(member.id, given),
    {
      done: (_, given) => ({ title: t('roleChanged'), text: t('roleChangedText', { name, role: roleName(given) }) }),
      failed: failure(t('roleChangeFailed')),
    },
    useRefreshPlaces(),
  );
  return (
    <>
      <MenuLabel>{t('changeRole')}</MenuLabel>
      <MenuChoice
        value={role}
        options={offeredRoles.map((given) => ({ value: given, label: roleName(given) }))}
        onChoose={(given) => given !== role && change.mutate(given)}
      />
      <MenuLine />
    </>
  );
}

interface RemoveDialogProps {
  member: Member;
  membership: Membership;
  name: string;
  isOwn: boolean;
  onClose: () => void;
}

function RemoveDialog({ member, membership, name, isOwn, onClose }: RemoveDialogProps) {
  const t = useWords('orgs');
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  const navigate = useNavigate();
  return (
    <ConfirmAct
      act={() => membership.remove(member.id)}
      said={{
        done: { title: t(isOwn ? 'left' : 'removed') },
        failed: failure(t(isOwn ? 'leaveFailed' : 'removeFailed')),
      }}
      onDone={async () => {
        onClose();
        if (isOwn) await navigate('/');
        await refresh();
      }}
      onClose={onClose}
      title={isOwn ? t('leaveAsk') : t('removeAsk', { name })}
      text={t(isOwn ? 'leaveAskText' : 'removeAskText')}
      action={t(isOwn ? 'leave' : 'remove')}
      actionBusy={t(isOwn ? 'leaving' : 'removing')}
    />
  );
}
