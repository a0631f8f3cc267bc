import { useEffect, useState } from 'react';
import type { Project } from '#contract/projects/projects.schema.ts';
import { undisclosedOn } from '#contract/recipes/undisclosed.ts';
import type { BoardEditor } from '../board/editor/board-editor.ts';
import { useNotices } from '../lib/notices.ts';
import { saveFile } from '../lib/save-file.ts';
import { useLatest } from '../lib/use-latest.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { fileNameOf, toMarkdown } from './export-board.ts';

interface ExportDialogProps {
  project: Project;
  editor: BoardEditor;
  format: 'md' | 'json';
  onClose: () => void;
}

/** Saves the board as a file: at once, or, where a sponsored text does not say so, after a warning with what to write. */
export function ExportDialog({ project, editor, format, onClose }: ExportDialogProps) {
  const t = useWords('projectBoard');
  const common = useWords('common');
  const { language } = useLanguage();
  const notices = useNotices();
  const [found] = useState(() => undisclosedOn(editor.nodes()));
  const save = () => {
    const name = fileNameOf(project.name, format);
    const board = editor.scene.board();
    const words = { connections: t('connections'), file: t('file') };
    if (format === 'md') saveFile(name, 'text/markdown', toMarkdown(board, project.name, words));
    else saveFile(name, 'application/json', JSON.stringify(board, null, 2));
    notices.show({ tone: 'done', title: t('exported'), text: t('exportedText', { name }) });
    onClose();
  };
  const latest = useLatest(save);
  const isSound = found.length === 0;
  useEffect(() => {
    if (!isSound) return;
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [isSound, latest]);
  if (isSound) return null;
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
