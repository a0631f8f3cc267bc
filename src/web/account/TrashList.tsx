import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrashedCanvas } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading, useReading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** Deleted canvases: back, or gone for ever. */
export function TrashList() {
  const t = useWords('account');
  const { data, error, refetch } = useReading(canvasesApi.readTrash);
  const [leaving, setLeaving] = useState<TrashedCanvas | null>(null);
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[22px]" />;
  if (data.length === 0) return <p className="text-base text-ink-3">{t('trashEmpty')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map((canvas) => (
          <TrashRow key={canvas.id} canvas={canvas} onRemove={() => setLeaving(canvas)} />
        ))}
      </ul>
      {leaving && <RemoveForEver canvas={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: reading(canvasesApi.readTrash).queryKey });
    await client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
  };
}

function TrashRow({ canvas, onRemove }: { canvas: TrashedCanvas; onRemove: () => void }) {
  const t = useWords('account');
  const common = useWords('common');
  const { language } = useLanguage();
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(canvas.goneAt));
  const { title } = canvas;
  const restore = useAct(
    () => call(canvasesApi.restore, { params: { trashedId: canvas.id } }),
    {
      done: { title: common('success'), text: t('restored') },
      failed: { title: common('error'), text: t('restoreFailed') },
    },
    useRefresh(),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-[60%] flex-1 sm:min-w-0">
        <p className="truncate text-base font-semibold">{title}</p>
        <p className="text-xs text-ink-3">{t('trashGone', { time: until })}</p>
      </div>
      <Button
        size="sm"
        aria-label={t('restoreOf', { title })}
        isBusy={restore.isPending}
        onClick={() => restore.mutate(undefined)}
      >
        {t('restore')}
      </Button>
      <Button size="sm" variant="ghost" aria-label={t('removeForEverOf', { title })} onClick={onRemove}>
        {t('removeForEver')}
      </Button>
    </li>
  );
}

function RemoveForEver({ canvas, onClose }: { canvas: TrashedCanvas; onClose: () => void }) {
  const t = useWords('account');
  const common = useWords('common');
  const refresh = useRefresh();
  return (
    <ConfirmAct
      act={() => call(canvasesApi.removeForEver, { params: { trashedId: canvas.id } })}
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
      text={t('removeAskText', { title: canvas.title })}
      action={t('removeForEver')}
      actionBusy={t('deleting')}
    />
  );
}
