import { useState } from 'react';
import { useAct } from '../lib/act.ts';
import { isOfPlan } from '../lib/is-of-plan.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { useRefreshTrash, useTrashed, type Trashed } from './trashed-things.ts';

/** Deleted canvases, projects and organisations: back, or gone for ever. */
export function TrashList() {
  const t = useWords('account');
  const { data, error, refetch } = useTrashed();
  const [leaving, setLeaving] = useState<Trashed | null>(null);
  if (error) return <ErrorView error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-[22px]" />;
  if (data.length === 0) return <p className="text-base text-ink-3">{t('trashEmpty')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map((thing) => (
          <TrashRow key={thing.id} thing={thing} onRemove={() => setLeaving(thing)} />
        ))}
      </ul>
      {leaving && <RemoveForEver thing={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function TrashRow({ thing, onRemove }: { thing: Trashed; onRemove: () => void }) {
  const t = useWords('account');
  const common = useWords('common');
  const { language } = useLanguage();
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(thing.goneAt));
  const { title, kind, projectCount } = thing;
  const held = [t(`trashKind.${kind}`), projectCount > 0 && t('trashProjects', { count: projectCount })]
    .filter(Boolean)
    .join(' · ');
  const restore = useAct(
    thing.restore,
    {
      done: { title: common('success'), text: t('restored') },
      failed: (error) => ({
        title: common('error'),
        text: t(isOfPlan(error) ? 'restoreNoRoom' : 'restoreFailed'),
      }),
    },
    useRefreshTrash(),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-[60%] flex-1 sm:min-w-0">
        <p className="truncate text-base font-semibold">{title}</p>
        <p className="text-xs text-ink-3">{t('trashGone', { kind: held, time: until })}</p>
      </div>
      <Button
        size="sm"
        aria-label={t('restoreOf', { title })}
        isBusy={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {t('restore')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="max-sm:-ml-2.5 pointer-coarse:h-11"
        aria-label={t('removeForEverOf', { title })}
        onClick={onRemove}
      >
        {t('removeForEver')}
      </Button>
    </li>
  );
}

function RemoveForEver({ thing, onClose }: { thing: Trashed; onClose: () => void }) {
  const t = useWords('account');
  const common = useWords('common');
  const refresh = useRefreshTrash();
  return (
    <ConfirmAct
      act={thing.remove}
      said={{
        done: { title: common('success'), text: t('removed') },
        failed: { title: common('error'), text: t('removeFailed') },
      }}
      onDone={async () => {
        onClose();
        await refresh();
      }}
      onClose={onClose}
      title={t('removeAsk')}
      text={t(`removeAskText.${thing.kind}`, { title: thing.title })}
      action={t('removeForEver')}
      actionBusy={t('deleting')}
    />
  );
}
