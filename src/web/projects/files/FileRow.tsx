import {
  Download,
  Eye,
  MoreHorizontal,
  RotateCw,
  Trash2,
  File,
  FileHeadphone,
  FileImage,
  FilePlay,
  FileText,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { fileSize } from '../../lib/file-size.ts';
import { useRefreshPlaces } from '../../lib/refresh-places.ts';
import { useFailure } from '../../shell/use-failure.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { fileAddress } from './file-address.ts';
import { FileRemark } from './FileRemark.tsx';
import { FileStatus } from './FileStatus.tsx';
import { classes } from '../../ui/classes.ts';
import { fileKindOf, type FileKind } from './file-kind.ts';

const looks: Record<FileKind, [LucideIcon, string]> = {
  image: [FileImage, 'bg-k-website-soft text-k-website-ink'],
  video: [FilePlay, 'bg-k-youtube-soft text-k-youtube-ink'],
  audio: [FileHeadphone, 'bg-k-ai-soft text-k-ai-ink'],
  pdf: [FileText, 'bg-k-file-soft text-k-file-ink'],
  other: [File, 'bg-surface-3 text-ink-2'],
};

/** What a file is, by its MIME type: picture, video, sound, PDF or other. */
function FileIcon({ mimeType }: { mimeType: string }) {
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

interface FileRowProps {
  projectId: string;
  file: ProjectFile;
  mayEdit: boolean;
  onView: () => void;
  onDelete: () => void;
}

export const FILE_COLUMNS =
  'md:grid md:grid-cols-[36px_minmax(0,1fr)_80px_116px_96px_96px] md:items-center md:gap-x-3 ' +
  'lg:grid-cols-[44px_minmax(0,1fr)_110px_150px_110px_112px] lg:gap-x-4';

/** One file: what it is, how large, since when, how far it has been read, and what can be done with it. Stacked on phones. */
export function FileRow({ projectId, file, mayEdit, onView, onDelete }: FileRowProps) {
  const t = useWords('projects');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const retry = useReadAgain(projectId, file);
  const size = fileSize(file.size);
  const date = dayAndTime(file.createdAt, nowMs, language);
  const name = file.originalName;
  return (
    <li
      data-file={file.id}
      className={`relative min-h-[55px] border-b border-line px-[18px] py-2.5 last:border-b-0 max-md:grid max-md:grid-cols-[36px_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3.5 max-md:pb-1 ${FILE_COLUMNS}`}
    >
      <span className="max-md:self-start">
        <FileIcon mimeType={file.mimeType} />
      </span>
      <div className="min-w-0 max-md:col-span-2">
        <p className="text-[14.5px] font-[650] [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-3 tnum md:hidden">
          <span className="whitespace-nowrap">{size} ·</span> <span className="whitespace-nowrap">{date}</span>
        </p>
        <FileRemark file={file} onReadAgain={mayEdit && !retry.isPending ? () => retry.mutate(undefined) : null} />
      </div>
      <span className="text-right text-sm text-ink-2 tnum max-md:hidden">{size}</span>
      <time dateTime={file.createdAt} className="text-sm text-ink-2 tnum max-md:hidden">
        {date}
      </time>
      <span className="max-md:col-start-2">
        <FileStatus status={file.status} />
      </span>
      <div className="flex items-start justify-end max-md:-mr-2">
        <IconButton
          label={t('view', { name })}
          className="max-md:size-11"
          icon={<Eye size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onView}
        />
        <a
          href={fileAddress(file.id, { isDownload: true })}
          download={name}
          aria-label={t('download', { name })}
          title={t('download', { name })}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-surface-3 hover:text-ink max-md:size-11"
        >
          <Download size={17} strokeWidth={1.75} aria-hidden="true" />
        </a>
        {mayEdit && <FileMenu name={name} onReadAgain={() => retry.mutate(undefined)} onDelete={onDelete} />}
      </div>
    </li>
  );
}

function FileMenu({ name, onReadAgain, onDelete }: { name: string; onReadAgain: () => void; onDelete: () => void }) {
  const t = useWords('projects');
  return (
    <Menu
      trigger={
        <IconButton
          label={t('fileMenu', { name })}
          className="max-md:size-11"
          icon={<MoreHorizontal size={17} strokeWidth={2} aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<RotateCw size={16} aria-hidden="true" />} onSelect={onReadAgain}>
        {t('readAgain')}
      </MenuItem>
      <MenuLine />
      <MenuItem isDangerous icon={<Trash2 size={16} aria-hidden="true" />} onSelect={onDelete}>
        {t('deleteFile')}
      </MenuItem>
    </Menu>
  );
}

function useReadAgain(projectId: string, file: ProjectFile) {
  const t = useWords('projects');
  const failure = useFailure();
  return useAct(
    () => call(projectsApi.retryFile, { params: { projectId, fileId: file.id } }),
    { done: { title: t('readingAgain'), text: file.originalName }, failed: failure(t('readAgainFailed')) },
    useRefreshPlaces(),
  );
}
