import { Download } from 'lucide-react';
import { createElement, useState } from 'react';
import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { Button, buttonLook } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { fileAddress } from './file-address.ts';
import { fileKindOf } from './file-kind.ts';

interface FileViewerProps {
  file: ProjectFile;
  onClose: () => void;
  /** Shows the passages that were read; null where there are none. */
  onRead: (() => void) | null;
}

/** A picture, a video or a sound in a dialog; what the browser cannot show can be downloaded. */
export function FileViewer({ file, onClose, onRead }: FileViewerProps) {
  const t = useWords('projects');
  return (
    <Dialog isOpen onClose={onClose} title={file.originalName} widthPx={860}>
      <div className="mt-4">
        <Content file={file} />
      </div>
      <DialogActions>
        {onRead && <Button onClick={onRead}>{t('readText')}</Button>}
        <a
          href={fileAddress(file.id, { isDownload: true })}
          download={file.originalName}
          className={buttonLook('secondary')}
        >
          <Download size={16} strokeWidth={2} aria-hidden="true" />
          {t('downloadShort')}
        </a>
      </DialogActions>
    </Dialog>
  );
}

function Content({ file }: { file: ProjectFile }) {
  const t = useWords('projects');
  const [isBroken, setBroken] = useState(false);
  const kind = fileKindOf(file.mimeType);
  const facts = { src: fileAddress(file.id), onError: () => setBroken(true) };
  const look = 'mx-auto max-h-[64dvh] max-w-full rounded-control bg-surface-3';
  if (isBroken || (kind !== 'image' && kind !== 'video' && kind !== 'audio')) {
    return (
      <p role="alert" className="py-10 text-center text-ink-2">
        {t('cannotShow')}
      </p>
    );
  }
  if (kind === 'image') return <img {...facts} alt={file.originalName} className={look} />;
  const className = kind === 'video' ? look : 'w-full';
  return createElement(kind, { ...facts, controls: true, 'aria-label': file.originalName, className });
}
