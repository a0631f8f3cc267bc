import { useEffect, useState } from 'react';
import type { BoardPlace } from '../../lib/board-place.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { undisclosedOn } from '../../recipes/undisclosed.ts';
import { useNotices } from '../../lib/notices.ts';
import { useReading } from '../../lib/query.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { toMarkdown } from './export-board.ts';

/** Saves the board as a file: at once, or, where a sponsored text does not say so, after a warning with what to write. */
export function ExportDialog({ panel }: { panel: Panel & { what: 'export' } }) {
  const t = useWords('exporting');
  const { editor } = useEngine();
  const panels = usePanels();
  const { format } = panel;
  const title = useTitleOf(editor.place);
  const onClose = () => panels.close(panel);
  const common = useWords('common');
  const { language } = useLanguage();
  const notices = useNotices();
  const [found] = useState(() => undisclosedOn(editor.nodes()));
  const save = () => {
    const name = fileNameOf(title ?? '', format);
    const board = editor.scene.board();
    const words = { connections: t('connections'), file: t('file') };
    if (format === 'md') saveFile(name, 'text/markdown', toMarkdown(board, title ?? '', words));
    else saveFile(name, 'application/json', JSON.stringify(board, null, 2));
    notices.show({ tone: 'done', title: t('exported'), text: t('exportedText', { name }) });
    onClose();
  };
  const latest = useLatest(save);
  const isSound = found.length === 0;
  const isKnown = title !== undefined;
  useEffect(() => {
    if (!isSound || !isKnown) return;
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [isSound, isKnown, latest]);
  if (isSound || !isKnown) return null;
  const show = (id: string) => {
    onClose();
    editor.select([id]);
    editor.flyTo(id);
  };
  return (
    <Dialog isOpen isAlert onClose={onClose} title={t('undisclosed.title')} text={t('undisclosed.text')} widthPx={560}>
      <ul className="mt-4 flex max-h-[46vh] flex-col gap-3 overflow-y-auto">
        {found.map(({ id, title, findings }) => (
          <li key={id} className="rounded-control bg-surface-2 px-3 py-2.5 shadow-[inset_3px_0_0_var(--warn-dot)]">
            <div className="flex items-center justify-between gap-3">
              <b className="min-w-0 truncate font-[650]">{title}</b>
              <Button size="sm" variant="ghost" onClick={() => show(id)}>
                {t('undisclosed.show')}
              </Button>
            </div>
            {findings.map(({ rule, words, fix }) => (
              <p key={rule} className="mt-1 text-sm text-ink-2">
                {words[language]}
                {fix !== undefined && <span className="mt-1 block font-[550] text-ink">{fix}</span>}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="ghost" onClick={save}>
          {t('undisclosed.anyway')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {common('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the open board is called; undefined until that is known. */
function useTitleOf(place: BoardPlace): string | undefined {
  const [canvasId, projectId] = 'canvasId' in place ? [place.canvasId, null] : [null, place.projectId];
  const canvas = useReading(canvasesApi.read, { params: { canvasId: canvasId ?? '' }, enabled: canvasId !== null });
  const project = useReading(projectsApi.read, { params: { projectId: projectId ?? '' }, enabled: projectId !== null });
  return canvasId === null ? project.data?.name : canvas.data?.title;
}
