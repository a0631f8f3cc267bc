import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newId } from '#contract/base/id.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { bringTo } from '../board-context/brought.ts';
import type { ClipboardContent } from '../editor/commands/read-transfer.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { titleOfBrought } from './title-of-brought.ts';

export interface Bringing {
  /** Makes a board, opens it, and puts this on it. After a failure a press on the notice tries it again. */
  toNew: (content: ClipboardContent) => Promise<boolean>;
  /** Opens this canvas and puts it there. */
  to: (canvasId: string, content: ClipboardContent) => void;
  isPending: boolean;
}

/** Takes what was pasted or dropped to a board, which puts it there as if it were pasted on it. */
export function useBring(): Bringing {
  const t = useWords('dashboard');
  const common = useWords('common');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const to = (canvasId: string, content: ClipboardContent) => {
    bringTo(canvasId, content);
    void navigate(`/canvas/${canvasId}`);
  };
  const create = useAct(
    ({ content, key }: { content: ClipboardContent; key: string }) =>
      call(canvasesApi.create, {
        body: { title: titleOfBrought(content, t), useTemplate: 'blank', language },
        idempotencyKey: key,
      }),
    {
      failed: (_, brought) => ({
        title: common('error'),
        text: t('bringFailed'),
        action: { label: common('retry'), run: () => create.mutate(brought) },
      }),
    },
    (canvas, { content }) => {
      void client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
      to(canvas.id, content);
    },
  );
  return {
    toNew: (content) =>
      create.mutateAsync({ content, key: newId(Date.now()) }).then(
        () => true,
        () => false,
      ),
    to,
    isPending: create.isPending,
  };
}
