import { useEffect, useState } from 'react';
import type { Board } from '#contract/board/board.schema.ts';
import { undisclosedOn } from '../../recipes/undisclosed.ts';
import { useNotices } from '../../lib/notices.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { toMarkdown } from './export-board.ts';

export type ExportFormat = 'md' | 'json';

interface BoardExportProps {
  board: Board;
  title: string;
  format: ExportFormat;
  /** Leads to the node. */
  onShow: (nodeId: string) => void;
  onClose: () => void;
}

/** Saves a board as a file: at once, or, where a sponsored text does not say so, after a warning with what to write. */
export function BoardExport({ board, title, format, onShow, onClose }: BoardExportProps) {
  const t = useWords('exporting');
  const common = useWords('common');
  const { language } = useLanguage();
  const notices = useNotices();
  const [found] = useState(() => undisclosedOn(board.nodes));
  const save = () => {
    const name = fileNameOf(title, format);
    const words = { connections: t('connections'), file: t('file') };
    if (format === 'md') saveFile(name, 'text/markdown', toMarkdown(board, title, words));
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
  return (
    <Dialog isOpen isAlert onClose={onClose} title={t('undisclosed.title')} text={t('undisclosed.text')} widthPx={560}>
      <ul className="mt-4 flex max-h-[46vh] flex-col gap-3 overflow-y-auto">
        {found.map(({ id, title, findings }) => (
          <li key={id} className="rounded-control bg-surface-2 px-3 py-2.5 shadow-[inset_3px_0_0_var(--warn-dot)]">
            <div className="flex items-center justify-between gap-3">
              <b className="min-w-0 truncate font-[650]">{title}</b>
              <Button size="sm" variant="ghost" onClick={() => onShow(id)}>
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
