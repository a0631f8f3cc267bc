import { CloudUpload, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { useDropZone } from './use-drop-zone.ts';

/** Where files are dropped or chosen. `onFiles` gets what was dropped, or nothing when the dialog is to ask. */
export function UploadCard({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useWords('projects');
  const zone = useRef<HTMLElement>(null);
  const isOver = useDropZone(zone, onFiles);
  return (
    <section
      ref={zone}
      aria-label={t('uploadCard')}
      className={classes(
        'mt-3 flex flex-wrap items-center gap-4 rounded-card border border-dashed px-[22px] py-5 transition-colors duration-(--dur-fast)',
        isOver ? 'border-ring bg-accent-soft' : 'border-line-2 bg-surface',
      )}
    >
      <span
        className={classes(
          'inline-flex size-[42px] shrink-0 items-center justify-center rounded-[11px]',
          isOver ? 'bg-accent-soft-2 text-accent-ink' : 'bg-k-file-soft text-k-file-ink',
        )}
      >
        <CloudUpload size={21} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-[14.5px] font-[650]">{t('uploadTitle')}</p>
        <p className="text-sm text-ink-3">{t('uploadText')}</p>
      </div>
      <Button
        className="max-sm:h-11 max-sm:w-full"
        icon={<Upload size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => onFiles([])}
      >
        {t('uploadChoose')}
      </Button>
    </section>
  );
}
