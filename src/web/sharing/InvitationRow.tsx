import { Copy, Mail, MailPlus, X } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#contract/orgs/orgs.schema.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call, removed } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MenuChoice, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { offeredRoles, useFailed } from './people.ts';
import { Row } from './PersonRow.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import { useCopyInvitation } from './use-copy-invitation.ts';
import { useKnownSharing } from './use-sharing.ts';

interface InvitationRowProps {
  sharing: Sharing;
  invitation: Invitation;
  goTo: (path: string) => void;
}

/** An address that has not answered yet: its link, another role, thirty days more, or none. */
export function InvitationRow({ sharing, invitation, goTo }: InvitationRowProps) {
  const t = useWords('sharing');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const copy = useCopyInvitation();
  const failed = useFailed(sharing.role === 'owner', goTo);
  const { boardId } = sharing;
  const show = useKnownSharing(boardId);
  const { id, email, role, note, expiresAt } = invitation;
  const again = useAct(
    (given: CanvasRole) =>
      call(sharingApi.invite, { params: { boardId }, body: { email, role: given, note, language } }),
    {
      done: (_, given) => ({
        title: given === role ? t('resent') : t('roleChanged', { name: email, role: t(`role.${given}`) }),
      }),
      failed: failed(t('resendFailed')),
    },
    (changed) =>
      show((known) => ({
        ...known,
        invitations: known.invitations.map((one) => (one.email === changed.email ? changed : one)),
      })),
  );
  const withdraw = useAct(
    () => removed(call(sharingApi.withdraw, { params: { boardId, invitationId: id } })),
    { done: { title: t('withdrawn', { email }) }, failed: failed(t('withdrawFailed')) },
    () => show((known) => ({ ...known, invitations: known.invitations.filter((one) => one.id !== id) })),
  );
  const word = t(`role.${role}`);
  const given = offeredRoles.find((one) => one === role) ?? 'viewer';
  const isOver = Date.parse(expiresAt) <= nowMs;
  return (
    <Row
      face={
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)]">
          <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      }
      title={<span title={email}>{email}</span>}
      text={isOver ? t('ended') : t('waits', { date: dayOf(expiresAt, nowMs, language) })}
    >
      <IconButton
        label={t('copyLinkOf', { email })}
        className="max-sm:size-11"
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => copy(invitation)}
      />
      <RoleMenu
        word={word}
        label={t('invitationMenu', { email, role: word })}
        isBusy={again.isPending || withdraw.isPending}
      >
        <MenuChoice
          value={role}
          options={offeredRoles.map((one) => ({ value: one, label: t(`role.${one}`) }))}
          onChoose={(one) => one !== role && again.mutate(one)}
        />
        <MenuLine />
        <MenuItem icon={<MailPlus size={16} aria-hidden="true" />} onSelect={() => again.mutate(given)}>
          {t('resend')}
        </MenuItem>
        <MenuItem isDangerous icon={<X size={16} aria-hidden="true" />} onSelect={() => withdraw.mutate()}>
          {t('withdraw')}
        </MenuItem>
      </RoleMenu>
    </Row>
  );
}
