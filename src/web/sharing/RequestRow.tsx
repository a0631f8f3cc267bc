import { ChevronDown } from 'lucide-react';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { AccessRequest, CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call, removed } from '../lib/api.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { offeredRoles, useFailed, usePersonName } from './people.ts';
import { useKnownSharing } from './use-sharing.ts';

interface RequestRowProps {
  sharing: Sharing;
  request: AccessRequest;
  goTo: (path: string) => void;
}

/** Somebody who asks to be let in, or for more, with the reason. */
export function RequestRow({ sharing, request, goTo }: RequestRowProps) {
  const t = useWords('sharing');
  const name = usePersonName()(request.user);
  const failed = useFailed(sharing.role === 'owner', goTo);
  const { boardId } = sharing;
  const show = useKnownSharing(boardId);
  const params = { boardId, requestId: request.id };
  const forget = () => show((known) => ({ ...known, requests: known.requests.filter(({ id }) => id !== request.id) }));
  const accept = useAct(
    (role: CanvasRole) => call(sharingApi.acceptRequest, { params, body: { role } }),
    { done: { title: t('accepted', { name }) }, failed: failed(t('acceptFailed')) },
    forget,
  );
  const decline = useAct(
    () => removed(call(sharingApi.declineRequest, { params })),
    { done: { title: t('declined') }, failed: failed(t('declineFailed')) },
    forget,
  );
  const isBusy = accept.isPending || decline.isPending;
  const asked = offeredRoles.find((role) => role === request.role) ?? 'viewer';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-surface-2 px-3 py-2.5 shadow-[inset_0_0_0_1px_var(--line)]">
      <Avatar name={name} colourKey={request.user.id} size="lg" src={request.user.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-base font-[650] [overflow-wrap:anywhere]">{t(`asks.${request.role}`, { name })}</p>
        {request.user.email && <p className="truncate text-sm text-ink-3">{request.user.email}</p>}
        {request.note && <p className="text-sm [overflow-wrap:anywhere] text-ink-2">“{request.note}”</p>}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:h-11"
          disabled={isBusy}
          aria-label={t('declineOf', { name })}
          onClick={() => decline.mutate()}
        >
          {t('decline')}
        </Button>
        <Menu
          trigger={
            <Button size="sm" className="max-sm:h-11" disabled={isBusy} aria-label={t('acceptMenu', { name })}>
              {t('accept')}
              <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
            </Button>
          }
        >
          {[asked, ...offeredRoles.filter((role) => role !== asked)].map((role) => (
            <MenuItem key={role} onSelect={() => accept.mutate(role)}>
              {t('acceptAs', { role: t(`role.${role}`) })}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  );
}
