import { useAct } from '../lib/act.ts';
import { isOfPlan } from '../lib/is-of-plan.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useWords } from '../words/index.ts';

/** Brings an organisation or a project back out of the trash. */
export function useRestored(restore: () => Promise<unknown>, onDone?: () => void | Promise<void>) {
  const t = useWords('orgs');
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  return useAct(
    restore,
    {
      done: { title: t('restored') },
      failed: (error) => ({
        ...failure(t('restoreFailed'))(error),
        ...(isOfPlan(error) && { text: t('restoreNoRoom') }),
      }),
    },
    async () => {
      await refresh();
      await onDone?.();
    },
  );
}
