import { useQueryClient } from '@tanstack/react-query';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { useAct } from '../lib/act.ts';
import { call, removed } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { useWords } from '../words/index.ts';

/** Asks, deletes, and takes the canvas off the list. */
export function DeleteCanvasDialog({ canvas, onClose }: { canvas: CanvasListing; onClose: () => void }) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const client = useQueryClient();
  const { queryKey } = reading(canvasesApi.list);
  const restore = useAct(
    () => call(canvasesApi.restore, { params: { trashedId: canvas.id } }),
    { failed: { title: common('error'), text: t('restoreFailed') } },
    () => client.invalidateQueries({ queryKey }),
  );
  return (
    <ConfirmAct
      act={() => removed(call(canvasesApi.remove, { params: { canvasId: canvas.id } }))}
      said={{
        done: {
          title: common('success'),
          text: t('deleted'),
          action: { label: t('restore'), run: () => restore.mutate() },
        },
        failed: { title: common('error'), text: t('deleteFailed') },
      }}
      onDone={async () => {
        client.setQueryData(queryKey, (list) => list?.filter((other) => other.id !== canvas.id));
        onClose();
        await client.invalidateQueries({ queryKey });
      }}
      onClose={onClose}
      title={t('deleteAsk')}
      text={t('deleteAskText')}
      action={common('delete')}
      actionBusy={t('deleting')}
    />
  );
}
