import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { PROJECT } from '#contract/limits.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTheme } from '../../ui/theme.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { uploader as uploaderWords } from '../../words/uploader.ts';
import type { SentFile } from '../send-project-file.ts';
import { createUploader, type Uploader } from './create-uploader.ts';
import { useUploadCalls } from './use-upload-calls.ts';

interface UploaderDialogProps {
  project: Project;
  /** What was dropped outside the dialog: it is sent without a question. */
  files: readonly File[];
  onUnrecorded: (file: SentFile) => void;
  onClose: () => void;
}

/** Files are chosen, sent and recorded here; it closes by itself when everything has arrived. */
export function UploaderDialog(props: UploaderDialogProps) {
  const { onClose } = props;
  const t = useWords('projects');
  const uploader = useRef<Uploader | null>(null);
  const [isAsking, setAsking] = useState(false);
  const hold = useCallback((open: Uploader | null) => {
    uploader.current = open;
  }, []);
  const leave = () => (uploader.current?.isBusy() ? setAsking(true) : onClose());
  return (
    <Dialog isOpen onClose={leave} title={t('uploadDialog')} text={t('uploadDialogText')} widthPx={798}>
      <UploaderArea {...props} onOpen={hold} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={t('stopAsk')}
        text={t('stopAskText')}
        action={t('stop')}
      />
    </Dialog>
  );
}

/** The uploader draws itself: its size reaches it through its style sheet. */
const size = {
  '--uploader-width': `${PROJECT.uploadDialogWidthPx}px`,
  '--uploader-height': `${PROJECT.uploadDialogHeightPx}px`,
} as CSSProperties;

/** The uploader lives as long as this element: the dialog puts it on the page after its own first drawing. */
function UploaderArea({
  project,
  files,
  onUnrecorded,
  onClose,
  onOpen,
}: UploaderDialogProps & { onOpen: (uploader: Uploader | null) => void }) {
  const { language } = useLanguage();
  const { theme } = useTheme();
  const target = useRef<HTMLDivElement>(null);
  const calls = useUploadCalls(project.id, onUnrecorded);
  const latest = useLatest({ calls, files, theme, onClose, words: uploaderWords[language] });
  useEffect(() => {
    if (!target.current) return;
    const { words, theme: chosen, files: dropped } = latest.current;
    const open = createUploader({
      target: target.current,
      words,
      theme: chosen,
      begin: (file) => latest.current.calls.begin(file),
      onSent: (file) => latest.current.calls.record(file),
      onOver: ({ hasFailures }) => void (hasFailures || latest.current.onClose()),
      onDone: () => latest.current.onClose(),
    });
    onOpen(open);
    open.send(dropped);
    return () => {
      onOpen(null);
      open.destroy();
    };
  }, [latest, onOpen]);
  return <div ref={target} style={size} className="uploader mt-4" />;
}
