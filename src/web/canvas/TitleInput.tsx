import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readTitle } from '../editor/rules/edits.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import { isCancel } from '../node-views/typing/use-name-field.ts';
import { useSendKey } from '../chat/composer/use-send-key.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useWords } from '../words/index.ts';

/** The field in which a canvas is renamed: Enter and leaving save, Esc cancels, an empty title reverts. */
export function TitleInput({ canvas, onLeave }: { canvas: Canvas; onLeave: (by: 'key' | 'other') => void }) {
  const t = useWords('canvas');
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const rename = useRename(canvas.id);
  const leave = (by: 'key' | 'other') => {
    isOver.current = true;
    onLeave(by);
  };
  const save = (by: 'key' | 'other') => {
    if (isOver.current || rename.isPending) return;
    const read = readTitle(input.current?.value ?? '', canvas.title);
    if (!read.ok) return leave(by);
    rename.mutate(read.value, { onSuccess: () => leave(by) });
  };
  const keys = useSendKey(() => save('key'));
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  return (
    <input
      ref={input}
      defaultValue={canvas.title}
      maxLength={OURS.titleLength}
      aria-label={t('titleField')}
      className="-mx-1.5 h-8 w-[220px] min-w-0 rounded-control bg-surface px-1.5 text-base font-[650] field-focus"
      onBlur={() => save('other')}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (isCancel(event)) leave('key');
      }}
    />
  );
}

/** What was typed stays in its field until the server has taken it. */
function useRename(canvasId: string) {
  const board = useWords('board');
  const client = useQueryClient();
  return useAct(
    (title: string) => call(canvasesApi.update, { params: { canvasId }, body: { title } }),
    { failed: { title: board('saveFailedTitle'), text: board('saveFailedSentence') } },
    (renamed) => {
      client.setQueryData(reading(canvasesApi.read, { params: { canvasId } }).queryKey, renamed);
      void client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
    },
  );
}
