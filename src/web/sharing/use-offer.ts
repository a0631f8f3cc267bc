import { useQueryClient } from '@tanstack/react-query';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { Offered } from '#contract/sharing/sharing.schema.ts';
import { useNavigate } from 'react-router';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { isOfPlan } from '../lib/is-of-plan.ts';
import { useWords } from '../words/index.ts';
import { useFailed } from './people.ts';

/** Taking and declining a canvas or an organisation that is offered. */
export function useOffer({ offeredId, title, missing }: Offered) {
  const t = useWords('sharing');
  const navigate = useNavigate();
  const client = useQueryClient();
  // Whoever has no room for it needs another plan.
  const failed = useFailed(true, (path) => void navigate(path));
  const params = { offeredId };
  const again = () => client.invalidateQueries();
  const take = useAct(
    () => call(sharingApi.acceptOffer, { params }),
    {
      done: { title: t('offerTaken', { title }) },
      failed: (error) => ({
        ...failed(t('offerTakeFailed'))(error),
        ...(missing && isOfPlan(error) && { text: t(`offerMissing.${missing}`) }),
      }),
    },
    again,
  );
  const decline = useAct(
    () => call(sharingApi.declineOffer, { params }),
    { done: { title: t('offerDeclined') }, failed: failed(t('offerDeclineFailed')) },
    again,
  );
  return { take, decline, isBusy: take.isPending || decline.isPending };
}
