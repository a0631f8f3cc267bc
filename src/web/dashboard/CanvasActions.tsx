import { useQueryClient } from '@tanstack/react-query';
import { Braces, Copy, Ellipsis, FileDown, PencilLine, Trash2, Users } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { useWords, withWords } from '../words/index.ts';

const ShareDialog = lazyComponent(() => withWords(['people'], import('../sharing/ShareDialog.tsx')), 'ShareDialog');

const ExportCanvas = lazyComponent(() => withWords(['recipes', 'rooms'], import('./ExportCanvas.tsx')), 'ExportCanvas');

interface CanvasActionsProps {
  canvas: CanvasListing;
  className?: string;
  onDelete: () => void;
}

/** What can be done with a canvas from its card. */
export function CanvasActions({ canvas, className, onDelete }: CanvasActionsProps) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const client = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const [format, setFormat] = useState<'md' | 'json' | null>(null);
  const [isSharing, setSharing] = useState(false);
  const { queryKey } = reading(canvasesApi.list);
  const duplicate = useAct(
    () =>
      call(canvasesApi.duplicate, {
        params: { canvasId: canvas.id },
        body: { title: t('copyOf', { title: canvas.title }).slice(0, OURS.titleLength) },
      }),
    {
      done: { title: common('success'), text: t('duplicated') },
      failed: { title: common('error'), text: t('duplicateFailed') },
    },
    () => client.invalidateQueries({ queryKey }),
  );
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('moreOf', { title: canvas.title })}
            className={className}
            icon={<Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<PencilLine size={15} aria-hidden="true" />} onSelect={() => setRenaming(true)}>
          {t('rename')}
        </MenuItem>
        <MenuItem
          icon={<Copy size={15} aria-hidden="true" />}
          isDisabled={duplicate.isPending}
          onSelect={() => duplicate.mutate()}
        >
          {t('duplicate')}
        </MenuItem>
        <MenuItem icon={<Users size={15} aria-hidden="true" />} onSelect={() => setSharing(true)}>
          {t('share')}
        </MenuItem>
        <MenuLine />
        <MenuItem
          icon={<FileDown size={15} aria-hidden="true" />}
          isDisabled={canvas.nodeCount === 0}
          onSelect={() => setFormat('md')}
        >
          {t('exportMarkdown')}
        </MenuItem>
        <MenuItem
          icon={<Braces size={15} aria-hidden="true" />}
          isDisabled={canvas.nodeCount === 0}
          onSelect={() => setFormat('json')}
        >
          {t('exportJson')}
        </MenuItem>
        <MenuLine />
        <MenuItem isDangerous icon={<Trash2 size={15} aria-hidden="true" />} onSelect={onDelete}>
          {common('delete')}
        </MenuItem>
      </Menu>
      {isRenaming && <RenameDialog canvas={canvas} onClose={() => setRenaming(false)} />}
      {isSharing && (
        <Suspense>
          <ShareDialog canvas={canvas} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {format !== null && (
        <Suspense>
          <ExportCanvas canvas={canvas} format={format} onClose={() => setFormat(null)} />
        </Suspense>
      )}
    </>
  );
}

function RenameDialog({ canvas, onClose }: { canvas: CanvasListing; onClose: () => void }) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const client = useQueryClient();
  const [title, setTitle] = useState(canvas.title);
  const rename = useAct(
    (wanted: string) => call(canvasesApi.update, { params: { canvasId: canvas.id }, body: { title: wanted } }),
    { failed: { title: common('error'), text: t('renameFailed') } },
    async (renamed) => {
      const { queryKey } = reading(canvasesApi.list);
      client.setQueryData(queryKey, (list) =>
        list?.map((one) => (one.id === renamed.id ? { ...one, title: renamed.title } : one)),
      );
      onClose();
      await client.invalidateQueries({ queryKey });
    },
  );
  const isWhole = title.trim() !== '';
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  return (
    <Dialog isOpen onClose={onClose} title={t('rename')} widthPx={440}>
      <form
        ref={form}
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) rename.mutate(title.trim());
        }}
      >
        <Input
          label={t('fieldTitle')}
          value={title}
          maxLength={OURS.titleLength}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={rename.isPending} disabled={!isWhole}>
            {common('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
