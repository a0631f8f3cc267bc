import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { invitedPath } from '../shell/place-path.ts';
import { useWords } from '../words/index.ts';
import { useFailed } from './people.ts';

interface Afterwards {
  /** Otherwise an accepted invitation leads to its place. */
  onAccepted?: (() => void) | undefined;
  onDeclined?: (() => void) | undefined;
}

/** Taking and declining an invitation to oneself. */
export function useOwnInvitation({ id }: OwnInvitation, { onAccepted, onDeclined }: Afterwards = {}) {
  const t = useWords('sharing');
  const navigate = useNavigate();
  const client = useQueryClient();
  const failed = useFailed(false, (path) => void navigate(path));
  const params = { invitationId: id };
  const accept = useAct(
    () => call(orgsApi.acceptInvitation, { params }),
    { done: { title: t('invitationAccepted') }, failed: failed(t('invitationAcceptFailed')) },
    async (taken) => {
      if (onAccepted) onAccepted();
      else await navigate(invitedPath(taken));
      await client.invalidateQueries();
    },
  );
  const decline = useAct(
    () => call(orgsApi.declineInvitation, { params }),
    { done: { title: t('invitationDeclined') }, failed: failed(t('invitationDeclineFailed')) },
    async () => {
      onDeclined?.();
      await client.invalidateQueries();
    },
  );
  return { accept, decline, isBusy: accept.isPending || decline.isPending };
}
