import { useQueryClient } from '@tanstack/react-query';
import { Crown, LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call, removed } from '../lib/api.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { MenuChoice, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { offeredRoles, useFailed, usePersonName } from './people.ts';
import { PersonRow } from './PersonRow.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import { refreshOwnLists, useKnownSharing } from './use-sharing.ts';

interface MemberRowProps {
  sharing: Sharing;
  member: Member;
  isSelf: boolean;
  goTo: (path: string) => void;
}

type Asked = 'remove' | 'transfer';

/** Somebody who was let in: another role, the canvas itself, or out; oneself may leave. */
export function MemberRow({ sharing, member, isSelf, goTo }: MemberRowProps) {
  const t = useWords('sharing');
  const name = usePersonName()(member.user);
  const [asked, setAsked] = useState<Asked | null>(null);
  const changeRole = useChangeRole(sharing, member, name, goTo);
  const word = t(`role.${member.role}`);
  const mayOffer = sharing.role === 'owner' && member.role === 'editor' && sharing.transfer?.user.id !== member.userId;
  return (
    <PersonRow person={member.user} isSelf={isSelf} isOutside={sharing.outsiders.includes(member.userId)}>
      {sharing.mayShare || isSelf ? (
        <RoleMenu word={word} label={t('roleMenu', { name, role: word })} isBusy={changeRole.isPending}>
          {sharing.mayShare && (
            <>
              <MenuChoice
                value={member.role}
                options={offeredRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
                onChoose={(role) => role !== member.role && changeRole.mutate(role)}
              />
              <MenuLine />
            </>
          )}
          {mayOffer && (
            <MenuItem icon={<Crown size={16} aria-hidden="true" />} onSelect={() => setAsked('transfer')}>
              {t('transfer')}
            </MenuItem>
          )}
          <MenuItem
            isDangerous
            icon={isSelf ? <LogOut size={16} aria-hidden="true" /> : <UserMinus size={16} aria-hidden="true" />}
            onSelect={() => setAsked('remove')}
          >
            {t(isSelf ? 'leave' : 'remove')}
          </MenuItem>
        </RoleMenu>
      ) : (
        <span className="text-sm text-ink-2">{word}</span>
      )}
      {asked === 'remove' && (
        <RemoveDialog {...{ sharing, member, isSelf, name, goTo }} onClose={() => setAsked(null)} />
      )}
      {asked === 'transfer' && <TransferDialog {...{ sharing, member, name, goTo }} onClose={() => setAsked(null)} />}
    </PersonRow>
  );
}

/** Gives the role at once; the notice takes it back. */
function useChangeRole(
  { boardId, role: ownRole }: Sharing,
  member: Member,
  name: string,
  goTo: (path: string) => void,
) {
  const t = useWords('sharing');
  const show = useKnownSharing(boardId);
  const failed = useFailed(ownRole === 'owner', goTo);
  const run = (role: CanvasRole) =>
    call(sharingApi.changeMember, { params: { boardId, memberId: member.id }, body: { role } });
  const know = (changed: Member) =>
    show((known) => ({ ...known, members: known.members.map((one) => (one.id === changed.id ? changed : one)) }));
  const words = { failed: failed(t('roleFailed')) };
  const back = useAct(run, words, know);
  const before = offeredRoles.find((role) => role === member.role);
  const common = useWords('common');
  return useAct(
    run,
    {
      ...words,
      done: (_, role: CanvasRole) => ({
        title: t('roleChanged', { name, role: t(`role.${role}`) }),
        ...(before && { action: { label: common('undo'), run: () => back.mutate(before) } }),
      }),
    },
    know,
  );
}

interface AskedProps extends MemberRowProps {
  name: string;
  onClose: () => void;
}

function RemoveDialog({ sharing, member, isSelf, name, goTo, onClose }: AskedProps) {
  const t = useWords('sharing');
  const client = useQueryClient();
  const show = useKnownSharing(sharing.boardId);
  const failed = useFailed(false, goTo);
  const params = { boardId: sharing.boardId, memberId: member.id };
  return (
    <ConfirmAct
      act={() => removed(call(sharingApi.removeMember, { params }))}
      said={{
        done: { title: isSelf ? t('left') : t('removed', { name }) },
        failed: failed(t(isSelf ? 'leaveFailed' : 'removeFailed')),
      }}
      onDone={async () => {
        show((known) => ({ ...known, members: known.members.filter(({ id }) => id !== member.id) }));
        onClose();
        if (!isSelf) return;
        goTo('/');
        await refreshOwnLists(client);
      }}
      onClose={onClose}
      title={isSelf ? t('leaveAsk') : t('removeAsk', { name })}
      text={t(isSelf ? 'leaveAskText' : 'removeAskText')}
      action={t(isSelf ? 'leave' : 'remove')}
      actionBusy={t(isSelf ? 'leaving' : 'removing')}
    />
  );
}

function TransferDialog({ sharing, member, name, goTo, onClose }: Omit<AskedProps, 'isSelf'>) {
  const t = useWords('sharing');
  const show = useKnownSharing(sharing.boardId);
  const failed = useFailed(false, goTo);
  return (
    <ConfirmAct
      act={() => call(sharingApi.offer, { params: { boardId: sharing.boardId }, body: { userId: member.userId } })}
      said={{ done: { title: t('transferred', { name }) }, failed: failed(t('transferFailed')) }}
      onDone={(changed) => {
        show(() => changed);
        onClose();
      }}
      onClose={onClose}
      title={t('transferAsk', { name })}
      text={t('transferAskText')}
      action={t('transferAction')}
      actionBusy={t('transferring')}
    />
  );
}
