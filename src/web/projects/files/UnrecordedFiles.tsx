import { CircleAlert, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import type { SentFile } from '../send-project-file.ts';

interface UnrecordedFilesProps {
  files: readonly SentFile[];
  isBusy: boolean;
  onRetry: (file: SentFile) => void;
  onDrop: (file: SentFile) => void;
}

/** Files that were sent but are not in the list: nothing is lost, each can be processed again or given up. */
export function UnrecordedFiles({ files, isBusy, onRetry, onDrop }: UnrecordedFilesProps) {
  const t = useWords('projects');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="unrecorded" className="mt-4 rounded-card bg-bad-soft px-[18px] py-3.5">
      <h2 id="unrecorded" className="flex items-center gap-2 text-base font-semibold text-bad">
        <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
        {t('unrecorded')}
      </h2>
      <p className="text-sm text-ink-2">{t('unrecordedText')}</p>
      <ul className="mt-2">
        {files.map((file) => (
          <li key={file.uploadURL} className="flex items-center gap-1">
            <span className="min-w-0 flex-1 truncate text-sm font-semibold">{file.name}</span>
            <IconButton
              label={t('unrecordedRetry', { name: file.name })}
              className="max-md:size-11"
              disabled={isBusy}
              icon={<RotateCw size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => onRetry(file)}
            />
            <IconButton
              label={t('unrecordedDrop', { name: file.name })}
              className="max-md:size-11"
              icon={<X size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => onDrop(file)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
