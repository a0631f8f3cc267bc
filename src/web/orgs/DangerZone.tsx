import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { orgTrashApi } from '#contract/orgs/trash.api.ts';
import { useAct } from '../lib/act.ts';
import { removed } from '../lib/api.ts';
import type { reading } from '../lib/query.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useWords } from '../words/index.ts';
import { LossList } from './LossList.tsx';
import { isOfPlan } from '../lib/is-of-plan.ts';

interface DangerZoneProps {
  /** The address of its screen. */
  path: string;
  losses: ReturnType<typeof reading<typeof orgTrashApi.readOrgLosses>>;
  isOrg?: boolean;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  words: Record<'title' | 'text' | 'action' | 'ask' | 'deleting' | 'deleted' | 'failed', string>;
  /** Stands on a page of its own rather than in a dialog. */
  isPanel?: boolean;
}

/**
 * The way into the trash for an organisation or a project, after a question that says what goes with it and who loses it; the
 * dashboard follows, and the notice brings it back.
 */
export function DangerZone({ path, losses, isOrg = false, remove, restore, words, isPanel = false }: DangerZoneProps) {
  const t = useWords('orgs');
  const failure = useFailure();
  const navigate = useNavigate();
  const refresh = useRefreshPlaces();
  const [isAsking, setAsking] = useState(false);
  const restored = useRestored(restore, () => void navigate(path));
  const { data, isError } = useQuery({ ...losses, enabled: isAsking, staleTime: 0 });
  const removal = useAct(
    () => removed(remove()),
    {
      done: {
        title: words.deleted,
        text: t('trashKeeps'),
        action: { label: t('restore'), run: () => restored.mutate() },
      },
      failed: failure(words.failed),
    },
    async () => {
      await navigate('/');
      await refresh();
    },
  );
  return (
    <section
      aria-label={words.title}
      className={classes(
        'flex flex-wrap items-center justify-between gap-3 rounded-card shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--bad)_40%,var(--line))]',
        isPanel ? 'bg-surface p-6' : 'mt-5 p-4',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base font-[650] text-bad">{words.title}</h2>
        <p className="text-sm text-ink-2">{words.text}</p>
      </div>
      <Button
        variant="danger-outline"
        icon={<Trash2 size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate()}
        isBusy={removal.isPending}
        title={words.ask}
        text={t('deleteAskText')}
        action={words.action}
        actionBusy={words.deleting}
      >
        <LossList losses={data} hasFailed={isError} isOrg={isOrg} />
      </ConfirmDialog>
    </section>
  );
}

/** Brings an organisation or a project back out of the trash. */
function useRestored(restore: () => Promise<unknown>, onDone?: () => void | Promise<void>) {
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
