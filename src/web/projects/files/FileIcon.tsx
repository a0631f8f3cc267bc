import { File, FileHeadphone, FileImage, FilePlay, FileText, type LucideIcon } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { fileKindOf, type FileKind } from './file-kind.ts';

const looks: Record<FileKind, [LucideIcon, string]> = {
  image: [FileImage, 'bg-k-website-soft text-k-website-ink'],
  video: [FilePlay, 'bg-k-youtube-soft text-k-youtube-ink'],
  audio: [FileHeadphone, 'bg-k-ai-soft text-k-ai-ink'],
  pdf: [FileText, 'bg-k-file-soft text-k-file-ink'],
  other: [File, 'bg-surface-3 text-ink-2'],
};

/** What a file is, by its MIME type: picture, video, sound, PDF or other. */
export function FileIcon({ mimeType }: { mimeType: string }) {
  const t = useWords('projects');
  const kind = fileKindOf(mimeType);
  const [Icon, look] = looks[kind];
  return (
    <span
      role="img"
      aria-label={t(`kind.${kind}`)}
      data-kind={kind}
      className={classes('inline-flex size-9 shrink-0 items-center justify-center rounded-[9px]', look)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
